import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
const GIVER = 'admin@nagisa.example';
const READER = 'view@nagisa.example';
const STRANGER = 'admin@shirasagi.example';
const SUPPORT = 'super@platform.example';
const FROM = demoId('NAGIS');
const INPUT = { ref: 'MAIN', nameEn: 'Main assets', nameJp: '主資産', fromDay: '2026-04-01' };
let assetId = '';

beforeAll(async () => {
  server = await openTestServer({ figures: false });
  assetId = await fillGiver();
});
afterAll(() => server.close());

const asking = async (email: string, query: string, variables: Record<string, unknown> = {}, headers?: Record<string, string>) => {
  const { data, errors } = await server.ask(await server.as(email), query, variables, headers);
  return errors ? (errors[0]?.extensions?.validation ?? errors[0]?.message) : data;
};

/** For arranging: a refusal fails the test at once. */
const must = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await server.ask(await server.as(GIVER), query, variables);
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
};

/** An organisation with everything that is copied, and with what must stay: mandates, parties, values, filters, a benchmark of a mandate. */
async function fillGiver(): Promise<string> {
  const token = await server.as(GIVER);
  const asset = { ref: 'NMAIN', nameEn: 'Nagisa main', nameJp: '渚本体', baseCurrency: 'JPY' };
  const { createOwnAsset: id } = await must('mutation ($input: OwnAssetInput!) { createOwnAsset(input: $input) }', {
    input: asset,
  });
  const reply = await server.http.inject({
    method: 'GET',
    url: '/master-data/sample?language=en',
    headers: { authorization: `Bearer ${token}` },
  });
  const file = { path: '/master-data/uploads', name: 'sample.xlsx', bytes: reply.rawPayload, fields: { assetId: id } };
  const { body } = await sendFile(server, token, file);
  await must(`mutation { applyMasterUpload(id: "${body.id}", version: 1) { id } }`);
  const adding = 'mutation ($input: PackageInput!, $key: String!) { createPackage(input: $input, key: $key) { id } }';
  const monthly = {
    kind: 'account',
    type: 'monthlyReport',
    name: 'Monthly',
    frequency: 'monthly',
    deadlineDays: 7,
    datasets: ['accounts'],
  };
  const { createPackage: parent } = await must(adding, { input: monthly, key: randomUUID() });
  const child = { kind: 'account', type: 'quarterlyReport', name: 'A quarterly one', frequency: 'quarterly', parentId: parent.id };
  await must(adding, { input: child, key: randomUUID() });
  await must('mutation { setImportTolerance(code: "returnOutlier", value: 2.5, version: 0) { id } }');
  const tolerance =
    'insert into reconciliation_tolerance (organisation_id, percent, amount, updated_by, updated_at) values ($1, 0.5, 7000, $2, now())';
  await server.sql(tolerance, [FROM, demoId(GIVER)]);
  const view = { screen: 'mandates', name: 'Fees first', columns: ['ref', 'fee'], filters: [{ name: 'search', value: 'Example Asset' }] };
  const saving = 'mutation ($input: SavedViewInput!) { createSavedView(input: $input, isTeam: true) { id } }';
  await must(saving, { input: { ...view, sort: null, unit: null, density: null } });
  await server.sql(`update organisation set fiscal_year_start = 7, rate_method = 'WMR', amount_unit = 'million' where id = $1`, [FROM]);
  await server.sql(
    `with e as (insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, 'OWNBM', 'benchmark', 'market', 'Secret blend of a manager', '秘密')
       returning id), b as (insert into benchmark (organisation_id, entity_id) select $1, id from e)
     insert into benchmark_assignment (organisation_id, entity_id, benchmark_id, from_day)
     select $1, m.id, e.id, '2026-01-01' from e, entity m where m.organisation_id = $1 and m.ref = 'DE01'`,
    [FROM, id],
  );
  return id;
}

const newOrganisation = async (ref: string, type = 'asset owner'): Promise<string> => {
  const input = {
    ref,
    nameEn: `New ${ref}`,
    nameJp: `新${ref}`,
    type,
    modules: ['owner'],
    packages: ['reporting'],
    shell: false,
    allowedCidrs: [],
  };
  return (await asking(SUPPORT, 'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id } }', { input }))
    .createOrganisation.id;
};
const offer = (email: string, isOffered: boolean, version: number) =>
  asking(email, `mutation { saveStructureOffer(isOffered: ${isOffered}, version: ${version}) { isOffered version } }`);
const PREVIEW = 'sum baseCurrency parts { part items { code nameEn nameJp detail } }';
const preview = (email = SUPPORT) => asking(email, `query ($id: ID!) { offeredStructure(assetId: $id) { ${PREVIEW} } }`, { id: assetId });
const sumNow = async (): Promise<string> => (await preview()).offeredStructure.sum;
const COPY = `mutation ($assetId: ID!, $to: ID!, $sum: String!, $input: StructureCopyInput!) {
  copyStructure(assetId: $assetId, organisationId: $to, sum: $sum, input: $input) }`;
