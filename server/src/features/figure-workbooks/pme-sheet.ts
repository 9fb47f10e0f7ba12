import type { FigureKey } from '@hakaru/contract/figures';
import { isMonthEnd, monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { addressOf, rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { type PmeFlow, pmeFlows, type PmeFlows, pmeRows, type Trace } from '#features/measures/public';
import type { FactSheet } from './fact-sheet';
import { HEAD_ROWS, type Layout } from './layout';
import { AMOUNT, FACTOR, HEAD, TITLE } from './styles';
import { putCells } from './put-cell';

export type PmeSheet = { sheet: Sheet; of: (trace: Trace) => { ratio: string; rate: string } | null };

const METHODS: ReadonlySet<string> = new Set(['private-assets.ks-pme', 'private-assets.ln-pme', 'private-assets.ln-pme-period']);
/** Day, amounts paid in and out, index, both sides carried to the end, and the value an investor in the index would have. */
const HEADS = ['day', 'calls', 'distributions', 'index', 'paidIn', 'paidOut', 'net'] as const;
const WIDE = HEADS.length;
const WIDTHS = [12, 18, 18, 12, 18, 18, 18];

type Block = { key: FigureKey; flows: PmeFlows; days: readonly string[]; column: number; first: number };

/** The same flows invested in an index, day by day, in a block of columns per entity and window. */
export function pmeSheet(layout: Layout, facts: FactSheet): PmeSheet {
  const title = layout.title('pme');
  const rows: (Cell | null)[][] = [[{ value: title, style: TITLE }]];
  const blocks = new Map<string, Block>();
  for (const trace of layout.plan.traces.values()) {
    if (!METHODS.has(trace.method) || trace.figure.value === null || blocks.has(nameOf(trace))) continue;
    const block = blockOf(layout, trace, blocks.size * WIDE);
    if (!block) continue;
    heading(layout, rows, block);
    fill({ layout, facts }, rows, block);
    blocks.set(nameOf(trace), block);
  }
  return {
    sheet: {
      name: title,
      rows,
      columns: [...blocks.values()].flatMap(() => WIDTHS.map(width => ({ width }))),
      frozen: { rows: HEAD_ROWS },
    },
    of: trace => {
      const block = blocks.get(nameOf(trace));
      if (!block) return null;
      const { column, first, days, flows, key } = block;
      const last = HEAD_ROWS + days.length - 1;
      const span = (offset: number, from = HEAD_ROWS) =>
        rangeOn(title, { row: from, column: column + offset }, { row: last, column: column + offset });
      const step = (id: string) => trace.steps.find(one => one.id === id)?.value ?? null;
      const guess = Number(step('yearlyRate') ?? trace.figure.value).toFixed(6);
      const yearly = `XIRR(${span(6, first)},${span(0, first)},${guess})`;
      const held = step('daysHeld');
      return {
        ratio: `(SUM(${span(5)})+${layout.month('values', key.entityId, flows.to)})/SUM(${span(4)})`,
        rate: held === null ? yearly : `(1+${yearly})^(${held}/365)-1`,
      };
    },
  };
}

const nameOf = ({ key }: Trace) => `${key.entityId} ${key.horizon} ${key.asOf}`;

function blockOf({ calculator }: Layout, { key }: Trace, column: number): Block | null {
  const flows = pmeFlows(calculator, { ...key, horizon: key.horizon ?? 'itd' });
  if (flows.value === null) return null;
  const rows = pmeRows(calculator, key, flows.value);
  if (rows.value === null) return null;
  const { days, contributions, distributions } = rows.value;
  const at = days.findIndex((_, row) => contributions[row] !== 0 || distributions[row] !== 0);
  return { key, flows: flows.value, days, column, first: HEAD_ROWS + Math.max(0, at) };
}

function heading(layout: Layout, rows: (Cell | null)[][], { key, flows, column }: Block): void {
  const entity = layout.calculator.entity(key.entityId);
  const span = `${monthEndOfIndex(flows.from - 1).slice(0, 7)} – ${monthEndOfIndex(flows.to).slice(0, 7)}`;
  const names = [entity?.ref ?? '', entity ? layout.nameOf(entity.name) : '', span, '', '', '', ''];
  putCells(
    rows,
    { row: 1, column },
    names.map(value => ({ value, style: HEAD })),
  );
  putCells(
    rows,
    { row: 2, column },
    HEADS.map(word => ({ value: layout.text.word(word), style: HEAD })),
  );
}

type Side = { formula: string; value: number };

function fill({ layout, facts }: { layout: Layout; facts: FactSheet }, rows: (Cell | null)[][], block: Block): void {
  const { key, flows, days, column } = block;
  const found = pmeRows(layout.calculator, key, flows);
  if (found.value === null) return;
  const { index, contributions, distributions } = found.value;
  const goal = index.at(-1) ?? 1;
  const last = HEAD_ROWS + days.length - 1;
  const carried = (amounts: readonly number[]) => amounts.map((amount, at) => (amount * goal) / (index[at] ?? 1));
  const paidIn = carried(contributions);
  const paidOut = carried(distributions);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const cell = (row: number, offset: number) => addressOf({ row, column: column + offset });
  for (const [at, day] of days.entries()) {
    const row = HEAD_ROWS + at;
    const amount = (side: 'call' | 'distribution'): Side => ({
      formula: sideOf({ layout, facts }, block, day, side),
      value: (side === 'call' ? contributions : distributions)[at] ?? 0,
    });
    const closing = row === last ? `+SUM(${cell(HEAD_ROWS, 4)}:${cell(last, 4)})-SUM(${cell(HEAD_ROWS, 5)}:${cell(last, 5)})` : '';
    const net = (distributions[at] ?? 0) - (contributions[at] ?? 0) + (row === last ? total(paidIn) - total(paidOut) : 0);
    const toEnd = `*${cell(last, 3)}/${cell(row, 3)}`;
    putCells(rows, { row, column }, [
      { value: { date: day } },
      { value: amount('call'), style: AMOUNT },
      { value: amount('distribution'), style: AMOUNT },
      { value: levelOf(layout, block, day, index[at] ?? 1), style: FACTOR },
      { value: { formula: `${cell(row, 1)}${toEnd}`, value: paidIn[at] ?? 0 }, style: AMOUNT },
      { value: { formula: `${cell(row, 2)}${toEnd}`, value: paidOut[at] ?? 0 }, style: AMOUNT },
      { value: { formula: `${cell(row, 2)}-${cell(row, 1)}${closing}`, value: net }, style: AMOUNT },
    ]);
  }
}

/** The amount paid on a day on one side: the facts of the day, the opening value, or the month's flow without a day. */
function sideOf({ layout, facts }: { layout: Layout; facts: FactSheet }, block: Block, day: string, side: 'call' | 'distribution'): string {
  const { key, flows } = block;
  const parts = flows.flows.filter(flow => flow.day === day && flow.kind !== 'reinvested' && isPaidIn(flow) === (side === 'call'));
  const terms = parts.map(({ factId }) => {
    if (factId !== null) return `ABS(${facts.at(factId)})`;
    return `ABS(${restOf({ layout, facts }, key.entityId, flows, day)})`;
  });
  if (side === 'call' && flows.opening !== null && day === monthEndOfIndex(flows.from - 1))
    terms.unshift(layout.month('values', key.entityId, flows.from - 1));
  return terms.length === 0 ? '0' : terms.join('+');
}

/** A month's flow less its dated flows. */
function restOf({ layout, facts }: { layout: Layout; facts: FactSheet }, entityId: string, { flows }: PmeFlows, day: string): string {
  const dated = flows.flatMap(({ factId, day: on }) =>
    factId !== null && on.slice(0, 7) === day.slice(0, 7) ? [`-${facts.at(factId)}`] : [],
  );
  return `${layout.month('flows', entityId, monthIndexOf(day))}${dated.join('')}`;
}

const isPaidIn = ({ kind, amount }: PmeFlow): boolean => (kind === 'call' || kind === 'outsideCall') === amount >= 0;

/** The index on a day: the level of the last month-end, starting at 1. */
function levelOf(layout: Layout, { key, flows }: Block, day: string, value: number): Cell['value'] {
  const to = isMonthEnd(day) ? monthIndexOf(day) : monthIndexOf(day) - 1;
  if (to < flows.from) return 1;
  return { formula: `PRODUCT(${layout.span('benchmarkGrowth', key.entityId, { from: flows.from, to })})`, value };
}
