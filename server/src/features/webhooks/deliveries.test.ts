import { WEBHOOK_ATTEMPTS, WEBHOOKS_PER_ORGANISATION, waitAfter } from '@hakaru/contract/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { supportInside } from '#testing/support';
import { openTestServer, type TestServer } from '#testing/test-server';
import { codeOf, endpointsAt, FIELDS, HOSHI } from './testing/endpoints';
import { openReceiver, type Receiver } from './testing/receiver';

let server: TestServer;
let receiver: Receiver;
let on: ReturnType<typeof endpointsAt>;
let admin: string;
beforeAll(async () => {
  server = await openTestServer({ env: { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_HTTP: '1' } });
  receiver = await openReceiver();
  on = endpointsAt(server, receiver);
  admin = await server.as('admin@hoshikawa.example');
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

test('what fails is tried again later and later, the endpoint rests after three failures, and all arrives in its order afterwards', async () => {
  const { endpoint } = await on.open(admin);
  receiver.status = 500;
  for (let n = 0; n < 3; n++) await on.tell([HOSHI]);
  const order = (await on.deliveries(admin)).map(({ eventId }) => eventId).toReversed();
  for (const n of [1, 2, 3]) {
    expect(await on.deliver(endpoint)).toBe(1); // a failure ends the run
    expect(receiver.received).toHaveLength(n);
  }
  const [resting] = await on.list(admin);
  expect(Date.parse(resting?.restsUntil ?? '')).toBeGreaterThan(server.app.now().getTime());
  expect(await on.deliver(endpoint)).toBe(0);
  expect((await on.deliveries(admin)).map(({ attempts, state, failure, statusCode }) => [attempts, state, failure, statusCode])).toEqual(
    Array(3).fill([1, 'waiting', 'refused', 500]),
  );
  receiver.status = 200;
  receiver.received.length = 0;
  server.passTime(60);
  admin = await server.as('admin@hoshikawa.example');
  expect(await on.deliver(endpoint)).toBe(3);
  expect(receiver.received.map(({ event }) => event['id'])).toEqual(order);
  expect((await on.list(admin))[0]).toMatchObject({ restsUntil: null, failingSince: null, waiting: 0 });
});

test('waiting grows to a day and no further, and is spread', () => {
  const longest = Array.from({ length: WEBHOOK_ATTEMPTS }, (_, n) => waitAfter(n + 1, 1));
  expect(longest).toEqual([10, 40, 160, 640, 2560, 10_240, 40_960, 86_400, 86_400, 86_400]);
  expect(waitAfter(8, 0)).toBe(43_200);
});

test('after its last attempt a delivery has failed and can be replayed under the same event id', async () => {
  const { endpoint } = await on.open(admin);
  receiver.status = 302;
  await on.tell([HOSHI]);
  await server.sql('update webhook_delivery set attempts = $1', [WEBHOOK_ATTEMPTS - 1]);
  await on.deliver(endpoint);
  const [failed] = await on.deliveries(admin);
  expect(failed).toMatchObject({ state: 'failed', failure: 'redirect', statusCode: 302 });
  receiver.status = 200;
  const id = String(failed?.['id']);
  const twice = await Promise.all([on.replay(admin, id), on.replay(admin, id)]);
  expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
  await on.deliver(endpoint);
  expect(receiver.received.map(({ body }) => body)).toEqual([failed?.['body'], failed?.['body']]);
  expect((await on.deliveries(admin)).map(({ state }) => String(state)).toSorted()).toEqual(['delivered', 'failed']);
});

test('an endpoint that fails for three days is disabled, its administrators are notified, and it takes up what waits when resumed', async () => {
  const { endpoint } = await on.open(admin);
  receiver.status = 500;
  await on.tell([HOSHI]);
  await server.sql(`update webhook_endpoint set failing_since = now() - interval '73 hours'`);
  await on.deliver(endpoint);
  const [disabled] = await on.list(admin);
  expect(disabled?.state).toBe('disabled');
  const rung = await server.sql(`select distinct params from notification where kind = 'webhookDisabled' and organisation_id = $1`, [
    HOSHI,
  ]);
  expect(rung).toEqual([{ params: { endpoint: 'Warehouse' } }]);
  await on.tell([HOSHI]);
  expect(await on.deliveries(admin)).toHaveLength(1);
  receiver.status = 200;
  receiver.received.length = 0;
  expect(disabled && (await on.change(admin, 'pauseWebhookEndpoint', disabled, ', isPaused: false')).data.pauseWebhookEndpoint.state).toBe(
    'active',
  );
  expect(await on.deliver(endpoint)).toBe(1);
});

test('paused, nothing is sent and nothing is lost', async () => {
  const { endpoint } = await on.open(admin);
  const paused = (await on.change(admin, 'pauseWebhookEndpoint', endpoint, ', isPaused: true')).data.pauseWebhookEndpoint;
  await on.tell([HOSHI]);
  expect(await on.deliver(endpoint)).toBe(0);
  expect(codeOf(await on.ping(admin, endpoint.id))).toMatchObject({ validation: { id: ['notActive'] } });
  await on.change(admin, 'pauseWebhookEndpoint', paused, ', isPaused: false');
  expect(await on.deliver(endpoint)).toBe(1);
});

test('a worker killed while sending leaves a delivery that the next one makes, with the same event id', async () => {
  const { endpoint } = await on.open(admin);
  await on.tell([HOSHI]);
  receiver.status = 0; // received, but the answer never arrives
  const killed = on.deliver(endpoint).catch(() => undefined);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await on.deliver(endpoint)).toBe(0); // no other worker sends it meanwhile
  const claim = (await server.sql('select next_attempt_at > now() as held from webhook_delivery'))[0];
  expect(claim).toEqual({ held: true });
  receiver.status = 200;
  // The first worker dies before recording the result: its claim is made to expire.
  await server.sql(`update webhook_delivery set next_attempt_at = now() - interval '1 second'`);
  expect(await on.deliver(endpoint)).toBe(1);
  expect(receiver.received.map(({ event }) => event['id'])).toEqual([receiver.received[0]?.event['id'], receiver.received[0]?.event['id']]);
  await killed; // returns late, when the delivery belongs to another worker
  expect(await on.deliveries(admin)).toMatchObject([{ state: 'delivered', attempts: 2, statusCode: 200 }]);
});

test('whoever is responsible must still be an administrator; another who saves it takes over', async () => {
  const { endpoint } = await on.open(admin);
  const set = (role: string) => server.sql(`update app_user set role = $1 where email = 'user@hoshikawa.example'`, [role]);
  await server.sql(`update webhook_endpoint set user_id = $1`, [demoId('user@hoshikawa.example')]);
  await on.tell([HOSHI]);
  expect(await on.deliveries(admin)).toEqual([]);
  expect((await on.list(admin))[0]?.state).toBe('creatorDisabled');
  await set('admin');
  await on.tell([HOSHI]);
  await set('user');
  expect(await on.deliver(endpoint)).toBe(0);
  const input = { name: 'Warehouse', url: receiver.url, events: ['monthPopulated'] };
  const UPDATE = `mutation($id: ID!, $version: Int!, $input: WebhookInput!) { updateWebhookEndpoint(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
  expect((await server.ask(admin, UPDATE, { id: endpoint.id, version: endpoint.version, input })).data.updateWebhookEndpoint.state).toBe(
    'active',
  );
  expect(await on.deliver(endpoint)).toBe(1);
  expect(codeOf(await server.ask(admin, UPDATE, { id: endpoint.id, version: endpoint.version, input }))).toMatchObject({
    code: 'conflict',
  });
});

test('strangers, readers and support see, change, try and replay none', async () => {
  const { endpoint } = await on.open(admin);
  await on.tell([HOSHI]);
  await on.deliver(endpoint);
  const id = String((await on.deliveries(admin))[0]?.['id']);
  const stranger = await server.as('admin@shirasagi.example');
  expect(await on.list(stranger)).toEqual([]);
  expect(await on.deliveries(stranger)).toEqual([]);
  const reader = await server.as('view@hoshikawa.example');
  const support = await supportInside(server, HOSHI);
  for (const [as, code] of [
    [stranger, 'notFound'],
    [reader, 'unauthorized'],
    [support, 'unauthorized'],
  ] as const) {
    expect(codeOf(await on.change(as, 'deleteWebhookEndpoint', endpoint, '', ''))).toMatchObject({ code });
    expect(codeOf(await on.change(as, 'renewWebhookSecret', endpoint, '', '{ secret }'))).toMatchObject({ code });
    expect(codeOf(await on.ping(as, endpoint.id))).toMatchObject({ code });
    expect(codeOf(await on.replay(as, id))).toMatchObject({ code });
  }
  expect(codeOf(await on.create(support))).toMatchObject({ code: 'unauthorized' });
  expect(codeOf(await server.ask(reader, '{ webhookEndpoints { id } }'))).toMatchObject({ code: 'unauthorized' });
  expect((await on.change(admin, 'deleteWebhookEndpoint', endpoint, '', '')).data.deleteWebhookEndpoint).toBe(true);
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
    expect(codeOf(await on.create(admin, input))).toEqual({ code: 'invalid', validation: { [field]: [code] } });
  const many = await Promise.all(Array.from({ length: WEBHOOKS_PER_ORGANISATION + 1 }, (_, n) => on.create(admin, { name: `Many ${n}` })));
  expect(many.filter(({ errors }) => !errors)).toHaveLength(WEBHOOKS_PER_ORGANISATION);
});
