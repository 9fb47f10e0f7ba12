import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetBook } from '#features/books/public';
import { demoId } from '#features/demo/demo-id';
import { archiveOf } from '#features/departures/public';
import { until } from '#features/operations/testing/installation';
import type { Db } from '#platform/db';
import { startPgBouncer } from '#platform/testing/pgbouncer';
import { type Any, countOf, metricsOf, type Node, pause, ReplicaRig, resume, run, statementsOf } from '#platform/testing/replica-rig';
import { buildHttp } from '#routes';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

let rig: ReplicaRig;
beforeAll(async () => {
  rig = await ReplicaRig.open();
});
afterAll(() => rig.close());

const ASSET = demoId('HMAIN');
const OWNER = demoId('HOSHI');
const ADMIN = 'admin@hoshikawa.example';
const PARTNER = 'admin@kaede.example';
const grid = (node: Pick<Node, 'http'>, email = ADMIN): Promise<Any> => rig.grid(node, email);
const expected = async (node: Node, email = ADMIN): Promise<string> =>
  (await rig.grid(node, email, { rows: 'root', columns: ['assumedReturn.1y'] })).data.figureGrid[0].figures[0].value;
const newRate = (node: Node, fromDay: string, ratePercent: string): Promise<Any> =>
  rig.ask(node, ADMIN, `mutation($id: ID!, $input: AssumedRateInput!) { addAssumedRate(assetId: $id, input: $input) { id } }`, {
    id: ASSET,
    input: { fromDay, ratePercent, reason: 'the actuary said so' },
  });
const newestSeq = async (): Promise<number> =>
  Number((await run(rig.primary, `select max(seq) as seq from audit where organisation_id = '${OWNER}'`))[0]?.['seq']);

test('a whole book is read on the standby, and is what the primary has', async () => {
  const plain = await rig.start({});
  const http = buildHttp(plain);
  const there = await grid({ http });
  await http.close();
  await plain.closeApp();
  const node = await rig.openNode();
  await rig.as(ADMIN, node);
  await rig.caughtUp();
  const from = { primary: rig.primary.said().length, standby: rig.standby.said().length };
  const here = await grid(node);
  expect(here).toEqual(there);
  expect(here.data.figureGrid.length).toBeGreaterThan(10);
  expect(countOf(node, 'books')).toBe(1);
  await until(() => rig.standby.said().slice(from.standby).includes('from cashflow'));
  const loading = /from observation o|from known_|from month_end|from dated_flow|from cashflow/;
  const read = statementsOf(rig.standby.said().slice(from.standby)).filter(one => loading.test(one));
  const left = statementsOf(rig.primary.said().slice(from.primary)).filter(one => loading.test(one));
  expect({ read: read.length, left: left.length }).toEqual({ read: 17, left: 0 });
  // Who asks and what they may see was read on the primary.
  expect(rig.standby.said()).not.toMatch(/sessions_of|access_grant|organisation_profiles/);
});

test('who writes and who reads afterwards see it at once on any node, however far the standby is behind', async () => {
  const one = await rig.openNode();
  const other = await rig.openNode();
  await grid(one);
  await rig.caughtUp();
  await pause(rig.standby);
  const before = Number(await expected(one));
  expect((await newRate(one, '2026-05-01', '7.5')).errors).toBeUndefined();
  const after = await expected(one);
  expect(Number(after)).not.toBeCloseTo(before, 6);
  // Another node has nothing of it in memory, and another person asks there.
  expect(await expected(other, PARTNER)).toBe(after);
  expect(countOf(other, 'books', 'behind')).toBe(1);
  forgetBook(one.app, ASSET);
  expect(await expected(one)).toBe(after);
  await resume(rig.standby);
  await rig.caughtUp();
  forgetBook(one.app, ASSET);
  const read = countOf(one, 'books');
  expect(await expected(one)).toBe(after);
  expect(countOf(one, 'books')).toBe(read + 1);
});

test('access taken away is gone with the next request while the standby still has it', async () => {
  const node = await rig.openNode();
  expect((await grid(node, PARTNER)).data.figureGrid.length).toBeGreaterThan(10);
  await rig.caughtUp();
  await pause(rig.standby);
  const granted = `from access_grant where organisation_id = '${OWNER}' and grantee_id = '${demoId('KAEDE')}'`;
  await run(rig.primary, `delete ${granted}`);
  forgetBook(node.app, ASSET);
  expect((await run(rig.standby, `select count(*)::int as n ${granted}`))[0]?.['n']).toBeGreaterThan(0);
  expect((await grid(node, PARTNER)).data).toBeNull();
  // And so is a session.
  await run(rig.primary, `delete from session s using app_user u where u.id = s.user_id and u.email = '${PARTNER}'`);
  expect((await rig.ask(node, PARTNER, '{ me { user { id } } }')).data?.me ?? null).toBeNull();
  await resume(rig.standby);
});

