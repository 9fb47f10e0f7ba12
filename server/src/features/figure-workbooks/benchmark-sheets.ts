import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { BookEntity } from '#features/books/public';
import type { Trace } from '#features/measures/public';
import { HEAD_ROWS, type Layout } from './layout';
import { monthTrace, valueOf } from './monthly-sheets';
import { AMOUNT, HEAD, RATE, TITLE } from './styles';

/** A benchmark component in a month: its weight, given or derived from a market value, and its return. */
type Part = { slot: string; componentId: string; weight: number; weightFrom: FigureKey | null; value: number };

/** A built benchmark by month: the weights and returns of its components. */
export type BuiltSheet = { sheet: Sheet; formula: (month: number) => string };

/** The cell with the annual spread. */
const SPREAD = '$C$1';

export function builtSheet(layout: Layout, benchmark: BookEntity): BuiltSheet {
  const months = new Map<number, Part[]>();
  const { first, last } = layout.months;
  for (let month = first; month <= last; month++) {
    const trace = monthTrace(layout, 'returns', benchmark.id, month);
    if (trace) months.set(month, partsOf(layout, benchmark, trace, month));
  }
  const slots = [...new Set([...months.values()].flatMap(parts => parts.map(({ slot }) => slot)))];
  const title = layout.titleOfBuilt(benchmark.id);
  const wide = slots.length;
  const rowOf = (month: number) => HEAD_ROWS + month - first;
  const block = (month: number, from: number) =>
    rangeOn(title, { row: rowOf(month), column: from }, { row: rowOf(month), column: from + wide - 1 });
  const spread = Number(benchmark.spreadPercent);
  const formula = (month: number) => {
    const weights = block(month, 1);
    const returns = block(month, 1 + wide);
    const blended = `SUMPRODUCT(${weights},${returns})/SUM(${weights})`;
    return spread === 0 ? blended : `${blended}+(1+'${title.replaceAll("'", "''")}'!${SPREAD}/100)^(1/12)-1`;
  };
  const rows = headOf(layout, benchmark, slots);
  for (let month = first; month <= last; month++) {
    const parts = months.get(month) ?? [];
    const drift = driftOf(months.get(month - 1), parts);
    rows.push([
      { value: { date: monthEndOfIndex(month) } },
      ...slots.map(slot =>
        weightCell(
          layout,
          parts.find(part => part.slot === slot),
          drift && drifted({ title, slots, slot, row: rowOf(month) - 1 }),
        ),
      ),
      ...slots.map(slot =>
        returnCell(
          layout,
          parts.find(part => part.slot === slot),
          month,
        ),
      ),
    ]);
  }
  const columns = [{ width: 12 }, ...slots.flatMap(() => [{ width: 16 }, { width: 16 }])];
  return { sheet: { name: title, rows, columns, frozen: { rows: HEAD_ROWS, columns: 1 } }, formula };
}

function partsOf(layout: Layout, benchmark: BookEntity, { steps, inputs }: Trace, month: number): Part[] {
  const weights = steps.filter(({ id }) => id === 'weight');
  const byValue = benchmark.type === 'mvWeightedAverage' ? inputs.filter(({ measure }) => measure === 'marketValue') : null;
  return weights.flatMap(({ at = '', value: share }, index) => {
    const value = valueOf(monthTrace(layout, 'returns', at, month));
    // A component without a return is left out with its weight.
    if (value === null || typeof share !== 'number') return [];
    const weightFrom = byValue?.[index] ?? null;
    const weight = weightFrom ? valueOf(monthTrace(layout, 'values', weightFrom.entityId, month - 1)) : share;
    return weight === null ? [] : [{ slot: weightFrom?.entityId ?? at, componentId: at, weight, weightFrom, value }];
  });
}

function headOf(layout: Layout, { name, spreadPercent }: BookEntity, slots: readonly string[]): (Cell | null)[][] {
  const named = slots.map(slot => layout.calculator.entity(slot));
  const label = (word: 'weight' | 'return', entity: BookEntity | undefined): Cell => ({
    value: `${layout.text.word(word)} ${entity ? layout.nameOf(entity.name) : ''}`,
    style: HEAD,
  });
  const codes = named.map(entity => ({ value: entity?.ref ?? '', style: HEAD }));
  return [
    [{ value: layout.nameOf(name), style: TITLE }, { value: layout.text.word('spread') }, { value: Number(spreadPercent) }],
    [{ value: layout.text.word('ref'), style: HEAD }, ...codes, ...codes],
    [
      { value: layout.text.word('month'), style: HEAD },
      ...named.map(entity => label('weight', entity)),
      ...named.map(entity => label('return', entity)),
    ],
  ];
}

function weightCell(layout: Layout, part: Part | undefined, drift: string | null): Cell | null {
  if (!part) return null;
  const { weightFrom, weight } = part;
  if (weightFrom) return { value: { formula: layout.at(weightFrom), value: weight }, style: AMOUNT };
  return { value: drift ? { formula: drift, value: weight } : weight, style: RATE };
}

function returnCell(layout: Layout, part: Part | undefined, month: number): Cell | null {
  return part ? { value: { formula: layout.month('returns', part.componentId, month), value: part.value }, style: RATE } : null;
}

/** Far smaller than the precision of any reported weight. */
const SAME = 1e-12;

/** Whether this month's weights are last month's after drift, and not newly set. */
function driftOf(before: readonly Part[] | undefined, now: readonly Part[]): true | null {
  if (!before || now.length < 2 || now.length !== before.length || now.some(({ weightFrom }) => weightFrom)) return null;
  const whole = before.reduce((sum, { weight, value }) => sum + weight * (1 + value), 0);
  const isDrift = now.every(({ slot, weight }) => {
    const held = before.find(part => part.slot === slot);
    return held !== undefined && Math.abs((held.weight * (1 + held.value)) / whole - weight) < SAME;
  });
  return isDrift || null;
}

type Cells = { title: string; slots: readonly string[]; slot: string; row: number };

/** Last month's weight times last month's growth, divided by the total of all components. */
function drifted({ title, slots, slot, row }: Cells): string {
  const at = slots.indexOf(slot);
  const wide = slots.length;
  const cell = (column: number) => rangeOn(title, { row, column }, { row, column });
  const block = (from: number) => rangeOn(title, { row, column: from }, { row, column: from + wide - 1 });
  return `${cell(1 + at)}*(1+${cell(1 + wide + at)})/(SUM(${block(1)})+SUMPRODUCT(${block(1)},${block(1 + wide)}))`;
}
