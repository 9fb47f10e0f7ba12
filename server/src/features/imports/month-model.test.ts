import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { monthEndTasks } from '#features/month-ends/jobs';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { importTasks } from './jobs';
import { sendFile } from './testing/send';
import { labelOf, type Event } from './testing/month-label';
import { chance, MANAGER, MONTH, OWNER, plantAsset, plantPackage, type Planted } from './testing/month-plant';

/**
 * A month lived through at random by two organisations and four people: files are sent, corrected, fixed, approved, proposed, accepted,
 * returned and withdrawn while the month is confirmed, taken back and published. After every step the promises of the month are looked at
 * from outside: by the tables, and by a label worked out here from what happened, not by the product's own rule.
 */
const RUNS = process.env['COUNTS'] === 'full' ? 1_000 : 40;
const STEPS = 14;
const SEED = Number(process.env['SEED'] ?? 20261031);

type Person = { email: string; token: string; isOwner: boolean };
type Run = Planted & {
  pick: (below: number) => number;
  events: Event[];
  log: string[];
  secondPerson: { imports: boolean; packs: boolean };
};

let server: TestServer;
let people: Person[];
let packageId: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(`update app_user set agreed_at = now() where email = 'new@tsubaki.example'`);
  const emails = ['admin@hoshikawa.example', 'user@hoshikawa.example', 'ops@tsubaki.example', 'new@tsubaki.example'];
  people = await Promise.all(emails.map(async (email, at) => ({ email, token: await server.as(email), isOwner: at < 2 })));
  packageId = await plantPackage(server);
});
afterAll(() => server.close());

const one = async (text: string, values: unknown[]) => (await server.sql(text, values))[0];
const importsOf = async ({ log: _, mandates }: Run) =>
  await server.sql(
    `select distinct i.id, i.organisation_id as "organisationId", i.status, i.version, i.hands, i.withdrawn_at as "withdrawnAt", i.proposed_at as "proposedAt", i.returned_at as "returnedAt"
     from import i join import_file f on f.import_id = i.id where f.name like $1`,
    [`${mandates[0]?.ref.slice(0, -1)}\\_%`],
  );
const factsOf = async ({ mandates }: Run) =>
  await server.sql(
    `select e.ref, o.value::text, o.place, s.import_id as "importId" from observation o join entity e on e.id = o.entity_id join source s on s.id = o.source_id
     where o.entity_id = any($1::uuid[]) and o.measure = 'marketValue' and o.as_of = $2 and o.superseded_at is null order by e.ref`,
    [mandates.map(({ id }) => id), MONTH],
  );
const isSettled = async ({ assetId }: Run, entityIds: readonly string[]): Promise<boolean> =>
  (await one(`select 1 from month_end where asset_id = $1 and as_of = $2 and populated_at is not null`, [assetId, MONTH])) !== undefined ||
  (await one(`select 1 from report where asset_id = $1 and as_of = $2 and (entity_id is null or entity_id = any($3::uuid[]))`, [
    ...[assetId, MONTH, entityIds],
  ])) !== undefined;
const ok = ({ errors }: Answer): boolean => errors === undefined;
const personOf = ({ pick }: Run, isOwner?: boolean): Person => {
  const some = people.filter(person => isOwner === undefined || person.isOwner === isOwner);
  return some[pick(some.length)] as Person; // there are two of each
};
const process1 = (organisationId: string, importId: string) =>
  importTasks['processImport']?.(server.app, { organisationId, importId }, { jobId: '1', attempt: 1, signal: undefined });

/** Which of the two mandates, and under which code: one letter wrong now and then, so that there is something to fix. */
function content({ pick, mandates }: Run): Buffer {
  const both = pick(4) === 0 ? mandates : mandates.slice(pick(2)).slice(0, 1);
  const rows = both.map(({ ref }) => `${pick(5) === 0 ? `${ref.slice(0, -1)}X` : ref},${MONTH},${1_000_000 + pick(100_000)}`);
  return Buffer.from(`Mandate Code,As-of Date,Market Value\n${rows.join('\n')}\n`);
}

