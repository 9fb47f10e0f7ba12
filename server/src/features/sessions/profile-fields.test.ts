import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ORGANISATION = `id name ref type shell modules organisationPackages { id type } assets { id type name }
  organisationType { name organisationCategory { name } }`;
const PREFERENCES = 'asOfDate assetId assetType useLatestAsOfDate language';
const profileOf = async (email: string) =>
  (await server.ask(await server.as(email), `{ me { asOfDate preferences { ${PREFERENCES} } organisation { ${ORGANISATION} } } }`)).data.me;

describe('what a profile tells of its organisation and choices', () => {
  test.each([
    ['3.014', 'id', expect.any(String)],
    ['3.014', 'name', '星川電機企業年金基金'],
    ['3.014', 'ref', 'HOSHI'],
    ['3.015', 'type', 'owner'],
    ['3.016', 'shell', false],
    ['3.017', 'organisationPackages', expect.arrayContaining([{ id: expect.any(String), type: 'reporting' }])],
    ['3.018', 'assets', expect.arrayContaining([{ id: expect.any(String), type: 'benchmark', name: '政策ベンチマーク' }])],
    ['3.019', 'organisationType', { name: 'asset owner', organisationCategory: { name: 'Asset owner' } }],
  ])('%s organisation.%s', async (_, field, value) => {
    const { organisation } = await profileOf('admin@hoshikawa.example');
    expect(organisation[field]).toEqual(value);
  });

  test('3.020 modules are strings, the asset list with its space', async () => {
    const owner = await profileOf('admin@hoshikawa.example');
    expect(owner.organisation.modules).toEqual(expect.arrayContaining(['cashManagement', 'fundList', 'addOns', 'contentAutomation']));
    const accountant = await profileOf('staff@sazanami.example');
    expect(accountant.organisation.modules).toEqual(expect.arrayContaining(['spcList', 'corporationList']));
    expect((await profileOf('admin@kaede.example')).organisation.modules).toContain('Asset List');
  });

  test('3.021 3.022 3.023 9.020 preferences, following the newest month-end unless told otherwise; days are yyyy-MM-dd', async () => {
    const { preferences, asOfDate } = await profileOf('admin@hoshikawa.example');
    expect(preferences).toMatchObject({ useLatestAsOfDate: true, language: 'jp', assetType: 'portfolio' });
    expect(asOfDate).toBe('2026-09-30');
  });

  test('3.013 3.024 6.26 an impersonation is an organisation and a role, both hold, and one’s own organisation is sent beside it', async () => {
    const token = await server.signIn('super@platform.example');
    const [hoshi] = await server.sql(`select id from organisation where ref = 'HOSHI'`);
    const start = `mutation($organisationId: ID!, $role: String!) { startImpersonation(organisationId: $organisationId, role: $role) { role organisation { ref } originalOrganisation { ref } } }`;
    const { data } = await server.ask(token, start, { organisationId: hoshi?.['id'], role: 'readonly' });
    expect(data.startImpersonation).toEqual({ role: 'readonly', organisation: { ref: 'HOSHI' }, originalOrganisation: { ref: 'PLATF' } });
  });
});
