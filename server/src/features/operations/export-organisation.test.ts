import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { exportOrganisation } from './export-organisation';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

test('an operator makes the same from the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-leaving-'));
  const said: string[] = [];
  const given = { words: ['HOSHI', folder], options: {} };
  expect(await exportOrganisation(server.app, given, line => said.push(line))).toBe(true);
  expect(said[0]).toMatch(/^\d+ rows of \d+ tables and \d+ files of HOSHI are in .*\.zip\.\nSHA-256 [0-9a-f]{64}$/);
  expect(statSync(join(folder, readdirSync(folder)[0] ?? '')).mode & 0o077).toBe(0);
  await expect(exportOrganisation(server.app, given, () => undefined)).rejects.toThrow(/is there already/);
  await expect(exportOrganisation(server.app, { words: ['NOBODY', folder], options: {} }, () => undefined)).rejects.toThrow('There is no organisation NOBODY.'); // oxfmt-ignore
  rmSync(folder, { recursive: true, force: true });
});
