import { sql } from 'kysely';
import type { AssumedRateInput as Given } from '@hakaru/contract/assumed-rates';
import type { Db } from '#platform/db';

type AssumedRateInput = Omit<Given, 'reason'>;
export type AssumedRate = AssumedRateInput & { id: string; version: number };
type AssetKey = { organisationId: string; assetId: string };

const columns = sql`id, from_day as "fromDay", trim_scale(rate_percent)::text as "ratePercent", version`;

export async function findRates(db: Db, { organisationId, assetId }: AssetKey): Promise<AssumedRate[]> {
  const { rows } = await sql<AssumedRate>`
    select ${columns} from assumed_rate where organisation_id = ${organisationId} and asset_id = ${assetId} order by from_day desc`.execute(
    db,
  );
  return rows;
}

export async function findRate(db: Db, organisationId: string, id: string): Promise<(AssumedRate & { assetId: string }) | undefined> {
  const { rows } = await sql<AssumedRate & { assetId: string }>`
    select ${columns}, asset_id as "assetId" from assumed_rate where organisation_id = ${organisationId} and id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

export async function insertRate(
  db: Db,
  { organisationId, assetId }: AssetKey,
  { fromDay, ratePercent }: AssumedRateInput,
): Promise<AssumedRate> {
  const { rows } = await sql<AssumedRate>`
    insert into assumed_rate (organisation_id, asset_id, from_day, rate_percent) values (${organisationId}, ${assetId}, ${fromDay}, ${ratePercent})
    returning ${columns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a rate was not kept');
  return row;
}

export async function updateRate(db: Db, organisationId: string, id: string, input: AssumedRateInput): Promise<AssumedRate | undefined> {
  const { rows } = await sql<AssumedRate>`
    update assumed_rate set from_day = ${input.fromDay}, rate_percent = ${input.ratePercent}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} returning ${columns}`.execute(db);
  return rows[0];
}

export async function deleteRate(db: Db, organisationId: string, id: string): Promise<void> {
  await sql`delete from assumed_rate where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}
