import { readColumn, type FigureColumn } from '@hakaru/contract/figures';
import type { AmountUnit } from '@hakaru/contract/preferences';
import type { GridColumn } from '#ui/grid/grid-column';
import { shapeOf } from './figure-shape';
import { GridFigure } from './grid-figure';
import type { ShownFigure } from './queries';

/** A grid column of figures: `id` is the column as requested from the server (`return.1y`), by which a row's figure is looked up. */
export type FigureColumnOptions<Row> = {
  column: string;
  header: string;
  figureOf: (row: Row, column: string) => ShownFigure | undefined;
  unit: AmountUnit;
  group?: string;
  width?: number;
  divider?: boolean;
};

const WIDTHS: Readonly<Record<AmountUnit, number>> = { one: 150, thousand: 124, million: 104, hundredMillion: 92 };

/** Widths of columns for periods with long names. */
const PERIODS: Readonly<Record<string, number>> = { fytd: 78, qtd: 88, itd: 84 };

/** Puts figures into the data grid: sorted, copied and exported by value, opened by click or Enter. */
export function figureColumn<Row>({ column, header, figureOf, unit, group, width, divider }: FigureColumnOptions<Row>): GridColumn<Row> {
  const { measure, horizon } = wanted(column);
  const figure = shapeOf(measure, unit);
  const isMoney = figure.power < 0 || (figure.power === 0 && unit === 'one');
  return {
    id: column,
    header,
    ...(group === undefined ? {} : { group }),
    width: width ?? (isMoney ? WIDTHS[unit] : (PERIODS[horizon ?? ''] ?? 68)),
    ...(divider ? { divider } : {}),
    ...phonePriority(column),
    value: row => figureOf(row, column)?.value,
    figure,
    node: row => <GridFigure figure={figureOf(row, column)} unit={unit} />,
  };
}

/** On a phone: the value, then return and excess of each period side by side. */
export function phonePriority(column: string): { priority?: number } {
  const { measure, horizon } = wanted(column);
  if (measure === 'marketValue' || measure === 'holdingValue') return { priority: 10 };
  if (measure !== 'return' && measure !== 'excess') return {};
  const at = PHONE_HORIZONS.indexOf(horizon ?? '1m');
  return { priority: 20 + 2 * (at < 0 ? PHONE_HORIZONS.length : at) + (measure === 'excess' ? 1 : 0) };
}
const PHONE_HORIZONS: readonly string[] = ['1m', 'fytd', '1y', '3y', '5y', '10y', 'itd'];

function wanted(column: string): FigureColumn {
  const read = readColumn(column);
  if (!read) throw new Error(`no such column of figures: ${column}`);
  return read;
}
