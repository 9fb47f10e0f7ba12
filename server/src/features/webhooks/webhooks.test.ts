import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { labelTasks } from '#features/reporting-tasks/labels';
import { inScope } from '#platform/db';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { announce } from './public';
import { codeOf, endpointsAt, FIELDS, HOSHI } from './testing/endpoints';
import { isSignedBy, openReceiver, type Receiver } from './testing/receiver';

const importOf = ({ about }: Record<string, unknown>): unknown =>
  typeof about === 'object' && about !== null && 'importId' in about ? about.importId : null;
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

test('an endpoint receives events signed with its secret, which is shown once and kept sealed', async () => {
  const { secret, endpoint } = await on.open(admin);
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  await on.ping(admin, endpoint.id);
  expect(await on.deliver(endpoint)).toBe(1);
  const [message] = receiver.received;
  expect(message?.event).toMatchObject({ kind: 'ping', organisationId: HOSHI, about: {}, link: null });
  expect(message?.headers['hakaru-event-id']).toBe(message?.event['id']);
  expect(message && isSignedBy(secret, message, server.app.now())).toBe(true);
  expect(message && isSignedBy(`${secret}x`, message, server.app.now())).toBe(false);
  expect(message && isSignedBy(secret, { ...message, body: `${message.body} ` }, server.app.now())).toBe(false);
  expect(message && isSignedBy(secret, message, new Date(server.app.now().getTime() + 600_000))).toBe(false);
  expect(await on.deliveries(admin)).toMatchObject([
    { state: 'delivered', attempts: 1, statusCode: 204, failure: null, body: message?.body },
  ]);
  const kept = await server.sql(
    `select t::text as row from webhook_endpoint t union all select a::text from audit a where action like 'webhook%'`,
  );
  expect(kept.some(({ row }) => String(row).includes(secret.slice(6)))).toBe(false);
  expect(server.lines.some(line => line.includes(secret.slice(6)))).toBe(false);
});

test('for a day after a renewal both secrets sign, then the new one alone', async () => {
  const { secret, endpoint } = await on.open(admin);
  const renewed = (await on.change(admin, 'renewWebhookSecret', endpoint, '', `{ secret endpoint { ${FIELDS} } }`)).data.renewWebhookSecret;
  await on.ping(admin, endpoint.id);
  await on.deliver(endpoint);
  const now = server.app.now();
  for (const one of [secret, renewed.secret]) expect(receiver.received[0] && isSignedBy(one, receiver.received[0], now)).toBe(true);
  await server.sql(`update webhook_endpoint set previous_until = now() - interval '1 second'`);
  await on.ping(admin, endpoint.id);
  await on.deliver(endpoint);
  const last = receiver.received[1];
  expect([secret, renewed.secret].map(one => last && isSignedBy(one, last, now))).toEqual([false, true]);
});

test('events of a file that is refused, checked and approved go to its sender, the approval to the owner too; no figure and no name travels', async () => {
  const own = await on.open(admin);
  const MARLO = demoId('MARLO');
  const manager = await server.as('ops@marlowe.example');
  const stranger = await server.as('admin@shirasagi.example');
  const sent = await on.open(manager, { name: 'Sender' });
  const other = await on.open(stranger, { name: 'Stranger' });
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
  await on.deliver(sent.endpoint, MARLO);
  await on.deliver(own.endpoint);
  await on.deliver(other.endpoint, demoId('SHIRA'));
  const messages = receiver.received.map(({ event }) => [event['kind'], event['organisationId'], importOf(event)]);
  expect(messages).toEqual([
    ['importFailed', MARLO, broken],
    ['importStaged', MARLO, good],
    ['importApproved', MARLO, good],
    ['importApproved', HOSHI, good],
  ]);
  expect(receiver.received[3]?.event['link']).toBe(`${server.app.settings.publicUrl}/owner/import/history/${good}`);
  for (const { body } of receiver.received) expect(body).not.toMatch(/xlsx|HFE01|Marlowe|\d\.\d+[^Z"\d]/);
});

test('an instruction that moves is sent to those who see it, and what is undone with its transaction to nobody', async () => {
  await on.open(admin);
  const [draft] = await server.sql(
    `select id, version from instruction where organisation_id = $1 and status = 'preliminary' order by ref limit 1`,
    [HOSHI],
  );
  const move = `mutation { deleteInstruction(id: "${String(draft?.['id'])}", version: ${Number(draft?.['version'])}) { status } }`;
  expect((await server.ask(admin, move)).errors).toBeUndefined();
  expect(codeOf(await server.ask(admin, move))).toBeDefined();
  const [event, ...more] = await on.deliveries(admin);
  expect(more).toEqual([]);
  expect(JSON.parse(String(event?.['body'])).about).toMatchObject({ instructionId: draft?.['id'], action: 'delete', from: 'preliminary' });
  const undone = inScope(server.app.database.db, { organisation: HOSHI }, async db => {
    await announce({ app: server.app, db }, { kind: 'monthPopulated', organisationIds: [HOSHI], about: {}, page: '/monthEnd' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await on.deliveries(admin)).toHaveLength(1);
});

test('a reporting task whose label changed is sent once to each who sees the task; earlier changes are not', async () => {
  await on.open(admin);
  const look = () => labelTasks['noticeTaskLabels']?.(server.app, {}, { jobId: '', attempt: 1, signal: undefined });
  await look();
  await look();
  expect(await on.deliveries(admin)).toEqual([]);
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
  const messages = (await on.deliveries(admin)).map(({ body }) => JSON.parse(String(body)));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ kind: 'taskLabelChanged', about: { from: 'Pending', to: task?.['label'], asOf: task?.['as_of'] } });
});
