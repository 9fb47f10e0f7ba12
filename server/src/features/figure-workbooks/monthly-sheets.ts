import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { Trace } from '#features/measures/public';
import { keepPace } from '#platform/pace';
import type { Helpers } from './formula-case';
import { formulaOf } from './formulas';
import { HEAD_ROWS, type Layout } from './layout';
import { isThere, monthlySheetOf } from './plan';
import { RATE, AMOUNT, FACTOR, HEAD, TITLE } from './styles';
import type { SheetId } from './verify-text';

/** A sheet of monthly figures, recorded or calculated from the other sheets. */
export function figureSheet(layout: Layout, helpers: Helpers, id: 'values' | 'flows' | 'returns' | 'benchmarks'): Promise<Sheet> {
  const style = id === 'values' || id === 'flows' ? AMOUNT : RATE;
  return monthly(layout, id, (entityId, month) => {
    const trace = monthTrace(layout, id, entityId, month);
    return trace ? { value: formulaCell(formulaOf(layout, helpers, trace), trace), style } : null;
  });
}

/** One plus the return: months are linked by multiplying these cells, without array formulas. */
export function growthSheet(layout: Layout, id: 'growth' | 'benchmarkGrowth'): Promise<Sheet> {
  const from = id === 'growth' ? 'returns' : 'benchmarks';
  return monthly(layout, id, (entityId, month) => {
    const value = valueOf(monthTrace(layout, from, entityId, month));
    return value === null ? null : { value: { formula: `1+${layout.month(from, entityId, month)}`, value: 1 + value }, style: FACTOR };
  });
}

export function differenceSheet(layout: Layout): Promise<Sheet> {
  return monthly(layout, 'differences', (entityId, month) => {
    const own = valueOf(monthTrace(layout, 'returns', entityId, month));
    const other = valueOf(monthTrace(layout, 'benchmarks', entityId, month));
    if (own === null || other === null) return null;
    const formula = `${layout.month('returns', entityId, month)}-${layout.month('benchmarks', entityId, month)}`;
    return { value: { formula, value: own - other }, style: RATE };
  });
}

/** Whether a sheet has any data below its heading. */
export function isFilled({ rows }: Sheet): boolean {
  return rows.slice(HEAD_ROWS).some(cells => cells.slice(1).some(cell => cell !== null));
}

/** A cell with formula and value; without a formula the value alone. */
export function formulaCell(formula: string | null, { figure }: Trace): Cell['value'] {
  const value = Number(figure.value);
  return formula === null ? value : { formula, value };
}

export function monthTrace(layout: Layout, sheet: SheetId, entityId: string, month: number): Trace | null {
  const measure = MEASURES[sheet];
  if (!measure) return null;
  const key: FigureKey = { entityId, ...measure, asOf: monthEndOfIndex(month) };
  const trace = layout.plan.traces.get(figureKey(key));
  return trace && isThere(trace) && monthlySheetOf(key) ? trace : null;
}

export function valueOf(trace: Trace | null): number | null {
  return trace?.figure.value == null ? null : Number(trace.figure.value);
}

const MEASURES: Partial<Readonly<Record<SheetId, Pick<FigureKey, 'measure' | 'horizon'>>>> = {
  values: { measure: 'marketValue', horizon: null },
  flows: { measure: 'flow', horizon: '1m' },
  returns: { measure: 'return', horizon: '1m' },
  benchmarks: { measure: 'benchmarkReturn', horizon: '1m' },
};

/** A sheet with one row per month and one column per entity. */
async function monthly(layout: Layout, id: SheetId, cellOf: (entityId: string, month: number) => Cell | null): Promise<Sheet> {
  const { first, last } = layout.months;
  const title = layout.title(id);
  const rows: (Cell | null)[][] = [
    [{ value: title, style: TITLE }],
    [{ value: layout.text.word('ref'), style: HEAD }, ...layout.entities.map(({ ref }) => ({ value: ref, style: HEAD }))],
    [
      { value: layout.text.word('month'), style: HEAD },
      ...layout.entities.map(({ name }) => ({ value: layout.nameOf(name), style: HEAD })),
    ],
  ];
  const pace = keepPace();
  for (let month = first; month <= last; month++) {
    rows.push([{ value: { date: monthEndOfIndex(month) } }, ...layout.entities.map(({ id: entityId }) => cellOf(entityId, month))]);
    if (pace.isDue()) await pace.rest();
  }
  return {
    name: title,
    rows,
    columns: [{ width: 12 }, ...layout.entities.map(() => ({ width: 18 }))],
    frozen: { rows: HEAD_ROWS, columns: 1 },
  };
}
