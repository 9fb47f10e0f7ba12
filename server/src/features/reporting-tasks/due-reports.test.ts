import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const MONTH = '2026-10-31';
const ADMIN = 'admin@hoshikawa.example';
const SUPER = 'super@platform.example';

type Due = { assignmentId: string; entityRef: string; packageName: string; datasets: string[]; due: string };

async function due(known: string | null = null, as = ADMIN, asOf = MONTH) {
  return await server.ask(
    await server.as(as),
    `query($asOf: String, $known: String) { dueReports(assetId: "${ASSET}", asOf: $asOf, known: $known) { assignmentId entityRef packageName datasets due } }`,
    { asOf, known },
  );
}
const dueNow = async (): Promise<Due[]> => (await due()).data.dueReports;
const dueFor = async (asOf: string, known: string | null = null): Promise<Due[]> => (await due(known, ADMIN, asOf)).data.dueReports;

/** The present moment, with some time after it before anything else happens. */
function momentNow(): string {
  const known = server.app.now().toISOString();
  server.passTime(60);
  return known;
}

async function done(mutation: string, variables: Record<string, unknown>, as: string): Promise<void> {
  const { errors } = await server.ask(await server.as(as), mutation, variables);
  expect(errors).toBeUndefined();
}

test('what is due is what the tasks of the month say', async () => {
  const { data } = await server.ask(
    await server.as(ADMIN),
    `{ reportingTasks(assetId: "${ASSET}", asOf: "${MONTH}", first: 100) { data { assignmentId due } } }`,
  );
  const tasks = data.reportingTasks.data as { assignmentId: string; due: string }[]; // the fields of the query above
  const inOrder = (all: readonly { assignmentId: string; due: string }[]) => all.map(one => `${one.assignmentId} ${one.due}`).toSorted();
  expect(tasks.length).toBeGreaterThan(10);
  expect(inOrder(await dueNow())).toEqual(inOrder(tasks));
});

test('a holiday added or taken back moves what is due from then on, and nothing of what was due as known before', async () => {
  const before = await dueNow();
  const [first] = before.map(one => one.due).toSorted();
  const known = momentNow();
  await done(
    `mutation($day: String!) { saveHoliday(country: "JP", day: $day, isOpen: false, nameEn: "Closed", nameJp: "休業日") { day } }`,
    { day: first },
    SUPER,
  );
  const moved = await dueNow();
  expect(moved.every((one, at) => one.due > (before[at]?.due ?? ''))).toBe(true);
  expect((await due(known)).data.dueReports).toEqual(before);
  const closed = momentNow();
  await done(`mutation($day: String!) { dropHoliday(country: "JP", day: $day) { day } }`, { day: first }, SUPER);
  expect(await dueNow()).toEqual(before);
  expect((await due(closed)).data.dueReports).toEqual(moved);
  expect((await due(known)).data.dueReports).toEqual(before);
});

test('packages that end with their mandate leave what was due as known before', async () => {
  const before = await dueNow();
  const known = momentNow();
  const kept = before.find(({ entityRef }) => entityRef === 'HDB01');
  expect(kept).toBeDefined();
  await done(
    `mutation($id: ID!, $version: Int!, $day: String!) { closeMandate(id: $id, version: $version, day: $day) { id } }`,
    { id: entityId('HOSHI', 'HDB01'), version: await versionOf('HDB01'), day: '2026-09-30' },
    ADMIN,
  );
  expect((await dueNow()).map(one => one.assignmentId)).not.toContain(kept?.assignmentId);
  expect((await due(known)).data.dueReports).toEqual(before);
});

const PACKAGE = demoId('HOSHI|reporting package|D5');
const PACKAGE_FIELDS = 'kind type name nameJp description parentId datasets frequency deadlineDays';

