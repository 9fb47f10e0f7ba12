import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { DEMO_TOKEN } from '#features/demo/institution/service-token';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const GRID = `query($a: ID!, $c: [String!]!, $known: String) {
  figureGrid(assetId: $a, asOf: "2026-09-30", rows: root, columns: $c, known: $known) { figures { value } } }`;
const ask = (columns: string[], known: string | null = null, token = DEMO_TOKEN) =>
  server.call('POST', '/graphql', { token, body: { query: GRID, variables: { a: demoId('HMAIN'), c: columns, known } } });

test('a refused grid says which columns are wrong, why, and what exists', async () => {
  const { body } = await ask(['marketValue', 'retrun.fytd', 'return.13m']);
  expect(body.errors[0].extensions).toMatchObject({
    code: 'invalid',
    validation: { columns: ['invalid'] },
    columns: [
      { column: 'retrun.fytd', at: 1, reason: 'measure', nearest: ['return.fytd', expect.any(String), expect.any(String)] },
      { column: 'return.13m', at: 2, reason: 'horizon', nearest: expect.arrayContaining(['return.1m']) },
    ],
  });
  const [first] = body.errors[0].extensions.columns[0].nearest;
  expect((await ask([first])).body.errors).toBeUndefined();
});

test('a reply says what the question cost and what one may cost, and a program’s what is left of its minute', async () => {
  const { headers } = await ask(['marketValue']);
  expect(headers).toMatchObject({ 'hakaru-cost': '2', 'hakaru-cost-limit': '40', 'ratelimit-limit': '600' });
  const known = await ask(['marketValue'], '2026-10-31');
  expect(known.headers['hakaru-cost']).toBe('7');
  expect(Number(known.headers['ratelimit-remaining'])).toBe(Number(headers['ratelimit-remaining']) - 1);
  expect(Number(known.headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
  const person = await ask(['marketValue'], null, await server.as('admin@hoshikawa.example'));
  expect(person.headers['hakaru-cost']).toBe('2');
  expect(person.headers).not.toHaveProperty('ratelimit-limit');
});
