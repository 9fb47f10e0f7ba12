import { sql } from 'kysely';
import type { CountryInput } from '@hakaru/contract/countries';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type CountryRow = CountryInput & { code: string; version: number };

const SHOWN = sql`
  select code, name_en as "nameEn", name_jp as "nameJp", currency, region, calendar, sovereign_weight::text as "sovereignWeight", version
  from country`;

export async function findCountries(db: Db, slice: Slice, search: string): Promise<{ data: CountryRow[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where code ilike ${pattern} or name_en ilike ${pattern} or name_jp ilike ${pattern} or currency ilike ${pattern}`;
  const { rows } = await sql<CountryRow>`${SHOWN} ${wanted} order by code limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from country ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findCountry(db: Db, code: string): Promise<CountryRow | undefined> {
  return (await sql<CountryRow>`${SHOWN} where code = ${code}`.execute(db)).rows[0];
}

export async function updateCountry(db: Db, { code, version }: { code: string; version: number }, input: CountryInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update country set name_en = ${input.nameEn}, name_jp = ${input.nameJp}, currency = ${input.currency}, region = ${input.region},
      calendar = ${input.calendar}, sovereign_weight = ${input.sovereignWeight}::numeric, version = version + 1
    where code = ${code} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
