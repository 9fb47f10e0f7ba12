import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const FIELDS = `id kind type name nameJp description parentId parentName datasets frequency deadlineDays terms { frequency deadlineDays datasets } assigned version`;
const input = { kind: 'account', type: 'monthlyReport', name: 'Monthly', description: 'Every month' };
const create = (token: string, change: object = {}, key: string = randomUUID()) =>
  server.ask(token, `mutation($input: PackageInput!, $key: String!) { createPackage(input: $input, key: $key) { ${FIELDS} } }`, {
    input: { ...input, ...change },
    key,
  });
const update = (token: string, id: string, version: number, change: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $input: PackageInput!) { updatePackage(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input: { ...input, ...change } },
  );
const assign = (token: string, packageId: string, entity: string, dates: object) =>
  server.ask(
    token,
    `mutation($packageId: ID!, $entityId: ID!, $input: PackageAssignmentInput!) { assignPackage(packageId: $packageId, entityId: $entityId, input: $input) {
      id reportingStart reportingEnd version } }`,
    { packageId, entityId: entity, input: dates },
  );
const remove = (token: string, id: string) => server.ask(token, `mutation($id: ID!) { deletePackage(id: $id) }`, { id });
const read = (token: string, id: string) => server.ask(token, `query($id: ID!) { package(id: $id) { ${FIELDS} } }`, { id });
const of = (ref: string) => demoId(`HOSHI|reporting package|${ref}`);
const refusalOf = (reply: Awaited<ReturnType<typeof read>>) => reply.errors?.[0]?.extensions?.validation ?? reply.errors?.[0]?.message;