async function changePackage(change: object, of = PACKAGE) {
  const token = await server.as(ADMIN);
  const { data } = await server.ask(token, `query($id: ID!) { package(id: $id) { ${PACKAGE_FIELDS} version } }`, { id: of });
  const { version, ...held } = data.package;
  return await server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $input: PackageInput!) { updatePackage(id: $id, version: $version, input: $input) { history { fromDay frequency deadlineDays } } }`,
    { id: of, version, input: { ...held, ...change } },
  );
}

test('what a package asks holds from its day on: month-ends before it, and what was known before it was saved, are due as they were', async () => {
  const months = ['2026-07-31', '2026-08-31', '2026-09-30'];
  const all = async (known: string | null = null) => await Promise.all(months.map(asOf => dueFor(asOf, known)));
  const before = await all();
  const known = momentNow();
  const { data, errors } = await changePackage({ deadlineDays: 8, termsFromDay: '2026-08-15' });
  expect(errors).toBeUndefined();
  expect(data.updatePackage.history).toEqual([
    { fromDay: null, frequency: 'monthly', deadlineDays: 5 },
    { fromDay: '2026-08-15', frequency: 'monthly', deadlineDays: 8 },
  ]);
  const later = await all();
  expect(later[0]).toEqual(before[0]);
  for (const at of [1, 2]) {
    const moved = later[at]?.filter((one, place) => one.due > (before[at]?.[place]?.due ?? ''));
    expect(moved?.map(({ packageName }) => packageName)).toEqual(Array(moved?.length ?? 0).fill('Monthly report, domestic'));
    expect(moved?.length).toBeGreaterThan(2);
  }
  expect(await all(known)).toEqual(before);

  // A change without a day holds from today; one from an earlier day replaces later versions.
  const second = momentNow();
  expect((await changePackage({ frequency: 'quarterly' })).data.updatePackage.history.at(-1)).toMatchObject({ fromDay: '2026-11-10' });
  expect(await all()).toEqual(later);
  expect((await changePackage({ deadlineDays: 5, frequency: null, termsFromDay: '2026-08-15' })).data.updatePackage.history).toEqual([
    { fromDay: null, frequency: 'monthly', deadlineDays: 5 },
  ]);
  expect(await all()).toEqual(before);
  expect(await all(second)).toEqual(later);
  expect(await all(known)).toEqual(before);
});

test('the calendar as known at a past moment shows the deadlines and holidays of then, without a state', async () => {
  type Event = { day: string; kind: string; titleEn: string; label: string | null };
  const events = async (known: string | null = null): Promise<Event[]> => {
    const { data, errors } = await server.ask(
      await server.as(ADMIN),
      `query($known: String) { calendarEvents(from: "2026-10-01", to: "2026-10-31", known: $known) { day kind titleEn label } }`,
      { known },
    );
    expect(errors).toBeUndefined();
    return data.calendarEvents;
  };
  // Expected movements of forwards, instructions and notices, and planned meetings, are not kept for past moments.
  const NOT_KEPT = ['maturity', 'settlement', 'call', 'distribution', 'review', 'meeting'];
  const daysOf = (all: readonly Event[]) =>
    all.flatMap(({ day, kind, titleEn }) => (NOT_KEPT.includes(kind) ? [] : [`${day} ${kind} ${titleEn}`])).toSorted();
  const before = await events();
  const known = momentNow();
  await done(
    `mutation { saveHoliday(country: "JP", day: "2026-10-01", isOpen: false, nameEn: "Closed", nameJp: "休業日") { day } }`,
    {},
    SUPER,
  );
  expect((await changePackage({ deadlineDays: 9, termsFromDay: '2026-09-01' })).errors).toBeUndefined();
  expect(daysOf(await events())).not.toEqual(daysOf(before));
  expect(daysOf(await events(known))).toEqual(daysOf(before));
  expect((await events(known)).some(({ kind }) => NOT_KEPT.includes(kind))).toBe(false);
  expect(new Set((await events(known)).map(({ label }) => label))).toEqual(new Set([null]));
  await changePackage({ deadlineDays: 5, termsFromDay: '2026-09-01' });
  await done(`mutation { dropHoliday(country: "JP", day: "2026-10-01") { day } }`, {}, SUPER);
});

test('what a parent asks from a day on reaches those who inherit it from that day on', async () => {
  const at = async (asOf: string) => (await dueFor(asOf)).filter(({ packageName }) => packageName === 'Private assets');
  const before = await at('2026-08-31');
  const later = await at('2026-09-30');
  expect(later.length).toBeGreaterThan(0);
  await changePackage({ deadlineDays: 12, termsFromDay: '2026-09-01' }, demoId('HOSHI|reporting package|MR'));
  expect(await at('2026-08-31')).toEqual(before);
  expect((await at('2026-09-30')).every((one, place) => one.due > (later[place]?.due ?? ''))).toBe(true);
  const refused = await changePackage({ deadlineDays: 3, termsFromDay: '2026-12-01' });
  expect(refused.errors?.[0]?.extensions?.validation).toEqual({ termsFromDay: ['future'] });
  const circle = await changePackage({ parentId: PACKAGE, termsFromDay: '2020-01-01' }, demoId('HOSHI|reporting package|MR'));
  expect(circle.errors?.[0]?.extensions?.validation).toEqual({ parentId: ['ownParent'] });
});

async function versionOf(ref: string): Promise<number> {
  const { data } = await server.ask(await server.as(ADMIN), `query($id: ID!) { mandate(id: $id) { version } }`, {
    id: entityId('HOSHI', ref),
  });
  return data.mandate.version;
}

test('a manager sees what it owes itself, a stranger nothing; a moment that is none is refused', async () => {
  const own = (await due(null, 'ops@marlowe.example')).data.dueReports as Due[]; // the fields of the query above
  expect(own.map(({ entityRef }) => entityRef)).toContain('HAL01');
  expect(own.map(({ entityRef }) => entityRef)).not.toContain('HDE01');
  expect((await due(null, 'admin@shirasagi.example')).errors?.[0]?.message).toBe('Not found.');
  expect((await due('yesterday')).errors?.[0]?.extensions?.validation).toEqual({ known: ['dateFormat'] });
});
