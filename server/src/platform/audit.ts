import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditAction } from '@hakaru/contract/audit';
import type { Context } from './context';
import type { Db } from './db';

export type AuditEntry = {
  subject: string;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  /** Given only for events before sign-in; otherwise taken from the actor. */
  organisationId?: string;
  userId?: string;
};

/**
 * Records who did what, in the transaction that did it. Each organisation has one chain: a row's hash covers the previous row, with a key
 * that the database does not have. Writers of one organisation are serialised until their transactions end, so call this last.
 */
export async function record(ctx: Context, action: AuditAction, entry: AuditEntry): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error(`${action} must be recorded inside the transaction that does it`);
  const organisation = entry.organisationId ?? ctx.actor?.organisation.id;
  if (!organisation) throw new Error(`${action} must be recorded for an organisation`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${organisation}`}, 0))`.execute(ctx.db);
  const last = (await newestOf(ctx, organisation)) ?? { seq: '0', hash: BEGINNING };
  const row = rowFor(ctx, { action, organisation, entry, seq: BigInt(last.seq) + 1n });
  const hash = keyedHash(auditKey(ctx.app.settings.secret), last.hash, row);
  await sql`
    insert into audit (organisation_id, seq, at, user_id, original_user_id, as_role, action, subject, subject_id, before, after, request_id, token_id, previous_hash, hash)
    values (${row.organisation}, ${row.seq}, ${row.at}, ${row.user}, ${row.originalUser}, ${row.asRole}, ${row.action}, ${row.subject}, ${row.subjectId},
            ${asJsonb(row.before)}, ${asJsonb(row.after)}, ${row.request}, ${row.token ?? null}, ${last.hash}, ${hash})`.execute(ctx.db);
}

/** The hash before the first row. */
export const BEGINNING: Buffer = Buffer.alloc(32);

export type Row = {
  organisation: string;
  seq: string;
  at: string;
  user: string | null;
  originalUser: string | null;
  asRole: string | null;
  action: string;
  subject: string;
  subjectId: string | null;
  before: unknown;
  after: unknown;
  request: string | null;
  /** The service token that acted. Absent rather than null without one, so that older rows keep their hash. */
  token?: string;
};

function rowFor(
  ctx: Context,
  { action, organisation, entry, seq }: { action: string; organisation: string; entry: AuditEntry; seq: bigint },
): Row {
  const { actor } = ctx;
  return {
    organisation,
    seq: String(seq),
    at: ctx.app.now().toISOString(),
    user: entry.userId ?? actor?.user.id ?? null,
    originalUser: actor?.original ? actor.user.id : null, // the super-user behind an impersonation
    asRole: actor?.impersonatedRole ?? null,
    action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    before: plain(entry.before),
    after: plain(entry.after),
    request: ctx.request.id,
    ...(actor?.token ? { token: actor.token.id } : {}),
  };
}

/** The newest row. */
export async function newestOf({ db }: { db: Db }, organisation: string): Promise<{ seq: string; hash: Buffer } | undefined> {
  const { rows } = await sql<{ seq: string; hash: Buffer }>`
    select seq, hash from audit where organisation_id = ${organisation} order by seq desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a trail has this row, and with it, as each hash covers the row before, all rows up to it. */
export async function hasRow({ db }: { db: Db }, organisation: string, { seq, hash }: { seq: string; hash: Buffer }): Promise<boolean> {
  const { rows } = await sql`
    select from audit where organisation_id = ${organisation} and seq = ${seq} and hash = ${hash}`.execute(db);
  return rows.length > 0;
}

export type ChainedRow = Row & { hash: Buffer; previous_hash: Buffer };
type StoredRow = Omit<ChainedRow, 'at' | 'token'> & { at: Date; token: string | null };

/** Rows of a chain in order, in the form that was hashed. */
export async function rowsAfter({ db }: { db: Db }, organisation: string, seq: number, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<StoredRow>`
    select organisation_id as organisation, seq, at, user_id as user, original_user_id as "originalUser", as_role as "asRole", action, subject,
           subject_id as "subjectId", before, after, request_id as request, token_id as token, previous_hash, hash
    from audit where organisation_id = ${organisation} and seq > ${seq} order by seq limit ${limit}`.execute(db);
  return rows.map(({ token, ...row }) => ({ ...row, at: row.at.toISOString(), ...(token === null ? {} : { token }) }));
}

const keys = new Map<string, Buffer>();

/** Derived from the installation's secret, so that access to the database alone is not enough to compute a hash. */
export function auditKey(secret: string): Buffer {
  const known = keys.get(secret) ?? Buffer.from(hkdfSync('sha256', secret, '', 'hakaru audit', 32));
  keys.set(secret, known);
  return known;
}

export function keyedHash(key: Buffer, previous: Buffer, row: Row): Buffer {
  return createHmac('sha256', key).update(previous).update(canonical(row)).digest();
}

/** The hash of rows from before there was a key; no longer written. */
export function plainHash(previous: Buffer, row: Row): Buffer {
  return createHash('sha256').update(previous).update(canonical(row)).digest();
}

/** A canonical text of a value: keys are sorted, so that jsonb's reordering does not change the hash. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The value as JSON returns it: dates as text, nothing undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown); // JSON.parse returns any
}

function asJsonb(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
