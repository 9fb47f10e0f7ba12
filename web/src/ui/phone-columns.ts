import { NARROW_BELOW_PX } from '@hakaru/contract/limits';
import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${NARROW_BELOW_PX}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
}

type Ranked = { id: string; priority?: number; menu?: true | undefined };

/** The columns in the order of a phone: those that identify the row, then those with a priority, lowest first, then the others. */
export function byPriority<Column extends Ranked>(columns: readonly Column[], named = 1): Column[] {
  const rest = columns.slice(named);
  const ranked = rest.filter(({ priority }) => priority !== undefined).toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  return [...columns.slice(0, named), ...ranked, ...rest.filter(({ priority }) => priority === undefined)];
}

/** The priority of a drawing that a phone has no room for, however few columns it shows. */
export const ALWAYS_FOLDED = Number.POSITIVE_INFINITY;

/** The number of columns a phone shows beside the one that identifies the row. */
export const SHOWN_ON_PHONE = 3;

/**
 * Splits the columns of a plain table on a phone: the name, the first columns by priority and the row's buttons stay in the row, everything
 * else is folded, a drawing that has a priority among it. A table without priorities is not split.
 */
export function foldColumns<Column extends Ranked>(columns: readonly Column[], isPhone: boolean): { shown: Column[]; folded: Column[] } {
  if (!isPhone || !columns.some(({ priority }) => priority !== undefined)) return { shown: [...columns], folded: [] };
  const [name, ...others] = columns;
  const kept = new Set(
    others
      .filter(({ priority = ALWAYS_FOLDED }) => priority < ALWAYS_FOLDED)
      .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
      .slice(0, SHOWN_ON_PHONE),
  );
  const stays = (column: Column) => kept.has(column) || (column.menu === true && column.priority === undefined);
  const folded = others.filter(column => !stays(column));
  if (!name || folded.length === 0) return { shown: [...columns], folded: [] };
  return { shown: [name, ...kept, ...others.filter(column => !kept.has(column) && stays(column))], folded };
}
