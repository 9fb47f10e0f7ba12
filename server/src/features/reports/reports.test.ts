import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { divide, toText } from '@hakaru/engine/money/decimal';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { noteDatasets } from '#features/reporting-tasks/public';
import { inScope } from '#platform/db';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { supportInside } from '#testing/support';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const HOSHI = demoId('HOSHI');
const OCTOBER = '2026-10-31';
const CLIENTS = 20;
const id = (ref: string) => entityId('HOSHI', ref);
const PUBLISH = `mutation($a: ID!, $e: ID, $d: String!) { publishReport(assetId: $a, entityId: $e, asOf: $d) { id version sha256 asOf } }`;
const publish = (token: string, ref: string | null, asOf = OCTOBER) =>
  server.ask(token, PUBLISH, { a: ASSET, e: ref ? id(ref) : null, d: asOf });
const refusalOf = ({ errors }: { errors: { message: string; extensions?: { validation?: object } }[] | undefined }) =>
  errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
const reports = async (token: string, variables: Record<string, unknown>) =>
  (
    await server.ask(
      token,
      `query($a: ID, $e: ID, $d: String) { reports(assetId: $a, entityId: $e, asOf: $d) { data { id entityRef version isLatest moved sha256 } paginatorInfo { total } } }`,
      variables,
    )
  ).data.reports;
const open = (token: string, reportId: string) =>
  server.ask(
    token,
    `query($id: ID!) { report(id: $id) { isIntact moved columns lines { ref figures { key value } } report { version } canPublish } }`,
    { id: reportId },
  );
const restatement = (token: string, reportId: string) =>
  server.ask(
    token,
    `query($id: ID!) { restatement(id: $id) { moved { ref published { key value } now { value } change effects { entityRef effect facts fact { measure asOf person approvedBy } } } openings { userName } canPublish } }`,
    { id: reportId },
  );
const audits = async (action: string) =>
  Number((await server.sql('select count(*) as n from audit where organisation_id = $1 and action = $2', [HOSHI, action]))[0]?.['n']);
const approve = (ref: string, datasets: readonly ('mandates' | 'holdings')[]) =>
  inScope(server.app.database.db, { organisation: HOSHI }, async db => {
    const at = server.app.now();
    const approved = datasets.map(dataset => ({ dataset, asOf: OCTOBER, entityIds: [id(ref)] }));
    await noteDatasets(db, { organisationId: HOSHI, state: 'approved', importId: null, at }, approved);
  });
const label = async (ref: string) =>
  (await server.ask(admin, `{ reportingTasks(assetId: "${ASSET}", asOf: "${OCTOBER}", search: "${ref}") { data { label } } }`)).data
    .reportingTasks.data[0].label;

test('a report that is not approved, and a pack of a month that is not populated, cannot be published', async () => {
  expect(refusalOf(await publish(admin, 'HFB01'))).toEqual({ asOf: ['notValidated'] });
  expect(refusalOf(await publish(admin, null))).toEqual({ asOf: ['notPopulated'] });
  expect(refusalOf(await publish(admin, 'HDB01', '2026-09-30'))).toEqual({ asOf: ['alreadyPublished'] });
});

test('4.030 4.042 1.27 its manager publishes it; of 20 who do at once one does, one entry says so, and its readers are notified', async () => {
  await approve('HFH01', ['mandates', 'holdings']);
  const before = await audits('report.publish');
  const manager = await server.as('ops@marlowe.example');
  const replies = await Promise.all(Array.from({ length: CLIENTS }, (_, at) => publish(at % 2 ? manager : admin, 'HFH01')));
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  const refused = replies.filter(({ errors }) => errors).map(reply => JSON.stringify(refusalOf(reply)));
  expect(refused.filter(why => why !== '{"asOf":["alreadyPublished"]}' && why !== '"Conflict."')).toEqual([]);
  expect((await audits('report.publish')) - before).toBe(1);
  expect(await label('HFH01')).toBe('Published');
  const { data } = await server.ask(await server.as('view@hoshikawa.example'), '{ notifications(first: 1) { data { kind params } } }');
  expect(data.notifications.data).toEqual([{ kind: 'reportPublished', params: { mandate: 'HFH01', asOf: OCTOBER } }]);
});

test('what is kept is frozen to the letter, and its hash proves it', async () => {
  const [report] = (await reports(admin, { a: ASSET, e: id('HFH01'), d: OCTOBER })).data;
  const [row] = await server.sql('select content from report where id = $1', [report.id]);
  expect(createHash('sha256').update(String(row?.['content'])).digest('hex')).toBe(report.sha256);
  expect((await open(admin, report.id)).data.report).toMatchObject({ isIntact: true, moved: 0, report: { version: 1 } });
  await expect(server.sql(`update report set content = 'other' where id = $1`, [report.id])).rejects.toThrow();
});

