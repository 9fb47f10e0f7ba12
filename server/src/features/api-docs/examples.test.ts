import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { DEMO_TOKEN } from '#features/demo/institution/service-token';
import { signatureOf } from '#features/webhooks/signature';
import { issue } from '#features/service-tokens/testing/tokens';
import { startWorker } from '#platform/worker';
import { schema } from '#schema';
import { tasks } from '#tasks';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook } from '#workbooks/testing/make-workbook';

const run = promisify(execFile);
const CLIENT = fileURLToPath(new URL('../../../../client/', import.meta.url));
const TOO_LONG_MS = 120_000;
const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** The exports of the example client that the tests call; the client itself is no part of the server. */
type Client = {
  documents: readonly string[];
  isSigned(body: string, header: string, secret: string, nowSeconds?: number): Promise<boolean>;
};
let server: TestServer;
let folder: string;
let url: string;
let sender: string;
let client: Client;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  server = await openTestServer();
  worker = await startWorker(server.app, tasks);
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.http.addresses();
  url = `http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`;
  const admin = await server.as('admin@hoshikawa.example');
  sender = (await issue(server, admin, { name: 'Examples', scopes: ['imports.send', 'imports.read'] })).secret;
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  cpSync(`${CLIENT}examples`, folder, { recursive: true });
  const installed = join(folder, 'node_modules/@hakaru/client');
  mkdirSync(installed, { recursive: true });
  cpSync(`${CLIENT}package.json`, join(installed, 'package.json'));
  await build({ entryPoints: [`${CLIENT}src/hakaru.ts`], outfile: join(installed, 'dist/hakaru.js'), format: 'esm', target: 'node20' });
  client = await import(pathToFileURL(join(installed, 'dist/hakaru.js')).href);
});
afterAll(async () => {
  await worker?.stop();
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

async function start(program: string, args: string[], env: Record<string, string>): Promise<string> {
  const { PATH = '' } = process.env;
  const { stdout } = await run(program, args, { cwd: folder, env: { PATH, HAKARU_URL: url, ...env }, timeout: TOO_LONG_MS });
  return stdout;
}

/** Two good rows of one month and one of a mandate that does not exist. */
async function writeWorkbook(name: string): Promise<string> {
  const head = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'];
  const rows = [
    ['HDB01', '2026-10-31', 41_000_000_000, 0, 0.5],
    ['NOSUCH', '2026-10-31', 1, 0, 0],
  ];
  const path = join(folder, name);
  writeFileSync(path, await makeWorkbook([{ name: 'Mandates', rows: [head, ...rows] }]));
  return path;
}

test('what the client asks fits the schema', () => {
  expect(client.documents.length).toBeGreaterThan(3);
  for (const document of client.documents) expect(validate(schema, parse(document))).toEqual([]);
});

test('node: returns.mjs pulls a table of every mandate', async () => {
  const out = await start(process.execPath, ['returns.mjs'], { HAKARU_TOKEN: DEMO_TOKEN });
  expect(out).toMatch(/^# HMAIN \d{4}-\d\d-\d\d$/m);
  expect(out).toMatch(/^ref,name,marketValue,return\.1m,return\.fytd,excess\.fytd\r$/m);
  expect(out).toMatch(/^HDB01,[^,]+,\d+(\.\d+)?,-?0\.\d+,-?0\.\d+,-?0\.\d+\r$/m);
});

test('node: send-workbook.mjs sends a file and prints what the checks found', async () => {
  const out = await start(process.execPath, ['send-workbook.mjs', await writeWorkbook('node.xlsx')], { HAKARU_TOKEN: sender });
  expect(out).toMatch(/"status":"error","rows":2,"errors":\d/);
  expect(out).toMatch(/^error Mandates!A3 .+/m);
});

test('node: a token without the scope is refused by name', async () => {
  const refused = start(process.execPath, ['send-workbook.mjs', await writeWorkbook('refused.xlsx')], { HAKARU_TOKEN: DEMO_TOKEN });
  await expect(refused).rejects.toThrow(/HakaruError: This action is unauthorized/);
});

test.skipIf(!isThere('python3'))('python: hakaru.py pulls returns and sends a workbook', async () => {
  expect(await start('python3', ['hakaru.py', 'returns'], { HAKARU_TOKEN: DEMO_TOKEN })).toMatch(
    /^HDB01,,\d+(\.\d+)?,-?0\.\d+,-?0\.\d+\r?$/m,
  );
  const out = await start('python3', ['hakaru.py', 'send', await writeWorkbook('python.xlsx')], { HAKARU_TOKEN: sender });
  expect(out).toMatch(/"status": "error", "rows": 2, "errors": \d/);
  expect(out).toMatch(/^error Mandates!A3 .+/m);
});

test.skipIf(!isThere('curl'))('sh: returns.sh asks for one asset’s figures', async () => {
  const out = await start('sh', ['returns.sh'], { HAKARU_TOKEN: DEMO_TOKEN, ASSET_ID: demoId('HMAIN'), AS_OF: '2026-09-30' });
  const { data, errors } = JSON.parse(out);
  expect(errors).toBeUndefined();
  expect(data.figureGrid.length).toBeGreaterThan(3);
});

test('the client believes what Hakaru signed: whole, in time, by one of the secrets', async () => {
  const at = new Date('2026-11-10T03:00:00Z');
  const now = at.getTime() / 1000;
  const header = signatureOf(['whsec_new', 'whsec_old'], '{"id":1}', at);
  expect(await client.isSigned('{"id":1}', header, 'whsec_new', now)).toBe(true);
  expect(await client.isSigned('{"id":1}', header, 'whsec_old', now + 299)).toBe(true);
  expect(await client.isSigned('{"id":2}', header, 'whsec_new', now)).toBe(false);
  expect(await client.isSigned('{"id":1}', header, 'whsec_other', now)).toBe(false);
  expect(await client.isSigned('{"id":1}', header, 'whsec_new', now + 301)).toBe(false);
  for (const broken of ['', 't=,v1=', 't=x,v1=00', `t=${now}`, `t=${now},v1=zz`, header.replace(/v1=/g, 'v0=')])
    expect(await client.isSigned('{"id":1}', broken, 'whsec_new', now)).toBe(false);
});

test('node: receive-webhook.mjs takes what is signed once, and nothing else', async () => {
  const child = spawn(process.execPath, ['receive-webhook.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', WEBHOOK_SECRET: 'whsec_x' },
  });
  try {
    const lines: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
    await expect.poll(() => lines[0]).toMatch(/^\d+$/);
    const body = JSON.stringify({ id: 'event-1', kind: 'reportPublished' });
    const post = (signature: string) =>
      fetch(`http://127.0.0.1:${lines[0]}`, { method: 'POST', body, headers: { 'hakaru-signature': signature } });
    const signed = signatureOf(['whsec_x'], body, new Date());
    expect((await post(signatureOf(['other'], body, new Date()))).status).toBe(401);
    expect((await post(signed)).status).toBe(204);
    expect((await post(signed)).status).toBe(204);
    await expect.poll(() => lines.slice(1)).toEqual(['reportPublished event-1']);
  } finally {
    child.kill();
  }
});
