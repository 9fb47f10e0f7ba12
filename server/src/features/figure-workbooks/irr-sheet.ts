import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import { rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { Trace } from '#features/measures/public';
import type { FactSheet } from './fact-sheet';
import { HEAD_ROWS, type Layout } from './layout';
import { AMOUNT, HEAD, TITLE } from './styles';
import { putCells } from './put-cell';

export type IrrSheet = { sheet: Sheet; of: (trace: Trace) => string | null };

const METHODS: ReadonlySet<string> = new Set([
  'private-assets.xirr',
  'private-assets.xirr-gross',
  'private-assets.xirr-period',
  'private-assets.xirr-gross-period',
]);

/**
 * The dated flows of every rate in two columns, ending with the net asset value (before fees with the carried interest added), as XIRR needs
 * them.
 */
export function irrSheet(layout: Layout, facts: Pick<FactSheet, 'at' | 'valueOf'>): IrrSheet {
  const title = layout.title('fundFlows');
  const traces = [...layout.plan.traces.values()].filter(({ method, figure }) => METHODS.has(method) && figure.value !== null);
  const rows: (Cell | null)[][] = [[{ value: title, style: TITLE }], [], []];
  const ranges = new Map<string, { values: string; days: string }>();
  for (const [at, trace] of traces.entries()) {
    const flows = flowsOf(trace);
    const column = 2 * at;
    heading(layout, rows, trace, column);
    for (const [offset, key] of flows.entries()) {
      // The only facts of the rate itself are carried interest.
      const added = key.measure === 'nav' ? trace.factIds : [];
      const formula = [layout.at(key), ...added.map(facts.at)].join('+');
      const value = added.reduce((sum, id) => sum + facts.valueOf(id), valueAt(layout, key));
      putCells(rows, { row: HEAD_ROWS + offset, column }, [{ value: { date: key.asOf } }, { value: { formula, value }, style: AMOUNT }]);
    }
    const last = HEAD_ROWS + flows.length - 1;
    const range = (of: number) => rangeOn(title, { row: HEAD_ROWS, column: of }, { row: last, column: of });
    ranges.set(figureKey(trace.key), { days: range(column), values: range(column + 1) });
  }
  return {
    sheet: { name: title, rows, columns: traces.flatMap(() => [{ width: 12 }, { width: 20 }]), frozen: { rows: HEAD_ROWS } },
    of: trace => {
      const found = ranges.get(figureKey(trace.key));
      if (!found) return null;
      const step = (id: string) => trace.steps.find(one => one.id === id)?.value ?? null;
      // XIRR starts its search at the known rate, so that it ends at the same root as our calculation.
      const yearly = `XIRR(${found.values},${found.days},${Number(step('yearlyRate') ?? trace.figure.value).toFixed(6)})`;
      const days = step('daysHeld');
      return days === null ? yearly : `(1+${yearly})^(${days}/365)-1`;
    },
  };
}

/** Sorts flows by day; the closing value comes last. */
function flowsOf({ inputs }: Trace): FigureKey[] {
  const flows = inputs.filter(({ measure }) => measure === 'fundFlow');
  const nav = inputs.filter(({ measure }) => measure !== 'fundFlow');
  return [...flows.toSorted((a, b) => a.asOf.localeCompare(b.asOf)), ...nav];
}

function heading(layout: Layout, rows: (Cell | null)[][], { key }: Trace, column: number): void {
  const entity = layout.calculator.entity(key.entityId);
  const head = (value: string): Cell => ({ value, style: HEAD });
  putCells(rows, { row: 1, column }, [head(entity?.ref ?? ''), head(entity ? layout.nameOf(entity.name) : '')]);
  putCells(rows, { row: 2, column }, [head(layout.text.word('asOf')), head(layout.text.measure(key.measure))]);
}

export function valueAt(layout: Layout, key: FigureKey): number {
  return Number(layout.plan.traces.get(figureKey(key))?.figure.value ?? 0);
}
