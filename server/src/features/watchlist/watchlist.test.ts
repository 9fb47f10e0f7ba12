import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { plantAdviserWatchlist } from '#features/demo/institution/adviser-watchlist';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { checkWatchlists } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const CONSULTANT = 'admin@kaede.example';
const MARLOWE = 'ops@marlowe.example';
const STRANGER = 'admin@shirasagi.example';
const CHECK = 'asOf at trigger limit outcome figureKey value reason seenOn';
const FIELDS = `id kind assetId subject ref name nameJp clientName reason trigger limit nextReview since createdByName removedAt notes version lastCheck { ${CHECK} }`;
const LIST = `query($tab: String, $kind: String, $search: String) { watchlist(tab: $tab, kind: $kind, search: $search, first: 50) {
  data { ${FIELDS} } paginatorInfo { total } } }`;
const ONE = `query($id: ID!) { watchlistItem(id: $id) { ${FIELDS} noteHistory { body userName at } checks { ${CHECK} } } }`;
const CHOICES = `query($kind: String!, $search: String) { watchlistChoices(kind: $kind, search: $search) { kind assetId subject ref name clientName } }`;
const ADD = `mutation($input: WatchlistInput!) { addToWatchlist(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: WatchlistTermsInput!) { updateWatchlistItem(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const NOTE = `mutation($id: ID!, $body: String!) { addWatchlistNote(id: $id, body: $body) { notes noteHistory { body userName } } }`;
const REMOVE = `mutation($id: ID!, $version: Int!, $note: String!) { removeFromWatchlist(id: $id, version: $version, note: $note) { id removedAt noteHistory { body } } }`;

type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const doAs = async (email: string, document: string, variables: object = {}) => {
  const { data, errors } = await ask(email, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const HMAIN = demoId('HMAIN');
const mandate = (ref: string) => ({ kind: 'mandate', assetId: HMAIN, subject: entityId('HOSHI', ref), reason: 'Behind its benchmark' });

type Check = { asOf: string; outcome: string; value: string | null; figureKey: string; reason: string | null; seenOn: string | null };
const add = async (email: string, input: object) => (await doAs(email, ADD, { input })).addToWatchlist;
const figureAt = async (key: string): Promise<string | null> =>
  (
    await doAs(ADMIN, `query($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key) { figure { value } } }`, {
      assetId: HMAIN,
      key,
    })
  ).trace.figure.value;

test('2.6.20 the demo watches a mandate, a manager and a security; each look names its month-end and the figure it saw', async () => {
  const { data, paginatorInfo } = (await doAs(ADMIN, LIST)).watchlist;
  expect(paginatorInfo.total).toBe(3);
  const [security, watched, manager] = data;
  expect([security.kind, watched.kind, manager.kind]).toEqual(['security', 'mandate', 'manager']);
  expect(security.lastCheck).toMatchObject({ asOf: '2026-10-31', outcome: 'triggered', seenOn: '2026-08-31', value: '61' });
  expect(watched.lastCheck).toMatchObject({ asOf: '2026-09-30', figureKey: `${watched.subject}.excess.3y.2026-09-30` });
  expect(watched.lastCheck.value).toBe(await figureAt(watched.lastCheck.figureKey));
  expect(Number(watched.lastCheck.value)).toBeLessThan(0);
  expect(watched.lastCheck.outcome).toBe('triggered');
  expect(manager.lastCheck).toBeNull(); // an item without a trigger
  expect((await doAs(ADMIN, ONE, { id: watched.id })).watchlistItem.noteHistory).toHaveLength(2);
  expect((await doAs(ADMIN, LIST, { search: 'bond active' })).watchlist.paginatorInfo.total).toBe(1);
  expect((await doAs(ADMIN, LIST, { kind: 'fund' })).watchlist.paginatorInfo.total).toBe(0);
});

test('2.6.20 something is added once, reviewed by a day, noted on and taken off again; its history stays', async () => {
  const item = await add(ADMIN, { ...mandate('HFE02'), trigger: 'trackingError', limit: '0.01', nextReview: '2026-11-24' });
  expect(item).toMatchObject({ ref: 'HFE02', since: '2026-11-10', limit: '0.01', notes: 0 });
  expect(item.lastCheck).toMatchObject({ asOf: '2026-09-30', outcome: 'triggered' });
  expect(item.lastCheck.value).toBe(await figureAt(item.lastCheck.figureKey));
  expect(refusal(await ask(ADMIN, ADD, { input: mandate('HFE02') }))).toEqual({ subject: ['taken'] });
  const review = (await doAs(ADMIN, '{ calendarEvents(from: "2026-11-24", to: "2026-11-24") { kind titleEn titleJp path } }'))
    .calendarEvents;
  expect(review).toContainEqual({
    kind: 'review',
    titleEn: 'Review HFE02 Foreign equity quality active',
    titleJp: expect.stringContaining('の見直し'),
    path: `/watchlist/${item.id}`,
  });
  const changed = (
    await doAs(ADMIN, UPDATE, { id: item.id, version: 1, input: { reason: 'Watch the risk', trigger: 'trackingError', limit: '99' } })
  ).updateWatchlistItem;
  expect(changed).toMatchObject({ version: 2, nextReview: null, lastCheck: { outcome: 'clear', limit: '99' } });
  expect(refusal(await ask(ADMIN, UPDATE, { id: item.id, version: 1, input: { reason: 'Late' } }))).toMatch(/changed|conflict/i);
  await doAs(ADMIN, NOTE, { id: item.id, body: 'Called the manager' });
  await expect(server.sql(`update watchlist_note set body = 'Nobody called'`)).rejects.toThrow('permission denied');
  await expect(server.sql('delete from watchlist_check')).rejects.toThrow('permission denied');
  const [won, lost] = await Promise.all([1, 2].map(() => ask(ADMIN, REMOVE, { id: item.id, version: 2, note: 'Back in line' })));
  expect([won, lost].filter(answer => answer?.errors === undefined)).toHaveLength(1);
  const gone = (await doAs(ADMIN, ONE, { id: item.id })).watchlistItem;
  expect(gone.noteHistory.map(({ body }: { body: string }) => body)).toEqual(['Back in line', 'Called the manager']);
  expect(gone.checks.map(({ outcome }: Check) => outcome)).toEqual(['clear', 'triggered']);
  expect(refusal(await ask(ADMIN, NOTE, { id: item.id, body: 'More' }))).toEqual({ id: ['removed'] });
  expect((await doAs(ADMIN, LIST, { tab: 'removed' })).watchlist.data[0].id).toBe(item.id);
  expect((await add(ADMIN, mandate('HFE02'))).version).toBe(1); // and can be watched again
});

test('a look is repeated when a figure was corrected or a month was confirmed, and kept once', async () => {
  const item = await add(ADMIN, { ...mandate('HDE02'), trigger: 'excess', limit: '-50' });
  const checks = async (): Promise<Check[]> => (await doAs(ADMIN, ONE, { id: item.id })).watchlistItem.checks;
  expect(await checks()).toHaveLength(1);
  await Promise.all([checkWatchlists(server.app), checkWatchlists(server.app)]);
  expect(await checks()).toHaveLength(1);
  await server.sql(`update month_end set populated_at = null where asset_id = $1 and as_of > '2026-08-31'`, [HMAIN]);
  await checkWatchlists(server.app);
  const [, again] = await checks();
  expect((await checks()).map(({ asOf }) => asOf)).toEqual(['2026-09-30', '2026-08-31']);
  expect(again?.value).toBe(await figureAt(again?.figureKey ?? ''));
  await server.sql(`update month_end set populated_at = now() where asset_id = $1 and as_of = '2026-09-30'`, [HMAIN]);
});

test('what is newly triggered rings once for those who can act on it', async () => {
  await server.sql('delete from notification');
  const item = await add(ADMIN, { ...mandate('HDE01'), trigger: 'trackingError', limit: '0.0001' });
  expect(item.lastCheck.outcome).toBe('triggered');
  await checkWatchlists(server.app);
  const rung = await server.sql(
    `select u.email, n.params, n.path from notification n join app_user u on u.id = n.user_id where n.kind = 'watchlistTriggered'`,
  );
  expect(rung).toContainEqual({ email: ADMIN, params: { name: 'HDE01', asOf: '2026-09-30' }, path: `/owner/watchlist/${item.id}` });
  expect(rung.filter(({ email }) => email === ADMIN)).toHaveLength(1);
  expect(rung.some(({ email }) => [READER, MARLOWE, STRANGER].includes(email))).toBe(false);
});

test('a manager is judged by the mandate that stands worst, a fund by the age of its value; what has no figure is not judged', async () => {
  const input = {
    kind: 'manager',
    assetId: HMAIN,
    subject: 'Tsubaki Asset Management',
    reason: 'Change of owner',
    trigger: 'excess',
    limit: '0',
  };
  const { lastCheck } = await add(ADMIN, input);
  expect(lastCheck.seenOn).toMatch(/^H\w{4}$/);
  const others = await server.sql(
    `select e.id from entity e join party p on p.entity_id = e.id where e.asset_id = $1 and e.type = 'mandate' and p.role = 'manager' and p.name_en = $2`,
    [HMAIN, 'Tsubaki Asset Management'],
  );
  const all = await Promise.all(others.map(({ id }) => figureAt(`${id}.excess.3y.2026-09-30`)));
  expect(Number(lastCheck.value)).toBe(Math.min(...all.flatMap(value => (value === null ? [] : [Number(value)]))));
  const fund = await add(ADMIN, {
    kind: 'fund',
    assetId: HMAIN,
    subject: entityId('HOSHI', 'HPEF5'),
    reason: 'Slow reports',
    trigger: 'valueAge',
    limit: '400',
  });
  expect(['clear', 'unknown']).toContain(fund.lastCheck.outcome);
  const young = await add(ADMIN, { ...mandate('HFE03'), trigger: 'excess', limit: '0' });
  expect(young.lastCheck).toMatchObject({ outcome: 'unknown', value: null });
  expect(young.lastCheck.reason).not.toBeNull();
});

test('readers look and write nothing; strangers and managers watch only what is open to them, and see nobody else’s list', async () => {
  expect((await doAs(READER, LIST)).watchlist.paginatorInfo.total).toBeGreaterThan(0);
  const [{ id }] = (await doAs(ADMIN, LIST)).watchlist.data;
  for (const [document, variables] of [
    [ADD, { input: mandate('HFB01') }],
    [NOTE, { id, body: 'x' }],
    [REMOVE, { id, version: 1, note: 'x' }],
    [UPDATE, { id, version: 1, input: { reason: 'x' } }],
  ] as const)
    expect(refusal(await ask(READER, document, variables))).toBe('This action is unauthorized.');
  for (const email of [STRANGER, MARLOWE, CONSULTANT]) {
    expect(refusal(await ask(email, ONE, { id }))).toBe('Not found.');
    expect(refusal(await ask(email, NOTE, { id, body: 'x' }))).toBe('Not found.');
    expect((await doAs(email, LIST)).watchlist.data).toEqual([]);
  }
  expect(refusal(await ask(STRANGER, ADD, { input: mandate('HFB01') }))).toBe('Not found.');
  expect(refusal(await ask(MARLOWE, ADD, { input: mandate('HDB01') }))).toEqual({ subject: ['notFound'] });
  const refs = async (email: string, kind: string) =>
    (await doAs(email, CHOICES, { kind })).watchlistChoices.map(({ ref }: { ref: string }) => ref);
  expect(await refs(MARLOWE, 'mandate')).not.toContain('HDB01');
  expect([await refs(MARLOWE, 'company'), await refs(MARLOWE, 'security')]).toEqual([[], []]);
  expect(await refs(STRANGER, 'mandate')).not.toContain('HFE01');
});

test('an adviser watches a client’s mandate; when the grant has ended nothing more is seen', async () => {
  const item = await add(CONSULTANT, { ...mandate('HFE01'), trigger: 'excess', limit: '0', nextReview: '2026-11-26' });
  expect(item).toMatchObject({ clientName: 'Hoshikawa Electric Corporate Pension Fund' });
  expect(item.lastCheck.value).not.toBeNull();
  await server.sql(`update access_grant set to_day = '2026-11-09' where grantee_id = $1 and asset_id = $2`, [demoId('KAEDE'), HMAIN]);
  await checkWatchlists(server.app);
  const [{ lastCheck }] = (await doAs(CONSULTANT, LIST)).watchlist.data;
  expect(lastCheck).toMatchObject({ outcome: 'unknown', reason: 'noAccess', value: null, figureKey: null });
  await server.sql(`update access_grant set to_day = null where grantee_id = $1 and asset_id = $2`, [demoId('KAEDE'), HMAIN]);
});

test.each([
  ['a kind that is none', { kind: 'bond' }, { kind: ['invalid'] }],
  ['a trigger of another kind', { trigger: 'priceAge', limit: '1' }, { trigger: ['otherKind'] }],
  ['a trigger without a limit', { trigger: 'excess' }, { limit: ['required'] }],
  ['a limit in words', { trigger: 'excess', limit: 'much' }, { limit: ['number'] }],
  ['no reason', { reason: ' ' }, { reason: ['required'] }],
  ['a review on no day', { nextReview: '2026-11-31' }, { nextReview: ['dateFormat'] }],
])('%s is refused on its field', async (_, change, fields) => {
  expect(refusal(await ask(ADMIN, ADD, { input: { ...mandate('HAL01'), ...change } }))).toEqual(fields);
});

test('2.6.20 a manager watches its own product in the asset it is run for, judged by the mandate that stands worst; nobody else finds it', async () => {
  const [linked] = await server.sql(
    `select p.id, p.name_en as name, array_agg(e.ref order by e.ref) as refs from product p join organisation o on o.id = p.organisation_id and o.ref = 'MARLO'
       join product_mandate m on m.product_id = p.id join entity e on e.id = m.entity_id join asset a on a.id = e.asset_id and a.ref = 'HMAIN'
     where e.ref = 'HFE02' group by 1, 2`,
  );
  const productId: string = linked?.['id'];
  const choices = (await doAs(MARLOWE, CHOICES, { kind: 'product' })).watchlistChoices;
  expect(choices).toContainEqual(expect.objectContaining({ kind: 'product', assetId: HMAIN, subject: productId, name: linked?.['name'] }));
  const input = { kind: 'product', assetId: HMAIN, subject: productId, reason: 'Behind its benchmark', trigger: 'excess', limit: '50' };
  const item = await add(MARLOWE, input);
  expect(item).toMatchObject({ kind: 'product', ref: linked?.['name'], trigger: 'excess' });
  expect(item.lastCheck).toMatchObject({ asOf: '2026-09-30', outcome: 'triggered' });
  expect(linked?.['refs']).toContain(item.lastCheck.seenOn);
  for (const email of [ADMIN, STRANGER]) expect((await doAs(email, CHOICES, { kind: 'product' })).watchlistChoices).toEqual([]);
  expect(refusal(await ask(ADMIN, ADD, { input }))).toEqual({ subject: ['notFound'] });
  expect(refusal(await ask(STRANGER, ADD, { input }))).toBe('Not found.');
  expect(refusal(await ask(MARLOWE, ADD, { input: { ...input, trigger: 'priceAge' } }))).toEqual({ trigger: ['otherKind'] });
  // Once none of its mandates is managed by the product, it cannot be checked.
  await server.sql(`delete from product_mandate where product_id = $1`, [productId]);
  await checkWatchlists(server.app);
  expect((await doAs(MARLOWE, ONE, { id: item.id })).watchlistItem.lastCheck).toMatchObject({ outcome: 'unknown', reason: 'noAccess' });
});

test('2.6.20 the demo’s consultant watches one thing at each client; a second run adds nothing, and neither client sees it', async () => {
  const planted = async () =>
    (await doAs(CONSULTANT, LIST)).watchlist.data.filter(({ nextReview }: { nextReview: string }) => nextReview >= '2026-11-27');
  await plantAdviserWatchlist(server.app);
  const first = await planted();
  expect(first.map(({ ref, clientName }: { ref: string; clientName: string }) => [ref, clientName]).toSorted()).toEqual([
    ['HDB02', 'Hoshikawa Electric Corporate Pension Fund'],
    ['SPE01', 'Shirasagi Bank, Treasury'],
  ]);
  expect(first.map(({ lastCheck }: { lastCheck: Check }) => lastCheck.outcome)).not.toContain('unknown');
  await plantAdviserWatchlist(server.app);
  expect(await planted()).toEqual(first);
  for (const email of [ADMIN, STRANGER]) for (const { id } of first) expect(refusal(await ask(email, ONE, { id }))).toBe('Not found.');
});
