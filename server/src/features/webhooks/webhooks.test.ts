import { WEBHOOK_ATTEMPTS, WEBHOOKS_PER_ORGANISATION, waitAfter, webhookKinds } from '@hakaru/contract/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { labelTasks } from '#features/reporting-tasks/labels';
import { inScope } from '#platform/db';
import { sendFile } from '#testing/send-file';
import { supportInside } from '#testing/support';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { announce, deliverDue } from './public';
import { isSignedBy, openReceiver, type Receiver } from './testing/receiver';

const HOSHI = demoId('HOSHI');
let server: TestServer;
let receiver: Receiver;
let admin: string;
let manager: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer({ env: { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_HTTP: '1' } });
  receiver = await openReceiver();
  [admin = '', manager = '', stranger = ''] = await Promise.all(
    ['admin@hoshikawa.example', 'ops@marlowe.example', 'admin@shirasagi.example'].map(email => server.as(email)),
  );
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.status = 204;
  await server.sql('delete from webhook_endpoint');
});

const FIELDS = 'id version name url events state overlapUntil failingSince restsUntil waiting responsible';
type Endpoint = { id: string; version: number; state: string; waiting: number; restsUntil: string | null; failingSince: string | null };

const create = (as: string, input: object = {}): Promise<Answer> =>
  server.ask(as, `mutation($input: WebhookInput!) { createWebhookEndpoint(input: $input) { secret endpoint { ${FIELDS} } } }`, {
    input: { name: 'Warehouse', url: receiver.url, events: webhookKinds, ...input },
  });
