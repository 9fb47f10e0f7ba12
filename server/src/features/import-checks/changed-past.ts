import { monthEndOf } from '@hakaru/engine/calendar/month-end';
import { compare, decimal, toText } from '@hakaru/engine/money/decimal';
import type { ReportedFlow } from '#features/facts/public';
import { byMonth, flowIn, monthKey, qualityReported, totalFlow } from '#features/import-kinds/public';
import { at, type Finding, type Placed } from './findings';
import { key, type Past } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

const MEASURES = ['marketValue', 'return', 'grossReturn', 'income', 'fee', 'accrued'] as const;

/** A value that differs from the one reported before. The person who approves it gives the reason. */
export const changedPast: Check = {
  code: 'changedPast',
  severity: 'warning',
  what: { en: 'Previously reported: {before}; this file says {after}.', jp: '既報の値{before}が{after}に変わります。' },
  remedy: { en: 'Give the reason for the change when approving.', jp: '承認時に変更理由を入力してください。' },
  open: world => changesIn(world, 'changedPast'),
};

/** The same in a populated month: figures already confirmed, and perhaps published, will be restated. */
export const changedConfirmed: Check = {
  code: 'changedConfirmed',
  severity: 'warning',
  what: {
    en: 'The month is populated. Previously reported: {before}; this file says {after}.',
    jp: '確定済みの月です。既報の値{before}が{after}に変わります。',
  },
  remedy: { en: 'Give the reason for the restatement when approving.', jp: '承認時に訂正の理由を入力してください。' },
  open: world => changesIn(world, 'changedConfirmed'),
};

function changesIn(world: CheckWorld, code: 'changedPast' | 'changedConfirmed'): (row: Placed) => readonly Finding[] {
  const months = byMonth(world.rows.filter(row => MONTHLY.has(row.on.kind.kind)));
  return row => changesOf(world, months, row).filter(finding => finding.code === code);
}

const MONTHLY: ReadonlySet<string> = new Set(['mandates', 'accounts', 'benchmarks']);
type MonthRows = ReadonlyMap<string, readonly Placed[]>;

function changesOf(world: CheckWorld, months: MonthRows, row: Placed): readonly Finding[] {
  const { kind } = row.on.kind;
  if (kind === 'funds') return fundOf(world, row);
  return kind === 'holdings' ? holdingOf(world, row) : valuesOf(world, months, row);
}

function valuesOf({ past, entityOf, monthBefore }: CheckWorld, months: MonthRows, row: Placed): readonly Finding[] {
  const entity = entityOf(row);
  const asOf = row.values['asOf'];
  if (!entity || !asOf || !MONTHLY.has(row.on.kind.kind)) return NOTHING;
  const isConfirmed = past.populated.has(key(entity.assetId, asOf));
  const values = MEASURES.flatMap((measure): Finding[] => {
    const after = row.values[measure];
    const before = past.values.get(key(entity.id, measure, asOf));
    return after && before !== undefined && compare(after, before) !== 0
      ? [changed(row, measure, { before, after, isConfirmed, previous: past.values.get(key(entity.id, measure, monthBefore(asOf))) })]
      : [];
  });
  const reported = (months.get(monthKey(row.values)) ?? []).filter(one => flowIn(one.values) !== null);
  return reported[0] === row ? [...values, ...flowsOf(past, reported, { of: key(entity.id, asOf), isConfirmed })] : values;
}

/** Compares the flows of a month as a whole, with one finding at its first row: a different total, or the same total on other days. */
function flowsOf(past: Past, rows: readonly Placed[], { of, isConfirmed }: { of: string; isConfirmed: boolean }): Finding[] {
  const [first] = rows;
  const [entityId = '', asOf = ''] = of.split('|');
  const before = past.values.get(key(entityId, 'flow', asOf));
  if (!first || before === undefined) return [];
  const flows = rows.flatMap(({ values }) => flowIn(values) ?? []);
  const after = totalFlow(flows);
  if (compare(after, before) !== 0) return [changed(first, 'flow', { before, after, isConfirmed })];
  const known = daysOf(past.datedFlows.get(of) ?? []);
  const now = daysOf(flows);
  return known === now ? [] : [changed(first, 'flowDate', { before: known, after: now, isConfirmed })];
}

/** The flows as text, by day and with the value struck before each; '-' stands for no day. */
function daysOf(flows: readonly ReportedFlow[]): string {
  const dated = flows.filter(({ day }) => day !== null);
  if (dated.length === 0) return '-';
  return flows
    .map(
      ({ day, amount, valueBefore }) =>
        `${day ?? '-'}: ${[amount, valueBefore].flatMap(one => (one === null ? [] : toText(decimal(one)))).join(' / ')}`,
    )
    .toSorted()
    .join(', ');
}

function holdingOf({ past, entityOf, securities, monthBefore }: CheckWorld, row: Placed): readonly Finding[] {
  const entity = entityOf(row);
  const { asOf, security, value } = row.values;
  if (!entity || !asOf || !value || past.holdings.size === 0) return NOTHING;
  const held = (month: string) => past.holdings.get(key(entity.id, month, securities.get(security ?? '')?.id ?? ''))?.value;
  const before = held(asOf);
  if (before === undefined || compare(value, before) === 0) return NOTHING;
  const isConfirmed = past.populated.has(key(entity.assetId, asOf));
  return [changed(row, 'value', { before, after: value, isConfirmed, previous: held(monthBefore(asOf)) })];
}

const OF_FUNDS = ['nav', 'flow', 'flowBase', 'fxRate'] as const;

function fundOf({ past, entityOf }: CheckWorld, row: Placed): readonly Finding[] {
  const entity = entityOf(row);
  const { day, quality, notice, side, type } = row.values;
  if (!entity || !day) return NOTHING;
  const isConfirmed = past.populated.has(key(entity.assetId, monthEndOf(day)));
  const flow = past.flows.get(key(entity.id, day, notice ?? '', side ?? '', type ?? ''));
  const recorded = { nav: past.navs.get(key(entity.id, day, qualityReported(quality))), ...flow };
  return OF_FUNDS.flatMap((field): Finding[] => {
    const after = row.values[field];
    const before = recorded[field];
    return after && before && compare(after, before) !== 0 ? [changed(row, field, { before, after, isConfirmed })] : [];
  });
}

function changed(
  row: Placed,
  field: string,
  {
    before,
    after,
    isConfirmed,
    previous = null,
  }: { before: string; after: string; isConfirmed: boolean; previous?: string | null | undefined },
): Finding {
  return at(row, field, isConfirmed ? 'changedConfirmed' : 'changedPast', { previous, params: { before, after } });
}
