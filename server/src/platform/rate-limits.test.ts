import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgive, sweepRateLimits, take } from '#platform/rate-limits';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.closeApp());

test('row 14: of a hundred knocks at once exactly the limit comes in; the rest learn when to come back', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => take(app.database.db, 'login:a', { limit: 5, windowSeconds: 60 })));
  const refused = all.filter(({ allowed }) => !allowed);
  expect(refused).toHaveLength(95);
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeGreaterThan(0);
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('another key has its own window, and a closed window opens anew', async () => {
  const rate = { limit: 1, windowSeconds: 600 };
  expect(await take(app.database.db, 'forgot:a', rate)).toEqual({ allowed: true, retryAfterSeconds: 0, remaining: 0, resetSeconds: 600 });
  expect(await take(app.database.db, 'forgot:b', rate)).toMatchObject({ allowed: true });
  expect(await take(app.database.db, 'forgot:a', rate)).toMatchObject({ allowed: false });
  const short = { limit: 1, windowSeconds: 0.2 };
  await take(app.database.db, 'forgot:c', short);
  await expect.poll(async () => (await take(app.database.db, 'forgot:c', short)).allowed).toBe(true);
});

test('a forgiven key begins again', async () => {
  const rate = { limit: 1, windowSeconds: 60 };
  await take(app.database.db, 'login:b', rate);
  await forgive(app.database.db, 'login:b');
  expect(await take(app.database.db, 'login:b', rate)).toMatchObject({ allowed: true });
});

test('closed windows are swept, open ones stay, and no key can be read', async () => {
  await take(app.database.db, 'sweep:closed', { limit: 1, windowSeconds: 0.01 });
  await take(app.database.db, 'sweep:sato@hoshi.example', { limit: 1, windowSeconds: 600 });
  await expect.poll(() => sweepRateLimits(app.database.db)).toBeGreaterThanOrEqual(1);
  await expect.poll(() => sweepRateLimits(app.database.db)).toBe(0);
  expect(await take(app.database.db, 'sweep:sato@hoshi.example', { limit: 1, windowSeconds: 600 })).toMatchObject({ allowed: false });
  const { rows } = await app.database.pool.query<{ text: string }>('select r::text as text from rate_limit r');
  expect(rows.map(({ text }) => text).join()).not.toContain('hoshi');
});
