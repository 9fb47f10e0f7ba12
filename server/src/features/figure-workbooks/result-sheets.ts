import { figureKey, measures, type FigureKey, type FigureUnit } from '@hakaru/contract/figures';
import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import { addressOf, columnLetters, rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet, Style } from '@hakaru/workbook/workbook';
import type { Trace } from '#features/measures/public';
import type { Helpers } from './formula-case';
import { formulaOf } from './formulas';
import { RESULT_HEAD, type Layout } from './layout';
import { formulaCell } from './monthly-sheets';
import { AMOUNT, HEAD, TITLE } from './styles';

export const FORMATS: Readonly<Record<FigureUnit, Style>> = {
  money: { format: '#,##0' },
  rate: { format: '0.00%' },
  points: { format: '+0.00%;-0.00%;0.00%' },
  weight: { format: '0.0%' },
  ratio: { format: '0.00' },
  count: { format: '0' },
};

export type Head = { organisation: string; known: string | null };

/** The table as shown on screen, with every figure as a formula. */
export function resultSheet(layout: Layout, helpers: Helpers, ask: FigureWorkbookInput, head: Head): Sheet {
  const { text } = layout;
  const wide = ask.columns.length;
  const days = [...new Set(ask.rows.map(({ asOf }) => asOf))].toSorted();
  const line = (label: string, cell: Cell | null): (Cell | null)[] => [{ value: label, style: { colour: '656D7C' } }, cell];
  const rows: (Cell | null)[][] = [
    [{ value: ask.title, style: TITLE }],
    line(text.word('organisation'), { value: head.organisation }),
    line(text.word('asset'), { value: layout.nameOf(layout.calculator.book.name) }),
    line(text.word('asOf'), { value: { date: days.at(-1) ?? '' } }),
    line(text.word('known'), head.known === null ? null : { value: head.known }),
    line(text.word('currency'), { value: layout.calculator.book.baseCurrency }),
    line(text.word('disagreeing'), { value: { formula: disagreeing(layout), value: 0 } }),
    [
      { value: days.length > 1 ? text.word('month') : text.word('ref'), style: HEAD },
      { value: text.word('name'), style: HEAD },
      ...ask.columns.map(({ label }): Cell => ({ value: label, style: { ...HEAD, align: 'right', wrap: true } })),
    ],
  ];
  for (const [at, row] of ask.rows.entries()) {
    const entity = layout.calculator.entity(row.entityId);
    const shown = layout.plan.shown.slice(at * wide, (at + 1) * wide);
    rows.push([
      days.length > 1 ? { value: { date: row.asOf } } : { value: entity?.ref ?? '' },
      { value: layout.rowName(row.entityId, shown.map(key => layout.plan.traces.get(figureKey(key))?.partName).find(Boolean)) },
      ...shown.map((key, column) => shownCell(layout, helpers, key, at * wide + column, wide)),
    ]);
  }
  return {
    name: layout.title('result'),
    rows,
    columns: [{ width: 20 }, { width: 36 }, ...ask.columns.map(() => ({ width: 15 }))],
    frozen: { rows: RESULT_HEAD, columns: 2 },
    print: { headerRows: { from: RESULT_HEAD, to: RESULT_HEAD } },
  };
}

function shownCell(layout: Layout, helpers: Helpers, key: FigureKey, index: number, wide: number): Cell {
  const trace = layout.plan.traces.get(figureKey(key));
  const style = { ...FORMATS[measures[key.measure].unit], align: 'right' as const };
  if (!trace || trace.figure.value === null)
    return { value: '-', style, comment: { text: layout.text.reason(trace?.figure.reason ?? 'no_data'), tone: 'info' } };
  const home = layout.homeOf(key);
  const place = layout.shownPlace(index, wide);
  const isHere = home?.sheet === layout.title('result') && home.place.row === place.row && home.place.column === place.column;
  const formula = isHere ? formulaOf(layout, helpers, trace) : layout.at(key);
  // A figure without a formula is written as a value and marked as such.
  return { value: formulaCell(formula, trace), style, ...(formula === null ? { comment: { text: layout.text.word('given') } } : {}) };
}

