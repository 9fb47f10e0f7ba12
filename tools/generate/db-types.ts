import pg from 'pg';
import { withMigratedDatabase } from '#generate/migrated-database';

export type Column = { table: string; name: string; udt: string; nullable: boolean; hasDefault: boolean; computed: boolean };

/** Reads the tables of a database built from the migrations. */
export function generateDbTypes(): Promise<string> {
  return withMigratedDatabase(async url => printTypes(await readColumns(url)));
}

/** Kysely's types for the tables: numeric, bigint and date are text so that no digit or day is lost; json is unknown until parsed. */
export function printTypes(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const printed = tables.map(table => {
    const fields = columns.filter(column => column.table === table).map(column => `  ${column.name}: ${printColumn(column)};`);
    return `export type ${pascal(table)} = {\n${fields.join('\n')}\n};\n`;
  });
  const all = printed.join('\n');
  return [
    '// Generated from server/migrations by `npm run generate`. Do not edit.',
    `import type { ${['ColumnType', 'Generated', 'GeneratedAlways'].filter(name => `${INSTANTS}${all}`.includes(`${name}<`)).join(', ')} } from 'kysely';`,
    '',
    INSTANTS,
    `export type DB = {\n${tables.map(table => `  ${table}: ${pascal(table)};`).join('\n')}\n};\n`,
    all,
  ].join('\n');
}

/** A timestamp is read as a Date, and may be written as text. */
const INSTANTS = `type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
`;

async function readColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_name as "table", column_name as name, udt_name as udt, is_nullable = 'YES' as nullable,
             column_default is not null or is_identity = 'YES' as "hasDefault",
             is_generated = 'ALWAYS' or coalesce(identity_generation, '') = 'ALWAYS' as computed
        from information_schema.columns
       where table_schema = 'public'
       order by table_name, ordinal_position`);
    return rows;
  } finally {
    await client.end();
  }
}

const typesOfPostgres: Record<string, string> = {
  ...spread('string', 'text varchar bpchar name uuid citext inet cidr numeric int8 date time timetz interval tsvector xml'),
  ...spread('number', 'int2 int4 float4 float8 oid'),
  ...spread('Instant', 'timestamptz timestamp'),
  ...spread('unknown', 'json jsonb'),
  bool: 'boolean',
  bytea: 'Buffer',
};

function printColumn({ table, name, udt, nullable, hasDefault, computed }: Column): string {
  const base = typesOfPostgres[udt.replace(/^_/, '')];
  if (!base) throw new Error(`${table}.${name} is of type ${udt}, which the generator does not know: add it.`);
  const value = udt.startsWith('_') ? `${base}[]` : base;
  if (value === 'Instant') return nullable ? 'MaybeInstant' : hasDefault ? 'GeneratedInstant' : value;
  const whole = nullable && value !== 'unknown' ? `${value} | null` : value;
  if (computed) return `GeneratedAlways<${whole}>`;
  return hasDefault ? `Generated<${whole}>` : whole;
}

const pascal = (name: string): string => name.replace(/(^|_)([a-z0-9])/g, (_all, _edge, letter: string) => letter.toUpperCase());

function spread(type: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map(name => [name, type]));
}
