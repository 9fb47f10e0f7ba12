import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const oracle = fileURLToPath(new URL('./oracle.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oracle-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(...paths: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise(resolve => {
    execFile(process.execPath, ['--import', 'tsx', oracle, ...paths], (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, lines: stdout.trim().split('\n') }),
    );
  });
}

async function fileOf(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
}

const right = { id: 'right', fn: 'is_business_day', inputs: { calendar: 'JP', date: '2024-12-31' }, expected: false, tolerance: 0 };

test('all right: N passed, 0 failed, exit 0', async () => {
  expect(await run(await fileOf('right.json', [right]))).toEqual({ code: 0, lines: ['1 passed, 0 failed'] });
});

test('a wrong figure and an unknown function are named and exit 1', async () => {
  const wrong = { ...right, id: 'wrong', expected: true };
  const unknown = { ...right, id: 'unknown', fn: 'no_such_function' };
  const { code, lines } = await run(await fileOf('wrong.json', [right, wrong, unknown]), await fileOf('sets.json', {}));
  expect(code).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('FAILED wrong (is_business_day)');
  expect(lines[1]).toContain("unknown function 'no_such_function'");
  expect(lines[2]).toBe('1 passed, 2 failed');
});

test('without a file it says how to call it', async () => {
  expect((await run()).code).toBe(2);
});
