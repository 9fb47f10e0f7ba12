// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { eventsIn, lookAgainIn, watchProgress, type Progress } from './progress';

afterEach(() => vi.unstubAllGlobals());

/** Limits a test that hangs, with room for a busy machine. */
const PATIENT = { timeout: 60_000 };

const word = (done: number, state = 'running') =>
  `event: progress\ndata: ${JSON.stringify({ kind: 'import', id: 'i', done, total: 10, state })}\n\n`;

test('a line may break anywhere; comments and unfinished events wait', () => {
  const whole = `retry: 3000\n\n${word(1)}: alive\n\n${word(2)}`;
  for (let at = 0; at <= whole.length; at++) {
    const first = eventsIn(whole.slice(0, at));
    const second = eventsIn(first.rest + whole.slice(at));
    const received = [...first.events, ...second.events].map(({ data }) => JSON.parse(data) as Progress); // written above
    expect(received.map(({ done }) => done)).toEqual([1, 2]);
    expect(second.rest).toBe('');
  }
});

/** A server that sends these messages and keeps the connection open. */
function serverSaying(...words: string[]): { opened: () => number; hasLeft: () => boolean } {
  let opened = 0;
  let hasLeft = false;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    opened++;
    signal.addEventListener('abort', () => (hasLeft = true));
    const body = new ReadableStream({
      start(controller) {
        for (const said of words) controller.enqueue(new TextEncoder().encode(said));
      },
    });
    return Promise.resolve(new Response(body, { status: 200 }));
  });
  return { opened: () => opened, hasLeft: () => hasLeft };
}

test('4.045 progress is reported while it happens over one line for all listeners, and asking becomes rare meanwhile', async () => {
  const server = serverSaying(word(3), word(10, 'done'));
  const heard: Progress[] = [];
  const also: Progress[] = [];
  expect(lookAgainIn(1_000)).toBe(1_000);
  const stops = [watchProgress(progress => heard.push(progress)), watchProgress(progress => also.push(progress))];
  await vi.waitFor(() => expect(heard.map(({ done, state }) => [done, state])).toEqual([[3, 'running'], [10, 'done']]), PATIENT); // oxfmt-ignore
  expect(also).toHaveLength(2);
  expect(server.opened()).toBe(1);
  expect(lookAgainIn(1_000)).toBeGreaterThan(1_000);
  for (const stop of stops) stop();
  expect(server.hasLeft()).toBe(true);
  expect(lookAgainIn(1_000)).toBe(1_000);
});

test('a line that another window took over is left alone: the page asks by itself', async () => {
  const server = serverSaying('event: replaced\ndata: {}\n\n');
  const stop = watchProgress(() => undefined);
  await vi.waitFor(() => expect(server.opened()).toBe(1), PATIENT);
  await vi.waitFor(() => expect(lookAgainIn(1_000)).toBe(1_000), PATIENT);
  stop();
});