test('the trail on screen is never old; the feed says up to when it is complete, and is not read there beyond the limit', async () => {
  const patient = await rig.openNode({ DATABASE_READ_LAG_SECONDS: '3600' });
  const strict = await rig.openNode({ DATABASE_READ_LAG_SECONDS: '1' });
  await rig.as(ADMIN, patient);
  const entries = async (): Promise<Any> =>
    (await rig.ask(patient, ADMIN, '{ auditEntries(first: 1) { data { id action } } }')).data.auditEntries;
  await newRate(patient, '2026-06-01', '6');
  await rig.caughtUp();
  const from = await newestSeq();
  expect((await entries()).data).toEqual([{ id: String(from), action: 'assumedRate.add' }]);
  await until(async () => {
    await entries();
    return countOf(patient, 'auditTrail') > 0;
  });
  await pause(rig.standby);
  await newRate(patient, '2026-07-01', '6.5');
  const behind = countOf(patient, 'auditTrail', 'behind');
  expect((await entries()).data[0].id).toBe(String(from + 1));
  expect(countOf(patient, 'auditTrail', 'behind')).toBe(behind + 1);
  // A program that polls may get it a little later; the header says so.
  const late = await rig.feed(patient, from);
  expect(late.lines).toEqual([]);
  expect(new Date(String(late.asOf)).getTime()).toBeLessThan(Date.now());
  // Once more than the limit has passed since the newest entry there, the primary answers.
  await until(async () => (await rig.feed(strict, from)).asOf === undefined);
  expect((await rig.feed(strict, from)).lines).toHaveLength(1);
  expect((await rig.feed(patient, from - 1)).lines).toHaveLength(1);
  await resume(rig.standby);
  await rig.caughtUp();
  await until(async () => (await rig.feed(strict, from)).asOf !== undefined);
  expect((await rig.feed(strict, from)).lines).toHaveLength(1);
  expect(countOf(strict, 'auditFeed')).toBeGreaterThan(0);
});

test('a complete export waits for the standby until it has what was there when it was begun', async () => {
  const node = await rig.openNode();
  await rig.caughtUp();
  await pause(rig.standby);
  await newRate(node, '2026-08-01', '5');
  const from = rig.standby.said().length;
  const { content, totals } = await archiveOf(node.app, OWNER, { mayBeReplica: true });
  const bytes = buffer(Readable.from(content));
  await until(() => rig.standby.said().slice(from).includes('from audit'));
  await resume(rig.standby);
  expect((await bytes).length).toBeGreaterThan(100_000);
  expect(countOf(node, 'archives')).toBe(1);
  const again = await archiveOf(node.app, OWNER);
  await buffer(Readable.from(again.content));
  expect(totals).toEqual(again.totals);
  expect(statementsOf(rig.standby.said().slice(from)).some(one => /declare leaving.*from "audit"/s.test(one))).toBe(true);
});

