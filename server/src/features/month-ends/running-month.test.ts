import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const HOSHIKAWA = demoId('HMAIN');
const MONTH = 'asOf reports received validated late nextDue isPopulated isPublished';
const monthFor = async (email: string, assetId: string) =>
  await server.ask(await server.as(email), `{ runningMonth(assetId: "${assetId}") { ${MONTH} } }`);
const monthOf = async (email: string, assetId: string) => (await monthFor(email, assetId)).data.runningMonth;

test('the running month is the one to populate next, counted from the same reports as the list of tasks', async () => {
  const admin = await server.as('admin@hoshikawa.example');
  const { reportingTasks } = (
    await server.ask(admin, `{ reportingTasks(assetId: "${HOSHIKAWA}", first: 100) { asOf data { label } counts { label count } } }`)
  ).data;
  const count = (...labels: string[]) =>
    reportingTasks.counts
      .filter(({ label }: { label: string }) => labels.includes(label))
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  const month = await monthOf('admin@hoshikawa.example', HOSHIKAWA);
  expect(month).toMatchObject({ asOf: '2026-10-31', isPopulated: false, isPublished: false });
  expect(month.asOf).toBe(reportingTasks.asOf);
  expect(month.reports).toBe(reportingTasks.data.length);
  expect(month.late).toBe(count('Delayed'));
  expect(month.late).toBeGreaterThan(0);
  expect(month.validated).toBe(count('Validated', 'Revalidated', 'Published', 'Completed'));
  expect(month.received).toBeGreaterThanOrEqual(month.validated);
  expect(month.received).toBeLessThan(month.reports);
});

test('a consultant reads the month of its client, a reader too; a manager has none, a stranger finds nothing', async () => {
  expect(await monthOf('admin@kaede.example', demoId('SMAIN'))).toMatchObject({ asOf: expect.stringMatching(/^2026-/) });
  expect(await monthOf('view@hoshikawa.example', HOSHIKAWA)).toEqual(await monthOf('admin@hoshikawa.example', HOSHIKAWA));
  expect(await monthOf('ops@marlowe.example', HOSHIKAWA)).toBeNull();
  expect((await monthFor('admin@shirasagi.example', HOSHIKAWA)).errors?.[0]?.message).toBe('Not found.');
});

test('what blocks a month comes with the report it waits for: who owes it, by when, and whether they were reminded', async () => {
  const admin = await server.as('admin@hoshikawa.example');
  const ask = `{ monthEnd(assetId: "${HOSHIKAWA}") { next blocking { ref report { assignmentId managerEn due daysLeft label remindedOn } } } }`;
  const read = async () => (await server.ask(admin, ask)).data.monthEnd;
  const { next, blocking } = await read();
  const late = blocking.find(({ report }: { report: { label: string } | null }) => report?.label === 'Delayed');
  expect(late).toMatchObject({ report: { managerEn: expect.any(String), due: expect.stringMatching(/^2026-11-/), remindedOn: null } });
  expect(late.report.daysLeft).toBeLessThan(0);
  const remind = `mutation($asset: ID!, $tasks: [TaskKeyInput!]!) { remindReporters(assetId: $asset, tasks: $tasks) { done } }`;
  const tasks = [{ assignmentId: late.report.assignmentId, asOf: next }];
  expect((await server.ask(admin, remind, { asset: HOSHIKAWA, tasks })).data.remindReporters).toEqual({ done: 1 });
  const again = (await read()).blocking.find(({ ref }: { ref: string }) => ref === late.ref);
  expect(again.report.remindedOn).toMatch(/^2026-11-/);
});

test('an organisation’s profile says whose each asset is', async () => {
  const clientOf = async (email: string) => {
    const { body } = await server.call('GET', '/me', { token: await server.as(email) });
    return body.organisation.assets.map(({ clientEn, clientJp }: { clientEn: string; clientJp: string }) => [clientEn, clientJp]);
  };
  expect(new Set((await clientOf('admin@kaede.example')).map(String))).toContain('Shirasagi Bank, Treasury,白鷺銀行 市場運用部');
  expect(await clientOf('admin@hoshikawa.example')).toContainEqual(['Hoshikawa Electric Corporate Pension Fund', '星川電機企業年金基金']);
});