test('managers read their own mandates’ reports and no pack; other owners none', async () => {
  const manager = await server.as('ops@marlowe.example');
  const refs = (await reports(manager, { d: '2026-09-30' })).data.map(({ entityRef }: { entityRef: string }) => entityRef);
  expect(new Set(refs)).toEqual(new Set(['HFH01', 'HFH02', 'HFB01', 'HFE01', 'HFE02', 'HAL01', 'SFB01', 'SFE01']));
  const [foreign] = (await reports(admin, { a: ASSET, e: id('HDB01'), d: '2026-09-30' })).data;
  for (const email of ['ops@marlowe.example', 'admin@shirasagi.example']) {
    expect(refusalOf(await open(await server.as(email), foreign.id))).toBe('Not found.');
    expect(refusalOf(await publish(await server.as(email), 'HDB01'))).toBe('Not found.');
  }
  expect(refusalOf(await publish(await server.as('view@hoshikawa.example'), 'HFH01'))).toBe('This action is unauthorized.');
  expect(refusalOf(await publish(await server.as('desk@komorebi.example'), 'HFH01'))).toBe('This action is unauthorized.'); // a trustee may only read
});

test('a correction after publishing moves no report: each figure it touched is listed with the fact, who read it, and a new version says why', async () => {
  const [report] = (await reports(admin, { a: ASSET, e: id('HDB02'), d: '2026-08-31' })).data;
  expect(report).toMatchObject({ version: 1, isLatest: true });
  expect(report.moved).toBeGreaterThan(3);
  await open(await server.as('view@hoshikawa.example'), report.id);
  const { data } = await restatement(admin, report.id);
  const value = data.restatement.moved.find(
    ({ published }: { published: { key: string } }) => published.key === `${id('HDB02')}.marketValue.-.2026-08-31`,
  );
  expect(value).toMatchObject({
    change: '18200000',
    effects: [{ entityRef: 'HDB02', effect: '18200000', fact: { measure: 'marketValue', asOf: '2026-08-31' } }],
  });
  expect(data.restatement.openings.map(({ userName }: { userName: string }) => userName)).toHaveLength(1);
  const RESTATE = `mutation($id: ID!, $r: String!) { restateReport(id: $id, reason: $r) { id version } }`;
  expect(refusalOf(await server.ask(admin, RESTATE, { id: report.id, r: ' ' }))).toEqual({ reason: ['required'] });
  const both = await Promise.all([1, 2].map(() => server.ask(admin, RESTATE, { id: report.id, r: '運用機関による8月時価の訂正' })));
  expect(both.map(({ errors }) => errors?.[0]?.message ?? 'issued').toSorted()).toEqual(['Conflict.', 'issued']);
  const after = (await reports(admin, { a: ASSET, e: id('HDB02'), d: '2026-08-31' })).data;
  expect(after.map(({ version, isLatest, moved }: typeof report) => ({ version, isLatest, moved }))).toEqual([
    { version: 2, isLatest: true, moved: 0 },
    { version: 1, isLatest: false, moved: 0 },
  ]);
  expect(refusalOf(await server.ask(admin, RESTATE, { id: after[0].id, r: 'again' }))).toEqual({ asOf: ['nothingMoved'] });
  expect((await open(admin, report.id)).data.report.lines[0].figures).toContainEqual({
    key: value.published.key,
    value: value.published.value,
  });
});

test('where the organisation asks for it, somebody else than who populated publishes the pack', async () => {
  const SET = `mutation { setSecondPerson(secondPerson: true) }`;
  expect(refusalOf(await server.ask(await server.as('user@hoshikawa.example'), SET))).toBe('This action is unauthorized.');
  expect((await server.ask(admin, SET)).data.setSecondPerson).toBe(true);
  const POPULATED = `update month_end set populated_at = now(), populated_by = $2 where asset_id = $1 and as_of = '2026-10-31'`;
  await server.sql(POPULATED, [ASSET, demoId('admin@hoshikawa.example')]);
  expect(refusalOf(await publish(admin, null))).toEqual({ asOf: ['secondPerson'] });
  expect(refusalOf(await publish(await supportInside(server, demoId('HOSHI')), null))).toEqual({ asOf: ['secondPerson'] });
  expect((await publish(await server.as('user@hoshikawa.example'), null)).data.publishReport).toMatchObject({ version: 1 });
  expect(await label('HFH01')).toBe('Completed');
});

