import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const CONSULTANT = 'admin@kaede.example';
const FUND = 'admin@hoshikawa.example';
const BANK = 'admin@shirasagi.example';
const REFUSED = 'This action is unauthorized.';
const FIGURE = '{ key value reason }';
const RANKED = `{ figure ${FIGURE} quartile }`;
const ROW = `peer { assetId entityId ref nameEn nameJp clientEn clientJp managerEn managerJp classEn classJp feeBps } benchmarkEn benchmarkJp isPublished marketValue ${FIGURE}
  horizons { horizon return ${FIGURE} excess ${RANKED} } return ${FIGURE} excess ${RANKED} risk ${FIGURE} trackingError ${FIGURE} informationRatio ${FIGURE}
  drawdown ${FIGURE} upCapture ${FIGURE} downCapture ${FIGURE} rolling(months: 36) { day figure ${FIGURE} }`;
const COMPARE = `query($members: [ManagerComparisonMemberInput!]!, $months: Int, $asOf: String) {
  managerComparison(members: $members, months: $months, asOf: $asOf) { asOf from months currency masked rows { ${ROW} } } }`;
const PEERS = '{ managerComparisonPeers { masked peers { assetId entityId ref clientEn managerEn } } }';
const SETS = '{ managerComparisonSets { id name isShared isOwn version members { assetId entityId } } }';
const CONSENT =
  'mutation($isNamed: Boolean!, $version: Int!) { saveComparisonConsent(isNamed: $isNamed, version: $version) { isNamed version } }';
const HISTORY = '{ comparisonConsent { isNamed version history { isNamed userName at } } }';

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);
const hoshi = (...refs: string[]) => refs.map(ref => ({ assetId: demoId('HMAIN'), entityId: entityId('HOSHI', ref) }));
const shira = (...refs: string[]) => refs.map(ref => ({ assetId: demoId('SMAIN'), entityId: entityId('SHIRA', ref) }));
const ACTIVE = ['HDB02', 'HFH02', 'HFB01', 'HDE02', 'HFE02'];
const compare = async (members: object[], given: object = {}, email = CONSULTANT) => {
  const { data, errors } = await ask(email, COMPARE, { members, ...given });
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data.managerComparison;
};

test('managers stand side by side over the months they have in common, with the figures of their own screens and quarters of the excess', async () => {
  const found = await compare(hoshi(...ACTIVE), { months: 36 });
  expect(found).toMatchObject({ asOf: '2026-09-30', from: '2023-10-31', months: 36, currency: 'JPY', masked: null });
  expect(found.rows.map(({ peer }: { peer: { ref: string } }) => peer.ref)).toEqual(ACTIVE);
  const own = await ask(
    FUND,
    `{ figureGrid(assetId: "${demoId('HMAIN')}", asOf: "2026-09-30", entityIds: [${hoshi(...ACTIVE)
      .map(({ entityId: id }) => `"${id}"`)
      .join()}],
      columns: ["return.3y", "excess.3y", "trackingError.36m", "informationRatio.36m", "maxDrawdown.36m", "volatility.36m", "upCapture.36m", "downCapture.36m"]) { figures { value } } }`,
  );
  for (const [at, row] of found.rows.entries()) {
    const values = own.data.figureGrid[at].figures.map(({ value }: { value: string }) => Number(value));
    const named = ['return', 'trackingError', 'informationRatio', 'drawdown', 'risk', 'upCapture', 'downCapture'].map(name =>
      Number(row[name].value),
    );
    expect([named[0] ?? 0, Number(row.excess.figure.value), ...named.slice(1)].map(one => one.toFixed(10))).toEqual(
      values.map((one: number) => one.toFixed(10)),
    );
    expect(row.horizons[1].excess.figure.value).toBe(own.data.figureGrid[at].figures[1].value);
    expect(row.rolling.at(-1).figure.value).toBe(row.excess.figure.value);
  }
  const ranked = found.rows.toSorted((a: any, b: any) => Number(b.excess.figure.value) - Number(a.excess.figure.value)); // oxlint-disable-line typescript/no-explicit-any
  expect(ranked.map(({ excess }: { excess: { quartile: number } }) => excess.quartile)).toEqual([1, 1, 2, 3, 4]);
});

