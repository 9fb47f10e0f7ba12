import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import { rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { Trace } from '#features/figures/trace';
import { HEAD_ROWS, type Layout } from './layout';
import { AMOUNT, HEAD, TITLE } from './monthly-sheets';

export type IrrSheet = { sheet: Sheet; of: (trace: Trace) => string | null };

/** The dated flows of every rate, two columns each, closed by the net asset value: what XIRR needs side by side. */
export function irrSheet(layout: Layout): IrrSheet {
  const title = layout.title('fundFlows');
  const traces = [...layout.plan.traces.values()].filter(({ method, figure }) => method === 'private-assets.xirr' && figure.value !== null);
  const rows: (Cell | null)[][] = [[{ value: title, style: TITLE }], [], []];
  const ranges = new Map<string, { values: string; days: string }>();
  for (const [at, trace] of traces.entries()) {
    const flows = flowsOf(trace);
    const column = 2 * at;
    heading(layout, rows, trace, column);
    for (const [offset, key] of flows.entries()) {
      put(rows, HEAD_ROWS + offset, column, { value: { date: key.asOf } });
      put(rows, HEAD_ROWS + offset, column + 1, { value: { formula: layout.at(key), value: valueAt(layout, key) }, style: AMOUNT });
    }
    const last = HEAD_ROWS + flows.length - 1;
    const range = (of: number) => rangeOn(title, { row: HEAD_ROWS, column: of }, { row: last, column: of });
    ranges.set(figureKey(trace.key), { days: range(column), values: range(column + 1) });
  }
  return {
    sheet: { name: title, rows, columns: traces.flatMap(() => [{ width: 12 }, { width: 20 }]), frozen: { rows: HEAD_ROWS } },
    of: trace => {
      const found = ranges.get(figureKey(trace.key));
      // The rate shown is where the search begins, so that it ends at the nearest root, as ours does.
      return found ? `XIRR(${found.values},${found.days},${Number(trace.figure.value).toFixed(6)})` : null;
    },
  };
}

/** The value that closes the flows stands on the rate's own day, after them. */
function flowsOf({ inputs }: Trace): FigureKey[] {
  const [flows, nav] = [inputs.filter(({ measure }) => measure === 'fundFlow'), inputs.filter(({ measure }) => measure !== 'fundFlow')];
  return [...flows.toSorted((a, b) => a.asOf.localeCompare(b.asOf)), ...nav];
}

function heading(layout: Layout, rows: (Cell | null)[][], { key }: Trace, column: number): void {
  const entity = layout.worker.entity(key.entityId);
  put(rows, 1, column, { value: entity?.ref ?? '', style: HEAD });
  put(rows, 1, column + 1, { value: entity ? layout.nameOf(entity.name) : '', style: HEAD });
  put(rows, 2, column, { value: layout.text.word('asOf'), style: HEAD });
  put(rows, 2, column + 1, { value: layout.text.measure('fundFlow'), style: HEAD });
}

function put(rows: (Cell | null)[][], row: number, column: number, cell: Cell): void {
  while (rows.length <= row) rows.push([]);
  const line = rows[row];
  if (!line) return;
  while (line.length < column) line.push(null);
  line[column] = cell;
}

export function valueAt(layout: Layout, key: FigureKey): number {
  return Number(layout.plan.traces.get(figureKey(key))?.figure.value ?? 0);
}
