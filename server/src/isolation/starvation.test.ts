import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const instant = (at: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, at)).toISOString();
const books = (from: number, count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `b${at}: book(assetId: "${demoId('HMAIN')}", known: "${instant(from + at)}") { assetId }`).join(' ')} }`;

test('a request costs by its root fields and by the moments it wants to know things at, in variables too', async () => {
  const reader = await server.as('view@hoshikawa.example');
  const { data, errors } = await server.ask(reader, books(0, 15));
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toMatch(/^The query costs 90 and may cost 40/);
  const named = Array.from({ length: 9 }, (_, at) => at);
  const declared = named.map(at => `$k${at}: String`).join(' ');
  const asked = named.map(at => `b${at}: book(assetId: "${demoId('HMAIN')}", known: $k${at}) { assetId }`).join(' ');
  const variables = Object.fromEntries(named.map(at => [`k${at}`, instant(at)]));
  expect((await server.ask(reader, `query(${declared}) { ${asked} }`, variables)).errors?.[0]?.message).toMatch(/^The query costs 54/);
  const same = Object.fromEntries(named.map(at => [`k${at}`, instant(1)]));
  expect((await server.ask(reader, `query(${declared}) { ${asked} }`, same)).errors).toBeUndefined();
});

test('recalculations are one or two in a request, not fifteen', async () => {
  const writer = await server.as('admin@hoshikawa.example');
  const one = (at: number) => `r${at}: recalculatePeriodReturn(assetId: "${demoId('HMAIN')}", asOf: "2026-09-30") { figures }`;
  const { errors } = await server.ask(writer, `mutation { ${[0, 1, 2].map(one).join(' ')} }`);
  expect(errors?.[0]?.message).toMatch(/^The query costs 60/);
});

test('while one person asks for ever new moments, another organisation is answered every time', async () => {
  const attacker = await server.as('view@hoshikawa.example');
  const bystander = await server.as('admin@shirasagi.example');
  const attack = Array.from({ length: 12 }, (_, at) => server.ask(attacker, books(100 + at * 5, 5)));
  const { data } = await server.ask(bystander, '{ me { organisation { assets { id } } } }');
  const assetId = data.me.organisation.assets[0].id;
  for (let time = 0; time < 10; time++) {
    const grid = await server.ask(
      bystander,
      `query($assetId: ID!) { figureGrid(assetId: $assetId, asOf: "2026-09-30", rows: root, columns: ["marketValue.-"]) { entityId } }`,
      { assetId },
    );
    expect(grid.errors).toBeUndefined();
  }
  for (const { errors } of await Promise.all(attack)) expect(errors).toBeUndefined();
});

test('a recalculation past its deadline is given up, and nothing of it is kept', async () => {
  const short = await openTestServer({ env: { GRAPHQL_TIMEOUT_MS: '1' } });
  try {
    const writer = await short.as('admin@hoshikawa.example');
    const { errors } = await short.ask(
      writer,
      `mutation { recalculatePeriodReturn(assetId: "${demoId('HMAIN')}", asOf: "2026-09-30") { figures } }`,
    );
    expect(errors?.[0]?.message).toBe('Service unavailable.');
    const [kept] = await short.sql('select count(*)::int as n from recalculation');
    expect(kept?.['n']).toBe(0);
  } finally {
    await short.close();
  }
});
