import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPace } from './pace';
import { whileServed, withinRequest } from './request-work';

const LONG_MS = 600_000;
const inRequest = <T>(work: () => Promise<T>) => withinRequest({ organisation: 'readers', person: 'a reader' }, LONG_MS, work);

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] }));
afterEach(() => void vi.useRealTimers());

/** Calculations that go on until they are told to stop, and how many slices each of them had. */
function calculations(count: number) {
  const slices = Array.from({ length: count }, () => 0);
  let isOver = false;
  const work = async (at: number): Promise<void> => {
    const pace = keepPace();
    while (!isOver) {
      await pace.rest();
      slices[at] = (slices[at] ?? 0) + 1;
    }
  };
  const ended = Promise.all(slices.map((_, at) => work(at)));
  return {
    slices,
    async stop() {
      isOver = true;
      await vi.runAllTimersAsync();
      await ended;
    },
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function slicesWhileServed(count: number): Promise<number[]> {
  let answer: () => void = () => undefined;
  const served = inRequest(() => whileServed(() => new Promise<void>(resume => (answer = resume))));
  const running = calculations(count);
  await vi.advanceTimersByTimeAsync(5_000);
  const had = [...running.slices];
  answer();
  await served;
  await running.stop();
  return had;
}

test('while somebody is served, many calculations together take no more of the thread than two, and each gets on', async () => {
  const alone = sum(await slicesWhileServed(1));
  const many = await slicesWhileServed(10);
  expect(alone).toBeGreaterThan(100);
  expect(sum(many)).toBeLessThanOrEqual(alone * 2 + 10);
  expect(Math.max(...many) - Math.min(...many)).toBeLessThanOrEqual(1);
});

test('a calculation that steps back goes on at once when the last request is answered', async () => {
  let answer: () => void = () => undefined;
  const served = inRequest(() => whileServed(() => new Promise<void>(resume => (answer = resume))));
  const running = calculations(1);
  await vi.advanceTimersByTimeAsync(30);
  const before = sum(running.slices);
  answer();
  await served;
  const from = performance.now();
  for (let turn = 0; turn < 20; turn++) await vi.advanceTimersToNextTimerAsync();
  expect(sum(running.slices)).toBeGreaterThan(before + 5);
  expect(performance.now() - from).toBeLessThan(1); // of the test's own clock
  await running.stop();
});
