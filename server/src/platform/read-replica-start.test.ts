import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { admin as command } from '#features/operations/testing/command';
import { startDebianPostgres } from '#features/operations/testing/debian-postgres';
import { record } from '#platform/audit';
import { inScope } from '#platform/db';
import { readSettings } from '#platform/settings';
import { countOf, type Node, ReplicaRig } from '#platform/testing/replica-rig';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

let rig: ReplicaRig;
beforeAll(async () => {
  rig = await ReplicaRig.open({ figures: false });
});
afterAll(() => rig.close());

const trailOf = async (node: Node): Promise<unknown[]> =>
  (await rig.ask(node, 'admin@hoshikawa.example', '{ auditEntries(first: 5) { data { id } } }')).data.auditEntries.data;

test('a wrong address is refused with a sentence at the start', async () => {
  const other = await startDebianPostgres();
  await other.create('source');
  expect(await rig.refusal({ DATABASE_READ_URL: other.url('app', 'source') })).toMatch(
    /^DATABASE_READ_URL leads to another database system than DATABASE_URL \(\d+, not \d+\): give the address of one of its standbys\.$/,
  );
  await other.stop();
  const at = (url: string) => rig.refusal({ DATABASE_READ_URL: url });
  expect(await at(rig.standby.url('app', 'postgres'))).toBe(
    'DATABASE_READ_URL and DATABASE_URL name different databases: both must name the same one.',
  );
  expect(await at(rig.standby.url('app', 'nowhere'))).toMatch(
    /^There is no database nowhere at .*: create it, or correct DATABASE_READ_URL\.$/,
  );
  expect(await at(rig.standby.url('postgres', 'source'))).toMatch(
    /^DATABASE_READ_URL signs in as postgres, which may bypass row-level security/,
  );
  expect(await at(rig.standby.url('owner', 'source'))).toMatch(/^DATABASE_READ_URL signs in as hakaru_owner, which owns the tables/);
  expect(await at(rig.standby.url('app', 'source').replace('hakaru_app', 'hakaru_stranger'))).toBe(
    'DATABASE_READ_URL signs in as hakaru_stranger, which may not read the tables: use the role of DATABASE_URL.',
  );
  expect(() => readSettings({ DATA_DIR: rig.folder, DATABASE_READ_URL: rig.standby.url('app', 'source') })).toThrow(
    /^DATABASE_URL must be set beside DATABASE_READ_URL/,
  );
});

test('one that is away or takes writes itself does not stop a start, is said once, and the primary answers', async () => {
  const nowhere = { url: () => 'postgres://hakaru_app:x@127.0.0.1:1/source' };
  const away = await rig.openNode({}, nowhere);
  const request = { id: 'test', ip: '', userAgent: '', language: 'en' as const, module: null, tokenHash: null };
  const organisationId = demoId('HOSHI');
  await inScope(away.app.database.db, { organisation: organisationId }, db =>
    record({ app: away.app, db, actor: null, request }, 'asset.update', { organisationId, subject: 'asset', subjectId: null }),
  );
  expect(await trailOf(away)).toHaveLength(1);
  const itself = await rig.openNode({}, rig.primary);
  expect(await trailOf(itself)).toHaveLength(1);
  for (const node of [away, itself]) {
    expect(countOf(node, 'auditTrail', 'resting')).toBe(1);
    expect(await node.replica.look()).toBeNull();
    expect((await node.http.inject('/readyz')).statusCode).toBe(200);
  }
  const said = ({ lines }: Node): string[] => lines.filter(line => line.includes('read replica'));
  expect(said(away)[0]).toContain('does not answer');
  expect(said(itself)).toHaveLength(2); // what it is by its setting, and what a reader finds
  await itself.replica.look();
  expect(said(itself)).toHaveLength(2);
  const preflight = await command(rig.env({ DATABASE_READ_URL: nowhere.url() }), 'preflight');
  expect(preflight.said).toMatch(/^ok {5}read replica: not used for now: The database at 127\.0\.0\.1:1 does not answer/m);
  expect((await command(rig.env({ DATABASE_READ_URL: rig.standby.url('app', 'source') }), 'preflight')).said).toMatch(
    /^ok {5}read replica: a standby of the same database$/m,
  );
});
