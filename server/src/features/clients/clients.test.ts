import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoMandates } from '#features/demo/institution/mandates';
import { assignmentId } from '#features/demo/institution/packages';
import { entityId } from '#features/demo/institution/structure';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.sql('delete from client_person'); // a test below creates them
});
afterAll(() => server.close());

const TSUBAKI = 'ops@tsubaki.example';
const MARLOWE = 'ops@marlowe.example';
const OWNER = 'admin@hoshikawa.example';
const HOSHI = demoId('HOSHI');
const SHIRA = demoId('SHIRA');
const MONTH = '2026-10-31';
const CLIENT = `id ref mandates endedOn asOf due daysLeft total received validated published errors upload { by } person { userId name version } canUpload`;
const LIST = `query($show: String, $mine: Boolean, $ended: Boolean, $search: String) {
  clients(show: $show, mine: $mine, ended: $ended, search: $search) { data { ${CLIENT} } paginatorInfo { total } today dueToday delayed errors } }`;
const ONE = `query($id: ID!) { client(id: $id) { ${CLIENT} assets { id latest mandates { id ref endedOn label due canPublish figures { value } } } } }`;

type Shown = { id: string; ref: string; mandates: number; daysLeft: number | null };
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);
const list = async (email: string, variables: Record<string, unknown> = {}) => (await ask(email, LIST, variables)).data.clients;
const refs = async (email: string, variables: Record<string, unknown> = {}) =>
  (await list(email, variables)).data.map(({ ref }: Shown) => ref);
const managed = (owner: string, manager: string) => demoMandates.filter(one => one.owner === owner && one.manager === manager);

const note = (ref: string, { state, errors, asOf = MONTH }: { state: string; errors: number; asOf?: string }) =>
  server.sql(
    `insert into task_dataset (organisation_id, assignment_id, as_of, dataset, state, errors, received_at, changed_at)
     select $1, $2, $3, dataset, $4, $5, '2026-11-06T01:00:00Z', '2026-11-06T01:00:00Z' from unnest(array['mandates', 'holdings']) dataset
     on conflict (organisation_id, assignment_id, as_of, dataset) do update set state = excluded.state, errors = excluded.errors`,
    [HOSHI, assignmentId('HOSHI', ref), asOf, state, errors],
  );

describe('the clients of a manager', () => {
  test('2.6.11 each client with its mandates, deadline and business days left, the most urgent first', async () => {
    const { data, today } = await list(TSUBAKI);
    expect(today).toBe('2026-11-10');
    const [first, ...others]: Shown[] = data;
    expect(first).toMatchObject({ ref: 'HOSHI', asOf: MONTH, mandates: managed('HOSHI', 'TSUBA').length });
    expect(others).toMatchObject([{ ref: 'SHIRA', mandates: managed('SHIRA', 'TSUBA').length }]);
    const days = data.map(({ daysLeft }: Shown) => daysLeft ?? Infinity);
    expect(days).toEqual(days.toSorted((one: number, other: number) => one - other));
  });

  test('6.31 only managers have clients; owners, consultants and trustees have none', async () => {
    for (const email of [OWNER, 'admin@kaede.example', 'staff@sazanami.example']) expect(await refs(email)).toEqual([]);
  });

  test('what came back with errors is counted, and the card narrows the list to it', async () => {
    await server.sql(`delete from task_dataset where as_of = $1`, [MONTH]);
    const before = await list(MARLOWE);
    await note('HFE01', { state: 'error', errors: 2 });
    const after = await list(MARLOWE);
    expect([before.errors, after.errors]).toEqual([0, 1]);
    expect(after.data[0]).toMatchObject({ ref: 'HOSHI', received: 1, validated: 0 });
    expect(await refs(MARLOWE, { show: 'errors' })).toEqual(['HOSHI']);
    expect(await refs(TSUBAKI, { show: 'errors' })).toEqual([]);
    await note('HFE01', { state: 'approved', errors: 0 });
    expect(await list(MARLOWE)).toMatchObject({ errors: 0, data: [{ validated: 1, published: 0 }, {}] });
  });

  test('the server says what can be published: a mandate whose report is ready, to whoever may write and reports it', async () => {
    const publishable = async (email: string): Promise<string[]> => {
      const { data } = await ask(email, ONE, { id: HOSHI });
      return data.client.assets.flatMap(({ mandates }: { mandates: { ref: string; canPublish: boolean }[] }) =>
        mandates.filter(({ canPublish }) => canPublish).map(({ ref }) => ref),
      );
    };
    await server.sql(`delete from task_dataset where as_of = $1`, [MONTH]);
    expect(await publishable(MARLOWE)).toEqual([]);
    await note('HFE01', { state: 'received', errors: 0 });
    expect(await publishable(MARLOWE)).toEqual([]);
    await note('HFE01', { state: 'approved', errors: 0 });
    expect(await publishable(MARLOWE)).toEqual(['HFE01']);
    await server.sql(`update app_user set role = 'readonly' where email = $1`, [MARLOWE]);
    expect(await publishable(MARLOWE)).toEqual([]);
    await server.sql(`update app_user set role = 'admin' where email = $1`, [MARLOWE]);
  });

  test('a client’s page tells the sender’s own mandates and nobody else’s; a closed one without figures', async () => {
    const { data } = await ask(MARLOWE, ONE, { id: HOSHI });
    const [asset] = data.client.assets;
    const given: { ref: string; endedOn: string | null; figures: { value: string | null }[] }[] = asset.mandates;
    expect(given.map(({ ref }) => ref)).toEqual(
      managed('HOSHI', 'MARLO')
        .map(({ ref }) => ref)
        .toSorted(),
    );
    expect(given.find(({ ref }) => ref === 'HFE03')).toMatchObject({ endedOn: '2024-09-30', label: null, figures: [] });
    for (const { figures, endedOn } of given) if (!endedOn) expect(figures[0]?.value).toMatch(/^\d+$/);
  });

  test('an organisation that gave nothing is not found, as one that does not exist', async () => {
    const refusals = await Promise.all(
      [demoId('KAEDE'), demoId('TSUBA'), demoId('MARLO'), demoId('nowhere')].map(
        async id => (await ask(TSUBAKI, ONE, { id })).errors?.[0]?.message,
      ),
    );
    expect(new Set(refusals)).toEqual(new Set(['Not found.']));
  });
});