const copy = async (to: string, { email = SUPPORT, sum = '', headers = {}, input = INPUT } = {}) =>
  asking(email, COPY, { assetId, to, sum: sum || (await sumNow().catch(() => 'none')), input }, headers);
const countIn = async (table: string, id: string): Promise<number> =>
  Number((await server.sql(`select count(*) as n from ${table} where organisation_id = $1`, [id]))[0]?.['n']);

test('nothing is offered until an administrator of the organisation itself offers it', async () => {
  const to = await newOrganisation('EARLY');
  expect(await asking(SUPPORT, '{ offeredStructures { assetId } }')).toEqual({ offeredStructures: [] });
  expect(await preview()).toMatch(/not found/i);
  expect(await copy(to)).toMatch(/not found/i);
  expect(await offer(READER, true, 0)).toMatch(/unauthorized/i);
  const support = await server.signIn(SUPPORT);
  await server.ask(support, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id: FROM });
  const asked = await server.ask(support, 'mutation { saveStructureOffer(isOffered: true, version: 0) { version } }');
  expect(asked.errors?.[0]?.message).toMatch(/unauthorized/i);
  expect(await countIn('structure_offer', FROM)).toBe(0);
  expect(await offer('admin@kaede.example', true, 0)).toMatch(/unauthorized/i); // no structure of its own
  const both = await Promise.all([offer(GIVER, true, 0), offer(GIVER, true, 0)]);
  expect(both.filter(one => typeof one !== 'string')).toEqual([{ saveStructureOffer: { isOffered: true, version: 1 } }]);
});

test('the preview has what is copied and nothing of mandates, parties, filters or a mandate’s own benchmark', async () => {
  const { offeredStructure: shown } = await preview();
  const { ownStructure: own } = await asking(GIVER, `{ ownStructure { ${PREVIEW} } }`);
  expect(own).toEqual(shown);
  expect(await asking(READER, `{ ownStructure { sum } }`)).toMatch(/unauthorized/i);
  for (const email of [GIVER, STRANGER]) {
    expect(await preview(email)).toMatch(/unauthorized/i);
    expect(await asking(email, '{ offeredStructures { assetId } }')).toMatch(/unauthorized/i);
  }
  const counts = Object.fromEntries(shown.parts.map(({ part, items }: { part: string; items: unknown[] }) => [part, items.length]));
  expect(counts).toEqual({ rules: 7, classes: 4, policy: 4, benchmarks: 4, packages: 2, limits: 2, views: 1 });
  expect(JSON.stringify(shown)).not.toMatch(/DE01|Example|OWNBM|Secret|Nagisa|渚/);
});

test('a new organisation has the same structure, and both trails say so without naming the other', async () => {
  const to = await newOrganisation('BEGUN');
  const headers = { 'idempotency-key': randomUUID() };
  const sum = await sumNow();
  const { copyStructure: id } = await copy(to, { headers, sum });
  expect(await copy(to, { headers, sum })).toEqual({ copyStructure: id });
  expect(await copy(to)).toEqual({ toId: ['notEmpty'] });

  const structureOf = (organisation: string) =>
    server.sql(
      `select (select json_agg(x order by x::text) from (select c.ref, c.kind, c.axis, c.name_en, c.name_jp, c.colour, c.position, e.type, b.ref as benchmark,
           w.weight_percent, w.band_percent
         from category c left join entity e on e.id = c.entity_id left join benchmark_assignment a on a.entity_id = c.entity_id
         left join entity b on b.id = a.benchmark_id left join policy_weight w on w.category_id = c.id where c.organisation_id = $1) x) as classes,
         (select json_agg(x order by x::text) from (select p.kind, p.type, p.name, p.frequency, p.deadline_days, p.datasets, above.name as parent
           from package p left join package above on above.id = p.parent_id where p.organisation_id = $1) x) as packages,
         (select json_agg(x) from (select code, value from import_tolerance where organisation_id = $1) x) as limits,
         (select json_agg(x) from (select percent, amount from reconciliation_tolerance where organisation_id = $1) x) as tolerance,
         (select json_agg(x) from (select fiscal_year_start, rate_method, amount_unit, time_zone from organisation where id = $1) x) as rules`,
      [organisation],
    );
  expect(await structureOf(to)).toEqual(await structureOf(FROM));
  expect(await server.sql(`select ref, name_en, base_currency from asset where organisation_id = $1`, [to])).toEqual([
    { ref: 'MAIN', name_en: 'Main assets', base_currency: 'JPY' },
  ]);
  expect(await server.sql(`select distinct from_day from policy_weight where organisation_id = $1`, [to])).toEqual([
    { from_day: '2026-04-01' },
  ]);
  const [view] = await server.sql(`select name, user_id, content from team_view where organisation_id = $1`, [to]);
  expect(view).toMatchObject({ name: 'Fees first', user_id: null, content: { columns: ['ref', 'fee'], filters: [] } });
  for (const table of ['mandate', 'party', 'observation', 'app_user', 'package_assignment', 'access_grant', 'document'])
    expect([table, await countIn(table, to)]).toEqual([table, 0]);

  const trail = (organisation: string, action: string) =>
    server.sql(`select after, original_user_id, organisation_id from audit where organisation_id = $1 and action = $2`, [
      organisation,
      action,
    ]);
  const [received] = await trail(to, 'structure.receive');
  const [given] = await trail(FROM, 'structure.give');
  expect(received?.['after']).toEqual(given?.['after']);
  expect(given?.['after']).toMatchObject({ copy: id, classes: 4 });
  expect((await trail(to, 'category.create')).map(row => row['original_user_id'])).toEqual(Array(4).fill(demoId(SUPPORT)));
  const everything = async (organisation: string) =>
    JSON.stringify(
      await server.sql(`select a.*, null as hash, null as previous_hash from audit a where organisation_id = $1`, [organisation]),
    );
  expect(await everything(to)).not.toMatch(new RegExp(`${FROM}|${assetId}|agisa|NAGIS`));
  expect(await everything(FROM)).not.toMatch(new RegExp(`${to}|BEGUN`));
});

