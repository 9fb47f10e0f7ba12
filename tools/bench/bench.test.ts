import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { besideAim } from '#bench/aims';
import { requestsPerSecond } from '#bench/load';
import { entryScripts, INITIAL_BUDGET, overBudget } from '#bench/web';

test('initial scripts are the entry and its static imports, each once; lazy ones are not', () => {
  const manifest = {
    'index.html': { file: 'assets/app.js', isEntry: true, imports: ['_react.js', '_shell.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_shell.js': { file: 'assets/shell.js', imports: ['_react.js'] },
    'src/grid.tsx': { file: 'assets/grid.js', imports: ['_react.js'] },
  };
  expect(entryScripts(manifest)).toEqual(['assets/app.js', 'assets/react.js', 'assets/shell.js']);
  expect(() => entryScripts(manifest, 'other.html')).toThrow('no entry other.html');
});

test('first scripts beyond the budget are refused, with their sizes', () => {
  const scripts = [
    { file: 'assets/app.js', gzBytes: INITIAL_BUDGET - 1000 },
    { file: 'assets/react.js', gzBytes: 1000 },
  ];
  expect(overBudget(scripts)).toBeNull();
  expect(overBudget([...scripts, { file: 'assets/rules.js', gzBytes: 1 }])).toContain('assets/rules.js 0.0 KB gz');
});

test('the load counts whole answers only, and an error answer stops it', async () => {
  let served = 0;
  const server = createServer((request, response) => {
    served++;
    response.statusCode = request.url === '/broken' ? 500 : 200;
    const body = 'x'.repeat(100_000); // arrives in several pieces
    response.setHeader('content-length', body.length).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no path as its address
  const rate = await requestsPerSecond({ url: `http://127.0.0.1:${port}/`, method: 'GET' }, 0.3);
  expect(Math.round(rate * 0.3)).toBe(served);
  await expect(requestsPerSecond({ url: `http://127.0.0.1:${port}/broken`, method: 'GET' }, 0.3)).rejects.toThrow('500');
  server.closeAllConnections();
  server.close();
});

test('a figure beyond its aim says so and fails the bench, on a busy machine only beyond what that one may take', () => {
  const before = process.exitCode;
  const failed = (work: () => string): [string, boolean] => {
    process.exitCode = 0;
    const words = work();
    return [words, process.exitCode !== 0];
  };
  try {
    expect(failed(() => besideAim(220, { most: 220, unit: ' KB' }))).toEqual(['at most 220 KB', false]);
    expect(failed(() => besideAim(221, { most: 220, unit: ' KB' }))).toEqual(['at most 220 KB, above it', true]);
    expect(failed(() => besideAim(499, { least: 500, unit: '/s' }))).toEqual(['at least 500/s, below it', true]);
    expect(failed(() => besideAim(Number.NaN, { least: 500, unit: '/s' }))[1]).toBe(true);
    const loop = { nowMs: 60, quietMs: 30 };
    expect(failed(() => besideAim(190, { most: 100, unit: ' ms', loop }))).toEqual([
      'at most 100 ms on a quiet machine, 200 ms now: its loop takes 60.0 ms instead of 30.0 ms',
      false,
    ]);
    expect(failed(() => besideAim(201, { most: 100, unit: ' ms', loop }))[1]).toBe(true);
  } finally {
    process.exitCode = before;
  }
});