describe('a package', () => {
  test('1.24 3.040 3.041 7G.24 the demo’s are listed by kind, with what they take from their parents', async () => {
    const { data } = await server.ask(admin, `{ packages(first: 50) { data { ${FIELDS} } paginatorInfo { total } } }`);
    expect(data.packages.paginatorInfo.total).toBe(6);
    const named = new Map(data.packages.data.map((one: { id: string }) => [one.id, one]));
    expect(named.get(of('D5'))).toMatchObject({
      parentName: 'Monthly report',
      frequency: null,
      deadlineDays: 5,
      terms: { frequency: 'monthly', deadlineDays: 5 },
    });
    expect(named.get(of('P10'))).toMatchObject({
      deadlineDays: null,
      datasets: null,
      terms: { deadlineDays: 10, datasets: ['mandates'] },
      assigned: 5,
    });
    const entity = await server.ask(admin, `{ packages(kind: "entity") { data { name type kind } } }`);
    expect(entity.data.packages.data).toEqual([{ name: 'Capital account statement', type: 'quarterlyReport', kind: 'entity' }]);
  });

  test('2.6.28 is created once for a key, with ten business days where nobody says otherwise', async () => {
    const key = randomUUID();
    const first = await create(admin, { name: 'Once' }, key);
    const again = await create(admin, { name: 'Once' }, key);
    expect(first.data.createPackage).toMatchObject({
      name: 'Once',
      version: 1,
      terms: { frequency: 'monthly', deadlineDays: 10, datasets: [] },
    });
    expect(again.data.createPackage.id).toBe(first.data.createPackage.id);
    expect(refusalOf(await create(admin, { name: 'Once' }))).toEqual({ name: ['taken'] });
  });

  test('every broken rule is an error on its field', async () => {
    expect(refusalOf(await create(admin, { name: '', deadlineDays: 61, frequency: 'daily', datasets: ['gossip'] }))).toEqual({
      name: ['required'],
      deadlineDays: ['range'],
      frequency: ['invalid'],
      'datasets.0': ['invalid'],
    });
    expect(refusalOf(await create(admin, { name: 'x'.repeat(256) }))).toEqual({ name: ['tooLong'] });
    expect(refusalOf(await create(admin, { name: 'Other kind', kind: 'entity', parentId: of('MR') }))).toEqual({ parentId: ['otherKind'] });
    const foreign = demoId('SHIRA|reporting package|BA');
    expect(refusalOf(await create(admin, { name: 'Foreign parent', parentId: foreign }))).toEqual({ parentId: ['notFound'] });
  });

  test('no package is its own ancestor, and the second of two editors gets a conflict', async () => {
    const { id } = (await create(admin, { name: 'Above' })).data.createPackage;
    const below = (await create(admin, { name: 'Below', parentId: id })).data.createPackage;
    expect(refusalOf(await update(admin, id, 1, { name: 'Above', parentId: below.id }))).toEqual({ parentId: ['ownParent'] });
    const both = await Promise.all(['One', 'Two'].map(name => update(admin, below.id, 1, { name, parentId: id })));
    expect(both.map(({ errors }) => errors?.[0]?.message ?? 'kept').toSorted()).toEqual(['Conflict.', 'kept']);
    expect(refusalOf(await remove(admin, id))).toEqual({ id: ['hasChildren'] });
  });

  test('5.047 the end of a package and the end of its mandate keep their order', async () => {
    const mandateId = entityId('HOSHI', 'HFE03');
    const { id } = (await create(admin, { name: 'Late' })).data.createPackage;
    expect(refusalOf(await assign(admin, id, mandateId, { reportingStart: '2024-01-31', reportingEnd: '2024-10-31' }))).toEqual({
      reportingEnd: ['endAfterTermination'],
    });
    expect(refusalOf(await assign(admin, id, mandateId, { reportingStart: '2024-01-31', reportingEnd: '2023-12-31' }))).toEqual({
      reportingEnd: ['endBeforeStart'],
    });
    expect(
      (await assign(admin, id, mandateId, { reportingStart: '2024-01-31', reportingEnd: '2024-09-30' })).data.assignPackage.version,
    ).toBe(1);
    expect(refusalOf(await assign(admin, id, mandateId, { reportingStart: '2024-01-31' }))).toEqual({ entityId: ['taken'] });
    const { mandate } = (
      await server.ask(admin, `query($id: ID!) { mandate(id: $id) { ref name openedDate fiscal_year_start version } }`, { id: mandateId })
    ).data;
    const { version, ...terms } = mandate;
    const change = await server.ask(
      admin,
      `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { id } }`,
      { id: mandateId, version, input: { ...terms, terminationDate: '2024-08-31' } },
    );
    expect(refusalOf(change)).toEqual({ terminationDate: ['terminationBeforeReportingEnd'] });
  });

  test('6.04 only administrators write; strangers find nothing', async () => {
    for (const email of ['view@hoshikawa.example', 'user@hoshikawa.example'])
      expect(refusalOf(await create(await server.as(email), { name: 'No' }))).toBe('This action is unauthorized.');
    const stranger = await server.as('admin@shirasagi.example');
    for (const reply of [
      await read(stranger, of('MR')),
      await remove(stranger, of('MR')),
      await update(stranger, of('MR'), 1, { name: 'Mine' }),
    ])
      expect(refusalOf(reply)).toBe('Not found.');
    expect(
      refusalOf(await assign(stranger, demoId('SHIRA|reporting package|BA'), entityId('HOSHI', 'HDB01'), { reportingStart: '2024-01-31' })),
    ).toBe('Not found.');
  });

  test('2.5.13 a superuser makes an entity package for an organisation, once for a key, in its trail; nobody else may', async () => {
    const superuser = await server.as('super@platform.example');
    const MAKE = `mutation($organisationId: ID!, $input: PackageInput!, $key: String!) {
      createPackageFor(organisationId: $organisationId, input: $input, key: $key) { package { ${FIELDS} } } }`;
    const make = (
      token: string,
      change: object = {},
      { key = randomUUID(), owner = demoId('HOSHI') }: { key?: string; owner?: string } = {},
    ) => server.ask(token, MAKE, { organisationId: owner, key, input: { ...input, kind: 'entity', name: 'Made by support', ...change } });
    const key = randomUUID();
    const made = await make(superuser, { deadlineDays: 20 }, { key });
    expect(made.errors).toBeUndefined();
    const { id } = made.data.createPackageFor.package;
    expect((await make(superuser, { deadlineDays: 20 }, { key })).data.createPackageFor.package.id).toBe(id);
    expect((await read(admin, id)).data.package).toMatchObject({ kind: 'entity', name: 'Made by support', terms: { deadlineDays: 20 } });
    const [entry] = await server.sql(`select action, organisation_id as owner from audit where subject_id = $1`, [id]);
    expect(entry).toEqual({ action: 'package.create', owner: demoId('HOSHI') });
    for (const token of [admin, await server.as('admin@shirasagi.example')])
      expect(refusalOf(await make(token))).toBe('This action is unauthorized.');
    expect(refusalOf(await make(superuser, {}, { owner: randomUUID() }))).toEqual({ organisationId: ['notFound'] });
    expect(refusalOf(await make(superuser, { parentId: id }, { owner: demoId('SHIRA') }))).toEqual({ parentId: ['notFound'] });
    expect(refusalOf(await make(superuser, { parentId: of('D5') }))).toEqual({ parentId: ['otherKind'] });
    await remove(admin, id);
  });

  test('2.5.13 a superuser lists the packages of every organisation, others do not', async () => {
    const query = `{ allPackages(kind: "account", first: 50) { data { name organisationEn } paginatorInfo { total } } }`;
    const { data } = await server.ask(await server.as('super@platform.example'), query);
    expect(new Set(data.allPackages.data.map((one: { organisationEn: string }) => one.organisationEn)).size).toBe(2);
    expect(refusalOf(await server.ask(admin, query))).toBe('This action is unauthorized.');
  });
});

