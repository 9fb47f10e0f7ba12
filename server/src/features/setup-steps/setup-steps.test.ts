import { randomUUID } from 'node:crypto';
import type { SetupStep } from '@hakaru/contract/setup-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
const ADMIN = 'admin@nagisa.example';
const READER = 'view@nagisa.example';
const STRANGER = 'admin@shirasagi.example';
const SUPPORT = 'super@platform.example';
const OWNER = demoId('NAGIS');

beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const GUIDE = 'steps { id state isOptional found gaps { code count refs } skip { reason userName } } fiscalYearStart mayAct';
type Guide = { steps: SetupStep[]; mayAct: boolean };
const guideOf = async (token: string): Promise<Guide | null> => (await server.ask(token, `{ setupGuide { ${GUIDE} } }`)).data.setupGuide;
const stepOf = async (id: string, email = ADMIN): Promise<SetupStep> => {
  const step = (await guideOf(await server.as(email)))?.steps.find(one => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};
const change = async (email: string, field: string, headers?: Record<string, string>) => {
  const { data, errors } = await server.ask(await server.as(email), `mutation { changed: ${field} }`, {}, headers);
  return data?.changed ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
};
const newAsset = (ref: string, email = ADMIN, headers?: Record<string, string>) =>
  change(email, `createOwnAsset(input: { ref: "${ref}", nameEn: "Main", nameJp: "本体", baseCurrency: "JPY" })`, headers);
const skip = (step: string, reason = 'Not ours', email = ADMIN) =>
  change(email, `skipSetupStep(step: "${step}", reason: "${reason}") { ${GUIDE} }`);
const resume = (step: string, email = ADMIN) => change(email, `resumeSetupStep(step: "${step}") { ${GUIDE} }`);

test('a new organisation begins with everything open; its reader sees the same and may do nothing about it', async () => {
  const own = await guideOf(await server.as(ADMIN));
  expect(own?.steps.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'open'));
  const read = await guideOf(await server.as(READER));
  expect(read).toEqual({ ...own, mayAct: false });
  for (const refused of [await newAsset('READ', READER), await skip('history', 'x', READER), await resume('history', READER)])
    expect(refused).toMatch(/unauthorized/i);
  expect(await server.sql(`select from asset where organisation_id = $1`, [OWNER])).toHaveLength(0);
});

test('an organisation that reports for others has no such steps', async () => {
  expect(await guideOf(await server.as('admin@kaede.example'))).toBeNull();
  expect(await newAsset('KAEDE', 'admin@kaede.example')).toMatch(/unauthorized/i);
});

test('the first portfolio is made by the administrator: once for one intent, and five at most', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const id = await newAsset('NMAIN', ADMIN, headers);
  expect(await newAsset('NMAIN', ADMIN, headers)).toBe(id);
  expect(await newAsset('NMAIN')).toEqual({ ref: ['taken'] });
  expect(await stepOf('assets')).toMatchObject({ state: 'done', found: 1, gaps: [] });
  const [entity] = await server.sql(`select organisation_id, type from entity where asset_id = $1`, [id]);
  expect(entity).toEqual({ organisation_id: OWNER, type: 'total' });
  const made = await Promise.all(['N2', 'N3', 'N4', 'N5', 'N6', 'N7'].map(ref => newAsset(ref)));
  expect(made.filter(one => typeof one === 'string')).toHaveLength(4);
  expect(made).toContainEqual({ ref: ['tooMany'] });
  expect(await stepOf('assets', ADMIN)).toMatchObject({ found: 5 });
  expect(await server.sql(`select from audit where organisation_id = $1 and action = 'asset.create'`, [OWNER])).toHaveLength(5);
});