test('an export whose standby breaks off fails, leaves no connection behind, and is made from the primary when it is tried again', async () => {
  const node = await rig.openNode();
  await rig.caughtUp();
  const { content } = await archiveOf(node.app, OWNER, { mayBeReplica: true });
  const reading = async (): Promise<void> => {
    let isCut = false;
    for await (const _ of content) {
      if (
        isCut ||
        (await run(rig.standby, `select from pg_stat_activity where usename = 'hakaru_app' and xact_start is not null`)).length === 0
      )
        continue;
      await run(
        rig.standby,
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'hakaru_app' and xact_start is not null`,
      );
      isCut = true;
    }
  };
  await expect(reading()).rejects.toThrow(/terminat|connection error/);
  expect(countOf(node, 'archives', 'failed')).toBe(1);
  expect((await buffer(Readable.from((await archiveOf(node.app, OWNER)).content))).length).toBeGreaterThan(100_000);
  expect(countOf(node, 'archives')).toBe(0);
});

test('the address may lead to a pooler in transaction mode', async () => {
  const pooler = await startPgBouncer([rig.standby.url('app', 'source')]);
  const node = await rig.openNode({}, { url: () => pooler.through(rig.standby.url('app', 'source')) });
  await rig.caughtUp();
  expect((await grid(node)).data.figureGrid.length).toBeGreaterThan(10);
  expect(countOf(node, 'books')).toBe(1);
  await pooler.stop();
});

test('row-level security holds there as well, and nothing can be written', async () => {
  const node = await rig.openNode();
  const { replica } = node;
  const scope = { organisation: OWNER };
  const isSame = async (): Promise<boolean> => true;
  const own = ['observation', 'entity', 'audit', 'book_version', 'month_end', 'structure_version', 'cashflow', 'policy_weight'];
  const seen = await replica.proven('books', scope, {
    isSame,
    work: async db => {
      const others: string[] = [];
      for (const name of own) {
        const { rows } = await sql<{ n: number; mine: number }>`
          select count(*) filter (where organisation_id <> ${OWNER})::int as n, count(*)::int as mine from ${sql.table(name)}`.execute(db);
        if (rows[0]?.n !== 0 || rows[0].mine === 0) others.push(`${name} ${JSON.stringify(rows[0])}`);
      }
      return others;
    },
  });
  expect(seen?.value).toEqual([]);
  for (const name of own)
    expect(Number((await run(rig.standby, `select count(distinct organisation_id)::int as n from ${name}`))[0]?.['n'])).toBeGreaterThan(1);
  // The connection keeps nothing of whose it was.
  const nobody = { organisation: '' };
  const work = async (db: Db) => (await sql<{ n: number }>`select count(*)::int as n from entity`.execute(db)).rows;
  expect((await replica.proven('books', nobody, { isSame, work }))?.value).toEqual([{ n: 0 }]);
  expect((await grid(node, 'ops@tsubaki.example')).data.figureGrid.length).toBeGreaterThan(0);
  expect((await grid(node, 'admin@shirasagi.example')).data).toBeNull();
  expect(countOf(node, 'books')).toBe(3);
  const writing = await replica.proven('books', scope, { isSame, work: db => sql`delete from observation`.execute(db) });
  expect(writing).toBeNull();
});

test('one that is killed in the middle of a reading: the primary answers, the node stays ready, and says so in its metrics', async () => {
  const doomed = await rig.primary.standby();
  const node = await rig.openNode({}, doomed);
  await rig.as(ADMIN, node);
  await rig.caughtUp(doomed);
  // The standby replays a lock on the last table of a book and then nothing more, so whoever reads there waits half-way.
  const locking = new pg.Client({ connectionString: rig.primary.url('postgres', 'source') });
  await locking.connect();
  await locking.query('begin');
  await locking.query('lock table cashflow in access exclusive mode');
  await locking.query('select pg_switch_wal()');
  await until(
    async () =>
      (await run(doomed, `select from pg_locks where relation = 'cashflow'::regclass and mode = 'AccessExclusiveLock'`)).length > 0,
  );
  await pause(doomed);
  await locking.query('rollback');
  await locking.end();
  const answer = grid(node);
  await until(
    async () => (await run(doomed, `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'from cashflow'`)).length > 0,
  );
  await doomed.kill();
  expect((await answer).data.figureGrid.length).toBeGreaterThan(10);
  expect(countOf(node, 'books', 'failed')).toBe(1);
  forgetBook(node.app, ASSET);
  expect((await grid(node)).data.figureGrid.length).toBeGreaterThan(10);
  expect((await rig.feed(node, 0)).asOf).toBeUndefined();
  expect((await node.http.inject('/readyz')).statusCode).toBe(200);
  const text = await metricsOf(node);
  expect(text).toContain('\nhakaru_replica_up 0\n');
  expect(text).not.toContain('hakaru_replica_lag_seconds');
  expect(text).toContain('hakaru_replica_reads_total{read="books",source="primary",reason="failed"} 1');
  expect(node.lines.filter(line => line.includes('the read replica is not used')).length).toBeGreaterThan(0);
});

test('one that is promoted is no longer read, and neither is one that did not follow a failover', async () => {
  const heir = await rig.primary.standby();
  const node = await rig.openNode({}, heir);
  await rig.caughtUp(heir);
  const there = await grid(node);
  expect(countOf(node, 'books')).toBe(1);
  await until(async () => (await metricsOf(node)).includes('\nhakaru_replica_lag_seconds 0\n'));
  await run(heir, 'select pg_promote()');
  // From here on it goes its own way: what is written there must not be shown.
  await run(heir, `set session_replication_role = replica; update entity set name_en = 'Split brain'; delete from observation`);
  forgetBook(node.app, ASSET);
  expect(await grid(node)).toEqual(there);
  expect(countOf(node, 'books', 'failed')).toBe(1);
  expect(await node.replica.look()).toBeNull();
  expect(node.lines.join('\n')).toContain('it takes writes itself, so it is no standby');
  // Seen from the new primary, the standby of the old one is on another timeline, though of the same system.
  const after = await rig.openNode({ DATABASE_URL: heir.url('app', 'source') });
  expect((await after.app.database.pool.query('select pg_is_in_recovery() as standby')).rows).toEqual([{ standby: false }]);
  await grid(after);
  expect(countOf(after, 'books')).toBe(0);
  expect(after.lines.join('\n')).toMatch(/it is on timeline 1 and the primary on 2: it does not follow since a failover/);
  await heir.stop();
});