test('the youngest mandate decides the common period; one without a month at its end shortens nothing, and few have no quarters', async () => {
  const whole = await compare(hoshi('HDB02', 'HFH02', 'HFE03'));
  expect(whole.from).toBe('2018-05-31');
  const closed = whole.rows.find(({ peer }: { peer: { ref: string } }) => peer.ref === 'HFE03');
  expect(closed.return).toMatchObject({ value: null, reason: 'gap' });
  expect(whole.rows[0].excess.quartile).toBeNull();
  const early = await compare(hoshi('HDB02'), { asOf: '2026-10-31' });
  expect(early.rows[0]).toMatchObject({ isPublished: false, marketValue: { value: null }, rolling: [] });
});

test('every figure of a comparison is traced to the months it is made of, for whoever compares alone', async () => {
  const { rows } = await compare(hoshi('HDE02'), { months: 36 });
  const TRACE = `query($key: String!) { trace(assetId: "${demoId('HMAIN')}", key: $key, first: 100) { method figure { value } inputs { measure asOf } } }`;
  const { data } = await ask(CONSULTANT, TRACE, { key: rows[0].upCapture.key });
  expect(data.trace).toMatchObject({ method: 'peers.capture', figure: { value: rows[0].upCapture.value } });
  expect(data.trace.inputs).toHaveLength(72);
  expect((await ask(FUND, TRACE, { key: rows[0].upCapture.key })).errors?.[0]?.message).toBe(REFUSED);
});

test('of a client that has not agreed nothing differs from a client that does not exist: choice, sets, figures, quarters and counts', async () => {
  const everything = async () => ({
    peers: (await ask(CONSULTANT, PEERS)).data,
    sets: (await ask(CONSULTANT, SETS)).data,
    mixed: await compare([...hoshi(...ACTIVE), ...shira('SDB01', 'SFE01')]),
    named: await compare(hoshi(...ACTIVE)),
    alone: await compare(shira('SFE01')),
    invented: await compare([{ assetId: demoId('SMAIN'), entityId: demoId('nobody') }]),
  });
  const masked = await everything();
  expect(masked.mixed).toEqual(masked.named);
  expect(masked.alone).toBeNull();
  expect(masked.invented).toBeNull();
  expect(JSON.stringify(masked)).not.toMatch(/Shirasagi|白鷺|SFE01|SDB01/);
  for (const id of [demoId('SMAIN'), demoId('SHIRA'), entityId('SHIRA', 'SFE01')]) expect(JSON.stringify(masked)).not.toContain(id);
  // The set was saved while the bank agreed, and still contains a mandate of it.
  const held = await server.sql('select from manager_comparison_member where asset_id = $1', [demoId('SMAIN')]);
  expect(held).toHaveLength(1);
  const grants = await server.sql('delete from access_grant where organisation_id = $1 and grantee_id = $2 returning *', [
    demoId('SHIRA'),
    demoId('KAEDE'),
  ]);
  expect(grants).toHaveLength(1);
  expect(await everything()).toEqual(masked);
  await server.sql('insert into access_grant select * from jsonb_populate_record(null::access_grant, $1::jsonb)', [
    JSON.stringify(grants[0]),
  ]);
});

test('a figure of the comparison asked for by its key is not given of a masked client, in a grid, a series or a trace', async () => {
  const id = entityId('SHIRA', 'SFE01');
  const asset = demoId('SMAIN');
  const key = `${id}.peerReturn.-.2026-09-30.2023-10-31`;
  const trace = await ask(CONSULTANT, `{ trace(assetId: "${asset}", key: "${key}") { figure { value } inputs { asOf } } }`);
  expect(trace.data.trace).toEqual({ figure: { value: null }, inputs: [] });
  const grid = `{ figureGrid(assetId: "${asset}", asOf: "2026-09-30", rows: mandates, columns: ["peerReturn.-"]) { figures { value } } }`;
  const { data } = await ask(CONSULTANT, grid);
  expect(data.figureGrid.every(({ figures }: { figures: { value: null }[] }) => figures[0]?.value === null)).toBe(true);
});

test('a masked mandate cannot be saved in a set, and is refused like one that does not exist', async () => {
  const ADD = 'mutation($input: ManagerComparisonSetInput!) { addManagerComparison(input: $input) { id version } }';
  const add = async (members: object[]) =>
    (await ask(CONSULTANT, ADD, { input: { name: 'tried', isShared: false, members } })).errors?.[0]?.extensions?.validation;
  expect(await add([...hoshi('HDB02'), ...shira('SFE01')])).toEqual({ members: ['notFound'] });
  expect(await add([{ assetId: demoId('SMAIN'), entityId: demoId('nobody') }])).toEqual({ members: ['notFound'] });
  expect(await add([])).toEqual({ members: ['required'] });
});

