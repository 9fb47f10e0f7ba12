import type { AuditAction } from '@hakaru/contract/audit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record, rowsAfter } from '#platform/audit';
import { verifyChain } from '#platform/audit-chain';
import { inTransaction, type SignedIn } from '#platform/context';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';

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

const write = (ctx: SignedIn, action: string, after: unknown = { z: 1, a: [1.5, null, '測る'], at: new Date(0) }) =>
  inTransaction(ctx, ctx =>
    record(ctx, action as AuditAction /* any name will do */, { subject: 'thing', subjectId: '1', before: undefined, after }),
  );
const verify = (ctx: SignedIn) => verifyChain(ctx.app, ctx.actor.organisation.id);
const rowsOf = async ({ actor }: SignedIn) =>
  (await superuser.query<Record<string, unknown>>('select * from audit where organisation_id = $1 order by seq', [actor.organisation.id]))
    .rows;

test('row 35: what is recorded says who, for whom and as whom, and the chain verifies', async () => {
  const ctx = await signInAnew(app);
  await write(ctx, 'company.create');
  const other = await signInAnew(app, { superuser: true });
  const impersonated: SignedIn = {
    ...ctx,
    actor: { ...ctx.actor, user: other.actor.user, original: other.actor.organisation, impersonatedRole: 'readonly' },
  };
  await write(impersonated, 'thing.change');
  const [first, second] = await rowsOf(ctx);
  expect(first).toMatchObject({
    seq: '1',
    user_id: ctx.actor.user.id,
    original_user_id: null,
    as_role: null,
    action: 'company.create',
    request_id: ctx.request.id,
  });
  expect(second).toMatchObject({ seq: '2', user_id: other.actor.user.id, original_user_id: other.actor.user.id, as_role: 'readonly' });
  expect(second?.['previous_hash']).toEqual(first?.['hash']);
  expect(await verify(ctx)).toEqual({ ok: true, rows: 2 });
});

test('row 33: twenty writers at once make one chain without a gap', async () => {
  const ctx = await signInAnew(app);
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(ctx, `thing.change.${index}`)));
  expect(await verify(ctx)).toEqual({ ok: true, rows: 20 });
});

test('an effect that is undone leaves no entry', async () => {
  const ctx = await signInAnew(app);
  await expect(
    inTransaction(ctx, async ctx => {
      await record(ctx, 'company.create', { subject: 'thing', subjectId: '1' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await rowsOf(ctx)).toEqual([]);
  await expect(record(ctx, 'company.create', { subject: 'thing', subjectId: '1' })).rejects.toThrow('inside the transaction');
});

test('row 35: neither the app nor the owner can change, delete or empty it', async () => {
  const ctx = await signInAnew(app);
  await write(ctx, 'company.create');
  for (const statement of [`update audit set action = 'x'`, 'delete from audit', 'truncate audit']) {
    await expect(app.database.pool.query(statement)).rejects.toThrow('permission denied');
    await expect(superuser.query(statement)).rejects.toThrow('audit is append-only');
  }
});

test.each([
  ['changed', 2, `update audit set after = '{"z": 2}' where organisation_id = $1 and seq = 2`],
  ['changed', 3, `update audit set user_id = null where organisation_id = $1 and seq = 3`],
  ['missing', 2, `delete from audit where organisation_id = $1 and seq = 2`],
  ['changed', 1, `update audit set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) where organisation_id = $1 and seq = 1`],
] as const)('row 35: a superuser who meddles is found out: %s at %i', async (reason, seq, statement) => {
  const ctx = await signInAnew(app);
  for (const action of ['a', 'b', 'c']) await write(ctx, action);
  await superuser.query('alter table audit disable trigger all');
  await superuser.query(statement, [ctx.actor.organisation.id]);
  await superuser.query('alter table audit enable trigger all');
  expect(await verify(ctx)).toMatchObject({ ok: false, seq, reason });
});

test('row 1: another organisation sees nothing of it', async () => {
  const ctx = await signInAnew(app);
  const stranger = await signInAnew(app);
  await write(ctx, 'company.create');
  expect(await inTransaction(ctx, inner => rowsAfter(inner, ctx.actor.organisation.id, 0, 10))).toHaveLength(1);
  expect(await inTransaction(stranger, inner => rowsAfter(inner, ctx.actor.organisation.id, 0, 10))).toEqual([]);
});
