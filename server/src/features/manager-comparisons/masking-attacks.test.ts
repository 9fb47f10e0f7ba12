import { readFigureKey } from '@hakaru/contract/figures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { shownCells } from '#features/figure-workbooks/testing/recalculated';
import { issue } from '#features/service-tokens/testing/tokens';
import { supportInside } from '#testing/support';
import { openTestServer, type TestServer } from '#testing/test-server';

/** The bank has not agreed to be named; its consultant advises it all the same, and another consultancy knows nothing of either client. */
const BANK = { assetId: demoId('SMAIN'), entityId: entityId('SHIRA', 'SFE01') };
const FUND = { assetId: demoId('HMAIN'), entityId: entityId('HOSHI', 'HFE02') };
const CONSULTANT = 'admin@kaede.example';
const STRANGER = 'staff@sazanami.example';
const NAMED = /Shirasagi|白鷺|SFE01|SDB01/;

const COMPARE = `query($members: [ManagerComparisonMemberInput!]!) { managerComparison(members: $members) {
  asOf from months masked rows { peer { assetId entityId ref clientEn } return { key value } excess { figure { value } quartile } } } }`;
const PEERS = '{ managerComparisonPeers { masked peers { assetId entityId ref clientEn managerEn } } }';
const SETS = '{ managerComparisonSets { id name isShared version members { assetId entityId } } }';
const AS_OF = '2026-09-30';
const COLUMNS = ['peerReturn.-', 'peerExcess.-', 'peerRisk.-', 'peerTrackingError.-', 'peerDrawdown.-', 'peerUpCapture.-'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.sql(`update organisation set type = 'consultant', modules = modules || '{consultant}' where ref = 'SAZAN'`);
});
afterAll(() => server.close());

/** The key under which the comparison itself gives the return of a client that has agreed. */
async function namedKey(): Promise<string> {
  const { data } = await server.ask(await server.as(CONSULTANT), COMPARE, { members: [FUND] });
  return data.managerComparison.rows[0].return.key;
}

/** Every door of the comparison, with what it gave; a figure with a value is what an attack is after. */
async function everyDoor(token: string, of = BANK) {
  const columns = JSON.stringify(COLUMNS);
  const ids = `["${of.entityId}"]`;
  const key = (await namedKey()).replace(FUND.entityId, of.entityId);
  const asked = [
    `{ figureGrid(assetId: "${of.assetId}", asOf: "${AS_OF}", entityIds: ${ids}, columns: ${columns}) { figures { value } } }`,
    `{ figureSeries(assetId: "${of.assetId}", entityId: "${of.entityId}", from: "${AS_OF}", to: "${AS_OF}", columns: ${columns}) { figures { value } } }`,
    `{ figureHistory(assetId: "${of.assetId}", entityIds: ${ids}, from: "${AS_OF}", to: "${AS_OF}", column: "peerReturn.-") { figures { value } } }`,
    `{ trace(assetId: "${of.assetId}", key: "${key}") { figure { value } inputs { asOf } } }`,
  ];
  const figures = await Promise.all(asked.map(query => server.ask(token, query)));
  const rows = [{ entityId: of.entityId, asOf: AS_OF, part: readFigureKey(key)?.part }];
  const payload = { assetId: of.assetId, language: 'en', title: 'T', rows, columns: COLUMNS.map(column => ({ column, label: column })) };
  const headers = { authorization: `Bearer ${token}` };
  const workbook = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
  return {
    figures: JSON.stringify(figures.map(({ data }) => data)),
    workbook: workbook.statusCode,
    // The figures of a comparison are in no workbook, whoever asks.
    formulas: workbook.statusCode === 200 ? shownCells(workbook.rawPayload) : [],
    comparison: await server.ask(token, COMPARE, { members: [BANK, FUND] }),
    peers: await server.ask(token, PEERS),
    sets: await server.ask(token, SETS),
  };
}

