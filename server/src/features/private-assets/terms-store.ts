import { fundTermColumn, fundTermNames, type FundTermsInput, type FundTermValues } from '@hakaru/contract/fund-terms';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type FundTermRow = FundTermValues & { entityId: string; fromDay: string };

/** All versions of the terms of some funds, oldest first; values as text. */
export async function findFundTerms(db: Db, ownerId: string, entityIds: readonly string[]): Promise<FundTermRow[]> {
  const values = sql.join(fundTermNames.map(name => sql`${sql.ref(`t.${fundTermColumn(name)}`)}::text as ${sql.id(name)}`));
  const { rows } = await sql<FundTermRow>`
    select t.entity_id as "entityId", t.from_day::text as "fromDay", ${values} from fund_term t
    where t.organisation_id = ${ownerId} and t.entity_id = any(${[...entityIds]}::uuid[]) order by t.entity_id, t.from_day`.execute(db);
  return rows;
}

type Key = { organisationId: string; entityId: string };

/** Saves a version, replacing one that starts on the same day. */
export async function saveFundTerms(db: Db, { organisationId, entityId }: Key, terms: FundTermsInput): Promise<void> {
  const columns = fundTermNames.map(name => sql.id(fundTermColumn(name)));
  const values = fundTermNames.map(name => sql`${terms[name]}${CASTS[name] ?? sql``}`);
  await sql`
    insert into fund_term (organisation_id, entity_id, from_day, ${sql.join(columns)})
    values (${organisationId}, ${entityId}, ${terms.fromDay}::date, ${sql.join(values)})
    on conflict (organisation_id, entity_id, from_day)
    do update set ${sql.join(columns.map(column => sql`${column} = excluded.${column}`))}`.execute(db);
}

/** Values arrive as text; these columns are numbers or days. */
const CASTS: Readonly<Partial<Record<string, ReturnType<typeof sql>>>> = {
  vintage: sql`::integer`,
  stepDownDay: sql`::date`,
  ...Object.fromEntries(fundTermNames.filter(name => name.endsWith('Percent')).map(name => [name, sql`::numeric`])),
};

export async function findOwnFund(db: Db, organisationId: string, id: string): Promise<{ assetId: string; ref: string } | undefined> {
  const { rows } = await sql<{ assetId: string; ref: string }>`
    select asset_id as "assetId", ref from entity where organisation_id = ${organisationId} and id = ${id} and kind = 'fund' and type <> 'portfolioCompany'`.execute(
    db,
  );
  return rows[0];
}
