import { expect, test } from 'vitest';
import { inBatches } from '#platform/batches';

const key = (name: string) => Buffer.from(name);
const asked = (batches: string[][], hold?: () => Promise<void>) =>
  inBatches<string>(async keys => {
    batches.push(keys.map(String));
    await hold?.();
    return new Map(keys.map(one => [String(one), `answer to ${String(one)}`]));
  });

test('what is asked in one turn is asked together, each key once, and everybody gets their own answer', async () => {
  const batches: string[][] = [];
  const ask = asked(batches);
  expect(await Promise.all([ask(key('a')), ask(key('b')), ask(key('a'))])).toEqual(['answer to a', 'answer to b', 'answer to a']);
  expect(batches).toEqual([['a', 'b']]);
});

test('row 20: a question never joins a batch that has left, so its answer is read after it was asked', async () => {
  let stored = 'before';
  let release = (): void => undefined;
  const ask = inBatches<string>(async keys => {
    const read = stored;
    await new Promise<void>(resume => (release = resume));
    return new Map(keys.map(one => [String(one), read]));
  });
  const first = ask(key('a'));
  await new Promise(resume => setTimeout(resume, 5)); // the first batch is running
  stored = 'after';
  const second = ask(key('a'));
  release();
  expect(await first).toBe('before');
  await new Promise(resume => setTimeout(resume, 5));
  release();
  expect(await second).toBe('after');
});

test('a batch that hangs holds up nobody behind it', async () => {
  const batches: string[][] = [];
  let hangs = true;
  const ask = asked(batches, () => (hangs ? new Promise<void>(() => undefined) : Promise.resolve()));
  void ask(key('stuck'));
  await new Promise(resume => setTimeout(resume, 5));
  hangs = false;
  expect(await ask(key('b'))).toBe('answer to b');
  expect(batches).toEqual([['stuck'], ['b']]);
});

test('what nobody answers is null; what fails, fails for each who asked and for no later one', async () => {
  let broken = true;
  const ask = inBatches<string>(async () => {
    if (broken) throw new Error('away');
    return new Map();
  });
  expect(await Promise.allSettled([ask(key('a')), ask(key('b'))])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  broken = false;
  expect(await ask(key('a'))).toBeNull();
});
