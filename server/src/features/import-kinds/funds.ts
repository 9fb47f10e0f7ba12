import { flowSides, flowTypeNames } from '@hakaru/contract/private-assets';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, round, toText } from '@hakaru/engine/money/decimal';
import { recordCashflows, recordCommitments, recordValuations } from '#features/facts/public';
import { fundColumns } from './fund-columns';
import { cellsOf, chosen, defineKind, given, GRANTED, type RowFact, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './recorded-by-sheet';
import { qualityOf } from './reported-values';

export const funds = defineKind({
  kind: 'funds',
  authority: GRANTED,
  title: { en: 'Funds', jp: 'ファンド' },
  help: {
    en: 'Capital accounts of private funds: net asset value, commitment, capital calls and distributions.',
    jp: 'プライベートファンドの資本勘定（NAV・コミットメント・キャピタルコール・分配）。',
  },
  columns: fundColumns,
  oneOf: ['nav', 'flow'],
  key: ['code', 'day', 'quality', 'notice', 'side', 'type'],
  subject: 'code',
  rules: wholeParts,
  reportedFacts: factsIn,
  save: saveFunds,
});

/** A row holds a value, a part of a notice, or both; each must be complete, otherwise what is given would be lost. */
function wholeParts({ nav, carry, flow, flowBase, notice, side, type }: StagedRow['values']): { column: string; problem: string }[] {
  const isFlow = flow || flowBase || notice || side || type;
  const missing = {
    nav: !nav && (carry || !isFlow),
    flow: !flow && isFlow,
    notice: flow && !notice,
    side: flow && !side,
    type: flow && !type,
  };
  return Object.entries(missing).flatMap(([column, isMissing]) => (isMissing ? [{ column, problem: 'required' }] : []));
}

function factsIn(values: StagedRow['values']): RowFact[] {
  const facts: Record<string, readonly (string | null | undefined)[]> = {
    nav: [qualityReported(values['quality'])],
    commitment: [],
    flow: [values['notice'], values['side'], values['type']],
  };
  return Object.entries(facts).flatMap(([column, more]) =>
    values[column] ? [{ column, about: [values['code'], values['day'], ...more].map(one => one ?? '') }] : [],
  );
}

export const qualityReported = (value: string | null | undefined) => qualityOf(value) ?? 'valuated';

/** A flow in the investor's currency: as reported, else the flow itself in the same currency, else converted at the row's rate, else null. */
export function flowInBase({ flow, flowBase, fxRate, currency }: StagedRow['values'], baseCurrency: string): string | null {
  if (flowBase || !flow) return flowBase ?? null;
  if (currency === baseCurrency) return flow;
  return fxRate ? toText(round(multiply(flow, fxRate), minorUnitsOf(baseCurrency))) : null;
}

/** The cell the base amount comes from: its own, else the rate's, else the flow's. */
function baseCell({ flowBase, fxRate }: StagedRow['values']): string {
  return flowBase ? 'flowBase' : fxRate ? 'fxRate' : 'flow';
}

async function saveFunds(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const having = (column: string) => rows.filter(({ values }) => values[column]);
  const saved = [
    await saveValuations(saving, having('nav')),
    await saveCommitments(saving, having('commitment')),
    await saveFlows(saving, having('flow')),
  ];
  return {
    recorded: saved.reduce((sum, { recorded }) => sum + recorded, 0),
    unchanged: saved.reduce((sum, { unchanged }) => sum + unchanged, 0),
    assetIds: [...new Set(rows.map(row => saving.entity(given(row, 'code')).assetId))],
  };
}

async function saveValuations(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordValuations(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => ({
        ...about(saving, row, 'nav'),
        nav: given(row, 'nav'),
        accruedCarry: row.values['carry'] ?? null,
        cells: cellsOf(saving, row, { accrued_carry: 'carry' }),
        quality: qualityReported(row.values['quality']),
      })),
    }),
  );
}

async function saveCommitments(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordCommitments(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => ({ ...about(saving, row, 'commitment'), amount: given(row, 'commitment') })),
    }),
  );
}

async function saveFlows(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordCashflows(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => ({
        ...about(saving, row, 'flow'),
        notice: given(row, 'notice'),
        side: chosen(row, 'side', flowSides),
        type: chosen(row, 'type', flowTypeNames),
        amount: given(row, 'flow'),
        fxRate: row.values['fxRate'] ?? null,
        cells: cellsOf(saving, row, { fx_rate: 'fxRate', amount_base: baseCell(row.values) }),
        amountBase: flowInBase(row.values, saving.entity(given(row, 'code')).baseCurrency),
      })),
    }),
  );
}

const about = (saving: Saving, row: StagedRow, column: string) => ({
  entityId: saving.entity(given(row, 'code')).id,
  asOf: given(row, 'day'),
  currency: given(row, 'currency'),
  place: saving.place(row, column),
  recordedAt: saving.recordedAt,
});