async function open(as: string, input: object = {}): Promise<{ secret: string; endpoint: Endpoint }> {
  const { data, errors } = await create(as, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createWebhookEndpoint;
}
const list = async (as: string): Promise<Endpoint[]> => (await server.ask(as, `{ webhookEndpoints { ${FIELDS} } }`)).data.webhookEndpoints;
const change = (as: string, mutation: string, { id, version }: Pick<Endpoint, 'id' | 'version'>, more = '', selection = `{ ${FIELDS} }`) =>
  server.ask(as, `mutation($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version${more}) ${selection} }`, { id, version });
const ping = (as: string, id: string) => server.ask(as, 'mutation($id: ID!) { testWebhookEndpoint(id: $id) }', { id });
const replay = (as: string, id: string) =>
  server.ask(as, 'mutation($id: ID!) { replayWebhookDelivery(id: $id) { id eventId state } }', { id });
const deliveries = async (as: string): Promise<Record<string, unknown>[]> =>
  (await server.ask(as, '{ webhookDeliveries(first: 100) { data { id eventId kind state attempts statusCode failure body } } }')).data
    .webhookDeliveries.data;
const deliver = ({ id }: Pick<Endpoint, 'id'>, organisationId = HOSHI) => deliverDue(server.app, { organisationId, id });
const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions;
/** An event that nothing else made. */
const tell = (organisationIds: string[], assetId = demoId('HMAIN')) =>
  inScope(server.app.database.db, { organisation: organisationIds[0] ?? '' }, db =>
    announce(
      { app: server.app, db },
      { kind: 'monthPopulated', organisationIds, about: { assetId, asOf: '2026-10-31' }, page: '/monthEnd' },
    ),
  );

test('an endpoint is told with a signature of its secret, which is shown once and kept sealed', async () => {
  const { secret, endpoint } = await open(admin);
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  await ping(admin, endpoint.id);
  expect(await deliver(endpoint)).toBe(1);
  const [told] = receiver.received;
  expect(told?.event).toMatchObject({ kind: 'ping', organisationId: HOSHI, about: {}, link: null });
  expect(told?.headers['hakaru-event-id']).toBe(told?.event['id']);
  expect(told && isSignedBy(secret, told, server.app.now())).toBe(true);
  expect(told && isSignedBy(`${secret}x`, told, server.app.now())).toBe(false);
  expect(told && isSignedBy(secret, { ...told, body: `${told.body} ` }, server.app.now())).toBe(false);
  expect(told && isSignedBy(secret, told, new Date(server.app.now().getTime() + 600_000))).toBe(false);
  expect(await deliveries(admin)).toMatchObject([{ state: 'delivered', attempts: 1, statusCode: 204, failure: null, body: told?.body }]);
  const kept = await server.sql(
    `select t::text as row from webhook_endpoint t union all select a::text from audit a where action like 'webhook%'`,
  );
  expect(kept.some(({ row }) => String(row).includes(secret.slice(6)))).toBe(false);
  expect(server.lines.some(line => line.includes(secret.slice(6)))).toBe(false);
});

test('for a day after a renewal both secrets sign, then the new one alone', async () => {
  const { secret, endpoint } = await open(admin);
  const renewed = (await change(admin, 'renewWebhookSecret', endpoint, '', `{ secret endpoint { ${FIELDS} } }`)).data.renewWebhookSecret;
  await ping(admin, endpoint.id);
  await deliver(endpoint);
  const now = server.app.now();
  for (const one of [secret, renewed.secret]) expect(receiver.received[0] && isSignedBy(one, receiver.received[0], now)).toBe(true);
  await server.sql(`update webhook_endpoint set previous_until = now() - interval '1 second'`);
  await ping(admin, endpoint.id);
  await deliver(endpoint);
  const last = receiver.received[1];
  expect([secret, renewed.secret].map(one => last && isSignedBy(one, last, now))).toEqual([false, true]);
});

test('a file that is refused, checked and approved is told to its sender, and approved to the owner too; no figure and no name travels', async () => {
  const own = await open(admin);
  const MARLO = demoId('MARLO');
  const sent = await open(manager, { name: 'Sender' });
  const other = await open(stranger, { name: 'Stranger' });
  const head = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'];
  const send = async (name: string, rows: Value[][]): Promise<string> => {
    const bytes = await makeWorkbook([{ name: 'Mandates', rows: [head, ...rows] }]);
    return (await sendFile(server, manager, { name, bytes, fields: { runMode: 'sync', ownerId: HOSHI } })).body.id;
  };
  const [last] = await server.sql(
    `select o.value::text from observation o join entity e on e.id = o.entity_id where e.ref = 'HFE01' and o.measure = 'marketValue' and o.superseded_at is null
      order by o.as_of desc limit 1`,
  );
  const broken = await send('broken.xlsx', [['HFE01', '2026-10-31', '6O,000', 0, 1]]);
  const good = await send('good.xlsx', [['HFE01', '2026-10-31', Math.round(Number(last?.['value']) * 1.001), 0, 0.1]]);
  const { version, warnings } = (await server.ask(manager, `{ import(id: "${good}") { version warnings } }`)).data.import;
  const reason = warnings > 0 ? ', reason: "as agreed"' : '';
  const approved = await server.ask(manager, `mutation { approveImport(id: "${good}", version: ${version}${reason}) { status } }`);
  expect(approved.data?.approveImport?.status ?? approved.errors).toBe('approved');
  await deliver(sent.endpoint, MARLO);
  await deliver(own.endpoint);
  await deliver(other.endpoint, demoId('SHIRA'));
  const told = receiver.received.map(({ event }) => [
    event['kind'],
    event['organisationId'],
    (event['about'] as { importId: string }).importId,
  ]);
  expect(told).toEqual([
    ['importFailed', MARLO, broken],
    ['importStaged', MARLO, good],
    ['importApproved', MARLO, good],
    ['importApproved', HOSHI, good],
  ]);
  expect(receiver.received[3]?.event['link']).toBe(`${server.app.settings.publicUrl}/owner/import/history/${good}`);
  for (const { body } of receiver.received) expect(body).not.toMatch(/xlsx|HFE01|Marlowe|\d\.\d+[^Z"\d]/);
});

test('an instruction that moves is told to those who see it, and what is undone with its transaction is told to nobody', async () => {
  await open(admin);
  const [draft] = await server.sql(
    `select id, version from instruction where organisation_id = $1 and status = 'preliminary' order by ref limit 1`,
    [HOSHI],
  );
  const move = `mutation { deleteInstruction(id: "${String(draft?.['id'])}", version: ${Number(draft?.['version'])}) { status } }`;
  expect((await server.ask(admin, move)).errors).toBeUndefined();
  expect(codeOf(await server.ask(admin, move))).toBeDefined();
  const [event, ...more] = await deliveries(admin);
  expect(more).toEqual([]);
  expect(JSON.parse(String(event?.['body'])).about).toMatchObject({ instructionId: draft?.['id'], action: 'delete', from: 'preliminary' });
  const undone = inScope(server.app.database.db, { organisation: HOSHI }, async db => {
    await announce({ app: server.app, db }, { kind: 'monthPopulated', organisationIds: [HOSHI], about: {}, page: '/monthEnd' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await deliveries(admin)).toHaveLength(1);
});

test('a reporting task whose label changed is told once to each who sees the task; what changed before they asked is no news', async () => {
  await open(admin);
  const look = () => labelTasks['noticeTaskLabels']?.(server.app, {}, { jobId: '', attempt: 1, signal: undefined });
  await look();
  await look();
  expect(await deliveries(admin)).toEqual([]);
  const [task] = await server.sql(
    `select assignment_id, as_of::text, label from task_label where organisation_id = $1 and label <> 'Pending' limit 1`,
    [HOSHI],
  );
  await server.sql(`update task_label set label = 'Pending' where assignment_id = $1 and as_of = $2`, [
    task?.['assignment_id'],
    task?.['as_of'],
  ]);
  await look();
  await look();
  const told = (await deliveries(admin)).map(({ body }) => JSON.parse(String(body)));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'taskLabelChanged', about: { from: 'Pending', to: task?.['label'], asOf: task?.['as_of'] } });
});

test('what fails is tried again later and later, the endpoint rests after three failures, and all arrives in its order afterwards', async () => {
  const { endpoint } = await open(admin);
  receiver.status = 500;
  for (let n = 0; n < 3; n++) await tell([HOSHI]);
  const order = (await deliveries(admin)).map(({ eventId }) => eventId).toReversed();
  for (const n of [1, 2, 3]) {
    expect(await deliver(endpoint)).toBe(1); // a failure ends the run
    expect(receiver.received).toHaveLength(n);
  }
  const [resting] = await list(admin);
  expect(Date.parse(resting?.restsUntil ?? '')).toBeGreaterThan(server.app.now().getTime());
  expect(await deliver(endpoint)).toBe(0);
  expect((await deliveries(admin)).map(({ attempts, state, failure, statusCode }) => [attempts, state, failure, statusCode])).toEqual(
    Array(3).fill([1, 'waiting', 'refused', 500]),
  );
  receiver.status = 200;
  receiver.received.length = 0;
  server.passTime(60);
  admin = await server.as('admin@hoshikawa.example');
  expect(await deliver(endpoint)).toBe(3);
  expect(receiver.received.map(({ event }) => event['id'])).toEqual(order);
  expect((await list(admin))[0]).toMatchObject({ restsUntil: null, failingSince: null, waiting: 0 });
});

test('waiting grows to a day and no further, and is spread', () => {
  const longest = Array.from({ length: WEBHOOK_ATTEMPTS }, (_, n) => waitAfter(n + 1, 1));
  expect(longest).toEqual([10, 40, 160, 640, 2560, 10_240, 40_960, 86_400, 86_400, 86_400]);
  expect(waitAfter(8, 0)).toBe(43_200);
});

test('after its last attempt a delivery has failed and can be replayed under the same event id', async () => {
  const { endpoint } = await open(admin);
  receiver.status = 302;
  await tell([HOSHI]);
  await server.sql('update webhook_delivery set attempts = $1', [WEBHOOK_ATTEMPTS - 1]);
  await deliver(endpoint);
  const [failed] = await deliveries(admin);
  expect(failed).toMatchObject({ state: 'failed', failure: 'redirect', statusCode: 302 });
  receiver.status = 200;
  const id = String(failed?.['id']);
  const twice = await Promise.all([replay(admin, id), replay(admin, id)]);
  expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
  await deliver(endpoint);
  expect(receiver.received.map(({ body }) => body)).toEqual([failed?.['body'], failed?.['body']]);
  expect((await deliveries(admin)).map(({ state }) => String(state)).toSorted()).toEqual(['delivered', 'failed']);
});

test('an endpoint that fails for three days is disabled, its administrators hear of it, and it takes up what waits when resumed', async () => {
  const { endpoint } = await open(admin);
  receiver.status = 500;
  await tell([HOSHI]);
  await server.sql(`update webhook_endpoint set failing_since = now() - interval '73 hours'`);
  await deliver(endpoint);
  const [disabled] = await list(admin);
  expect(disabled?.state).toBe('disabled');
  const rung = await server.sql(`select distinct params from notification where kind = 'webhookDisabled' and organisation_id = $1`, [
    HOSHI,
  ]);
  expect(rung).toEqual([{ params: { endpoint: 'Warehouse' } }]);
  await tell([HOSHI]);
  expect(await deliveries(admin)).toHaveLength(1);
  receiver.status = 200;
  receiver.received.length = 0;
  expect(disabled && (await change(admin, 'pauseWebhookEndpoint', disabled, ', isPaused: false')).data.pauseWebhookEndpoint.state).toBe(
    'active',
  );
  expect(await deliver(endpoint)).toBe(1);
});

test('paused, nothing is sent and nothing is lost', async () => {
  const { endpoint } = await open(admin);
  const paused = (await change(admin, 'pauseWebhookEndpoint', endpoint, ', isPaused: true')).data.pauseWebhookEndpoint;
  await tell([HOSHI]);
  expect(await deliver(endpoint)).toBe(0);
  expect(codeOf(await ping(admin, endpoint.id))).toMatchObject({ validation: { id: ['notActive'] } });
  await change(admin, 'pauseWebhookEndpoint', paused, ', isPaused: false');
  expect(await deliver(endpoint)).toBe(1);
});

test('a worker killed while sending leaves a delivery that the next one makes, with the same event id', async () => {
  const { endpoint } = await open(admin);
  await tell([HOSHI]);
  receiver.status = 0; // the receiver has it, and its answer never comes
  const killed = deliver(endpoint).catch(() => undefined);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await deliver(endpoint)).toBe(0); // nobody else sends it meanwhile
  const claim = (await server.sql('select next_attempt_at > now() as held from webhook_delivery'))[0];
  expect(claim).toEqual({ held: true });
  receiver.status = 200;
  // The first worker is gone before it could write anything down: what it would have written is taken away.
  await server.sql(`update webhook_delivery set next_attempt_at = now() - interval '1 second'`);
  expect(await deliver(endpoint)).toBe(1);
  expect(receiver.received.map(({ event }) => event['id'])).toEqual([receiver.received[0]?.event['id'], receiver.received[0]?.event['id']]);
  await killed; // comes back late, and finds the delivery another's
  expect(await deliveries(admin)).toMatchObject([{ state: 'delivered', attempts: 2, statusCode: 200 }]);
});

test('whoever is responsible must still be an administrator; another who saves it takes over', async () => {
  const { endpoint } = await open(admin);
  const set = (role: string) => server.sql(`update app_user set role = $1 where email = 'user@hoshikawa.example'`, [role]);
  await server.sql(`update webhook_endpoint set user_id = $1`, [demoId('user@hoshikawa.example')]);
  await tell([HOSHI]);
  expect(await deliveries(admin)).toEqual([]);
  expect((await list(admin))[0]?.state).toBe('creatorDisabled');
  await set('admin');
  await tell([HOSHI]);
  await set('user');
  expect(await deliver(endpoint)).toBe(0);
  const input = { name: 'Warehouse', url: receiver.url, events: ['monthPopulated'] };
  const UPDATE = `mutation($id: ID!, $version: Int!, $input: WebhookInput!) { updateWebhookEndpoint(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
  expect((await server.ask(admin, UPDATE, { id: endpoint.id, version: endpoint.version, input })).data.updateWebhookEndpoint.state).toBe(
    'active',
  );
  expect(await deliver(endpoint)).toBe(1);
  expect(codeOf(await server.ask(admin, UPDATE, { id: endpoint.id, version: endpoint.version, input }))).toMatchObject({
    code: 'conflict',
  });
});

test('strangers, readers and support see, change, try and replay none', async () => {
  const { endpoint } = await open(admin);
  await tell([HOSHI]);
  await deliver(endpoint);
  const id = String((await deliveries(admin))[0]?.['id']);
  expect(await list(stranger)).toEqual([]);
  expect(await deliveries(stranger)).toEqual([]);
  const reader = await server.as('view@hoshikawa.example');
  const support = await supportInside(server, HOSHI);
  for (const [as, code] of [
    [stranger, 'notFound'],
    [reader, 'unauthorized'],
    [support, 'unauthorized'],
  ] as const) {
    expect(codeOf(await change(as, 'deleteWebhookEndpoint', endpoint, '', ''))).toMatchObject({ code });
    expect(codeOf(await change(as, 'renewWebhookSecret', endpoint, '', '{ secret }'))).toMatchObject({ code });
    expect(codeOf(await ping(as, endpoint.id))).toMatchObject({ code });
    expect(codeOf(await replay(as, id))).toMatchObject({ code });
  }
  expect(codeOf(await create(support))).toMatchObject({ code: 'unauthorized' });
  expect(codeOf(await server.ask(reader, '{ webhookEndpoints { id } }'))).toMatchObject({ code: 'unauthorized' });
  expect((await change(admin, 'deleteWebhookEndpoint', endpoint, '', '')).data.deleteWebhookEndpoint).toBe(true);
});

test('wrong input is refused on its field, and no organisation has more than its number', async () => {
  for (const [input, field, code] of [
    [{ url: 'ftp://example.com' }, 'url', 'webAddress'],
    [{ url: 'https://user:word@example.com' }, 'url', 'webAddress'],
    [{ url: 'http://10.0.0.1/hook' }, 'url', 'insideAddress'],
    [{ url: 'https://169.254.169.254/latest' }, 'url', 'insideAddress'],
    [{ url: 'https://no-such-host.invalid/hook' }, 'url', 'unresolved'],
    [{ name: '' }, 'name', 'required'],
    [{ events: [] }, 'events', 'required'],
  ] as const)
    expect(codeOf(await create(admin, input))).toEqual({ code: 'invalid', validation: { [field]: [code] } });
  const many = await Promise.all(Array.from({ length: WEBHOOKS_PER_ORGANISATION + 1 }, (_, n) => create(admin, { name: `Many ${n}` })));
  expect(many.filter(({ errors }) => !errors)).toHaveLength(WEBHOOKS_PER_ORGANISATION);
});
