import type { Language } from '#platform/text';
import type { Category } from './queries';

/** A row or column of the grid; the last of each (id null) holds what is in no category. */
export type Line = { id: string | null; name: string; holds: (entityId: string) => boolean };

/** The lines of the portfolio's grid: columns by X, rows by Y, or by class where there is no Y. */
export function linesOf(categories: readonly Category[], language: Language, loose: string) {
  const own = categories.filter(({ kind }) => kind === 'portfolio');
  const of = (axis: string) => own.filter(category => category.axis === axis);
  const xs = of('x');
  const ys = of('y').length > 0 ? of('y') : of('class');
  const line = ({ id, name, nameJp, memberIds }: Category): Line => {
    const members = new Set(memberIds);
    return { id, name: language === 'jp' ? nameJp : name, holds: entityId => members.has(entityId) };
  };
  const rest = (all: readonly Category[]): Line => {
    const members = new Set(all.flatMap(({ memberIds }) => memberIds));
    return { id: null, name: loose, holds: entityId => !members.has(entityId) };
  };
  return { columns: xs.map(line), looseColumn: rest(xs), rows: ys.map(line), looseRow: rest(ys) };
}
