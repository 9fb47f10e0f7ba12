import type { FundPacingInput } from '@hakaru/contract/fund-pacing';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type FundPacingRow = Omit<FundPacingInput, 'version'> & { entityId: string; version: number };

/** All versions of the forecast assumptions of some funds, oldest first. */
export async function findFundPacing(db: Db, ownerId: string, entityIds: readonly string[]): Promise<FundPacingRow[]> {
  const { rows } = await sql<FundPacingRow>`
    select p.entity_id as "entityId", p.from_day as "fromDay", p.contribution_percents::text[] as "contributionPercents", p.life_years as "lifeYears",
      p.bow::text as bow, p.growth_low_percent::text as "growthLowPercent", p.growth_percent::text as "growthPercent",
      p.growth_high_percent::text as "growthHighPercent", p.yield_percent::text as "yieldPercent", p.version
    from fund_pacing p where p.organisation_id = ${ownerId} and p.entity_id = any(${[...entityIds]}::uuid[]) order by p.entity_id, p.from_day`.execute(
    db,
  );
  return rows;
}

type Key = { organisationId: string; entityId: string };

/** Compare and set: inserts assumptions for a new day, or replaces those whose version was read. */
export async function saveFundPacing(db: Db, { organisationId, entityId }: Key, input: FundPacingInput): Promise<boolean> {
  const { fromDay, contributionPercents, lifeYears, bow, growthLowPercent, growthPercent, growthHighPercent, yieldPercent, version } =
    input;
  const { numAffectedRows } =
    version === null
      ? await sql`
    insert into fund_pacing (organisation_id, entity_id, from_day, contribution_percents, life_years, bow, growth_low_percent, growth_percent,
      growth_high_percent, yield_percent)
    values (${organisationId}, ${entityId}, ${fromDay}::date, ${contributionPercents}::numeric[], ${lifeYears}, ${bow}::numeric,
      ${growthLowPercent}::numeric, ${growthPercent}::numeric, ${growthHighPercent}::numeric, ${yieldPercent}::numeric)
    on conflict do nothing`.execute(db)
      : await sql`
    update fund_pacing set contribution_percents = ${contributionPercents}::numeric[], life_years = ${lifeYears}, bow = ${bow}::numeric,
      growth_low_percent = ${growthLowPercent}::numeric, growth_percent = ${growthPercent}::numeric, growth_high_percent = ${growthHighPercent}::numeric,
      yield_percent = ${yieldPercent}::numeric, version = version + 1
    where organisation_id = ${organisationId} and entity_id = ${entityId} and from_day = ${fromDay}::date and version = ${version}`.execute(
          db,
        );
  return numAffectedRows === 1n;
}
