import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { monthEndTasks } from './jobs';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const HOSHI = demoId('HOSHI');
const OCTOBER = '2026-10-31';
const CLIENTS = 20;
const STATUS = `{ monthEnd(assetId: "${ASSET}") { latest previous next open blocking { ref blocker } carried { ref } unmeasured { ref } cancelMiss secondPerson run { state failure } } }`;
const status = async () => (await server.ask(admin, STATUS)).data.monthEnd;
const change = (token: string, name: 'populateMonthEnd' | 'cancelMonthEnd', asOf: string) =>
  server.ask(token, `mutation { ${name}(assetId: "${ASSET}", asOf: "${asOf}") { id state } }`);
const refusalOf = ({ errors }: { errors: { message: string; extensions?: { validation?: object } }[] | undefined }) =>
  errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
const work = async (runId: string) =>
  await monthEndTasks['monthEnd']?.(server.app, { organisationId: HOSHI, runId }, { jobId: '1', attempt: 1, signal: undefined });
const audits = async (action: string) =>
  Number((await server.sql('select count(*) as n from audit where organisation_id = $1 and action = $2', [HOSHI, action]))[0]?.['n']);
const recordValues = (refs: string[]) =>
  inScope(server.app.database.db, { organisation: HOSHI }, db =>
    recordFacts(db, {
      organisationId: HOSHI,
      assetId: ASSET,
      source: { kind: 'person', labelEn: 'Entered', labelJp: '入力' } as const,
      observations: refs.flatMap(ref => {
        const fact = { entityId: entityId('HOSHI', ref), asOf: OCTOBER, recordedAt: server.app.now().toISOString() };
        return [
          { ...fact, measure: 'marketValue' as const, value: '5000000000' },
          { ...fact, measure: 'flow' as const, value: '0' },
        ];
      }),
    }),
  );

describe('the month-end', () => {
  test('1.28 lists what is not ready; private assets would be carried; nothing is populated while a value is missing', async () => {
    const before = await status();
    expect(before).toMatchObject({ latest: '2026-09-30', previous: '2026-08-31', next: OCTOBER, open: 17 });
    expect(before.carried.map(({ ref }: { ref: string }) => ref)).toEqual(['HPE01', 'HPD01', 'HRE02', 'HIN01']);
    expect(before.blocking.map(({ ref }: { ref: string }) => ref)).toContain('HAL01');
    expect(before.unmeasured).toEqual([{ ref: 'WCRH' }]);
    expect(refusalOf(await change(admin, 'populateMonthEnd', OCTOBER))).toEqual({ asOf: ['notReady'] });
    expect(refusalOf(await change(admin, 'populateMonthEnd', '2026-11-30'))).toEqual({ asOf: ['outOfOrder'] });
    expect(refusalOf(await change(admin, 'populateMonthEnd', '2026-09-30'))).toEqual({ asOf: ['alreadyPopulated'] });
    expect(refusalOf(await change(admin, 'cancelMonthEnd', '2026-08-31'))).toEqual({ asOf: ['notNewest'] });
  });

  test('6.04 a reader, a manager and a stranger close no month', async () => {
    expect(refusalOf(await change(await server.as('view@hoshikawa.example'), 'populateMonthEnd', OCTOBER))).toBe(
      'This action is unauthorized.',
    );
    for (const email of ['ops@marlowe.example', 'admin@shirasagi.example'])
      expect(refusalOf(await change(await server.as(email), 'populateMonthEnd', OCTOBER))).toBe('Not found.');
  });

  test('20 clients populate at once: one is heard; a death in the middle leaves nothing half; the job, run again, finishes it once', async () => {
    await recordValues((await status()).blocking.map(({ ref }: { ref: string }) => ref));
    const replies = await Promise.all(Array.from({ length: CLIENTS }, () => change(admin, 'populateMonthEnd', OCTOBER)));
    const winners = replies.filter(({ errors }) => !errors);
    expect(winners).toHaveLength(1);
    expect(new Set(replies.filter(({ errors }) => errors).map(refusalOf))).toEqual(new Set(['Conflict.']));
    const runId = String(winners[0]?.data.populateMonthEnd.id);
    await dieInTheMiddle(runId);
    expect(await status()).toMatchObject({ latest: '2026-09-30', run: { state: 'running' } });
    expect(await carriedFacts()).toBe(0);
    expect(await audits('monthEnd.populate')).toBe(0);
    await work(runId);
    await work(runId);
    expect(await status()).toMatchObject({ latest: OCTOBER, previous: '2026-09-30', next: null, run: { state: 'done', failure: null } });
    expect(await audits('monthEnd.populate')).toBe(1);
  });

  test('4.039 what was carried says that it is estimated, and users who follow the latest month are there', async () => {
    const figures = await server.ask(
      admin,
      `{ figureGrid(assetId: "${ASSET}", asOf: "${OCTOBER}", entityIds: ["${entityId('HOSHI', 'HPE01')}"], columns: ["marketValue.-"]) { figures { value quality { weakest } } } }`,
    );
    expect(figures.data.figureGrid[0].figures[0]).toMatchObject({ quality: { weakest: 'estimated' } });
    expect(await carriedFacts()).toBeGreaterThan(4);
    expect((await server.ask(admin, '{ me { asOfDate } }')).data.me.asOfDate).toBe(OCTOBER);
    const { data } = await server.ask(admin, '{ notifications(first: 1) { data { kind params } } }');
    expect(data.notifications.data[0]).toEqual({ kind: 'monthEndPopulated', params: { asOf: OCTOBER } });
  });

  test('carried estimates say so: counted apart, aged from their valuation, the trace names value, date and flows since', async () => {
    const PRIVATE = entityId('HOSHI', 'HPE01');
    const grid = `{ figureGrid(assetId: "${ASSET}", asOf: "${OCTOBER}", rows: root, columns: ["marketValue.-"]) { figures { quality { have of carried oldestDays } } } }`;
    const coverage = async () => (await server.ask(admin, grid)).data.figureGrid[0].figures[0].quality;
    const traced = async (column: string) =>
      (
        await server.ask(
          admin,
          `{ trace(assetId: "${ASSET}", key: "${PRIVATE}.${column}.${OCTOBER}") { method figure { value } facts { value valuedOn carriedFrom carriedValue carriedFlow sourceKind supersededAt } } }`,
        )
      ).data.trace;
    // The oldest of the four was valued in June: confirming the month does not reset its age.
    expect(await coverage()).toEqual({ have: 17, of: 17, carried: 4, oldestDays: 123 });
    const { method, figure, facts } = await traced('marketValue.-');
    expect(method).toBe('figures.carried');
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({ sourceKind: 'calculation', valuedOn: '2026-06-30', carriedFrom: '2026-09-30' });
    expect(BigInt(facts[0].carriedValue) + BigInt(facts[0].carriedFlow)).toBe(BigInt(figure.value));
    expect(await traced('flow.1m')).toMatchObject({ method: 'figures.no-notice', figure: { value: '0' } });

    // Reported later, even with the same value that was carried: it is a report now, not our estimate.
    await inScope(server.app.database.db, { organisation: HOSHI }, db =>
      recordFacts(db, {
        organisationId: HOSHI,
        assetId: ASSET,
        source: { kind: 'person', labelEn: 'Entered', labelJp: '入力' } as const,
        observations: [
          {
            entityId: PRIVATE,
            asOf: OCTOBER,
            measure: 'marketValue',
            value: figure.value,
            quality: 'estimated',
            valuedOn: facts[0].valuedOn,
            recordedAt: server.app.now().toISOString(),
          },
        ],
      }),
    );
    expect(await coverage()).toMatchObject({ have: 17, of: 17, carried: 3 });
    expect((await traced('marketValue.-')).method).toBe('figures.fact');
  });

  test('4.040 1.29 cancelling rewinds to the month before, one winner, one entry', async () => {
    const replies = await Promise.all(Array.from({ length: CLIENTS }, () => change(admin, 'cancelMonthEnd', OCTOBER)));
    const [winner, ...others] = replies.filter(({ errors }) => !errors);
    expect(others).toEqual([]);
    await work(String(winner?.data.cancelMonthEnd.id));
    expect(await status()).toMatchObject({ latest: '2026-09-30', next: OCTOBER, blocking: [] });
    expect((await server.ask(admin, '{ me { asOfDate } }')).data.me.asOfDate).toBe('2026-09-30');
    expect(await audits('monthEnd.cancel')).toBe(1);
  });
});