test('the giver sees when it was copied and by whom, and the copied rules still wait to be looked at', async () => {
  const { structureOffer } = await asking(
    GIVER,
    '{ structureOffer { isOffered history { isOffered userName } copies { side userName } } }',
  );
  expect(structureOffer).toMatchObject({
    isOffered: true,
    history: [{ isOffered: true, userName: '渡瀬 律子' }],
    copies: [{ side: 'given' }],
  });
  expect((await asking(STRANGER, '{ structureOffer { isOffered history { userName } copies { id } } }')).structureOffer).toEqual({
    isOffered: false,
    history: [],
    copies: [],
  });
  const support = await server.signIn(SUPPORT);
  const [{ id } = {}] = await server.sql(`select id from organisation where ref = 'BEGUN'`);
  await server.ask(support, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id });
  const { data } = await server.ask(support, '{ setupGuide { begunAt steps { id state gaps { code } } } }');
  const steps = Object.fromEntries(data.setupGuide.steps.map((step: { id: string; state: string }) => [step.id, step.state]));
  expect(steps).toMatchObject({ assets: 'done', classes: 'done', fiscalYear: 'open', mandates: 'open' });
  expect(data.setupGuide.begunAt).toMatch(/^2\d{3}-/);
});

test('two at once make one beginning, and whoever is no super-user makes none', async () => {
  const to = await newOrganisation('TWICE');
  for (const email of [GIVER, STRANGER, READER]) expect(await copy(to, { email, sum: await sumNow() })).toMatch(/unauthorized/i);
  const sum = await sumNow();
  const both = await Promise.all([copy(to, { sum }), copy(to, { sum, input: { ...INPUT, ref: 'OTHER' } })]);
  expect(both).toContainEqual({ toId: ['notEmpty'] });
  expect(both.filter(one => one.copyStructure)).toHaveLength(1);
  expect(await countIn('asset', to)).toBe(1);
});

test('a copy that is killed in the middle leaves nothing, and is made afterwards', async () => {
  const to = await newOrganisation('KILLED');
  const sum = await sumNow();
  const other = await server.app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`audit ${FROM}`]); // needed last, when everything else is written
    const copying = copy(to, { sum });
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await server.sql(waiting)).length, { timeout: 60_000 }).toBe(1);
    await server.sql(`select pg_terminate_backend(pid) from (${waiting}) w`);
    expect(await copying).not.toHaveProperty('copyStructure');
  } finally {
    await other.query('rollback');
    other.release();
  }
  for (const table of ['asset', 'category', 'package', 'structure_copy', 'team_view'])
    expect([table, await countIn(table, to)]).toEqual([table, 0]);
  expect(await server.sql(`select action from audit where organisation_id = $1`, [to])).toEqual([{ action: 'organisation.create' }]);
  expect(await copy(to)).toMatchObject({ copyStructure: expect.any(String) });
});

test('only what was shown is copied, only into an empty asset owner, and only while it is offered', async () => {
  const to = await newOrganisation('LAST');
  const sum = await sumNow();
  await asking(GIVER, 'mutation { setImportTolerance(code: "returnOutlier", value: 3, version: 1) { id } }');
  expect(await copy(to, { sum })).toMatch(/conflict/i);
  expect(await copy(to, { input: { ...INPUT, fromDay: 'soon' } })).toEqual({ fromDay: [expect.any(String)] });
  expect(await copy(FROM)).toEqual({ toId: ['notEmpty'] });
  expect(await copy(await newOrganisation('MANAGER', 'asset manager'))).toEqual({ toId: ['otherType'] });
  expect(await copy(randomUUID())).toMatch(/not found/i);
  const kept = await sumNow();
  expect(await offer(GIVER, false, 1)).toEqual({ saveStructureOffer: { isOffered: false, version: 2 } });
  expect(await copy(to, { sum: kept })).toMatch(/not found/i);
  expect(await preview()).toMatch(/not found/i);
  expect(await countIn('asset', to)).toBe(0);
});
