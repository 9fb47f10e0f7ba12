import type { AuditAction } from '@hakaru/contract/audit';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical, record, rowsAfter } from '#platform/audit';
import { readAnchor } from '#platform/audit-anchor';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';
import { auditTasks } from './jobs';
import { adoptChains, anchorChain, readCheck, verifyTrail } from './verification';

let app: TestApp;
let superuser: pg.Pool;
beforeAll(async () => {
  app = await openTestApp();
  superuser = new pg.Pool({ connectionString: app.testDatabase.superuserUrl, max: 1 });
});
afterAll(async () => {
  await superuser.end();
  await app.closeApp();
});

const write = (ctx: SignedIn, action: string) =>
  inTransaction(ctx, ctx => record(ctx, action as AuditAction /* the chain accepts any */, { subject: 'thing', subjectId: '1' }));
const idOf = ({ actor }: SignedIn): string => actor.organisation.id;

/** Tampers as the owner of the database could: with every trigger disabled. */
async function meddle(statement: string, values: unknown[]): Promise<void> {
  await superuser.query('alter table audit disable trigger all');
  await superuser.query(statement, values);
  await superuser.query('alter table audit enable trigger all');
}

/** Recomputes the chain without the key, as an owner of the database could. */
async function rehash(organisationId: string): Promise<void> {
  let previous: Buffer = Buffer.alloc(32);
  const rows = await inScope(app.database.db, 'platform', db => rowsAfter({ db }, organisationId, 0, 100));
  for (const { hash: _, previous_hash: __, ...row } of rows) {
    const hash = createHash('sha256').update(previous).update(canonical(row)).digest();
    await meddle('update audit set previous_hash = $3, hash = $4 where organisation_id = $1 and seq = $2', [organisationId, row.seq, previous, hash]); // oxfmt-ignore
    previous = hash;
  }
}

async function written(count: number): Promise<SignedIn> {
  const ctx = await signInAnew(app);
  for (let at = 0; at < count; at++) await write(ctx, `thing.${at}`);
  return ctx;
}

const noticesOf = async (ctx: SignedIn) =>
  (await superuser.query(`select kind, params, path from notification where user_id = $1`, [ctx.actor.user.id])).rows;

test('a chain that its owner changed and hashed anew does not verify: the key is not in the database', async () => {
  const ctx = await written(4);
  expect(await verifyTrail(app, idOf(ctx))).toEqual({ ok: true, rows: 4 });
  await meddle(`update audit set action = 'other' where organisation_id = $1 and seq = 2`, [idOf(ctx)]);
  await rehash(idOf(ctx));
  expect(await verifyTrail(app, idOf(ctx))).toMatchObject({ ok: false, seq: 1, reason: 'changed' });
});

test('cutting the last rows is noticed against the anchor outside the database, and the anchor does not move back', async () => {
  const ctx = await written(6);
  expect(await anchorChain(app, idOf(ctx))).toBe('moved');
  expect(await anchorChain(app, idOf(ctx))).toBe('still');
  await meddle('delete from audit where organisation_id = $1 and seq > 3', [idOf(ctx)]);
  expect(await verifyTrail(app, idOf(ctx))).toMatchObject({ ok: false, seq: 4, reason: 'cut' });
  for (const action of ['x', 'y', 'z']) await write(ctx, action); // the same number of rows again: the sequence numbers fit, the hashes do not
  expect(await anchorChain(app, idOf(ctx))).toBe('broken');
  expect(await verifyTrail(app, idOf(ctx))).toMatchObject({ ok: false, seq: 6, reason: 'rewritten' });
  expect((await readAnchor(app, idOf(ctx)))?.head?.seq).toBe(6);
});

test('the anchor itself cannot be taken away or written by another', async () => {
  const ctx = await written(2);
  await anchorChain(app, idOf(ctx));
  const key = `${idOf(ctx)}/00000000-0000-0000-0000-0000000000a0`;
  const facts = { organisationId: idOf(ctx), contentType: 'text/plain', name: 'anchor', key };
  await app.files.put(Buffer.from(`${JSON.stringify({ organisationId: idOf(ctx), seam: null, head: null, at: '' })}\n00`), facts);
  expect(await verifyTrail(app, idOf(ctx))).toMatchObject({ ok: false, seq: 2, reason: 'anchorForged' });
  await app.files.delete(key);
  expect(await verifyTrail(app, idOf(ctx))).toMatchObject({ ok: false, seq: 2, reason: 'anchorLost' });
  expect(await anchorChain(app, idOf(ctx))).toBe('broken');
});

test('rows from before the key keep their hash, are anchored once, and nobody can begin such a chain later', async () => {
  const old = await written(3);
  const late = await written(0);
  await rehash(idOf(old)); // as the release before keyed hashes wrote them
  await adoptChains(app);
  await write(old, 'thing.keyed');
  expect(await verifyTrail(app, idOf(old))).toEqual({ ok: true, rows: 4 });
  expect((await readAnchor(app, idOf(old)))?.seam?.seq).toBe(3);
  for (const action of ['a', 'b']) await write(late, action);
  await rehash(idOf(late));
  await adoptChains(app); // a second run adopts nothing
  expect(await verifyTrail(app, idOf(late))).toMatchObject({ ok: false, seq: 1, reason: 'changed' });
  await meddle(`update audit set action = 'other' where organisation_id = $1 and seq = 2`, [idOf(old)]);
  await superuser.query('select 1');
  expect(await verifyTrail(app, idOf(old))).toMatchObject({ ok: false, seq: 2, reason: 'changed' });
});

test('the daily verification says what it found where the administrator looks, and warns when it is broken', async () => {
  const whole = await written(2);
  const broken = await written(3);
  const stranger = await written(1);
  await meddle(`update audit set subject_id = '2' where organisation_id = $1 and seq = 3`, [idOf(broken)]);
  const task = auditTasks['verifyAudit'];
  await task?.(app, null, { jobId: '1', attempt: 1, signal: undefined });
  expect(await readCheck(whole)).toMatchObject({ rows: 2, brokenSeq: null, verifiedAt: expect.any(Date) });
  expect(await readCheck(broken)).toMatchObject({ brokenSeq: 3, reason: 'changed' });
  expect(await noticesOf(broken)).toEqual([{ kind: 'auditBroken', params: { entry: '3' }, path: '/settings/support' }]);
  expect([...(await noticesOf(whole)), ...(await noticesOf(stranger))]).toEqual([]);
  expect(app.logged.some(line => line.includes('audit trail broken') && line.includes(idOf(broken)))).toBe(true);
});
