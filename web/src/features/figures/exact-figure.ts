import type { AmountUnit } from '@hakaru/contract/preferences';
import { exactly, type TableValue } from '#ui/table-value';
import { measureOfKey, shapeOf } from './figure-shape';
import type { ShownFigure } from './queries';
import { useUnit } from './unit-switch';

/** The value of a figure in exports: all its digits, in the unit of its column. */
export function useExact(): (figure: Pick<ShownFigure, 'key' | 'value'> | null | undefined, unit?: AmountUnit) => TableValue {
  const own = useUnit();
  return (figure, unit = own) => {
    const measure = figure ? measureOfKey(figure.key) : null;
    return figure && measure ? exactly(figure.value, shapeOf(measure, unit).power) : null;
  };
}
