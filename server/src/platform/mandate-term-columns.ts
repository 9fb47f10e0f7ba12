import type { MandateTermName } from '@hakaru/contract/mandate-terms';
import { sql, type RawBuilder } from 'kysely';

/** The column of `mandate` that keeps a term: the same name as the database writes names. */
export const termColumn = (name: MandateTermName): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Terms as a select list, each under its own name; `table` is what the statement calls `mandate`. */
export function termsAsNamed(table: string, names: readonly MandateTermName[]): RawBuilder<unknown> {
  return sql.join(names.map(name => sql`${sql.ref(`${table}.${termColumn(name)}`)} as ${sql.ref(name)}`));
}
