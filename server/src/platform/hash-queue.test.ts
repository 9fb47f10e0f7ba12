import { AppError } from '@hakaru/contract/errors';
import { expect, test } from 'vitest';
import { createHashQueue } from '#platform/hash-queue';

test('row 15: Argon2id at 19 MiB, every character counts, and composed or decomposed letters are the same', async () => {
  const hashes = createHashQueue();
  const long = 'パ'.repeat(99);
  const stored = await hashes.hash(`${long}1`);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashes.verify(stored, `${long}1`)).toBe(true);
  expect(await hashes.verify(stored, `${long}2`)).toBe(false);
  expect(await hashes.verify(stored, `${long}1`.normalize('NFD'))).toBe(true);
});

test('row 13: an account that does not exist takes its turn at a hash like any other, and never matches', async () => {
  const hashes = createHashQueue({ atOnce: 1, waiting: 0 });
  const asked = hashes.verify(null, 'nobody has this password');
  await expect(hashes.hash('x')).rejects.toEqual(new AppError('unavailable', {}, 1));
  expect(await asked).toBe(false);
});

test('row 14: few run, some wait, the rest are asked to retry in a second; then the queue serves again', async () => {
  const hashes = createHashQueue({ atOnce: 1, waiting: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => hashes.hash('x')));
  const refused: unknown[] = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toEqual(new AppError('unavailable', {}, 1));
  expect(refused[0]).toMatchObject({ retryAfterSeconds: 1 });
  await expect(hashes.hash('y')).resolves.toContain('argon2id');
});

test('a stored hash that cannot be read matches nothing, takes its turn and gives its place back', async () => {
  const hashes = createHashQueue({ atOnce: 1, waiting: 0 });
  for (const unreadable of ['not a hash', '', '$argon2id$v=19$m=19456,t=2,p=1$AAAA'])
    expect(await hashes.verify(unreadable, 'x')).toBe(false);
  await expect(hashes.hash('x')).resolves.toContain('argon2id');
});