/** Ends the worker's database connection while it works, as if the worker had been killed. */
async function dieInTheMiddle(runId: string): Promise<void> {
  const watcher = new pg.Client({ connectionString: server.database.superuserUrl });
  await watcher.connect();
  await watcher.query('begin');
  await watcher.query('lock table notification in access exclusive mode'); // the job needs this table after recording the facts and before its end
  const dying = work(runId).then(
    () => 'finished',
    () => 'died',
  );
  const blocked = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await watcher.query<{ pid: number }>(blocked);
    if (rows[0]) {
      await watcher.query('select pg_terminate_backend($1)', [rows[0].pid]);
      break;
    }
    await new Promise(resume => setTimeout(resume, 100));
  }
  expect(await dying).toBe('died');
  await watcher.query('rollback');
  await watcher.end();
}

async function carriedFacts(): Promise<number> {
  const sql = `select count(*) as n from observation o join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
    where o.organisation_id = $1 and o.as_of = $2 and s.kind = 'calculation'`;
  return Number((await server.sql(sql, [HOSHI, OCTOBER]))[0]?.['n']);
}

test('a month whose reports readers have is taken back only with a reason, and the reason is in the trail', async () => {
  const { latest } = await status();
  await server.sql(
    `insert into report (organisation_id, asset_id, as_of, version, content, sha256, known_at, published_at, published_by, publisher_name, publisher_organisation_id)
     values ($1, $2, $3, 99, '{}', repeat('0', 64), now(), now(), $4, 'Reader', $1)`,
    [HOSHI, ASSET, latest, demoId('user@hoshikawa.example')],
  );
  const PUBLISHED = `{ monthEnd(assetId: "${ASSET}") { publishedReports } }`;
  expect((await server.ask(admin, PUBLISHED)).data.monthEnd.publishedReports).toBeGreaterThan(0);
  expect(refusalOf(await change(admin, 'cancelMonthEnd', latest))).toEqual({ reason: ['required'] });
  const CANCEL =
    'mutation ($asset: ID!, $asOf: String!, $reason: String) { cancelMonthEnd(assetId: $asset, asOf: $asOf, reason: $reason) { id } }';
  const reply = await server.ask(admin, CANCEL, { asset: ASSET, asOf: latest, reason: 'A value came late.' });
  await work(String(reply.data.cancelMonthEnd.id));
  expect((await status()).latest).not.toBe(latest);
  const [entry] = await server.sql(
    `select after from audit where organisation_id = $1 and action = 'monthEnd.cancel' order by at desc limit 1`,
    [HOSHI],
  );
  expect(entry?.['after']).toMatchObject({ asOf: latest, reason: 'A value came late.' });
});
