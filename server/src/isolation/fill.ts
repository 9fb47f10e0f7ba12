import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

/** The organisation rows are inserted for; all their text contains its canary. */
export type Planter = { organisationId: string; canary: string; userId: string };

type Column = { name: string; type: string; is_needed: boolean; /** Accepts any text. */ is_free: boolean; choice: string | null };
type Reference = { columns: string[]; parent: string; parent_columns: string[]; is_needed: boolean };
export type TenantTable = { name: string; columns: Column[]; references: Reference[] };

/** All tables with an organisation_id column, read from the catalogue, so that new tables are covered automatically. */
export async function tenantTables(server: TestServer): Promise<TenantTable[]> {
  const rows = await server.sql(CATALOGUE);
  return rows as TenantTable[]; // the shape built by the statement below
}

const CATALOGUE = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
        'is_needed', a.attnotnull and not a.atthasdef and a.attidentity = '',
        'choice', (select (regexp_match(pg_get_constraintdef(k.oid), '''([^'']+)''::text'))[1] from pg_constraint k
                   where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY|= ''' limit 1),
        'is_free', a.atttypid = 'text'::regtype and not exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
            and pg_get_constraintdef(k.oid) ~ '~|= ANY|<= 1?[0-9]\\)')))
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(json_build_object('parent', p.relname,
        'columns', (select array_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k(num, place)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num),
        'parent_columns', (select array_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k(num, place)
                           join pg_attribute a on a.attrelid = p.oid and a.attnum = k.num),
        'is_needed', (select bool_and(a.attnotnull) from unnest(f.conkey) num join pg_attribute a on a.attrelid = c.oid and a.attnum = num)))
      from pg_constraint f join pg_class p on p.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f'), '[]') as references
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r'
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped)
  order by 1`;

/**
 * Inserts one row into every tenant table without a row of the organisation, parents before children. Returns the ids of the new rows, and
 * why a table stayed empty: such a table needs a row in world.ts.
 */
export async function fillTables(server: TestServer, tables: readonly TenantTable[], planter: Planter): Promise<Filling> {
  const filling: Filling = { ids: [], empty: new Map() };
  let open = await emptyAmong(server, tables, planter);
  for (let before = -1; open.length !== before;) {
    before = open.length;
    const left: TenantTable[] = [];
    for (const table of open) {
      const outcome = await plant(server, planter, table).catch((error: Error) => error.message);
      if (typeof outcome === 'string') left.push(table);
      else if (outcome.id) filling.ids.push(outcome.id);
      if (typeof outcome === 'string') filling.empty.set(table.name, outcome);
      else filling.empty.delete(table.name);
    }
    open = left;
  }
  return filling;
}

export type Filling = { ids: string[]; empty: Map<string, string> };

async function emptyAmong(server: TestServer, tables: readonly TenantTable[], { organisationId }: Planter): Promise<TenantTable[]> {
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select from "${name}" where organisation_id = $1)`);
  const filled = new Set((await server.sql(asked.join(' union all '), [organisationId])).map(({ name }) => String(name)));
  return tables.filter(({ name }) => !filled.has(name));
}

/** References that exclude another: a transaction follows either an instruction or a forward. */
const LEFT_OUT: ReadonlySet<string> = new Set(['transaction.forward_id']);

/** The id of the inserted row, if the table has ids; or what is missing. */
async function plant(
  server: TestServer,
  planter: Planter,
  { name: table, columns, references }: TenantTable,
): Promise<{ id?: string } | string> {
  const row = new Map<string, unknown>([['organisation_id', planter.organisationId]]);
  for (const [index, reference] of references.entries()) {
    if (LEFT_OUT.has(`${table}.${reference.columns.at(-1)}`)) continue;
    const place = references.slice(0, index).filter(({ parent }) => parent === reference.parent).length;
    const found = await parentOf(server, planter, reference, place);
    if (found) for (const [name, value] of found) row.set(name, value);
    else if (reference.is_needed) return `no row of ${reference.parent} to belong to`;
  }
  const referring = new Set(references.flatMap(reference => reference.columns));
  for (const column of columns) {
    if (row.has(column.name) || referring.has(column.name)) continue;
    if (column.is_needed || column.is_free || column.name === 'id') row.set(column.name, valueOf(column, planter));
  }
  const names = [...row.keys()];
  const places = names.map((name, index) => `$${index + 1}::${columns.find(column => column.name === name)?.type ?? 'text'}`);
  await server.sql(
    `insert into "${table}" (${names.map(name => `"${name}"`).join(', ')}) overriding system value values (${places.join(', ')})`,
    [...row.values()],
  );
  const id = columns.find(({ name, type }) => name === 'id' && type === 'uuid') ? row.get('id') : null;
  return typeof id === 'string' ? { id } : {};
}

/** Two references to one table use different rows if there are two, because few things may refer to themselves. */
async function parentOf(server: TestServer, { organisationId }: Planter, { columns, parent, parent_columns }: Reference, place: number) {
  const owner = parent === 'organisation' ? 'id' : 'organisation_id';
  const listed = parent_columns.map(name => `"${name}"`).join(', ');
  const rows = await server.sql(`select ${listed} from "${parent}" where ${owner} = $1 order by ${listed} limit 5`, [organisationId]);
  const row = rows[place] ?? rows[0];
  return row ? columns.map((name, index): [string, unknown] => [name, row[parent_columns[index] ?? '']]) : null;
}

const BY_NAME: Readonly<Record<string, unknown>> = {
  currency: 'JPY',
  counter_currency: 'USD',
  base_currency: 'JPY',
  base: 'USD',
  quote: 'JPY',
  country: 'JP',
  as_of: '2026-09-30',
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  date: '2026-09-30',
  'timestamp with time zone': '2026-09-30T00:00:00Z',
  boolean: true,
  numeric: 1,
  integer: 1,
  bigint: 1,
  smallint: 1,
  'double precision': 1,
  'double precision[]': [1],
  'numeric[]': [1],
  'integer[]': [1],
  jsonb: '{}',
};

function valueOf({ name, type, choice }: Column, { organisationId, canary, userId }: Planter): unknown {
  if (choice) return choice;
  if (name in BY_NAME) return BY_NAME[name];
  if (type === 'uuid') return name === 'user_id' ? userId : /organisation_id$|^grantee_id$/.test(name) ? organisationId : randomUUID();
  if (name === 'sha256') return randomUUID().replaceAll('-', '').repeat(2);
  // A valid key of a missing file is answered as such; a text that is not a key would be our own error.
  if (name === 'file_key') return `${organisationId}/${randomUUID()}`;
  if (type === 'bytea') return Buffer.from(randomUUID());
  if (type === 'text[]') return [canary];
  return BY_TYPE[type] ?? canary;
}
