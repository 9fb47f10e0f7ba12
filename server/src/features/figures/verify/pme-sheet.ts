import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { addressOf, rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { Trace } from '#features/figures/trace';
import { windowOf, type Window } from './formulas';
import { HEAD_ROWS, type Layout } from './layout';
import { AMOUNT, FACTOR, HEAD, monthTrace, TITLE, valueOf } from './monthly-sheets';
import { putCells } from './put-cell';

export type PmeSheet = { sheet: Sheet; of: (trace: Trace) => { ratio: string; rate: string } | null };

const METHODS: ReadonlySet<string> = new Set(['private-assets.ks-pme', 'private-assets.ln-pme']);
/** Day, flow, index, what was paid in and paid out carried to the end, and what an investor in the index would have had. */
const HEADS = ['month', 'flow', 'index', 'paidIn', 'paidOut', 'net'] as const;
const WIDE = HEADS.length;

/** The same money in and out of an index, month by month: a block of columns for each entity and window. */
export function pmeSheet(layout: Layout): PmeSheet {
  const title = layout.title('pme');
  const windows = new Map<string, Window>();
  for (const trace of layout.plan.traces.values())
    if (METHODS.has(trace.method) && trace.figure.value !== null) windows.set(nameOf(flowsOf(trace)), flowsOf(trace));
  const rows: (Cell | null)[][] = [[{ value: title, style: TITLE }]];
  const firsts = new Map<string, number>();
  for (const [at, [name, window]] of [...windows].entries()) {
    heading(layout, rows, window, at * WIDE);
    firsts.set(name, fill(layout, rows, window, at * WIDE));
  }
  const ids = [...windows.keys()];
  return {
    sheet: {
      name: title,
      rows,
      columns: ids.flatMap(() => [12, 18, 12, 18, 18, 18].map(width => ({ width }))),
      frozen: { rows: HEAD_ROWS },
    },
    of: trace => {
      const window = flowsOf(trace);
      const at = ids.indexOf(nameOf(window));
      if (at < 0) return null;
      const last = lastRow(window);
      const span = (offset: number, first = HEAD_ROWS) =>
        rangeOn(title, { row: first, column: at * WIDE + offset }, { row: last, column: at * WIDE + offset });
      const first = firsts.get(nameOf(window)) ?? HEAD_ROWS;
      const guess = Number(trace.figure.value).toFixed(6);
      return {
        ratio: `(SUM(${span(4)})+${layout.month('values', window.entityId, window.to)})/SUM(${span(3)})`,
        rate: `XIRR(${span(5, first)},${span(0, first)},${guess})`,
      };
    },
  };
}

const nameOf = ({ entityId, from, to }: Window) => `${entityId} ${from} ${to}`;
const lastRow = ({ from, to }: Window) => HEAD_ROWS + to - from + 1;

function flowsOf(trace: Trace): Window {
  return windowOf({ ...trace, inputs: trace.inputs.filter(({ measure }) => measure === 'flow') });
}

function heading(layout: Layout, rows: (Cell | null)[][], { entityId, from, to }: Window, column: number): void {
  const entity = layout.worker.entity(entityId);
  const span = `${monthEndOfIndex(from - 1).slice(0, 7)} – ${monthEndOfIndex(to).slice(0, 7)}`;
  const names = [entity?.ref ?? '', entity ? layout.nameOf(entity.name) : '', span, '', '', ''];
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

/** What there was at the start counts as paid in then. Answers the row of the first money: a rate begins there. */
function fill(layout: Layout, rows: (Cell | null)[][], window: Window, column: number): number {
  const { entityId, from, to } = window;
  const told = (sheet: 'values' | 'flows' | 'benchmarks', month: number) => valueOf(monthTrace(layout, sheet, entityId, month)) ?? 0;
  const months = Array.from({ length: to - from + 2 }, (_, at) => from - 1 + at);
  const flows = months.map((month, at) => (at === 0 ? told('values', month) : told('flows', month)));
  const levels = [1];
  for (const month of months.slice(1)) levels.push((levels.at(-1) ?? 1) * (1 + told('benchmarks', month)));
  const end = levels.at(-1) ?? 1;
  const carried = flows.map((flow, at) => (flow * end) / (levels[at] ?? 1));
  const left = carried.reduce((sum, amount) => sum + amount, 0);
  const last = lastRow(window);
  const cell = (row: number, offset: number) => addressOf({ row, column: column + offset });
  for (const [at, month] of months.entries()) {
    const row = HEAD_ROWS + at;
    const [flow = 0, amount = 0] = [flows[at], carried[at]];
    const [here, level, goal] = [cell(row, 1), cell(row, 2), cell(last, 2)];
    const closing = row === last ? `+SUM(${cell(HEAD_ROWS, 3)}:${cell(last, 3)})-SUM(${cell(HEAD_ROWS, 4)}:${cell(last, 4)})` : '';
    const source = layout.month(at === 0 ? 'values' : 'flows', entityId, month);
    const grown = `${cell(row - 1, 2)}*${layout.month('benchmarkGrowth', entityId, month)}`;
    putCells(rows, { row, column }, [
      { value: { date: monthEndOfIndex(month) } },
      { value: { formula: source, value: flow }, style: AMOUNT },
      { value: at === 0 ? 1 : { formula: grown, value: levels[at] ?? 1 }, style: FACTOR },
      { value: { formula: `MAX(0,${here})*${goal}/${level}`, value: Math.max(0, amount) }, style: AMOUNT },
      { value: { formula: `MAX(0,-${here})*${goal}/${level}`, value: Math.max(0, -amount) }, style: AMOUNT },
      { value: { formula: `-${here}${closing}`, value: row === last ? left - flow : -flow }, style: AMOUNT },
    ]);
  }
  return (
    HEAD_ROWS +
    Math.max(
      0,
      flows.findIndex(flow => flow !== 0),
    )
  );
}