/** Compares the figures shown by the product with the results of the formulas. */
export function checkSheet(layout: Layout, ask: FigureWorkbookInput): Sheet {
  const { text } = layout;
  const wide = ask.columns.length;
  const heads = ['ref', 'name', 'asOf', 'column', 'product', 'workbook', 'difference', 'verdict'] as const;
  const rows: (Cell | null)[][] = [
    [{ value: layout.title('check'), style: TITLE }],
    heads.map((id): Cell => ({ value: text.word(id), style: HEAD })),
  ];
  for (const [index, key] of layout.plan.shown.entries()) {
    const trace = layout.plan.traces.get(figureKey(key));
    if (!trace || trace.figure.value === null) continue;
    const place = layout.shownPlace(index, wide);
    rows.push(
      checkRow(layout, trace, {
        label: ask.columns[index % wide]?.label ?? '',
        at: rangeOn(layout.title('result'), place, place),
        row: rows.length,
      }),
    );
  }
  return { name: layout.title('check'), rows, columns: [10, 36, 12, 24, 24, 24, 16, 12].map(width => ({ width })), frozen: { rows: 2 } };
}

function checkRow(
  layout: Layout,
  { key, figure, partName }: Trace,
  { label, at, row }: { label: string; at: string; row: number },
): (Cell | null)[] {
  const { text } = layout;
  const entity = layout.calculator.entity(key.entityId);
  const value = Number(figure.value);
  const style: Style = measures[key.measure].unit === 'money' ? AMOUNT : { format: '0.000000000000' };
  const shown = addressOf({ row, column: 4 });
  const worked = addressOf({ row, column: 5 });
  const verdict = `IF(ABS(${worked}-${shown})<=0.000000001*MAX(1,ABS(${shown})),"${text.word('agrees')}","${text.word('differs')}")`;
  return [
    { value: entity?.ref ?? '' },
    { value: layout.rowName(key.entityId, partName) },
    { value: { date: key.asOf } },
    { value: label },
    { value, style },
    { value: { formula: at, value }, style },
    { value: { formula: `${worked}-${shown}`, value: 0 }, style: { format: '0.0E+00' } },
    { value: { formula: verdict, value: text.word('agrees') } },
  ];
}

function disagreeing(layout: Layout): string {
  return `COUNTIF('${layout.title('check')}'!${columnLetters(7)}:${columnLetters(7)},"${layout.text.word('differs')}")`;
}

/** Figures needed by the shown ones that are neither shown nor monthly, or the policy weights and bands. */
export function listSheet(layout: Layout, id: 'steps' | 'policy', cellOf: (trace: Trace) => Cell): Sheet {
  const { text } = layout;
  const heads = ['ref', 'name', 'measure', 'asOf', 'value'] as const;
  const listed = id === 'steps' ? layout.steps : layout.policies;
  const rows: (Cell | null)[][] = [
    [{ value: layout.title(id), style: TITLE }],
    [
      ...heads.map((word): Cell => ({ value: text.word(word), style: HEAD })),
      ...(id === 'policy' ? [{ value: text.word('policyFrom'), style: HEAD }] : []),
    ],
    ...listed.map(trace => {
      const entity = layout.calculator.entity(trace.key.entityId);
      const from = trace.steps.find(step => step.id === 'policyFrom')?.value;
      return [
        { value: entity?.ref ?? '' },
        { value: layout.rowName(trace.key.entityId, trace.partName) },
        { value: `${text.measure(trace.key.measure)} ${trace.key.horizon ?? ''}`.trim() },
        { value: { date: trace.key.asOf } },
        cellOf(trace),
        typeof from === 'string' ? { value: { date: from } } : null,
      ];
    }),
  ];
  return { name: layout.title(id), rows, columns: [10, 36, 26, 12, 20, 14].map(width => ({ width })), frozen: { rows: 2 } };
}
