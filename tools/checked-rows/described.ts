import pg from 'pg';
import { loadServer } from '#generate/server';
import type { Kind } from './claims';

/** The columns a statement returns with the types the driver gives them; or the database's error. */
export type Described = { columns: Readonly<Record<string, Kind>> } | { refused: string };

/** `element` is the type of an array's elements. */
type Type = { oid: number; name: string; element: string | null };
type Field = { name: string; dataTypeID: number };

/** Asks a database what statements return, without running them. */
export async function openDescriber(url: string): Promise<{ describe(text: string): Promise<Described>; close(): Promise<void> }> {
  await loadServer('platform/db');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Type>(
    `select t.oid::int4 as oid, t.typname as name, e.typname as element
       from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  );
  const types = new Map(rows.map(type => [type.oid, type]));
  return {
    async describe(text) {
      const fields = await fieldsOf(client, text);
      if ('refused' in fields) return fields;
      return { columns: Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, kindOf(types.get(dataTypeID))])) };
    },
    close: () => client.end(),
  };
}

/** The driver's part of the protocol: the statement is parsed and described, but never executed. */
type Line = { parse(message: object): void; describe(message: object): void; sync(): void };

function fieldsOf(client: pg.Client, text: string): Promise<Field[] | { refused: string }> {
  return new Promise(resolve => {
    let found: Field[] | { refused: string } = [];
    const question = {
      submit(line: Line) {
        line.parse({ text, name: '' });
        line.describe({ type: 'S', name: '' });
        line.sync();
      },
      handleRowDescription: ({ fields }: { fields: Field[] }) => void (found = fields),
      handleError: (error: Error) => {
        found = { refused: error.message };
      },
      handleReadyForQuery: () => resolve(found),
    };
    client.query(question as unknown as pg.Submittable); // the driver calls the methods it finds
  });
}

const SAMPLES: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  date: '2026-01-31',
  timestamp: '2026-01-31 00:00:00',
  timestamptz: '2026-01-31 00:00:00+00',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'oid', 'float4', 'float8', 'numeric'].map(name => [name, '1'])),
};

/** Determined by letting the driver parse a sample, because only it knows that a bigint stays text and a timestamp becomes a Date. */
function kindOf(type: Type | undefined): Kind {
  if (!type) return 'any';
  const { oid, name, element } = type;
  if (name === 'json' || name === 'jsonb') return 'any';
  const sample = element ? `{"${SAMPLES[element] ?? 'a'}"}` : (SAMPLES[name] ?? 'a');
  const read: unknown = pg.types.getTypeParser(oid, 'text')(sample);
  if (!Array.isArray(read)) return plainKind(read);
  const kind = element === 'json' || element === 'jsonb' ? 'any' : plainKind(read[0]);
  return kind === 'Buffer' || kind.endsWith('[]') ? 'any' : (`${kind}[]` as Kind); // the remaining kinds have array types
}

function plainKind(value: unknown): Kind {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return typeof value as 'string'; // one of these three
  return 'json';
}