const ACTIONS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  async send(run) {
    const { token } = personOf(run);
    const name = `${run.mandates[0]?.ref.slice(0, -1)}_${run.log.length}.csv`;
    const { status } = await sendFile(server, token, { name, bytes: content(run), fields: { runMode: 'sync', ownerId: OWNER } });
    expect([200, 201]).toContain(status);
  },
  async correct(run) {
    const found = await anyImport(run);
    if (!found) return;
    const { token } = personOf(run, found['organisationId'] === OWNER);
    const name = `${run.mandates[0]?.ref.slice(0, -1)}_${run.log.length}c.csv`;
    const fields = { version: String(found['version']) };
    const { status } = await sendFile(server, token, { path: `/imports/${found['id']}/file`, name, bytes: content(run), fields });
    if (status === 202) await process1(found['organisationId'], found['id']);
  },
  async fix(run) {
    const found = await anyImport(run);
    if (!found) return;
    const { token } = personOf(run, found['organisationId'] === OWNER);
    const { data } = await server.ask(token, `{ importFindings(id: "${found['id']}") { data { id fix } } }`);
    const ids = (data?.importFindings.data ?? []).flatMap(({ id, fix }: { id: string; fix: string | null }) => (fix ? [id] : []));
    if (ids.length === 0) return;
    const given = { id: found['id'], version: found['version'], ids };
    if (
      ok(
        await server.ask(
          token,
          `mutation($id: ID!, $version: Int!, $ids: [String!]!) { fixImport(id: $id, version: $version, findingIds: $ids) { id } }`,
          given,
        ),
      )
    )
      await process1(found['organisationId'], found['id']);
  },
  async approve(run) {
    const found = await anyImport(run);
    if (!found) return;
    const person = personOf(run);
    const before = await factsOf(run);
    const named = await entitiesIn(found['id'], run);
    const settled = await isSettled(run, named.map(({ id }) => id)); // oxfmt-ignore
    const reply = await server.ask(
      person.token,
      `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "agreed") { status proposal { isOpen } } }`,
      { id: found['id'], version: found['version'] },
    );
    const isOwn = person.isOwner === (found['organisationId'] === OWNER);
    if (!ok(reply)) return expect(await factsOf(run)).toEqual(before);
    expect(isOwn).toBe(true); // nobody approves another organisation's file this way
    expect(found['withdrawnAt']).toBeNull();
    if (!person.isOwner && run.secondPerson.imports) expect(found['hands']).not.toContain(demoId(person.email));
    const { status, proposal } = reply.data.approveImport;
    if (settled && !person.isOwner) {
      expect([status === 'approved', proposal?.isOpen]).toEqual([false, true]);
      return expect(await factsOf(run)).toEqual(before); // a settled month waits for its owner
    }
    expect(status).toBe('approved');
    for (const { ref } of named) run.events.push({ what: 'approved', ref });
  },
  async decide(run) {
    const found = await anyImport(run, row => row['proposedAt'] !== null);
    if (!found) return;
    const person = personOf(run);
    const before = await factsOf(run);
    const given = { id: found['id'], version: found['version'], words: 'as agreed' };
    const name =
      run.pick(3) === 0
        ? 'returnProposal(id: $id, version: $version, comment: $words)'
        : 'acceptProposal(id: $id, version: $version, reason: $words)';
    const reply = await server.ask(person.token, `mutation($id: ID!, $version: Int!, $words: String!) { done: ${name} { status } }`, given);
    if (!ok(reply) || name.startsWith('return')) return expect(await factsOf(run)).toEqual(before);
    expect(person.isOwner).toBe(true);
    expect([found['withdrawnAt'], found['returnedAt'], reply.data.done.status]).toEqual([null, null, 'approved']);
    for (const { ref } of await entitiesIn(found['id'], run)) run.events.push({ what: 'approved', ref });
  },
  async withdraw(run) {
    const found = await anyImport(run);
    if (!found) return;
    const person = personOf(run);
    const reply = await server.ask(
      person.token,
      `mutation { withdrawImport(id: "${found['id']}", version: ${found['version']}) { withdrawn { byName } } }`,
    );
    if (ok(reply)) expect([person.isOwner, found['status'] === 'approved']).toEqual([found['organisationId'] === OWNER, false]);
  },
  async populate(run) {
    await monthEnd(run, 'populateMonthEnd', 'populated');
  },
  async cancel(run) {
    await monthEnd(run, 'cancelMonthEnd', 'cancelled');
  },
  async publish(run) {
    const person = personOf(run);
    const mandate = run.pick(3) === 0 ? null : run.mandates[run.pick(2)];
    const reply = await server.ask(
      person.token,
      `mutation($a: ID!, $e: ID) { publishReport(assetId: $a, entityId: $e, asOf: "${MONTH}") { id } }`,
      {
        a: run.assetId,
        e: mandate?.id ?? null,
      },
    );
    if (!ok(reply)) return;
    if (mandate) run.events.push({ what: 'published', ref: mandate.ref });
    else await expectSecondPerson(run, person);
  },
  async restate(run) {
    const person = personOf(run);
    const latest = await one(
      `select id, entity_id as "entityId" from report where asset_id = $1 order by version desc, published_at desc limit 1`,
      [run.assetId],
    );
    if (!latest) return;
    const reply = await server.ask(person.token, `mutation { restateReport(id: "${latest['id']}", reason: "moved") { version } }`);
    if (!ok(reply)) return;
    const mandate = run.mandates.find(({ id }) => id === latest['entityId']);
    if (mandate) run.events.push({ what: 'published', ref: mandate.ref });
    else await expectSecondPerson(run, person);
  },
};

const NAMES = Object.keys(ACTIONS);

async function anyImport(run: Run, is: (row: Record<string, unknown>) => boolean = () => true) {
  const found = (await importsOf(run)).filter(is);
  return found[run.pick(Math.max(1, found.length))];
}

