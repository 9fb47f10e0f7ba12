import { findOverrides, type FactOverride } from './override-store';

export type { FactOverride };
import type { Db } from '#platform/db';

type Sourced = { importId: string | null; place: string | null };

/**
 * Adds to each fact the overrides of its own cell and of the key cells of its row. Wherever a cell is named as the source of a value, its
 * override must be shown as well, or the cell would seem to hold the value. The caller has entered the owner's scope.
 */
export async function withOverrides<T extends Sourced>(db: Db, facts: readonly T[]): Promise<(T & { overrides: FactOverride[] })[]> {
  const importIds = [...new Set(facts.flatMap(({ importId }) => importId ?? []))];
  const kept = importIds.length > 0 ? await findOverrides(db, importIds) : [];
  const rows = new Map<string, typeof kept>();
  for (const one of kept) {
    const row = `${one.importId} ${one.sheet}!${one.row}`;
    rows.set(row, [...(rows.get(row) ?? []), one]);
  }
  return facts.map(fact => {
    const [, sheet = '', cell = '', row = ''] = /^(.*)!([A-Z]{0,3}(\d+))$/.exec(fact.place ?? '') ?? [];
    const own = rows.get(`${fact.importId} ${sheet}!${row}`) ?? [];
    const overrides = own
      .filter(one => one.isKey || one.cell === cell)
      .map(({ importId: _, sheet: __, row: ___, isKey: ____, ...said }) => said);
    return { ...fact, overrides };
  });
}