describe('masking attacks', () => {
  test('the consultant itself gets no figure of the comparison of a masked client by grid, series, history, trace, workbook, choice or set', async () => {
    const found = await everyDoor(await server.as(CONSULTANT));
    expect(found.figures).not.toMatch(/"value":"/);
    expect(found.formulas).toEqual([]);
    const shown = JSON.stringify([found.comparison, found.peers, found.sets]);
    expect(shown).not.toMatch(NAMED);
    expect(shown).not.toContain(BANK.assetId);
    expect(shown).not.toContain(BANK.entityId);
    expect(found.comparison.data.managerComparison.rows).toHaveLength(1);
    expect(found.peers.data.managerComparisonPeers.masked).toBeNull();
    // The same doors give figures of a client that has agreed: nothing else keeps them shut.
    const named = await everyDoor(await server.as(CONSULTANT), FUND);
    expect(named.figures).toMatch(/"value":"/);
  });

  test('support working inside the consultancy sees what the consultant sees', async () => {
    const own = await everyDoor(await server.as(CONSULTANT));
    const inside = await everyDoor(await supportInside(server, demoId('KAEDE')));
    expect(inside.figures).toBe(own.figures);
    expect(inside.formulas).toEqual([]);
    expect(inside.comparison).toEqual(own.comparison);
    expect(inside.peers).toEqual(own.peers);
    expect(JSON.stringify(inside.sets)).not.toMatch(NAMED);
    expect(JSON.stringify(inside.sets)).not.toContain(BANK.entityId);
  });

  test('a program of the consultancy sees no more than its people', async () => {
    const { secret } = await issue(server, await server.as(CONSULTANT), { name: 'Peers', scopes: ['portfolio.read'] });
    const found = await everyDoor(secret);
    expect(found.figures).not.toMatch(/"value":"/);
    expect(JSON.stringify([found.comparison, found.peers, found.sets])).not.toMatch(NAMED);
  });

  test('another consultancy finds neither clients nor sets: not by key, by search, in the names of the palette, nor by the id of a set', async () => {
    const token = await server.as(STRANGER);
    const found = await everyDoor(token);
    expect(found.figures).not.toMatch(/"value":"/);
    expect(found.workbook).toBe(404);
    expect(found.comparison.data.managerComparison).toBeNull();
    expect(found.peers.data.managerComparisonPeers).toEqual({ masked: null, peers: [] });
    expect(found.sets.data.managerComparisonSets).toEqual([]);
    const searches = await Promise.all(
      ['Shirasagi', '白鷺', 'SFE01', 'Hoshikawa', 'HFE02'].map(search =>
        server.ask(token, `{ lookup(search: "${search}") { kind code name clientName assetId } }`),
      ),
    );
    const names = await server.ask(token, '{ nameLists { kind clientName assetId codes names namesJp } }');
    const shown = JSON.stringify([searches, names]);
    expect(shown).not.toMatch(NAMED);
    expect(shown).not.toMatch(/HFE02|Hoshikawa/);
    const [set] = (await server.ask(await server.as(CONSULTANT), SETS)).data.managerComparisonSets;
    const input = { name: set.name, isShared: true, members: [FUND] };
    const CHANGE = `mutation($id: ID!, $version: Int!, $input: ManagerComparisonSetInput!) { updateManagerComparison(id: $id, version: $version, input: $input) { id } }`;
    const REMOVE = 'mutation($id: ID!, $version: Int!) { removeManagerComparison(id: $id, version: $version) }';
    for (const query of [CHANGE, REMOVE])
      expect((await server.ask(token, query, { id: set.id, version: set.version, input })).errors?.[0]?.message).toBeDefined();
    expect((await server.ask(await server.as(CONSULTANT), SETS)).data.managerComparisonSets[0]).toEqual(set);
    const ADD = 'mutation($input: ManagerComparisonSetInput!) { addManagerComparison(input: $input) { id } }';
    const added = await server.ask(token, ADD, { input: { name: 'tried', isShared: true, members: [FUND] } });
    expect(added.errors?.[0]?.extensions?.validation).toEqual({ members: ['notFound'] });
  });
});
