import { sql } from 'kysely';
import type { RunState } from '@hakaru/contract/month-ends';
import type { Db } from '#platform/db';

export type AssetKey = { organisationId: string; assetId: string };
export type OpeningMonth = { asOf: string; populatedBy: string | null };

type Until = { to: string; knownAt: Date } | null;

/**
 * The months populated as opening history whose report of the whole asset is not published, oldest first. A run leaves out a month that was
 * taken back and populated again after `knownAt`: its report would show values from before.
 */
export async function findUnpublished(db: Db, { organisationId, assetId }: AssetKey, until: Until): Promise<OpeningMonth[]> {
  const { rows } = await sql<OpeningMonth>`
    select m.as_of as "asOf", m.populated_by as "populatedBy" from month_end m
    where m.organisation_id = ${organisationId} and m.asset_id = ${assetId} and m.populated_at is not null and m.opening is not null
      and m.as_of <= coalesce(${until?.to ?? null}::date, m.as_of)
      and m.populated_at <= coalesce(${until?.knownAt ?? null}::timestamptz, m.populated_at)
      and not exists (select from report r where (r.organisation_id, r.asset_id, r.as_of) = (m.organisation_id, m.asset_id, m.as_of)
        and r.entity_id is null)
    order by m.as_of`.execute(db);
  return rows;
}

export type RunRow = AssetKey & {
  id: string;
  asOf: string;
  state: RunState;
  done: number;
  total: number;
  failure: string | null;
  requestedBy: string;
  requesterName: string;
  requestedIn: string;
  requestedAt: Date;
  knownAt: Date;
};

const RUN = sql`id, organisation_id as "organisationId", asset_id as "assetId", as_of as "asOf", state, done, total, failure,
  requested_by as "requestedBy", requester_name as "requesterName", requested_in as "requestedIn", requested_at as "requestedAt", known_at as "knownAt"`;

/** Undefined while another run of the asset is in progress. */
export async function insertRun(db: Db, run: Omit<RunRow, 'id' | 'state' | 'done' | 'failure'>): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    insert into report_run (organisation_id, asset_id, as_of, total, requested_by, requester_name, requested_in, requested_at, known_at)
    values (${run.organisationId}, ${run.assetId}, ${run.asOf}, ${run.total}, ${run.requestedBy}, ${run.requesterName}, ${run.requestedIn},
      ${run.requestedAt}, ${run.knownAt})
    on conflict (organisation_id, asset_id) where state in ('waiting', 'running') do nothing returning ${RUN}`.execute(db);
  return rows[0];
}

export async function latestRun(db: Db, { organisationId, assetId }: AssetKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${RUN} from report_run where organisation_id = ${organisationId} and asset_id = ${assetId}
    order by requested_at desc limit 1`.execute(db);
  return rows[0];
}

/** Locked until the end of the transaction, so that two workers on one run take turns. */
export async function holdRun(db: Db, organisationId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${RUN} from report_run where organisation_id = ${organisationId} and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function setRun(
  db: Db,
  run: Pick<RunRow, 'organisationId' | 'id'>,
  change: Pick<RunRow, 'state' | 'done' | 'failure'> & { at: Date | null },
): Promise<void> {
  await sql`
    update report_run set state = ${change.state}, done = ${change.done}, failure = ${change.failure}, finished_at = ${change.at}::timestamptz
    where organisation_id = ${run.organisationId} and id = ${run.id}`.execute(db);
}