/** The mandates a file's newest rows speak of. */
async function entitiesIn(importId: string, { mandates }: Run) {
  const rows = await server.sql(
    `select r.cells ->> 'code' as code from import_row r join import i on (i.id, i.file_no) = (r.import_id, r.file_no) where i.id = $1`,
    [importId],
  );
  return mandates.filter(({ ref }) => rows.some(({ code }) => code === ref));
}

async function monthEnd(run: Run, name: string, what: 'populated' | 'cancelled'): Promise<void> {
  const { token } = personOf(run);
  const reply = await server.ask(token, `mutation { done: ${name}(assetId: "${run.assetId}", asOf: "${MONTH}") { id } }`);
  if (!ok(reply)) return;
  await monthEndTasks['monthEnd']?.(
    server.app,
    { organisationId: OWNER, runId: reply.data.done.id },
    { jobId: '1', attempt: 1, signal: undefined },
  );
  const state = await one(`select state from month_end_run where id = $1`, [reply.data.done.id]);
  if (state?.['state'] === 'done') run.events.push({ what, ref: null });
}

async function expectSecondPerson({ assetId, secondPerson }: Run, { email }: Person): Promise<void> {
  const month = await one(`select populated_by as by from month_end where asset_id = $1 and as_of = $2`, [assetId, MONTH]);
  if (secondPerson.packs) expect(month?.['by']).not.toBe(demoId(email));
}

async function expectPromises(run: Run): Promise<void> {
  const owner = people[0]?.token;
  const { data } = await server.ask(
    owner,
    `{ reportingTasks(assetId: "${run.assetId}", asOf: "${MONTH}", first: 10) { data { entityRef label } } reports(assetId: "${run.assetId}", asOf: "${MONTH}") { data { id isLatest moved entityRef } } }`,
  );
  const labels = Object.fromEntries(
    data.reportingTasks.data.map((task: { entityRef: string; label: string }) => [task.entityRef, task.label]),
  );
  expect(labels).toEqual(Object.fromEntries(run.mandates.map(({ ref }) => [ref, labelOf(run.events, ref)])));
  const facts = new Map((await factsOf(run)).map(fact => [fact['ref'], fact]));
  for (const { id, isLatest, moved } of data.reports.data) {
    const { report } = (await server.ask(owner, `{ report(id: "${id}") { isIntact lines { ref figures { key value } } } }`)).data;
    expect(report.isIntact).toBe(true);
    const values = report.lines.flatMap(({ ref, figures }: { ref: string; figures: { key: string; value: string | null }[] }) =>
      figures.filter(({ key }) => key.includes('.marketValue.')).map(({ value }) => [ref, value]),
    );
    const isMoved = values.some(([ref, value]: [string, string | null]) => (facts.get(ref)?.['value'] ?? null) !== value);
    if (isLatest && isMoved) expect(moved).toBeGreaterThan(0); // a figure that reads otherwise is listed as a restatement
  }
  for (const { value, place, importId } of facts.values()) {
    if (importId === null) continue;
    const [sheet, cell] = String(place).split('!');
    const reply = await server.ask(
      owner,
      `query($id: ID!, $sheet: String!, $cell: String!) { importWindow(id: $id, sheet: $sheet, cell: $cell) { row column columns rows { number cells { text } } } }`,
      {
        ...{ id: importId, sheet, cell },
      },
    );
    const { row, column, columns, rows } = reply.data.importWindow;
    const line = rows.find(({ number }: { number: number }) => number === row);
    expect(line.cells[columns.indexOf(column)].text).toBe(value);
  }
}

test(`15 the month holds in ${RUNS} random lives of two organisations and four people`, { timeout: 1_800_000 }, async () => {
  let approvals = 0;
  for (let number = 0; number < RUNS; number++) {
    const pick = chance(SEED + number);
    const secondPerson = { imports: pick(2) === 0, packs: pick(2) === 0 };
    for (const [organisation, imports] of [
      [OWNER, false],
      [MANAGER, secondPerson.imports],
    ] as const)
      // oxfmt-ignore
      await server.sql(
        `insert into month_setting (organisation_id, second_person, import_second_person) values ($1, $2, $3) on conflict (organisation_id) do update set second_person = $2, import_second_person = $3`,
        [organisation, secondPerson.packs, imports],
      );
    const run: Run = { ...(await plantAsset(server, packageId, number)), pick, events: [], log: [], secondPerson };
    for (let step = 0; step < STEPS; step++) {
      const name = step === 0 ? 'send' : (NAMES[pick(NAMES.length + 4)] ?? (pick(2) === 0 ? 'send' : 'approve'));
      run.log.push(name);
      await ACTIONS[name]?.(run);
    }
    approvals += run.events.filter(({ what }) => what === 'approved').length;
    await expectPromises(run).catch((error: unknown) => {
      throw new Error(`seed ${SEED + number}: ${run.log.join(' ')} · ${JSON.stringify(run.events)}`, { cause: error });
    });
  }
  expect(approvals).toBeGreaterThan(0); // lives in which nothing happens show nothing
});
