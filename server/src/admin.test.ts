import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleForTests, type TestPrograms } from '@hakaru/tools/test-programs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let programs: TestPrograms;
beforeAll(async () => {
  programs = await bundleForTests();
  server = await openTestServer({ figures: false });
  const token = await server.as('admin@hoshikawa.example');
  for (let at = 0; at < 3; at++) await server.ask(token, 'mutation { createCalendarFeed }'); // each adds an entry to the audit trail
});
afterAll(async () => {
  await server.close();
  programs.remove();
});

/** Runs the command as an operator would beside the running server, with the server's own settings. */
async function verify(): Promise<{ code: number; said: string }> {
  const { secret, dataDir } = server.app.settings;
  const child = spawn(process.execPath, [programs.path('admin'), 'verify-audit'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: server.database.appUrl, SECRET: secret, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number]; // the exit code
  return { code, said };
}

/** Changes rows as the database owner can, bypassing all triggers. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.database.superuserUrl });
  await client.connect();
  await client.query('alter table audit disable trigger all');
  await client.query(statement, values);
  await client.query('alter table audit enable trigger all');
  await client.end();
}

test('every organisation’s trail is named with how many entries were verified, and all whole is code 0', async () => {
  const { code, said } = await verify();
  const [own] = await server.sql('select count(*)::int as n from audit where organisation_id = $1', [demoId('HOSHI')]);
  expect(own?.['n']).toBeGreaterThanOrEqual(3);
  expect(said).toContain(`HOSHI: ${String(own?.['n'])} entries, unbroken`);
  const organisations = await server.sql('select ref from organisation');
  for (const { ref } of organisations) expect(said).toContain(`${String(ref)}: `);
  expect(said).toContain('Every trail is whole.');
  expect(code).toBe(0);
  // The server beside it keeps working.
  expect((await server.call('GET', '/me', { token: await server.as('admin@hoshikawa.example') })).status).toBe(200);
});

test('one changed entry is named, and the code is 1', async () => {
  const [row] = await server.sql('select max(seq)::int as seq from audit where organisation_id = $1', [demoId('HOSHI')]);
  await tamper(`update audit set subject_id = 'somebody else' where organisation_id = $1 and seq = $2`, [demoId('HOSHI'), row?.['seq']]);
  const { code, said } = await verify();
  expect(said).toContain(`HOSHI: broken at entry ${String(row?.['seq'])} (changed)`);
  expect(said).toContain('1 broken');
  expect(code).toBe(1);
});
