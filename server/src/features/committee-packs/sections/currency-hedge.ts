import type { Both } from '@hakaru/contract/languages';
import { readHedges, type HedgeRow } from '#features/currency-hedge/public';
import {
  column,
  figureCell,
  sameText,
  textCell,
  textColumn,
  type PackBars,
  type PackCell,
  type PackRow,
  type PackTable,
} from '#features/committee-packs/content';
import { filled, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import type { Gather } from './source';

/** Currency exposure and hedges at the month-end, by currency and by mandates with a target. */
export const gatherCurrencyHedge: Gather = async ({ ctx, ask, content }) => {
  const { rows, totals } = await readHedges(ctx, { assetId: ask.assetId, known: ask.known, day: ask.asOf });
  if (totals.length === 0) return null;
  const targeted = rows.filter(({ target }) => target !== null);
  return {
    blocks: [{ kind: 'pair', left: byCurrency(totals), right: ratios(totals) }, ...(targeted.length === 0 ? [] : [targets(targeted)])],
    notes: [noteWords.hedge, filled(noteWords.unit, { unit: unitOf(content.asset.currency) })],
  };
};

const byCurrency = (totals: readonly HedgeRow[]): PackTable => ({
  kind: 'table',
  title: words.hedgeTitle,
  columns: [textColumn(words.currency), ...AMOUNTS.map(label => column(label))],
  rows: totals.map(row => ({ level: 2, cells: [sameText(row.currency), ...amounts(row)] })),
});

const ratios = (totals: readonly HedgeRow[]): PackBars => ({
  kind: 'bars',
  title: words.hedgeChart,
  series: [words.hedgeRatio],
  rows: totals.map(row => ({
    label: { en: row.currency, jp: row.currency },
    values: [figureCell(row.figureOf('hedgeRatio'), 'weight')],
  })),
});

const AMOUNTS: readonly Both[] = [words.exposure, words.notional, words.hedgeRatio, words.hedgeValue];

const amounts = (row: HedgeRow): PackCell[] => [
  figureCell(row.figureOf('hedgeExposureBase'), 'money'),
  figureCell(row.figureOf('hedgeNotional'), 'money'),
  figureCell(row.figureOf('hedgeRatio'), 'weight'),
  figureCell(row.figureOf('hedgeValue'), 'change'),
];

function targets(rows: readonly HedgeRow[]) {
  const heads: Both[] = [...AMOUNTS, words.target];
  return {
    kind: 'table' as const,
    title: words.hedgeMandates,
    columns: [textColumn(words.name), textColumn(words.currency), ...heads.map(label => column(label)), textColumn(words.state)],
    rows: rows.map((row): PackRow => ({
      level: 2,
      cells: [
        textCell(row.name),
        sameText(row.currency),
        ...amounts(row),
        { value: row.target?.target ?? null, shape: 'weight', key: null },
        textCell(words[row.state]),
      ],
    })),
  };
}
