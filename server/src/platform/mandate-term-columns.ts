import type { MandateTermName } from '@hakaru/contract/mandate-terms';
import { sql, type RawBuilder } from 'kysely';

/** The column of `mandate` for a term: its name in snake case. */
export const termColumn = (name: MandateTermName): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** A select list of terms, each under its own name; `table` is the alias of `mandate`. */
export function termsAsNamed(table: string, names: readonly MandateTermName[]): RawBuilder<unknown> {
  return sql.join(names.map(name => sql`${sql.ref(`${table}.${termColumn(name)}`)} as ${sql.ref(name)}`));
}
