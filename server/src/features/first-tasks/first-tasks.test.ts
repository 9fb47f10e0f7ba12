import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const READER = 'view@hoshikawa.example';
const COLLEAGUE = 'user@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const SUPPORT = 'super@platform.example';

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);
const doneBy = async (email: string): Promise<string[]> => (await ask(email, '{ firstTasksDone }')).data.firstTasksDone.toSorted();
const WINDOW = `query($id: ID!, $sheet: String!, $cell: String!) { importWindow(id: $id, sheet: $sheet, cell: $cell) { row } }`;

/** A file the fund has received, and its first sheet. */
async function receivedSheet(): Promise<{ id: string; sheet: string }> {
  const [row] = await server.sql(
    `select i.id, s.name from import i join import_sheet s on s.organisation_id = i.organisation_id and s.import_id = i.id
     join organisation o on o.id = i.owner_id where o.ref = 'HOSHI' and i.status = 'approved' and s.name = 'Mandates' order by i.id limit 1`,
  );
  return { id: String(row?.['id']), sheet: String(row?.['name']) };
}

test('a task is done when the server has seen it done, once however often and for nobody else', async () => {
  const { id, sheet } = await receivedSheet();
  expect(await doneBy(READER)).toEqual([]);
  expect((await ask(READER, WINDOW, { id, sheet: 'No such sheet', cell: 'A2' })).errors?.[0]?.message).toBe('Not found.');
  expect(await doneBy(READER)).toEqual([]);
  const twice = await Promise.all([1, 2].map(() => ask(READER, WINDOW, { id, sheet, cell: 'A2' })));
  expect(twice.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(await doneBy(READER)).toEqual(['cell']);
  expect(await server.sql(`select task from first_task t join app_user u on u.id = t.user_id where u.email = '${READER}'`)).toHaveLength(1);
  const { data } = await ask(READER, '{ reports(first: 1) { data { id } } }');
  expect((await ask(READER, 'query($id: ID!) { report(id: $id) { isIntact } }', { id: data.reports.data[0].id })).errors).toBeUndefined();
  expect(await doneBy(READER)).toEqual(['cell', 'report']);
  for (const other of [COLLEAGUE, STRANGER]) expect(await doneBy(other)).not.toContain('cell');
});

test('what is refused is not done: a stranger opens neither cell nor report', async () => {
  const { id, sheet } = await receivedSheet();
  expect((await ask(STRANGER, WINDOW, { id, sheet, cell: 'A2' })).errors?.[0]?.message).toBe('Not found.');
  expect(await doneBy(STRANGER)).not.toContain('cell');
});

test('what leaves something behind is known by it: a calendar that is subscribed to, a note that was read', async () => {
  expect((await ask(COLLEAGUE, 'mutation { createCalendarFeed }')).errors).toBeUndefined();
  expect(await doneBy(COLLEAGUE)).toContain('feed');
  expect(await doneBy(READER)).not.toContain('feed');
});

test('support is no newcomer in a client’s place, and its own first task is to stand there', async () => {
  const token = await server.signIn(SUPPORT);
  const [hoshi] = await server.sql(`select id from organisation where ref = 'HOSHI'`);
  const start = `mutation($organisationId: ID!, $role: String!) { startImpersonation(organisationId: $organisationId, role: $role) { role } }`;
  expect((await server.ask(token, start, { organisationId: hoshi?.['id'], role: 'readonly' })).errors).toBeUndefined();
  const { id, sheet } = await receivedSheet();
  expect((await server.ask(token, WINDOW, { id, sheet, cell: 'A2' })).errors).toBeUndefined();
  expect((await server.ask(token, 'mutation { stopImpersonation { role } }')).errors).toBeUndefined();
  expect((await server.ask(token, '{ firstTasksDone }')).data.firstTasksDone).toEqual(['impersonate']);
});

test('whether they are shown is a person’s own choice, kept for every device; who has been here a while is not asked', async () => {
  const shown = async (email: string) => (await ask(email, '{ me { preferences { firstDay } } }')).data.me.preferences.firstDay;
  expect(await shown(READER)).toBe('shown');
  expect(await shown(COLLEAGUE)).toBe('hidden');
  const hide = (firstDay: string) =>
    ask(READER, 'mutation($p: PreferencesInput) { updateProfile(preferences: $p) { id } }', { p: { firstDay } });
  expect((await hide('hidden')).errors).toBeUndefined();
  expect(await shown(READER)).toBe('hidden');
  expect((await hide('perhaps')).errors?.[0]?.message).toBe('Validation error occurred');
});
