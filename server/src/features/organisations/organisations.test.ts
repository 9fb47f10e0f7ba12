import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { NEW_COMPANY } from './testing/new-company';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const ADMIN = 'admin@hoshikawa.example';
const SETTINGS = '{ organisationSettings { nameEn nameJp allowedCidrs version ownAddress } }';
const SAVE = `mutation ($input: OrganisationSettingsInput!) { updateOrganisationSettings(input: $input) { nameEn allowedCidrs version } }`;

describe('the list for super-users', () => {
  test('7G.17 7G.18 organisations(first: 2000, page: 1) answers data and paginatorInfo', async () => {
    const query = '{ organisations(first: 2000, page: 1) { data { id name ref } paginatorInfo { currentPage total } } }';
    const { data } = await server.ask(await server.as(SUPER), query, {}, { 'authorization-module': 'admin' });
    expect(data.organisations.paginatorInfo).toEqual({ currentPage: 1, total: 11 });
    expect(data.organisations.data).toContainEqual({ id: expect.any(String), name: 'Komorebi Trust Bank', ref: 'KOMOR' });
    const { errors } = await server.ask(await server.as(SUPER), '{ organisations(first: 2001) { data { id } } }');
    expect(errors?.[0]?.message).toMatch(/first must be between/);
  });

  test.each([
    ['5.033 by name', 'tsubaki', 'TSUBA'],
    ['5.033 by Japanese name', 'こもれび', 'KOMOR'],
    ['5.034 by ref', 'redfn', 'REDFN'],
  ])('%s, whatever the case', async (_, search, ref) => {
    const query = 'query ($search: String) { organisations(search: $search) { data { ref } } }';
    const { data } = await server.ask(await server.as(SUPER), query, { search });
    expect(data.organisations.data).toEqual([{ ref }]);
  });

  test('a pattern is text: % finds nothing', async () => {
    const { data } = await server.ask(await server.as(SUPER), '{ organisations(search: "%") { data { ref } } }');
    expect(data.organisations.data).toEqual([]);
  });

  test('2.5.17 ordered by what is asked, newest login or most users first, with nobody’s login last', async () => {
    const query =
      'query ($order: OrganisationOrder) { organisations(first: 100, order: $order, direction: desc) { data { ref name userCount lastLoginAt } } }';
    type Row = { ref: string; name: string; userCount: number; lastLoginAt: string | null };
    const listed = async (order: string): Promise<Row[]> =>
      (await server.ask(await server.as(SUPER), query, { order })).data.organisations.data;
    const counts = (await listed('users')).map(({ userCount }) => userCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const logins = (await listed('lastLogin')).map(({ lastLoginAt }) => lastLoginAt ?? '');
    expect(logins).toEqual(logins.toSorted().toReversed());
    expect(logins.at(-1)).toBe('');
    expect((await listed('ref')).map(({ ref }) => ref)[0]).toBe('TSUBA');
  });

  test('2.5.05 assets of every organisation, or of one, with how far they are populated', async () => {
    const token = await server.as(SUPER);
    const query =
      'query ($id: ID, $search: String) { allAssets(organisationId: $id, search: $search) { data { ref organisationId organisationRef baseCurrency populatedTo latestMonthEnd } } }';
    const all = (await server.ask(token, query)).data.allAssets.data;
    expect(all.map(({ ref }: { ref: string }) => ref)).toEqual(expect.arrayContaining(['HMAIN', 'HBENC', 'SMAIN']));
    const main = all.find(({ ref }: { ref: string }) => ref === 'HMAIN');
    expect(main).toMatchObject({ organisationRef: 'HOSHI', populatedTo: '2026-09-30', latestMonthEnd: '2026-10-31' });
    const own = (await server.ask(token, query, { id: main.organisationId })).data.allAssets.data;
    expect(new Set(own.map(({ organisationRef }: { organisationRef: string }) => organisationRef))).toEqual(new Set(['HOSHI']));
    expect((await server.ask(await server.as(ADMIN), query)).errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('nobody else may', async () => {
    for (const query of ['{ organisations { data { id } } }', '{ organisationPackages { data { id } } }']) {
      expect((await server.ask(await server.as(ADMIN), query)).errors?.[0]?.message).toBe('This action is unauthorized.');
    }
  });
});

describe('settings for administrators', () => {
  const save = async (input: object) => await server.ask(await server.as(ADMIN), SAVE, { input });
  const current = async () => (await server.ask(await server.as(ADMIN), SETTINGS)).data.organisationSettings;

  test('names and addresses are saved by version, and the change is in the trail', async () => {
    const { version, nameEn, nameJp, ownAddress } = await current();
    expect(ownAddress).toBe('127.0.0.1');
    const saved = await save({ nameEn: `${nameEn} (Tokyo)`, nameJp, allowedCidrs: ['127.0.0.0/8', '2001:db8::/32'], version });
    expect(saved.data.updateOrganisationSettings).toMatchObject({ version: version + 1, allowedCidrs: ['127.0.0.0/8', '2001:db8::/32'] });
    expect((await save({ nameEn, nameJp, allowedCidrs: [], version })).errors?.[0]?.message).toBe('Conflict.');
    const { data } = await server.ask(await server.as(ADMIN), '{ auditEntries(first: 1) { data { action userName before after } } }');
    expect(data.auditEntries.data[0]).toMatchObject({ action: 'organisation.changeSettings', userName: '佐伯 美咲', before: { nameEn } });
    await save({ nameEn, nameJp, allowedCidrs: [], version: version + 1 });
  });

  test('new mandates and new people start with the organisation’s rules; the second person at publishing is one of them', async () => {
    const RULES = 'fiscalYearStart rateMethod amountUnit timeZone secondPerson';
    const ask = async (query: string, variables: Record<string, unknown> = {}) =>
      (await server.ask(await server.as(ADMIN), query, variables)).data;
    const { version, nameEn, nameJp } = await current();
    const names = { nameEn, nameJp, allowedCidrs: [] };
    const before = (await ask(`{ organisationSettings { ${RULES} } }`)).organisationSettings;
    expect(before).toEqual({ fiscalYearStart: 4, rateMethod: 'WMR', amountUnit: 'million', timeZone: 'Asia/Tokyo', secondPerson: false });

    const rules = {
      fiscalYearStart: 10,
      rateMethod: 'TTM_BANK1',
      amountUnit: 'hundredMillion',
      timeZone: 'Europe/London',
      secondPerson: true,
    };
    await save({ ...names, ...rules, version });
    expect((await ask(`{ organisationSettings { ${RULES} } }`)).organisationSettings).toEqual(rules);
    expect((await ask('{ mandateDefaults { fiscal_year_start rateMethod } }')).mandateDefaults).toEqual({
      fiscal_year_start: 10,
      rateMethod: 'TTM_BANK1',
    });
    const [trail] = (await ask('{ auditEntries(first: 1) { data { action before after } } }')).auditEntries.data;
    expect(trail).toMatchObject({ action: 'organisation.changeSettings', before, after: rules });

    const input = { name: '青木 蓮', email: `rules-${Date.now()}@hoshikawa.example`, title: null, phone_number: null, role: 'user', packages: [], language: 'jp' }; // oxfmt-ignore
    const added = await ask('mutation ($input: NewUserInput!) { addUser(input: $input) { id } }', { input });
    const [person] = await server.sql('select preferences from app_user where id = $1', [added.addUser.id]);
    expect(person).toEqual({ preferences: { language: 'jp', unit: 'hundredMillion' } });

    await save({ ...names, version: version + 1 }); // fields left out stay
    expect((await ask(`{ organisationSettings { ${RULES} } }`)).organisationSettings).toEqual(rules);
    const { errors } = await save({ ...names, fiscalYearStart: 13, rateMethod: 'GUESS', timeZone: 'Mars/Olympus', version: version + 2 });
    expect(errors?.[0]?.extensions?.validation).toEqual({ fiscalYearStart: ['month'], rateMethod: ['invalid'], timeZone: ['invalid'] });
    await save({ ...names, ...before, version: version + 2 });
  });

  test.each([
    ['not a network', ['10.0.0.0/33'], 'cidr'],
    ['octal', ['010.0.0.1'], 'cidr'],
    ['without one’s own address', ['203.0.113.0/24'], 'lockOut'],
  ])('a list that is %s is refused', async (_, allowedCidrs, code) => {
    const { version, nameEn, nameJp } = await current();
    const { errors } = await save({ nameEn, nameJp, allowedCidrs, version });
    expect(errors?.[0]?.extensions?.validation).toEqual({ allowedCidrs: [code] });
  });

  test('row 17: an address taken off the list ends its sessions with the next request', async () => {
    const elsewhere = await server.call('POST', '/login', {
      body: { email: 'view@hoshikawa.example', password: 'Hoshi*View2026' },
      ip: '192.0.2.9',
    });
    const token = String(elsewhere.body.access_token);
    expect((await server.call('GET', '/me', { token, ip: '192.0.2.9' })).status).toBe(200);
    const { version, nameEn, nameJp } = await current();
    await save({ nameEn, nameJp, allowedCidrs: ['127.0.0.1'], version });
    expect((await server.call('GET', '/me', { token, ip: '192.0.2.9' })).status).toBe(401);
    await save({ nameEn, nameJp, allowedCidrs: [], version: version + 1 });
  });

  test.each(['user@hoshikawa.example', 'view@hoshikawa.example'])('%s may neither read nor write them', async email => {
    const token = await server.as(email);
    const input = { nameEn: 'x', nameJp: 'x', allowedCidrs: [], version: 1 };
    for (const reply of [await server.ask(token, SETTINGS), await server.ask(token, SAVE, { input })])
      expect(reply.errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});

describe('administration', () => {
  const FIELDS =
    'id ref nameEn type category modules packages { type } shell brand { name colour } sso { provider issuer } allowedCidrs version';
  const CREATE = `mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { ${FIELDS} } }`;
  const CHANGE = `mutation ($id: ID!, $version: Int!, $change: OrganisationChange!) { updateOrganisation(id: $id, version: $version, change: $change) { ${FIELDS} } }`;
  const input = NEW_COMPANY;

  test('a super-user opens and changes an organisation; its trail says who', async () => {
    const token = await server.as(SUPER);
    const made = (await server.ask(token, CREATE, { input })).data.createOrganisation;
    expect(made).toMatchObject({ ref: 'NEWCO', category: 'Others', packages: [{ type: 'basel' }, { type: 'reporting' }] });
    const change = { ...input, modules: ['owner', 'fundList'], packages: ['reporting'], brand: { name: 'New', colour: '#1f5c4a' } };
    const changed = await server.ask(token, CHANGE, { id: made.id, version: made.version, change });
    expect(changed.data.updateOrganisation).toMatchObject({
      modules: ['owner', 'fundList'],
      packages: [{ type: 'reporting' }],
      brand: { name: 'New' },
    });
    expect((await server.ask(token, CHANGE, { id: made.id, version: made.version, change: input })).errors?.[0]?.message).toBe('Conflict.');
    const trail = await server.sql('select action, user_id from audit where organisation_id = $1 order by seq', [made.id]);
    expect(trail.map(({ action }) => action)).toEqual(['organisation.create', 'organisation.change']);
  });

  test('a change of one side leaves the others as they were, a test provider’s sign-on included', async () => {
    const token = await server.as(SUPER);
    const { data } = await server.ask(token, '{ organisations(search: "MARLO") { data { id version nameJp modules } } }');
    const [marlowe] = data.organisations.data;
    const key = { id: marlowe.id, version: marlowe.version };
    const named = await server.ask(token, CHANGE, { ...key, change: { nameEn: 'Marlowe Finch & Co' } });
    expect(named.data.updateOrganisation).toMatchObject({ modules: marlowe.modules, sso: { provider: 'test' } });
    const bad = await server.ask(token, CHANGE, { id: marlowe.id, version: marlowe.version + 1, change: { nameJp: null } });
    expect(bad.errors?.[0]?.extensions?.validation).toEqual({ nameJp: ['required'] });
    await server.ask(token, CHANGE, { id: marlowe.id, version: marlowe.version + 1, change: { nameEn: 'Marlowe Finch Investors' } });
  });

  test('3.039 an organisation package has its name, what it opens, the package it builds on, and its type', async () => {
    const { data } = await server.ask(
      await server.as(SUPER),
      '{ organisationPackages(search: "HOSHI", first: 50) { data { type name description parentName organisationRef } } }',
    );
    const held: { type: string; name: string; description: string; parentName: string | null; organisationRef: string }[] =
      data.organisationPackages.data;
    expect(held.every(({ name, description, organisationRef }) => name && description && organisationRef === 'HOSHI')).toBe(true);
    const nameOf = (type: string) => held.find(one => one.type === type)?.name;
    expect(held.find(({ type }) => type === 'privateAssets')?.parentName).toBe(nameOf('reporting'));
    expect(held.find(({ type }) => type === 'reporting')?.parentName).toBe(null);
  });

  test('2.5.16 one package is granted and taken back; the second of two editors gets a conflict', async () => {
    const token = await server.as(SUPER);
    const SET =
      'mutation ($id: ID!, $version: Int!, $type: String!, $held: Boolean!) { setOrganisationPackage(organisationId: $id, version: $version, type: $type, held: $held) { version packages { type } } }';
    const { data } = await server.ask(token, '{ organisations(search: "IPLOC") { data { id version packages { type } } } }');
    const [{ id, version, packages }] = data.organisations.data;
    const granted = (await server.ask(token, SET, { id, version, type: 'basel', held: true })).data.setOrganisationPackage;
    expect(granted).toEqual({ version: version + 1, packages: [{ type: 'basel' }, ...packages] });
    expect((await server.ask(token, SET, { id, version, type: 'hedging', held: true })).errors?.[0]?.message).toBe('Conflict.');
    const taken = await server.ask(token, SET, { id, version: version + 1, type: 'basel', held: false });
    expect(taken.data.setOrganisationPackage.packages).toEqual(packages);
    const wrong = await server.ask(token, SET, { id, version: version + 2, type: 'everything', held: true });
    expect(wrong.errors?.[0]?.extensions?.validation).toEqual({ type: ['invalid'] });
    const trail = await server.sql('select action from audit where organisation_id = $1 order by seq', [id]);
    expect(trail.map(({ action }) => action)).toEqual(['organisation.grantPackage', 'organisation.revokePackage']);
    expect(
      (await server.ask(await server.as(ADMIN), SET, { id, version: version + 2, type: 'basel', held: true })).errors?.[0]?.message,
    ).toBe('This action is unauthorized.');
  });

  test.each([
    [{ ref: 'HOSHI' }, { ref: ['taken'] }],
    [{ ref: 'low er' }, { ref: ['ref'] }],
    [{ type: 'bank' }, { type: ['required'] }],
    [{ modules: ['root'] }, { 'modules.0': ['invalid'] }],
    [{ brand: { name: 'Pale', colour: '#ffee00' } }, { 'brand.colour': ['contrast'] }],
    [
      { sso: { issuer: 'x', entryPoint: 'http://10.0.0.1/', certificate: 'y' } },
      { 'sso.entryPoint': ['url'], 'sso.certificate': ['certificate'] },
    ],
  ])('%j is refused on its field', async (change, validation) => {
    const { errors } = await server.ask(await server.as(SUPER), CREATE, { input: { ...input, ...change } });
    expect(errors?.[0]?.extensions?.validation).toEqual(validation);
  });

  test('an administrator of an organisation may not', async () => {
    expect((await server.ask(await server.as(ADMIN), CREATE, { input })).errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});

describe('support in an organisation', () => {
  test('row 8: every write carries both identities, and the organisation’s administrator can read who came, when, and what they changed', async () => {
    const token = await server.signIn(SUPER);
    const { data } = await server.ask(token, '{ organisations(search: "KAEDE") { data { id } } }');
    const START = 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }';
    await server.ask(token, START, { id: data.organisations.data[0].id });
    await server.ask(
      token,
      `mutation { addUser(input: { email: "by.support@kaede.example", name: "S", role: "user", packages: [], language: "en" }) { id } }`,
    );
    await server.ask(token, 'mutation { stopImpersonation { id } }');
    const trail = await server.ask(
      await server.as('admin@kaede.example'),
      '{ auditEntries(supportOnly: true) { data { action isSupport asRole userName } paginatorInfo { total } } }',
    );
    expect(trail.data.auditEntries.data.map(({ action }: { action: string }) => action)).toEqual([
      'impersonation.stop',
      'user.add',
      'impersonation.start',
    ]);
    expect(trail.data.auditEntries.data).toEqual(
      trail.data.auditEntries.data.map((entry: object) => ({ ...entry, isSupport: true, asRole: 'admin', userName: 'Sam Platform' })),
    );
    const SAME = 'query ($id: ID!) { organisationAuditEntries(organisationId: $id, supportOnly: true) { paginatorInfo { total } } }';
    const same = await server.ask(token, SAME, { id: data.organisations.data[0].id });
    expect(same.data.organisationAuditEntries.paginatorInfo.total).toBe(3);
    expect((await server.ask(await server.as(ADMIN), SAME, { id: data.organisations.data[0].id })).errors?.[0]?.message).toBe(
      'This action is unauthorized.',
    );
    const rows = await server.sql(
      "select original_user_id, user_id from audit where organisation_id = $1 and action in ('impersonation.start', 'user.add', 'impersonation.stop')",
      [data.organisations.data[0].id],
    );
    expect(rows.map(({ original_user_id, user_id }) => !!(original_user_id && user_id))).toEqual([true, true, true]);
    const others = await server.ask(await server.as(ADMIN), '{ auditEntries(supportOnly: true) { data { action } } }');
    expect(others.data.auditEntries.data).toEqual([]);
  });

  test('what a manager did in its client’s books stands under the manager’s name, and is not support', async () => {
    const ENTRIES = '{ auditEntries(first: 100, subject: "import") { data { action isSupport userName } } }';
    const { data } = await server.ask(await server.as(ADMIN), ENTRIES);
    const approved = data.auditEntries.data.filter(({ action }: { action: string }) => action === 'import.approve');
    expect(approved).toContainEqual({ action: 'import.approve', isSupport: false, userName: 'Elena Finch' });
    expect(approved.every(({ userName }: { userName: string | null }) => userName !== null)).toBe(true);
  });

  test('row 8: a role chosen as read-only holds', async () => {
    const token = await server.signIn(SUPER);
    const { data } = await server.ask(token, '{ organisations(search: "SHIRA") { data { id } } }');
    await server.ask(token, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "readonly") { id } }', {
      id: data.organisations.data[0].id,
    });
    expect((await server.ask(token, '{ users { data { id } } }')).errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});
