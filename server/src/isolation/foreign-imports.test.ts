import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { schema } from '#schema';
import { openTestServer, type TestServer } from '#testing/test-server';
import { operationsOf } from './operations';

let server: TestServer;
let stranger: string;
let foreign: string;
beforeAll(async () => {
  server = await openTestServer();
  stranger = await server.as('admin@shirasagi.example');
  const [row] = await server.sql('select id from import where organisation_id = $1 limit 1', [demoId('HOSHI')]);
  foreign = String(row?.['id']);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const operations = operationsOf(schema).filter(({ name, idArguments }) => /import/i.test(name) && idArguments.includes('id'));
const paths = ['', '/file', '/annotated'];

type Answer = { reply: string; statements: string[] };

/** The response, and every SQL statement sent meanwhile, without its values. */
async function watched(id: string, work: () => Promise<{ status: number; text: string }>): Promise<Answer> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status, text } = await work();
  const statements = query.mock.calls.map(([given]) => (typeof given === 'string' ? given : String((given as { text?: string }).text))); // in the forms pg accepts
  query.mockRestore();
  return { reply: `${status} ${text.replaceAll(id, 'ID')}`, statements };
}

test('a foreign import and a missing one are answered alike, after the same statements: every operation about an import', async () => {
  expect(operations.length).toBeGreaterThan(5);
  for (const { name, document: query, variables } of operations) {
    const about = (id: string) =>
      watched(id, () => server.call('POST', '/graphql', { token: stranger, body: { query, variables: { ...variables, id } } }));
    const missing = randomUUID();
    await about(missing); // reads and compiles the document
    await about(missing);
    const nobodys = await about(missing);
    const anothers = await about(foreign);
    expect(nobodys.statements.length, `${name} asks the database`).toBeGreaterThan(0);
    expect(anothers, `${name} of another`).toEqual(nobodys);
  }
});

test('a foreign import and a missing one are answered alike, after the same statements: every download', async () => {
  for (const path of paths) {
    const about = (id: string) => watched(id, () => server.call('GET', `/imports/${id}${path}`, { token: stranger }));
    const missing = randomUUID();
    await about(missing);
    const nobodys = await about(missing);
    const anothers = await about(foreign);
    expect(nobodys.reply).toMatch(/^404 /);
    expect(nobodys.statements.length).toBeGreaterThan(0);
    expect(anothers, `GET ${path}`).toEqual(nobodys);
  }
});

test('the comparison notices: to its owner the same import is there, and more is read for it', async () => {
  const owner = await server.as('admin@hoshikawa.example');
  const about = (id: string) => watched(id, () => server.call('GET', `/imports/${id}/file`, { token: owner }));
  const own = await about(foreign);
  const missing = await about(randomUUID());
  expect(own.reply).toMatch(/^200 /);
  expect(own.statements.length).toBeGreaterThan(missing.statements.length);
});
