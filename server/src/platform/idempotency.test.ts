import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import { hashRequest, once } from '#platform/idempotency';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.closeApp());

const intent = (asked: unknown = 'a') => ({ key: randomUUID(), hash: hashRequest(asked) });
const effect = async (ctx: SignedIn) => {
  await record(ctx, 'company.create', { subject: 'thing', subjectId: null });
  return { id: randomUUID(), name: '測る' };
};
async function effectsOf(ctx: SignedIn): Promise<number> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.platform', 'on', true)`);
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from audit where organisation_id = $1', [
      ctx.actor.organisation.id,
    ]);
    await client.query('commit');
    return rows[0]?.n ?? -1;
  } finally {
    client.release();
  }
}

test('row 34: a retry gets the first reply and has no second effect', async () => {
  const ctx = await signInAnew(app);
  const wanted = intent();
  const first = await once(ctx, wanted, effect);
  expect(await once(ctx, wanted, effect)).toEqual(first);
  expect(await effectsOf(ctx)).toBe(1);
});

test('row 34: the same key with another request is refused', async () => {
  const ctx = await signInAnew(app);
  const wanted = intent();
  await once(ctx, wanted, effect);
  await expect(once(ctx, { ...wanted, hash: hashRequest('b') }, effect)).rejects.toEqual(invalid('Idempotency-Key', 'reused'));
});

test('row 34: while the first is at work the second is refused as in progress; of fifty at once one has an effect', async () => {
  const ctx = await signInAnew(app);
  const wanted = intent();
  let allow = () => {};
  const allowed = new Promise<void>(resolve => (allow = resolve));
  let first: Promise<unknown> = Promise.resolve();
  await new Promise<void>(begin => {
    first = once(ctx, wanted, async inner => {
      begin();
      await allowed;
      return await effect(inner);
    });
  });
  for (let index = 0; index < 6; index++) await expect(once(ctx, wanted, effect)).rejects.toEqual(new AppError('conflict'));
  allow();
  await first;
  const next = intent();
  await Promise.allSettled(Array.from({ length: 50 }, () => once(ctx, next, effect)));
  expect(await effectsOf(ctx)).toBe(2);
});

test('row 34: work that fails is not remembered, and may be tried again', async () => {
  const ctx = await signInAnew(app);
  const wanted = intent();
  await expect(once(ctx, wanted, () => Promise.reject(invalid('name', 'required')))).rejects.toThrow('Validation');
  await once(ctx, wanted, effect);
  expect(await effectsOf(ctx)).toBe(1);
});

test('a key belongs to its person; one that is no key is refused', async () => {
  const ctx = await signInAnew(app);
  const other = await signInAnew(app);
  const wanted = intent();
  const first = await once(ctx, wanted, effect);
  expect(await once(other, wanted, effect)).not.toEqual(first);
  for (const key of ['', 'short', 'with space in it', 'x'.repeat(256)]) {
    await expect(once(ctx, { ...wanted, key }, effect)).rejects.toEqual(invalid('Idempotency-Key', 'invalid'));
  }
});
