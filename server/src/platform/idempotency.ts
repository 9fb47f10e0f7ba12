import { createHash } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { sql } from 'kysely';
import { inTransaction, type SignedIn } from './context';

/** The client's key of a request, and a hash of its content. */
export type Intent = { key: string; hash: string };

/**
 * Does the work once for a key: a retry after a lost reply gets the first reply, because effect and reply are stored together. The same key
 * with another content is a mistake (422); while the first request is running, a second one is refused as in progress (409).
 */
export async function once<T>(ctx: SignedIn, intent: Intent, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  if (!/^[\x21-\x7e]{8,255}$/.test(intent.key)) throw invalid('Idempotency-Key', 'invalid');
  const doOnce = async (ctx: SignedIn): Promise<T> => {
    await takeTurn(ctx, intent);
    const earlier = await find(ctx, intent.key);
    if (!earlier) return await doAndKeep(ctx, intent, work);
    if (earlier.request_hash !== intent.hash) throw invalid('Idempotency-Key', 'reused');
    return earlier.reply as T; // the reply of `work`, after JSON
  };
  return ctx.db.isTransaction ? await doOnce(ctx) : await inTransaction(ctx, doOnce);
}

/** The same for a request with a key in the Idempotency-Key header; without one the work is simply done. */
export async function onceIfNamed<T>(ctx: SignedIn, asked: readonly unknown[], work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  const key = ctx.request.idempotencyKey ?? null;
  return key === null ? await work(ctx) : await once(ctx, { key, hash: hashRequest(...asked) }, work);
}

export function hashRequest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function takeTurn(ctx: SignedIn, { key }: Intent): Promise<void> {
  const name = `once ${ctx.actor.organisation.id} ${ctx.actor.user.id} ${key}`;
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(ctx.db);
  if (!rows[0]?.free) throw new AppError('conflict');
}

async function find(ctx: SignedIn, key: string): Promise<{ request_hash: string; reply: unknown } | undefined> {
  const { rows } = await sql<{ request_hash: string; reply: unknown }>`
    select request_hash, reply from idempotency
    where organisation_id = ${ctx.actor.organisation.id} and user_id = ${ctx.actor.user.id} and key = ${key}`.execute(ctx.db);
  return rows[0];
}

async function doAndKeep<T>(ctx: SignedIn, { key, hash }: Intent, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  const reply = await work(ctx);
  await sql`
    insert into idempotency (organisation_id, user_id, key, request_hash, reply)
    values (${ctx.actor.organisation.id}, ${ctx.actor.user.id}, ${key}, ${hash}, ${JSON.stringify(reply ?? null)})`.execute(ctx.db);
  return reply;
}