test('the pack of a month that is not whole gives no totals: on paper it says how many mandates it has and which it lacks', async () => {
  const [pack] = (await reports(admin, { a: ASSET, d: OCTOBER })).data.filter(
    (one: { entityRef: string | null }) => one.entityRef === null,
  );
  const { lines, columns } = (await open(admin, pack.id)).data.report;
  const total = lines.find(({ ref }: { ref: string }) => ref === 'TOTAL');
  for (const column of ['marketValue.-', 'weight.-', 'flow.1m', 'profit.1m', 'contribution.1m', 'return.1m'])
    expect([column, total.figures[columns.indexOf(column)].value]).toEqual([column, null]);
  const reply = await server.http.inject({ url: `/reports/${pack.id}/pdf?language=en`, headers: { authorization: `Bearer ${admin}` } });
  const words = pdfWords(reply.rawPayload).flat().join(' ');
  expect(words).toMatch(/Gap: \d+ of 17 mandates had reported; not reported: .*HRE01/);
  expect(words).toContain('Not drawn');
});

test('a new version of the pack asks for the second person too: neither who populated nor who approved what moved it', async () => {
  const [pack] = await server.sql(
    `select id from report where asset_id = $1 and entity_id is null and as_of = '2026-10-31' order by version desc limit 1`,
    [ASSET],
  );
  const user = await server.as('user@hoshikawa.example');
  const move = (by: string, value: number) => {
    const source = { kind: 'person', labelEn: 'Corrected', labelJp: '訂正', personId: demoId(by) } as const;
    const recordedAt = server.app.now().toISOString();
    const observation = { entityId: id('HFH01'), measure: 'marketValue', asOf: OCTOBER, value: String(value), recordedAt } as const;
    return inScope(server.app.database.db, { organisation: HOSHI }, db =>
      recordFacts(db, { organisationId: HOSHI, assetId: ASSET, source, observations: [observation] }),
    );
  };
  const restate = (token: string) =>
    server.ask(token, `mutation { restateReport(id: "${pack?.['id']}", reason: "late trade") { version } }`);
  await move('user@hoshikawa.example', 7_654_321_000);
  expect(refusalOf(await restate(admin))).toEqual({ asOf: ['secondPerson'] }); // populated the month
  expect(refusalOf(await restate(user))).toEqual({ asOf: ['secondPerson'] }); // recorded what changed it
  expect(refusalOf(await restate(await supportInside(server, demoId('HOSHI'))))).toEqual({ asOf: ['secondPerson'] }); // not one of the owner's people
  const third = 'view@hoshikawa.example'; // took no part in the month
  await server.sql(`update app_user set role = 'user' where email = $1`, [third]);
  await server.sql(
    `with s as (insert into source (organisation_id, kind, label_en, label_jp, person_id) values ($1, 'person', 'NAV', 'NAV', $2) returning id)
     insert into valuation (organisation_id, entity_id, as_of, quality, nav, currency, source_id, recorded_at)
     select $1, v.entity_id, '2026-10-15', 'audited', 1, v.currency, s.id, $3 from valuation v, s where v.organisation_id = $1 limit 1`,
    [demoId('HOSHI'), demoId(third), server.app.now()],
  );
  expect(refusalOf(await restate(await server.signIn(third)))).toEqual({ asOf: ['secondPerson'] }); // a net asset value changes it as well
  await server.ask(admin, `mutation { setSecondPerson(secondPerson: false) }`);
  expect((await restate(user)).data.restateReport).toEqual({ version: 2 });
});

test('4.036 4.037 4.038 closing ends every package on the day; of 20 one closes; reopening takes it back; published months bound it', async () => {
  const { version } = (await server.ask(admin, `{ mandate(id: "${id('HAL01')}") { version } }`)).data.mandate;
  const close = (day: string, at = version) =>
    server.ask(
      admin,
      `mutation($v: Int!, $d: String!) { closeMandate(id: "${id('HAL01')}", version: $v, day: $d) { reportingEndDate performanceClosedDate version } }`,
      { v: at, d: day },
    );
  expect(refusalOf(await close('2026-08-31'))).toEqual({ day: ['beforePublished'] });
  const replies = await Promise.all(Array.from({ length: CLIENTS }, () => close('2026-10-31')));
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await audits('mandate.close')).toBe(1);
  const ends = async () =>
    (await server.sql('select reporting_end::text as day from package_assignment where entity_id = $1', [id('HAL01')])).map(
      row => row['day'],
    );
  expect(await ends()).toEqual(['2026-10-31']);
  const november = `{ reportingTasks(assetId: "${ASSET}", asOf: "2026-11-30", search: "HAL01") { data { label } } }`;
  expect((await server.ask(admin, november)).data.reportingTasks.data).toEqual([]);
  const now = (await server.ask(admin, `{ mandate(id: "${id('HAL01')}") { version } }`)).data.mandate.version;
  expect(refusalOf(await close('2026-11-30', now))).toEqual({ day: ['alreadyClosed'] });
  const reopened = await server.ask(
    admin,
    `mutation($v: Int!) { reopenMandate(id: "${id('HAL01')}", version: $v) { reportingEndDate terminationDate } }`,
    { v: now },
  );
  expect(reopened.data.reopenMandate).toEqual({ reportingEndDate: null, terminationDate: null });
  expect(await ends()).toEqual([null]);
  expect((await server.ask(admin, november)).data.reportingTasks.data).toHaveLength(1);
});

