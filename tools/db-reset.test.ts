import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandFor } from '#programs';
import { runNode } from '#run';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-reset-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reset = (env: NodeJS.ProcessEnv) => runNode(commandFor('tsx', 'tools/db-reset.ts'), { env, quiet: true });

test.each([
  ['a database that is not ours', { DATABASE_URL: 'postgres://elsewhere/db' }, 'DATABASE_URL is set'],
  ['production', { APP_ENV: 'production' }, 'nothing is reset there'],
  ['a folder without a database of ours', {}, 'holds no database of ours'],
])('refused: %s', async (_what, env, sentence) => {
  const precious = join(folder, 'precious.txt');
  writeFileSync(precious, 'mine');
  const { code, output } = await reset({ DATA_DIR: folder, ...env });
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(existsSync(precious)).toBe(true);
});

test('a stopped database goes with its folder', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'pgdata-18'), { recursive: true });
  expect(await reset({ DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(existsSync(dataDir)).toBe(false);
});
