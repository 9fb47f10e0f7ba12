import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#platform/db';
import { demoId } from './demo-id';

const ASK_AGAIN_MS = 500;

/** Two processes that start on a new database must not both plant; the second waits until the first has finished or died. */
export async function alone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ won: boolean }>(`select pg_try_advisory_lock(hashtextextended('demo', 0)) as won`);
      if (rows[0]?.won) break;
      await new Promise(resume => setTimeout(resume, ASK_AGAIN_MS));
    }
    return await work();
  } finally {
    client.release(true); // the lock ends with its connection
  }
}

/** How much of the demo is planted. The newest pack is published last and can never be deleted, so its presence means everything is there. */
export async function howFar(db: Db): Promise<'empty' | 'foreign' | 'begun' | 'whole'> {
  const any = await db.selectFrom('organisation').select('id').limit(1).executeTakeFirst();
  if (!any) return 'empty';
  const ours = await db.selectFrom('organisation').select('id').where('id', '=', demoId('HOSHI')).executeTakeFirst();
  if (!ours) return 'foreign';
  const pack = await db
    .selectFrom('report')
    .select('id')
    .where('organisation_id', '=', demoId('HOSHI'))
    .where('entity_id', 'is', null)
    .where('as_of', '=', '2026-09-30')
    .executeTakeFirst();
  return pack ? 'whole' : 'begun';
}

export async function hasInstructions(db: Db, organisationId: string): Promise<boolean> {
  const found = await db.selectFrom('instruction').select('id').where('organisation_id', '=', organisationId).limit(1).executeTakeFirst();
  return found !== undefined;
}

export async function findAssetId(db: Db, organisationId: string, ref: string): Promise<string | null> {
  const found = await db
    .selectFrom('asset')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function hasTransactionsByHand(db: Db, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('transaction')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('instruction_id', 'is', null)
    .where('forward_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function refreshStatistics(db: Db): Promise<void> {
  await sql`select refresh_statistics()`.execute(db);
}

export type AccountSum = { mandateId: string; currency: string; cash: string };

/** The sum of flows of each account before a day. */
export async function sumsBefore(db: Db, organisationId: string, day: string): Promise<AccountSum[]> {
  return await db
    .selectFrom('transaction')
    .select(eb => ['mandate_id as mandateId', 'currency', eb.fn.sum<string>('cash').as('cash')])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'final')
    .where('settlement_date', '<', day)
    .groupBy(['mandate_id', 'currency'])
    .execute();
}

export type LedgerRow = { day: string; cash: string };
type LedgerWanted = { organisationId: string; mandateId: string; currency: string; from: string; to: string };

/** The final transactions of a cash account within a range, in ledger order. */
export async function findLedger(db: Db, { organisationId, mandateId, currency, from, to }: LedgerWanted): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select t.settlement_date as day, t.cash::text from transaction t
    where t.organisation_id = ${organisationId} and t.mandate_id = ${mandateId} and t.currency = ${currency} and t.status = 'final' and t.cash <> 0
      and t.settlement_date between ${from}::date and ${to}::date order by t.settlement_date, t.id`.execute(db);
  return rows;
}

export async function hasWatchlist(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from watchlist_item where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasBasel(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from basel_setting where organisation_id = ${organisationId}`.execute(db);
  return rows.length > 0;
}

export async function hasRiskData(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from risk_upload where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasRebalancings(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from rebalancing where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasComparisons(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from manager_comparison where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasMasterData(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from master_upload where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasHypotheticals(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from hypothetical_asset where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasStressTests(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from stress_test where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasDataRequests(db: Db): Promise<boolean> {
  const { rows } = await sql`select from data_subject_request limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasSpcs(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from spc where organisation_id = ${organisationId} limit 1`.execute(db);
  return rows.length > 0;
}

/** The security with the oldest last price; of several the first by code. */
export async function findStaleSecurity(db: Db, organisationId: string, day: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select s.id from security s join price p on (p.organisation_id, p.security_id) = (s.organisation_id, s.id) and p.superseded_at is null
    where s.organisation_id = ${organisationId} and p.as_of <= ${day}::date group by s.id, s.ref order by max(p.as_of), s.ref limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** The addresses among these that have an account. */
export async function findLogins(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('app_user').select('email').where('email', 'in', emails).orderBy('email').execute();
  return rows.map(({ email }) => email);
}

/** Where the approved file of this name is kept. */
export async function findSentFile(db: Db, organisationId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_file as f')
    .innerJoin('import as i', join => join.onRef('i.organisation_id', '=', 'f.organisation_id').onRef('i.id', '=', 'f.import_id'))
    .where('f.organisation_id', '=', organisationId)
    .where('f.name', '=', name)
    .where('i.status', '=', 'approved')
    .select('f.key')
    .executeTakeFirst();
  return row?.key;
}
