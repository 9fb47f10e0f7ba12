import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './log';
import { openStarting, type Starting } from './starting';

const HOST = '127.0.0.1';
const lines: string[] = [];
const log = createLog({ appEnv: 'local' }, line => void lines.push(line));
let starting: Starting | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await starting?.close();
  starting = undefined;
  lines.length = 0;
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, HOST, resolve));
  const found = server.address();
  await new Promise(resolve => server.close(resolve));
  if (!found || typeof found === 'string') throw new Error('no port was given');
  return found.port;
}

test('whoever opens the address while the product starts sees what is being prepared, in both languages', async () => {
  const port = await freePort();
  starting = await openStarting(log, { port, host: HOST, demo: true });
  starting.step({ en: 'Preparing <the> demo', jp: 'デモを準備しています' });
  starting.log.info('40 of 230 workbooks imported');
  const reply = await fetch(`http://${HOST}:${port}/owner/overview`, { headers: { accept: 'text/html' } });
  const page = await reply.text();
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
  for (const text of ['Preparing &#60;the&#62; demo', 'デモを準備しています', '40 of 230 workbooks imported', 'http-equiv="refresh"'])
    expect(page).toContain(text);
  expect(lines.join('')).toContain('40 of 230 workbooks imported');
});

test('where there is no demo the page names the step and keeps the log to itself', async () => {
  const port = await freePort();
  starting = await openStarting(log, { port, host: HOST, demo: false });
  starting.step({ en: 'Opening the database', jp: 'データベースを開いています' });
  starting.log.info('a line for the operator');
  const page = await (await fetch(`http://${HOST}:${port}/`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('データベースを開いています');
  expect(page).not.toContain('a line for the operator');
});

test('programs learn that it lives and is not ready', async () => {
  const port = await freePort();
  starting = await openStarting(log, { port, host: HOST, demo: true });
  expect((await fetch(`http://${HOST}:${port}/healthz`)).status).toBe(200);
  const ready = await fetch(`http://${HOST}:${port}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting', step: 'Starting' }]);
});

test('closed, it gives its address to the next server at once', async () => {
  const port = await freePort();
  starting = await openStarting(log, { port, host: HOST, demo: true });
  await fetch(`http://${HOST}:${port}/`);
  await starting.close();
  const next = await openStarting(log, { port, host: HOST, demo: true });
  await next.close();
  await expect(openStarting(log, { port: 1, host: '203.0.113.1', demo: true })).rejects.toThrow(/EADDRNOTAVAIL|EACCES/);
});

test('no three seconds pass without a line of what it is busy with', async () => {
  vi.useFakeTimers();
  starting = await openStarting(log, null);
  starting.step({ en: 'Preparing the demo', jp: 'デモを準備しています' });
  lines.length = 0;
  const heard: number[] = [];
  for (let second = 1; second <= 9; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    heard.push(lines.length);
  }
  expect(heard[2]).toBeGreaterThanOrEqual(1);
  expect(heard[8]).toBeGreaterThanOrEqual(3);
  expect(lines[0]).toContain('preparing the demo, for 2 s');
});
