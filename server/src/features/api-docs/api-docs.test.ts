import { SCOPE_DOORS } from '@hakaru/contract/service-tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_TOKEN } from '#features/demo/institution/service-token';
import { openTestServer, type TestServer } from '#testing/test-server';
import { publicRoutes } from './openapi';

let server: TestServer;
let reader: string;
beforeAll(async () => {
  server = await openTestServer();
  reader = await server.as('view@hoshikawa.example');
});
afterAll(() => server.close());

type Operation = { operationId: string; summary: string; parameters: { name: string; in: string; required: boolean }[]; responses: object };
const openApi = async (language: string) => (await server.call('GET', `/docs/openapi.json?language=${language}`, { token: reader })).body;
const operationsOf = (document: { paths: Record<string, Record<string, Operation>> }) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

test('every route a scope opens is described, and no other', async () => {
  const doors = Object.values(SCOPE_DOORS).flat();
  const rest = doors.filter(door => /^[A-Z]+ \//.test(door)).toSorted();
  expect(
    publicRoutes(server.http.doors)
      .map(({ door }) => door)
      .toSorted(),
  ).toEqual(rest);
});

test('the OpenAPI document follows from the routes: paths, parameters, answers and one name each', async () => {
  const document = await openApi('en');
  expect(document.openapi).toBe('3.1.0');
  const operations = operationsOf(document);
  expect(operations).toHaveLength(publicRoutes(server.http.doors).length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters, responses } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter(({ in: place, required }) => place === 'path' && required).map(({ name }) => name)).toEqual(named);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '422', '429', '503']));
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
  const resolve = (path: string[]) => path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document); // a JSON object
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter(path => !resolve(path))).toEqual([]);
});

test('it is written in both languages', async () => {
  const [en, jp] = await Promise.all(['en', 'jp'].map(openApi));
  const words = (document: Parameters<typeof operationsOf>[0]) => operationsOf(document).map(({ summary }) => summary);
  expect(words(en).every(summary => /^[\u0020-\u007e’]+$/.test(summary))).toBe(true);
  expect(words(jp).every(summary => /[ぁ-ん]/.test(summary))).toBe(true);
});

test('the schema tree holds what programs can ask for, and nothing of administration', async () => {
  const { body } = await server.call('GET', '/docs/schema.json', { token: reader });
  const roots = new Map(body.roots.map((root: { name: string }) => [root.name, root]));
  expect(roots.get('figureGrid')).toMatchObject({ scope: 'portfolio.read', isChange: false });
  expect(roots.get('withdrawImport')).toMatchObject({ scope: 'imports.send', isChange: true });
  expect(roots.has('createServiceToken')).toBe(false);
  const types: { name: string; kind: string; values: string[] }[] = body.types;
  expect(types.find(({ name }) => name === 'ImportStatus')).toMatchObject({ kind: 'enum', values: expect.arrayContaining(['staged']) });
  expect(types.map(({ name }) => name)).not.toContain('ServiceToken');
});

test('both are for people signed in: no stranger and no token reads them', async () => {
  for (const path of ['/docs/schema.json', '/docs/openapi.json']) {
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', path, { token: DEMO_TOKEN })).status).toBe(403);
    expect((await server.call('GET', path, { token: reader })).status).toBe(200);
  }
});
