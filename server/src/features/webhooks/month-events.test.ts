import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { monthEndTasks } from '#features/month-ends/jobs';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { endpointsAt, HOSHI, type Endpoint } from './testing/endpoints';
import { isSignedBy, openReceiver, type Receiver } from './testing/receiver';

const ASSET = demoId('HMAIN');
const OCTOBER = '2026-10-31';
let server: TestServer;
let receiver: Receiver;
let strangers: Receiver;
let admin: string;
let own: { secret: string; endpoint: Endpoint };
let foreign: Endpoint;
let on: ReturnType<typeof endpointsAt>;
beforeAll(async () => {
  server = await openTestServer({ env: { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_HTTP: '1' } });
  [receiver, strangers] = await Promise.all([openReceiver(), openReceiver()]);
  on = endpointsAt(server, receiver);
  admin = await server.as('admin@hoshikawa.example');
  const events = ['monthPopulated', 'reportPublished', 'reportRestated'];
  await server.sql('delete from webhook_endpoint');
  own = await on.open(admin, { events });
  foreign = (await endpointsAt(server, strangers).open(await server.as('admin@shirasagi.example'), { events })).endpoint;
});
afterAll(async () => {
  await Promise.all([receiver.close(), strangers.close()]);
  await server.close();
});

/** The events received since the last call, all correctly signed; the other organisation's endpoint is processed as well. */
async function arrived(): Promise<Record<string, unknown>[]> {
  await on.deliver(own.endpoint);
  await on.deliver(foreign, demoId('SHIRA'));
  const came = receiver.received.splice(0);
  expect(came.every(message => isSignedBy(own.secret, message, server.app.now()))).toBe(true);
  return came.map(({ event }) => event);
}

const record = (refs: readonly string[], value: string) =>
  inScope(server.app.database.db, { organisation: HOSHI }, db =>
    recordFacts(db, {
      organisationId: HOSHI,
      assetId: ASSET,
      source: { kind: 'person', labelEn: 'Entered', labelJp: '入力' } as const,
      observations: refs.flatMap(ref => {
        const fact = { entityId: entityId('HOSHI', ref), asOf: OCTOBER, recordedAt: server.app.now().toISOString() };
        return [
          { ...fact, measure: 'marketValue' as const, value },
          { ...fact, measure: 'flow' as const, value: '0' },
        ];
      }),
    }),
  );

test('a month that is populated, a report that is published and one published again each send their event, and strangers none', async () => {
  const { monthEnd } = (await server.ask(admin, `{ monthEnd(assetId: "${ASSET}") { blocking { ref } } }`)).data;
  await record(
    monthEnd.blocking.map(({ ref }: { ref: string }) => ref),
    '5000000000',
  );
  const populated = await server.ask(admin, `mutation { populateMonthEnd(assetId: "${ASSET}", asOf: "${OCTOBER}") { id } }`);
  expect(await arrived()).toEqual([]); // requested but not done yet
  const payload = { organisationId: HOSHI, runId: String(populated.data.populateMonthEnd.id) };
  await monthEndTasks['monthEnd']?.(server.app, payload, { jobId: '1', attempt: 1, signal: undefined });
  expect(await arrived()).toMatchObject([
    {
      kind: 'monthPopulated',
      organisationId: HOSHI,
      about: { assetId: ASSET, asOf: OCTOBER },
      link: expect.stringMatching(/\/owner\/monthEnd$/),
    },
  ]);

  const PUBLISH = `mutation { publishReport(assetId: "${ASSET}", asOf: "${OCTOBER}") { id } }`;
  const published = (await server.ask(admin, PUBLISH)).data.publishReport.id;
  expect(await arrived()).toMatchObject([
    { kind: 'reportPublished', about: { reportId: published, assetId: ASSET, entityId: null, asOf: OCTOBER } },
  ]);
  expect((await server.ask(admin, PUBLISH)).errors).toBeDefined();
  expect(await arrived()).toEqual([]); // refused, so there is no event

  await record([String(monthEnd.blocking[0].ref)], '5100000000');
  const restated = await server.ask(admin, `mutation { restateReport(id: "${published}", reason: "Corrected by the trust bank") { id } }`);
  expect(restated.errors).toBeUndefined();
  const [event, ...others] = await arrived();
  expect(event).toMatchObject({ kind: 'reportRestated', about: { reportId: restated.data.restateReport.id, asOf: OCTOBER } });
  expect(others).toEqual([]);
  expect(JSON.stringify(event)).not.toMatch(/Corrected|5100000000/); // only ids, kinds and days are sent
  expect(strangers.received).toEqual([]);
});
