// The row of a statement, `sql<Row>`, is a claim the compiler believes. This test asks a database made from the migrations.
import { expect, test } from 'vitest';
import { checkClaims } from '#checked-rows/check';
import { readClaims } from '#checked-rows/claims';

/** Type-checking the whole server takes minutes on a busy machine. */
const BUSY_MS = 900_000;

/** Statements whose columns or tables depend on input; their own tests compare them with the database. */
const UNCHECKED_MAX = 11;

test(
  'every statement of the server returns the row it says it returns',
  async () => {
    const claims = readClaims();
    const { checked, wrong, unchecked } = await checkClaims(claims);
    console.log(`${checked} of ${claims.length} statements checked against the database. Not checked:\n${unchecked.join('\n')}`);
    expect(wrong).toEqual([]);
    expect(claims.length).toBeGreaterThan(400);
    expect(unchecked.length).toBeLessThanOrEqual(UNCHECKED_MAX);
  },
  BUSY_MS,
);

const PATH = 'server/src/features/planted/store.ts';

/** One statement a line, so that the line of a finding identifies it. */
const planted = (lines: readonly string[]): Record<string, string> => ({
  [PATH]: [
    `import { sql } from 'kysely'; const id = 'x'; const OF = sql\`from organisation o\`;`,
    'const isOne = (alias: string) => sql`${sql.ref(`${alias}.id`)} = ${id}`;',
    ...lines,
  ].join('\n'),
});

const WRONG = [
  'sql<{ total: number }>`select count(*) as total from organisation`;',
  'sql<{ nameEn: string }>`select name_en as "nameEN" ${OF}`;',
  'sql<{ createdAt: string }>`select created_at as "createdAt" from app_user where id = ${id}`;',
  'sql<{ id: number }>`update organisation o set ref = ${id} where ${isOne("o")} returning o.id`;',
  'sql<{ ids: string[] }>`select id as ids from organisation`;',
  'sql<{ days: string[] }>`select array[${id}::timestamptz] as days`;',
  'sql<{ value: number }>`select ${id ? sql`1` : sql`1::numeric`} as value`;',
];

const RIGHT = [
  'sql<{ total: number }>`select count(*)::int as total from organisation`;',
  'sql<{ nameEn: string; more?: string }>`select name_en as "nameEn", ref ${OF} where ${isOne("o")}`;',
  'sql<{ createdAt: Date | null }>`select created_at as "createdAt" from app_user where id = any(${[id]}::uuid[])`;',
  'sql<{ ids: string[]; content: { a: 1 } }>`select array_agg(id) as ids, null::jsonb as content from organisation`;',
  'sql<number>`count(*)`;',
];

test(
  'planted: a row with a wrong type, a wrong name or a wrong list is noticed, right ones are not',
  async () => {
    const { wrong, unchecked } = await checkClaims(readClaims(planted([...WRONG, ...RIGHT])));
    expect(unchecked).toEqual([]);
    expect([...new Set(wrong.map(line => Number(/:(\d+) /.exec(line)?.[1])))]).toEqual(WRONG.map((_, at) => at + 3));
  },
  BUSY_MS,
);