test('a client agrees and withdraws: it is there at once and gone at once, and every choice is kept with who made it', async () => {
  const choose = async (email: string, isNamed: boolean, version: number) => await ask(email, CONSENT, { isNamed, version });
  const { version, history } = (await ask(BANK, HISTORY)).data.comparisonConsent;
  expect(history.map(({ isNamed }: { isNamed: boolean }) => isNamed)).toEqual([false, true]);
  const both = [...hoshi('HFE02'), ...shira('SFE01')];
  expect((await compare(both)).rows).toHaveLength(1);
  const [first, second] = await Promise.all([choose(BANK, true, version), choose(BANK, true, version)]);
  expect([first, second].filter(({ errors }) => errors)).toHaveLength(1);
  const named = await compare(both);
  expect(named.rows.map(({ peer }: { peer: { clientEn: string } }) => peer.clientEn)).toEqual([
    'Hoshikawa Electric Corporate Pension Fund',
    'Shirasagi Bank, Treasury',
  ]);
  expect((await choose(BANK, false, version + 1)).data.saveComparisonConsent).toEqual({ isNamed: false, version: version + 2 });
  expect((await compare(both)).rows).toHaveLength(1);
  const after = (await ask(BANK, HISTORY)).data.comparisonConsent;
  expect(after.history.map(({ isNamed }: { isNamed: boolean }) => isNamed)).toEqual([false, true, false, true]);
  expect(after.history[0].userName).not.toBe('');
  expect((await choose(BANK, true, version)).errors?.[0]?.message).toBeDefined();
});

test('readers change nothing, and nobody but consultants compares', async () => {
  for (const email of [FUND, BANK, 'ops@tsubaki.example', 'staff@sazanami.example'])
    for (const query of [PEERS, SETS]) expect((await ask(email, query)).errors?.[0]?.message).toBe(REFUSED);
  expect((await ask('view@hoshikawa.example', CONSENT, { isNamed: false, version: 1 })).errors?.[0]?.message).toBe(REFUSED);
  expect((await ask('user@hoshikawa.example', CONSENT, { isNamed: false, version: 1 })).errors?.[0]?.message).toBe(REFUSED);
  expect((await ask(FUND, HISTORY)).data.comparisonConsent.isNamed).toBe(true);
});

test('a person’s comparisons are their own; shared ones are everybody’s in the organisation, and the second of two editors is refused', async () => {
  const ADD = 'mutation($input: ManagerComparisonSetInput!) { addManagerComparison(input: $input) { id version isShared } }';
  const CHANGE =
    'mutation($id: ID!, $version: Int!, $input: ManagerComparisonSetInput!) { updateManagerComparison(id: $id, version: $version, input: $input) { version } }';
  const REMOVE = 'mutation($id: ID!, $version: Int!) { removeManagerComparison(id: $id, version: $version) }';
  const input = { name: 'Mine', isShared: false, members: hoshi('HDB02', 'HDE02') };
  const { id, version } = (await ask(CONSULTANT, ADD, { input })).data.addManagerComparison;
  const twice = (await ask(CONSULTANT, ADD, { input })).errors?.[0];
  expect(twice?.extensions?.validation).toEqual({ name: ['taken'] });
  await server.sql('update app_user set verified_at = now() where email = $1', ['unverified@kaede.example']);
  const colleague = 'unverified@kaede.example';
  const names = async (email: string) => (await ask(email, SETS)).data.managerComparisonSets.map(({ name }: { name: string }) => name);
  expect(await names(CONSULTANT)).toContain('Mine');
  expect(await names(colleague)).not.toContain('Mine');
  expect((await ask(colleague, REMOVE, { id, version })).errors?.[0]?.message).toBe('Not found.');
  expect((await ask(CONSULTANT, CHANGE, { id, version, input: { ...input, isShared: true } })).errors).toBeUndefined();
  expect(await names(colleague)).toContain('Mine');
  expect((await ask(colleague, CHANGE, { id, version, input })).errors).toHaveLength(1);
  expect((await ask(colleague, REMOVE, { id, version: version + 1 })).data.removeManagerComparison).toBe(true);
  expect(await names(CONSULTANT)).not.toContain('Mine');
});
