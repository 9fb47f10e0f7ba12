import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { noteDatasets } from './public';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  // Long after all due days of October, while the demo's today stays 10 November.
  server.passTime(Math.max(0, Date.parse('2027-03-01T03:00:00Z') - server.app.now().getTime()) / 1000);
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const OCTOBER = '2026-10-31';

async function note(state: 'received' | 'approved'): Promise<void> {
  const organisationId = demoId('HOSHI');
  await inScope(server.app.database.db, { organisation: organisationId }, db =>
    noteDatasets(db, { organisationId, state, importId: null, at: server.app.now() }, [
      { dataset: 'mandates', asOf: OCTOBER, entityIds: [entityId('HOSHI', 'HPE01')] },
    ]),
  );
}

const task = async () =>
  (
    await server.ask(
      admin,
      `query($a: ID, $d: String) { reportingTasks(assetId: $a, asOf: $d, search: "HPE01", first: 9) { today data { due receivedOn } } }`,
      { a: ASSET, d: OCTOBER },
    )
  ).data.reportingTasks;

async function october(): Promise<{ onTime: number; total: number }> {
  const asked = `query($a: ID!, $d: String!) { punctuality(assetId: $a, asOf: $d) { managerEn months { asOf onTime total } } }`;
  const { punctuality } = (await server.ask(admin, asked, { a: ASSET, d: OCTOBER })).data;
  const months = punctuality.find(({ managerEn }: { managerEn: string | null }) => managerEn?.startsWith('Redfern')).months;
  const { onTime, total } = months.find(({ asOf }: { asOf: string }) => asOf === OCTOBER);
  return { onTime, total };
}

test('what is sent to the demo institution now is received on its today, and is on time by the same clock', async () => {
  expect(await october()).toEqual({ onTime: 0, total: 0 });
  await note('received');
  const { today, data } = await task();
  expect(data[0]).toEqual({ due: '2026-11-16', receivedOn: today });
  await note('approved');
  expect(await october()).toEqual({ onTime: 1, total: 1 });
});
