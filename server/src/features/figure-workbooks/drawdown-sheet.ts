import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { addressOf, rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { windowOf, type Window } from './formula-case';
import { HEAD_ROWS, type Layout } from './layout';
import { monthTrace, valueOf } from './monthly-sheets';
import { FACTOR, HEAD, RATE, TITLE } from './styles';
import { putCells } from './put-cell';

export type DrawdownSheet = { sheet: Sheet; of: (window: Window) => { worst: string; last: string } };

/** Wealth, its running peak and the fall from it, three columns per entity and window: a drawdown without array formulas. */
export function drawdownSheet(layout: Layout): DrawdownSheet {
  const { first, last } = layout.months;
  const title = layout.title('drawdowns');
  const windows = new Map<string, Window>();
  for (const trace of layout.plan.traces.values())
    if (/^statistics\.(max|current)-drawdown$/.test(trace.method) && trace.figure.value !== null) {
      const window = windowOf(trace);
      windows.set(nameOf(window), window);
    }
  const ids = [...windows.keys()];
  const rowOf = (month: number) => HEAD_ROWS + month - first;
  const columnOf = (window: Window) => 1 + 3 * ids.indexOf(nameOf(window));
  const rows = headOf(layout, [...windows.values()], title);
  for (let month = first; month <= last; month++) rows.push([{ value: { date: monthEndOfIndex(month) } }]);
  for (const window of windows.values()) fill(layout, rows, window, { rowOf, column: columnOf(window) });
  const columns = [{ width: 12 }, ...ids.flatMap(() => [{ width: 14 }, { width: 14 }, { width: 14 }])];
  return {
    sheet: { name: title, rows, columns, frozen: { rows: HEAD_ROWS, columns: 1 } },
    of: window => {
      const column = columnOf(window) + 2;
      const end = { row: rowOf(window.to), column };
      return { worst: `-MAX(${rangeOn(title, { row: rowOf(window.from), column }, end)})`, last: `-${rangeOn(title, end, end)}` };
    },
  };
}

const nameOf = ({ entityId, from, to }: Window) => `${entityId} ${from} ${to}`;

function headOf(layout: Layout, windows: readonly Window[], title: string): (Cell | null)[][] {
  const { text } = layout;
  const head = (value: string): Cell => ({ value, style: HEAD });
  return [
    [{ value: title, style: TITLE }],
    [
      head(text.word('name')),
      ...windows.flatMap(({ entityId, from, to }) => {
        const entity = layout.calculator.entity(entityId);
        const span = `${monthEndOfIndex(from).slice(0, 7)} – ${monthEndOfIndex(to).slice(0, 7)}`;
        return [head(entity ? layout.nameOf(entity.name) : ''), head(span), head('')];
      }),
    ],
    [head(text.word('month')), ...windows.flatMap(() => [head(text.word('wealth')), head(text.word('peak')), head(text.word('fall'))])],
  ];
}

type Block = { rowOf: (month: number) => number; column: number };

function fill(layout: Layout, rows: (Cell | null)[][], { entityId, from, to }: Window, { rowOf, column }: Block): void {
  let wealth = 1;
  let peak = 1;
  putCells(rows, { row: rowOf(from - 1), column }, [
    { value: 1, style: FACTOR },
    { value: 1, style: FACTOR },
    { value: 0, style: RATE },
  ]);
  for (let month = from; month <= to; month++) {
    const row = rowOf(month);
    const at = (offset: number, above = 0) => addressOf({ row: row - above, column: column + offset });
    wealth *= 1 + (valueOf(monthTrace(layout, 'returns', entityId, month)) ?? 0);
    peak = Math.max(peak, wealth);
    putCells(rows, { row, column }, [
      { value: { formula: `${at(0, 1)}*${layout.month('growth', entityId, month)}`, value: wealth }, style: FACTOR },
      { value: { formula: `MAX(${at(1, 1)},${at(0)})`, value: peak }, style: FACTOR },
      { value: { formula: `1-${at(0)}/${at(1)}`, value: 1 - wealth / peak }, style: RATE },
    ]);
  }
}