test('5.052 8.049 a mandate, and a package, with published reports are not deleted', async () => {
  const mandate = await server.ask(admin, `mutation { deleteMandate(id: "${id('HDB01')}") }`);
  expect(refusalOf(mandate)).toEqual({ id: ['publishedData'] });
  expect(refusalOf(await server.ask(admin, `mutation { deletePackage(id: "${demoId('HOSHI|reporting package|D5')}") }`))).toEqual({
    id: ['publishedData'],
  });
});

const paper = async (reportId: string, language: 'en' | 'jp', token = admin) =>
  await server.http.inject({ url: `/reports/${reportId}/pdf?language=${language}`, headers: { authorization: `Bearer ${token}` } });
/** Formats a figure from the frozen text independently of the product. */
function written(value: string | null, { power, places, signed }: { power: string; places: number; signed: boolean }): string {
  if (value === null) return '-';
  const text = toText(divide(value, power, places));
  const [whole = '', rest] = text.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest === undefined ? '' : `.${rest}`);
  const isZero = Number(text) === 0;
  return `${isZero ? '' : text.startsWith('-') ? '−' : signed ? '+' : ''}${grouped}`;
}
const AS = {
  marketValue: { power: '1000000', places: 0, signed: false },
  flow: { power: '1000000', places: 0, signed: true },
  profit: { power: '1000000', places: 0, signed: true },
  weight: { power: '0.01', places: 1, signed: false },
  return: { power: '0.01', places: 2, signed: false },
  excess: { power: '0.01', places: 2, signed: true },
} as const;

test('the pack on paper says the frozen figures and no others, the same in both languages, with version, knowledge time and page on each page', async () => {
  const [{ id: packId }] = (await reports(admin, { a: ASSET, d: '2026-09-30' })).data.filter(
    ({ entityRef }: { entityRef: string | null }) => entityRef === null,
  );
  const english = await paper(packId, 'en');
  const japanese = await paper(packId, 'jp');
  expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'application/pdf']);
  const en = pdfWords(english.rawPayload);
  const jp = pdfWords(japanese.rawPayload);
  const figures = (pages: string[][]) =>
    pages
      .flat()
      .map(word => word.replace('▲', '−'))
      .filter(word => /^[−+]?[\d,]*\d\.\d+$|^[−+][\d,]+$|^\d{1,3}(,\d{3})+$|^-$/.test(word));
  expect(figures(jp)).toEqual(figures(en));
  expect(figures(en).length).toBeGreaterThan(400);
  const { lines, columns } = (await open(admin, packId)).data.report;
  const words = en.flat().join(' ');
  for (const line of lines) {
    const shown = ['marketValue.-', 'weight.-', 'flow.1m', 'profit.1m', 'return.1m', 'benchmarkReturn.1m', 'excess.1m'].map(column => {
      const as = AS[(column.split('.')[0] ?? '').replace('benchmarkReturn', 'return') as keyof typeof AS]; // one of the seven above
      return written(line.figures[columns.indexOf(column)].value, as);
    });
    expect(words).toContain(shown.join(' '));
  }
  for (const [at, page] of jp.entries()) {
    const text = page.join('').replaceAll(' ', '');
    for (const said of ['取扱注意', '出力日時：', '第1版', 'データ時点2026-10-', `${at + 1}/${jp.length}`])
      expect(text, `page ${at + 1}`).toContain(said);
    if (at > 0) for (const said of ['星川電機企業年金基金', '2026/09/30現在', '（単位：百万円）', 'サンプル']) expect(text).toContain(said);
  }
}, 600_000);

test('a mandate’s report prints for its manager; strangers and the unsigned find nothing', async () => {
  const [report] = (await reports(admin, { a: ASSET, e: id('HFH01'), d: '2026-09-30' })).data;
  const reply = await paper(report.id, 'en', await server.as('ops@marlowe.example'));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain('HOSHI_HFH01_20260930_v1.pdf');
  expect(pdfWords(reply.rawPayload).flat().join(' ')).toContain('Mandate report');
  expect((await paper(report.id, 'en', await server.as('ops@tsubaki.example'))).statusCode).toBe(404);
  expect((await server.call('GET', `/reports/${report.id}/pdf`)).status).toBe(401);
}, 600_000);
