import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { ownerOf, rowsOf, type Table } from './catalogue-store';

/** Orders tables so that those with references come before the tables they refer to; tables in a cycle stay in name order. */
export async function inOrder(db: Db, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db);
  const left = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(name => !rows.some(({ child, parent }) => parent === name && left.has(child)));
    const next = free.length > 0 ? free : [...left].slice(0, 1);
    for (const name of next) left.delete(name);
    ordered.push(...next);
  }
  return ordered.flatMap(name => tables.find(table => table.name === name) ?? []);
}

export async function countRows(db: Db, table: Table, organisationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${rowsOf(table, organisationId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Imports that must be kept because facts of other organisations came from them: those owners must be able to trace their facts to the file.
 * The file that such an import is a part of is kept as well.
 */
export async function findKeptImports(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive kept as (
      select i.id, i.part_of from import i where i.organisation_id = ${organisationId} and exists (
        select from source s where s.import_organisation_id = i.organisation_id and s.import_id = i.id and s.organisation_id <> i.organisation_id)
      union
      select i.id, i.part_of from import i join kept k on i.id = k.part_of where i.organisation_id = ${organisationId})
    select id from kept order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes up to `most` rows of a table; returns their number, or -1 while rows elsewhere refer to them. */
export async function deleteSome(
  db: Db,
  table: Table,
  { organisationId, kept, most }: { organisationId: string; kept: string[]; most: number },
): Promise<number> {
  if (ownerOf(table) === 'people') {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table.name)} where user_id in (select u.id from app_user u where u.organisation_id = ${organisationId})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0) > 0 ? Number(numAffectedRows) : 0;
  }
  const column = table.name === 'import' ? 'id' : table.columns.some(({ name, refersTo }) => name === 'import_id' && refersTo?.includes('import')) ? 'import_id' : null; // oxfmt-ignore
  const { rows } = await sql<{ gone: number }>`
    select delete_departed(${table.name}::regclass, ${organisationId}, ${most}, ${column}, ${kept}::uuid[]) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** The keys of stored files in a table: those in the organisation's own rows, or those of its files in rows of others. */
export async function findKeys(db: Db, table: Table, organisationId: string, whose: 'own' | 'others'): Promise<string[]> {
  const columns = table.columns.filter(({ name, type }) => type === 'text' && /(^|_)key$/.test(name)).map(({ name }) => name);
  const owner = ownerOf(table);
  const found: string[] = [];
  for (const column of columns) {
    const key = sql`t.${sql.id(column)}`;
    const shape = sql`${key} ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'`;
    const elsewhere =
      owner === 'people'
        ? sql`t.user_id not in (select u.id from app_user u where u.organisation_id = ${organisationId}) and`
        : owner === null
          ? sql``
          : sql`t.${sql.id(owner)} <> ${organisationId} and`;
    const others = sql`${sql.id(table.name)} as t where ${elsewhere} ${key} like ${`${organisationId}/%`}`;
    if (whose === 'own' && owner === null) continue;
    const from = whose === 'own' ? rowsOf(table, organisationId) : others;
    const { rows } = await sql<{ key: string }>`select distinct ${key} as key from ${from} and ${shape}`.execute(db);
    found.push(...rows.map(row => row.key));
  }
  return found;
}

export async function findKeysOfImports(db: Db, organisationId: string, imports: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from import_file where organisation_id = ${organisationId} and import_id = any(${[...imports]}::uuid[])`.execute(db);
  return rows.map(({ key }) => key);
}
