import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

/** September's report is published. An August mandate that never reported leaves a gap in September's total while it is open. */
const ASSET = demoId('HMAIN');
const DAY = '2026-09-30';
const REFUSED = { reason: ['publishedPeriod'] };

async function ask(query: string, variables: Record<string, unknown> = {}, as = admin) {
  const { data, errors } = await server.ask(as, query, variables);
  expect(errors).toBeUndefined();
  return data;
}
const refusalOf = ({ errors }: Awaited<ReturnType<TestServer['ask']>>) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;

function momentNow(): string {
  const known = server.app.now().toISOString();
  server.passTime(60);
  return known;
}

async function totalKey(): Promise<{ id: string; value: string | null }> {
  const { figureGrid } = await ask(
    `{ figureGrid(assetId: "${ASSET}", asOf: "${DAY}", rows: root, columns: ["marketValue.-"]) { entityId figures { value } } }`,
  );
  return { id: figureGrid[0].entityId, value: figureGrid[0].figures[0].value };
}
const total = async () => (await totalKey()).value;

async function totalKnown(known: string): Promise<string | null> {
  const { figureGrid } = await ask(
    `query($known: String) { figureGrid(assetId: "${ASSET}", asOf: "${DAY}", rows: root, columns: ["marketValue.-"], known: $known) { figures { value } } }`,
    { known },
  );
  return figureGrid[0].figures[0].value;
}

type Cause = { structure: { reason: string | null; person: string | null; kinds: string[] } | null };

/** The causes of changes to the total since a moment. */
async function causesSince(since: string): Promise<(string | null | undefined)[]> {
  const { changes } = await ask(
    `query($since: String!) { changes(assetId: "${ASSET}", asOf: "${DAY}", since: $since, rows: root, columns: ["marketValue.-"]) {
      effects { structure { reason person kinds } } } }`,
    { since },
  );
  return changes.flatMap(({ effects }: { effects: Cause[] }) => effects.map(({ structure }) => structure?.reason));
}

/** The total's line in the restatement of the published report; undefined when it is unchanged. */
async function restatedTotal() {
  const { id } = await totalKey();
  const { reports } = await ask(`{ reports(assetId: "${ASSET}", asOf: "${DAY}", first: 10) { data { id entityId isLatest } } }`);
  type Report = { id: string; entityId: string | null; isLatest: boolean };
  const pack = (reports.data as Report[]).find(one => one.entityId === null && one.isLatest); // the fields of the query above
  const { restatement } = await ask(
    `query($id: ID!) { restatement(id: $id) { moved { published { key value } now { value reason } change effects { effect structure { reason } } } } }`,
    { id: pack?.id },
  );
  type Line = { published: { key: string; value: string | null }; now: { value: string | null; reason: string | null } };
  const lines = restatement.moved as (Line & { change: string | null; effects: Cause[] })[]; // the fields of the query above
  return lines.find(({ published }) => published.key.startsWith(`${id}.marketValue.`));
}

const close = (id: string, version: number, day: string, reason?: string) =>
  server.ask(
    admin,
    `mutation($id: ID!, $v: Int!, $day: String!, $reason: String) { closeMandate(id: $id, version: $v, day: $day, reason: $reason) { version reportingEndDate } }`,
    { id, v: version, day, reason },
  );
const reopen = (id: string, version: number, reason?: string) =>
  server.ask(admin, `mutation($id: ID!, $v: Int!, $reason: String) { reopenMandate(id: $id, version: $v, reason: $reason) { version } }`, {
    id,
    v: version,
    reason,
  });
const remove = (id: string, reason?: string) =>
  server.ask(admin, `mutation($id: ID!, $reason: String) { deleteMandate(id: $id, reason: $reason) }`, { id, reason });

async function openMandate(ref: string): Promise<{ id: string; version: number }> {
  const input = {
    ref,
    name: `Never funded ${ref}`,
    classId: demoId('HOSHI|class|DE'),
    openedDate: '2026-08-10',
    fiscal_year_start: 4,
    reason: 'signed in August',
  };
  return (await ask(`mutation($input: MandateInput!) { createMandate(assetId: "${ASSET}", input: $input) { id version } }`, { input }))
    .createMandate;
}

test('closing and reopening a mandate in a published period ask for a reason and restate it: each is a cause, by its reason', async () => {
  const published = await total();
  expect(published).not.toBeNull();
  const { id, version } = await openMandate('HZZ01');
  expect(await total()).toBeNull();

  const open = momentNow();
  expect(refusalOf(await close(id, version, '2026-08-31'))).toEqual(REFUSED);
  expect(await total()).toBeNull();
  const closed = await close(id, version, '2026-08-31', 'never funded');
  expect(closed.data.closeMandate).toEqual({ version: version + 1, reportingEndDate: '2026-08-31' });
  expect(await total()).toBe(published);
  expect(await causesSince(open)).toEqual(['never funded']);
  expect(await totalKnown(open)).toBeNull();
  expect(await restatedTotal()).toBeUndefined();

  const ended = momentNow();
  expect(refusalOf(await reopen(id, version + 1))).toEqual(REFUSED);
  expect(refusalOf(await reopen(id, version, 'of an old page'))).toBe('Conflict.');
  expect((await reopen(id, version + 1, 'funded after all')).errors).toBeUndefined();
  expect(await causesSince(ended)).toEqual(['funded after all']);
  expect(await totalKnown(ended)).toBe(published);
});

test('a published value that is none now is restated from the value to nothing, with the reason it is missing and its cause', async () => {
  const line = await restatedTotal();
  expect(line?.published.value).not.toBeNull();
  expect(line).toMatchObject({ now: { value: null, reason: 'gap' }, change: null });
  expect(line?.effects.map(({ structure }) => structure?.reason)).toEqual(['signed in August', 'never funded', 'funded after all']);
});

test('deleting a mandate that published totals waited for asks for a reason and is a cause; after the last published month it is not asked', async () => {
  const { entities } = (await ask(`{ book(assetId: "${ASSET}") { entities { id ref } } }`)).book;
  const { id } = entities.find(({ ref }: { ref: string }) => ref === 'HZZ01');
  const waiting = momentNow();
  expect(refusalOf(await remove(id))).toEqual(REFUSED);
  expect((await remove(id, 'opened by mistake')).data).toEqual({ deleteMandate: true });
  expect(await total()).not.toBeNull();
  expect(await causesSince(waiting)).toEqual(['opened by mistake']);
  expect(await totalKnown(waiting)).toBeNull();
  expect(await restatedTotal()).toBeUndefined();
});
