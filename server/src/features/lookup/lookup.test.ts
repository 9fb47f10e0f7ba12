import { listedKinds, LOOKUP_PER_KIND } from '@hakaru/contract/lookup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Hit = { kind: string; id: string; code: string | null; name: string; clientName: string | null; assetId: string | null; path: string };

async function find(email: string, search: string): Promise<Hit[]> {
  const ASK = `query($search: String!) { lookup(search: $search) { kind id code name clientName assetId path } }`;
  const { data, errors } = await server.ask(await server.as(email), ASK, { search });
  expect(errors).toBeUndefined();
  return data.lookup;
}

const OWNER = 'admin@hoshikawa.example';

test('a mandate is found by its code, by part of its name in either language, and by full-width letters', async () => {
  const id = entityId('HOSHI', 'HDE01');
  const [row] = await server.sql('select name_en, name_jp from entity where id = $1', [id]);
  const searches = [
    'hde01',
    'ＨＤＥ０１',
    String(row?.['name_en']).slice(2),
    String(row?.['name_jp']).slice(1),
    `hde01 ${row?.['name_jp']}`,
  ];
  for (const search of searches) {
    const hit = (await find(OWNER, search)).find(one => one.id === id);
    expect(hit).toMatchObject({ kind: 'mandate', code: 'HDE01', path: `/mandates/${id}`, clientName: null });
  }
});

test('every word must occur, signs of patterns stand for themselves, and nothing is found for nothing', async () => {
  expect(await find(OWNER, 'hde01 nowhere')).toEqual([]);
  expect(await find(OWNER, '%e%')).toEqual([]);
  expect(await find(OWNER, 'hde_1')).toEqual([]);
  expect(await find(OWNER, '   ')).toEqual([]);
});

test('of each kind the first few are listed', async () => {
  const hits = await find(OWNER, 'h');
  const kinds = new Set(hits.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['mandate', 'fund', 'benchmark', 'security', 'person']));
  for (const kind of kinds) expect(hits.filter(hit => hit.kind === kind).length).toBeLessThanOrEqual(LOOKUP_PER_KIND);
});

test('a manager finds its own mandates with their client and nothing else of the client', async () => {
  const hits = await find('ops@tsubaki.example', 'h');
  const ofAssets = hits.filter(({ kind }) => ['mandate', 'assetClass', 'fund', 'company', 'benchmark'].includes(kind));
  const granted = await server.sql(
    `select g.entity_id as id from access_grant g join organisation o on o.id = g.grantee_id where o.ref = 'TSUBA' and g.entity_id is not null`,
  );
  const open = new Set(granted.map(({ id }) => String(id)));
  expect(open.size).toBeGreaterThan(0);
  expect(ofAssets.length).toBeGreaterThan(0);
  expect(ofAssets.filter(({ kind, id }) => kind !== 'mandate' || !open.has(id))).toEqual([]);
  expect(ofAssets.every(({ clientName, path }) => clientName !== null && path.startsWith('/clients/'))).toBe(true);
  expect((await find('ops@tsubaki.example', 'hoshikawa')).find(({ kind }) => kind === 'client')).toMatchObject({
    name: expect.stringContaining('Hoshikawa'),
  });
});

test('a consultant finds its clients’ mandates and is given the asset to turn to', async () => {
  const [hit] = await find('admin@kaede.example', 'shirasagi');
  const mandates = (await find('admin@kaede.example', 's')).filter(({ kind }) => kind === 'mandate');
  expect(mandates.length).toBeGreaterThan(0);
  expect(mandates.every(({ clientName, assetId }) => clientName !== null && assetId !== null)).toBe(true);
  expect(hit?.kind).not.toBe('client'); // consultants have assets; they have no list of clients
});

test('people are found by administrators only, securities by whoever has the package', async () => {
  const ofKind = async (email: string, search: string, kind: string) => (await find(email, search)).filter(hit => hit.kind === kind);
  expect(await ofKind(OWNER, 'hoshikawa', 'person')).not.toEqual([]);
  expect(await ofKind('user@hoshikawa.example', 'hoshikawa', 'person')).toEqual([]);
  const [security] = await server.sql(
    `select s.ref from security s join organisation o on o.id = s.organisation_id where o.ref = 'HOSHI' limit 1`,
  );
  const ref = String(security?.['ref']);
  expect(await ofKind(OWNER, ref, 'security')).not.toEqual([]);
  expect(await ofKind('ops@tsubaki.example', ref, 'security')).toEqual([]);
});

type Names = {
  kind: string;
  clientName: string | null;
  assetId: string | null;
  area: string;
  keys: string[];
  codes: (string | null)[];
  names: string[];
};

async function listsOf(email: string): Promise<Names[]> {
  const { data, errors } = await server.ask(
    await server.as(email),
    `{ nameLists { kind clientName assetId area keys codes names namesJp } }`,
  );
  expect(errors).toBeUndefined();
  return data.nameLists;
}

const PEOPLE = [OWNER, 'user@hoshikawa.example', 'ops@tsubaki.example', 'admin@kaede.example', 'admin@nagisa.example'];

test.each(PEOPLE)('%s finds a listed name by the server too, under the same path, and no listed kind is left out', async email => {
  const lists = await listsOf(email);
  const listed = lists.flatMap(({ kind, area, keys, codes, names }) =>
    keys.map((key, at) => ({ kind, path: `${area}/${key}`, code: codes[at], name: names[at] ?? '' })),
  );
  expect(listed.length).toBeGreaterThan(0);
  const isListed = (hit: Hit) => listed.some(one => one.kind === hit.kind && one.path === hit.path && one.name === hit.name);
  for (const search of ['a', 'h', '1', 'fund']) {
    const hits = (await find(email, search)).filter(({ kind }) => listedKinds.some(listed => listed === kind));
    expect(hits.filter(hit => !isListed(hit))).toEqual([]);
  }
  for (const kind of new Set(listed.map(one => one.kind))) {
    const [one] = listed.filter(of => of.kind === kind);
    const hits = await find(email, `${one?.code ?? ''} ${one?.name ?? ''}`);
    expect(hits.some(hit => hit.kind === kind && hit.path === one?.path)).toBe(true);
  }
});

test('the lists of a manager hold only mandates granted to it, and securities only who has the package', async () => {
  const lists = await listsOf('ops@tsubaki.example');
  const granted = await server.sql(
    `select g.entity_id as id from access_grant g join organisation o on o.id = g.grantee_id where o.ref = 'TSUBA' and g.entity_id is not null`,
  );
  const open = new Set(granted.map(({ id }) => String(id)));
  const mandates = lists.filter(({ kind }) => kind === 'mandate').flatMap(({ keys }) => keys);
  expect(mandates.length).toBeGreaterThan(0);
  expect(mandates.filter(id => !open.has(id))).toEqual([]);
  expect(
    lists
      .filter(({ kind }) => ['security', 'assetClass', 'fund', 'company', 'benchmark', 'counterparty'].includes(kind))
      .map(({ kind }) => kind),
  ).toEqual([]);
});
