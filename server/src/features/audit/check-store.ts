import { sql } from 'kysely';
import type { ChainReport } from '#platform/audit-chain';
import type { Db } from '#platform/db';

export type CheckRow = {
  verifiedAt: Date | null;
  rows: number;
  brokenSeq: number | null;
  reason: string | null;
  anchoredAt: Date | null;
  anchoredSeq: number | null;
  /** The signed copy of the anchor that is stored outside the database. */
  anchor: string | null;
};

export async function findCheck(db: Db, organisationId: string): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select verified_at as "verifiedAt", rows::int as rows, broken_seq::int as "brokenSeq", reason, anchored_at as "anchoredAt",
           anchored_seq::int as "anchoredSeq", anchor
    from audit_check where organisation_id = ${organisationId}`.execute(db);
  return rows[0];
}

export async function holdAnchor(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`anchor ${organisationId}`}, 0))`.execute(db);
}

export async function saveAnchor(db: Db, organisationId: string, { seq, at, signed }: { seq: number; at: Date; signed: string }) {
  await sql`
    insert into audit_check (organisation_id, anchored_at, anchored_seq, anchor) values (${organisationId}, ${at}, ${seq}, ${signed})
    on conflict (organisation_id) do update
    set anchored_at = excluded.anchored_at, anchored_seq = excluded.anchored_seq, anchor = excluded.anchor`.execute(db);
}

export async function saveReport(db: Db, organisationId: string, report: ChainReport, at: Date): Promise<void> {
  const { seq, reason } = report.ok ? { seq: null, reason: null } : report;
  await sql`
    insert into audit_check (organisation_id, verified_at, rows, broken_seq, reason) values (${organisationId}, ${at}, ${report.rows}, ${seq}, ${reason})
    on conflict (organisation_id) do update
    set verified_at = excluded.verified_at, rows = excluded.rows, broken_seq = excluded.broken_seq, reason = excluded.reason`.execute(db);
}

export type Chained = { id: string; ref: string };

/** Every organisation; must run in platform scope. */
export async function findChained(db: Db): Promise<Chained[]> {
  const { rows } = await sql<Chained>`select id, ref from organisation order by ref`.execute(db);
  return rows;
}

export async function findAdministrators(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where organisation_id = ${organisationId} and role = 'admin' and disabled_at is null`.execute(db);
  return rows.map(({ id }) => id);
}