test('a mandate has its current as-of and due date; a holiday added by an administrator moves the due day, taken back it is as the rule says (G43) [3.032] [3.033]', async () => {
  const superuser = await server.as('super@platform.example');
  const SAVE = `mutation($day: String!, $isOpen: Boolean!) { saveHoliday(country: "JP", day: $day, isOpen: $isOpen, nameEn: "Founding day", nameJp: "創立記念日") { day source } }`;
  const due = async () => {
    const { data } = await server.ask(
      admin,
      `query($a: ID!, $m: ID!) { mandatePackages(assetId: $a, mandateId: $m) { currentAsOf currentDue } }`,
      {
        a: demoId('HMAIN'),
        m: entityId('HOSHI', 'HDB01'),
      },
    );
    return data.mandatePackages[0];
  };
  expect(await due()).toEqual({ currentAsOf: '2026-10-31', currentDue: '2026-11-09' });
  expect((await server.ask(superuser, SAVE, { day: '2026-11-05', isOpen: false })).data.saveHoliday).toContainEqual({
    day: '2026-11-05',
    source: 'changed',
  });
  expect(await due()).toMatchObject({ currentDue: '2026-11-10' });
  await server.ask(superuser, SAVE, { day: '2026-11-03', isOpen: true });
  expect(await due()).toMatchObject({ currentDue: '2026-11-09' });
  expect(refusalOf(await server.ask(admin, SAVE, { day: '2026-11-06', isOpen: false }))).toBe('This action is unauthorized.');
  expect(refusalOf(await server.ask(superuser, SAVE, { day: '2026-11-07', isOpen: false }))).toEqual({ day: ['weekend'] });
  const DROP = `mutation($day: String!) { dropHoliday(country: "JP", day: $day) { day source } }`;
  for (const day of ['2026-11-05', '2026-11-03']) await server.ask(superuser, DROP, { day });
  expect(await due()).toMatchObject({ currentDue: '2026-11-09' });
  const { data } = await server.ask(superuser, `{ holidays(country: "JP", year: 2026) { day nameEn } countries { code changes } }`);
  expect(data.holidays).toContainEqual({ day: '2026-09-22', nameEn: 'National holiday' });
  expect(data.countries).toContainEqual({ code: 'JP', changes: 0 });
});