test('the sample workbook is right as it is, and applied it leaves packages and values to be done', async () => {
  const [asset] = await server.sql(`select id from asset where organisation_id = $1 and ref = 'NMAIN'`, [OWNER]);
  for (const language of ['en', 'jp']) {
    const reply = await server.http.inject({
      method: 'GET',
      url: `/master-data/sample?language=${language}`,
      headers: { authorization: `Bearer ${await server.as(ADMIN)}` },
    });
    expect(reply.statusCode).toBe(200);
    const file = { path: '/master-data/uploads', name: 'sample.xlsx', bytes: reply.rawPayload, fields: { assetId: asset?.['id'] } };
    const { body } = await sendFile(server, await server.as(ADMIN), file);
    expect(body).toMatchObject({ status: 'ready', findings: 0 });
    if (language === 'jp') await change(ADMIN, `applyMasterUpload(id: "${body.id}", version: 1) { id }`);
  }
  for (const step of ['classes', 'mandates', 'benchmarks', 'parties'])
    expect(await stepOf(step)).toMatchObject({ state: 'done', found: 4 });
  const refs = ['DE01', 'FE01', 'DB01', 'FB01'];
  expect(await stepOf('packages')).toMatchObject({ state: 'open', gaps: [{ code: 'withoutPackage', count: 4, refs }] });
  expect(await stepOf('history')).toMatchObject({ state: 'open', found: 0, gaps: [{ code: 'valuesMissing', count: 4, refs }] });
});

test('what is optional is skipped with a reason, by one of two, taken up again by anybody who administers', async () => {
  expect(await skip('assets')).toEqual({ step: ['notOptional'] });
  expect(await skip('history', '  ')).toEqual({ reason: ['required'] });
  const both = await Promise.all([skip('history', 'A new fund'), skip('history', 'A new fund')]);
  expect(both.filter(one => typeof one !== 'string')).toHaveLength(1);
  expect(await stepOf('history')).toMatchObject({ state: 'skipped', skip: { reason: 'A new fund', userName: '渡瀬 律子' } });
  expect(await stepOf('history', READER)).toMatchObject({ state: 'skipped' });

  const support = await server.signIn(SUPPORT);
  await server.ask(support, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id: OWNER });
  const { data } = await server.ask(support, `mutation { resumeSetupStep(step: "history") { ${GUIDE} } }`);
  expect(data.resumeSetupStep).toMatchObject({ mayAct: true });
  expect(await stepOf('history')).toMatchObject({ state: 'open', skip: null });
  expect(await resume('history')).toMatch(/conflict|changed/i);
  const actions = await server.sql(`select action from audit where organisation_id = $1 and action like 'setup.%' order by seq`, [OWNER]);
  expect(actions.map(({ action }) => action)).toEqual(['setup.skip', 'setup.resume']);
});

test('nothing of it is seen or moved from another organisation', async () => {
  await skip('packages');
  expect((await stepOf('packages', STRANGER)).skip).toBeNull();
  expect(await resume('packages', STRANGER)).toMatch(/conflict|changed/i);
  expect(await stepOf('packages')).toMatchObject({ state: 'skipped' });
});

test('the rules of the organisation count once they were saved, and the guide ends with the first published report', async () => {
  expect(await stepOf('fiscalYear')).toMatchObject({ state: 'open', gaps: [{ code: 'rulesNotSaved' }] });
  const token = await server.as(ADMIN);
  const { organisationSettings } = (await server.ask(token, '{ organisationSettings { nameEn nameJp allowedCidrs version } }')).data;
  const input = { ...organisationSettings, fiscalYearStart: 6 };
  await server.ask(token, 'mutation ($input: OrganisationSettingsInput!) { updateOrganisationSettings(input: $input) { version } }', {
    input,
  });
  expect(await stepOf('fiscalYear')).toMatchObject({ state: 'done' });
  expect(await guideOf(token)).toMatchObject({ fiscalYearStart: 6 });

  await server.sql(
    `insert into report (organisation_id, asset_id, as_of, version, content, sha256, known_at, published_at, published_by, publisher_name, publisher_organisation_id)
     select organisation_id, id, '2026-10-31', 1, '{}', repeat('0', 64), now(), now(), $2, 'A', organisation_id from asset
     where organisation_id = $1 and ref = 'NMAIN'`,
    [OWNER, demoId(ADMIN)],
  );
  expect(await guideOf(token)).toBeNull();
  expect(await newAsset('LATE')).toMatch(/unauthorized/i);
  expect(await skip('packages')).toMatch(/not found/i);
});