describe('who looks after a client', () => {
  const NAME = `mutation($id: ID!, $user: ID, $version: Int!) { nameClientPerson(clientId: $id, userId: $user, version: $version) { person { name version } } }`;
  const name = (email: string, user: string | null, version: number, id = HOSHI) => ask(email, NAME, { id, user, version });
  const ME = demoId(TSUBAKI);

  test('is named once, from one’s own people, and recorded; the list can be narrowed to one’s own', async () => {
    expect(await refs(TSUBAKI, { mine: true })).toEqual([]);
    expect((await name(TSUBAKI, ME, 0)).data.nameClientPerson.person).toMatchObject({ name: '椎名 圭', version: 1 });
    expect((await name(TSUBAKI, null, 0)).errors?.[0]?.message).toBe('Conflict.');
    expect((await name(TSUBAKI, demoId(OWNER), 1)).errors?.[0]?.extensions?.validation).toEqual({ userId: ['notFound'] });
    expect((await name(TSUBAKI, ME, 0, demoId('KAEDE'))).errors?.[0]?.message).toBe('Not found.');
    expect(await refs(TSUBAKI, { mine: true })).toEqual(['HOSHI']);
    expect((await list(MARLOWE)).data[0].person).toMatchObject({ name: null, version: 0 });
    const entries = await server.sql(`select after from audit where organisation_id = $1 and action = 'client.person'`, [demoId('TSUBA')]);
    expect(entries.map(({ after }) => after)).toEqual([{ person: '椎名 圭' }]);
  });
});

describe('what a manager sends', () => {
  test('is shown to the owner with the names of the manager’s own people', async () => {
    const manager = await server.as(TSUBAKI);
    const asOf = '2016-03-31'; // before the mandate's first month
    const bytes = Buffer.from(`Mandate Code,As-of Date,Market Value\nHDE01,${asOf},5000000000`);
    const fields = { runMode: 'sync', ownerId: HOSHI };
    const { body } = await sendFile(server, manager, { name: 'march.csv', bytes, fields });
    const approve = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "agreed") { status } }`;
    const { data: read } = await server.ask(manager, `{ import(id: "${body.id}") { version } }`);
    const { data } = await server.ask(manager, approve, { id: body.id, version: read.import.version });
    expect(data.approveImport.status).toBe('approved');
    const trace = `{ trace(assetId: "${demoId('HMAIN')}", key: "${entityId('HOSHI', 'HDE01')}.marketValue.-.${asOf}") { facts { person approvedBy } } }`;
    const { data: traced } = await ask(OWNER, trace);
    expect(traced.trace.facts).toEqual([{ person: '椎名 圭', approvedBy: '椎名 圭' }]);
    expect((await list(TSUBAKI)).data.find(({ id }: Shown) => id === HOSHI).upload).toEqual({ by: '椎名 圭' });
  });
});

describe('a terminated manager', () => {
  test('that was appointed again sees all of it', async () => {
    await server.sql(
      `insert into access_grant (organisation_id, asset_id, entity_id, grantee_id, role, from_day, to_day) values ($1, $2, $3, $4, 'manager', '2016-01-01', '2018-03-31')`,
      [HOSHI, demoId('HMAIN'), entityId('HOSHI', 'HDE01'), demoId('TSUBA')],
    );
    const { data } = await ask(TSUBAKI, ONE, { id: HOSHI });
    const again = data.client.assets[0].mandates.find(({ ref }: Shown) => ref === 'HDE01');
    expect(again).toMatchObject({ endedOn: null, figures: [{ value: expect.stringMatching(/^\d+$/) }, {}, {}, {}, {}, {}] });
  });

  test('keeps its past and sees nothing after its day: no client, no task, no figure, no upload', async () => {
    await server.sql(`update access_grant set to_day = '2026-08-31' where organisation_id = $1 and grantee_id = $2`, [
      SHIRA,
      demoId('TSUBA'),
    ]);
    expect(await refs(TSUBAKI)).toEqual(['HOSHI']);
    expect(await refs(TSUBAKI, { ended: true })).toEqual(['HOSHI', 'SHIRA']);
    expect(await refs(MARLOWE)).toEqual(['HOSHI', 'SHIRA']);
    const { data } = await ask(TSUBAKI, ONE, { id: SHIRA });
    expect(data.client).toMatchObject({ endedOn: '2026-08-31', mandates: 0, canUpload: false, total: 0, due: null });
    for (const { figures, label } of data.client.assets[0].mandates) expect([figures, label]).toEqual([[], null]);
    await server.sql(`delete from access_grant where organisation_id = $1 and grantee_id = $2`, [SHIRA, demoId('TSUBA')]);
    expect((await ask(TSUBAKI, ONE, { id: SHIRA })).errors?.[0]?.message).toBe('Not found.');
    expect((await ask(MARLOWE, ONE, { id: SHIRA })).data.client.ref).toBe('SHIRA');
  });
});
