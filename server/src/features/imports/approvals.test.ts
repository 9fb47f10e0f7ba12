import { afterAll, beforeAll, expect, test } from 'vitest';
import { MANAGER, OWNER, plantPackage } from '#features/month-ends/testing/month-plant';
import { sendFile } from '#testing/send-file';
import { supportInside } from '#testing/support';
import { openTestServer, type TestServer } from '#testing/test-server';
import { APPROVAL_ATTEMPTS } from './approval-queue';
import { importTasks } from './jobs';
import { processImport } from './process';
import { LARGE, monthOf, plantLarge } from './testing/large-file';

/** The approval of a large file is a job; somebody else may do anything between the click and the job. */
let server: TestServer;
let assetId: string;
let ops: string;
let colleague: string;
let owner: string;
let ownersOther: string;
let stranger: string;
const COLLEAGUE = 'new@tsubaki.example';
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(`update app_user set agreed_at = now() where email = $1`, [COLLEAGUE]);
  assetId = await plantLarge(server.sql, { managerId: MANAGER, packageId: await plantPackage(server) });
  ops = await server.as('ops@tsubaki.example');
  colleague = await server.as(COLLEAGUE);
  owner = await server.as('admin@hoshikawa.example');
  ownersOther = await server.as('user@hoshikawa.example');
  stranger = await server.as('ops@marlowe.example');
});
afterAll(() => server.close());

const SHOWN = `id status version recorded approvedByName proposal { isOpen } approval { byName isOpen failure }`;
const read = async (id: string, token = ops) =>
  (await server.ask(token, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, { id })).data?.import;

/** The import, or why it was refused. */
async function act(token: string, call: string, given: Record<string, unknown>) {
  const name = call.split('(')[0] ?? '';
  const { data, errors } = await server.ask(token, `mutation($id: ID!, $version: Int!) { ${call} { ${SHOWN} } }`, given);
  return data?.[name] ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
}
const approve = (token: string, given: { id: string; version: number }) =>
  act(token, 'approveImport(id: $id, version: $version)', { id: given.id, version: given.version });
const accept = (token: string, { id, version }: { id: string; version: number }) =>
  act(token, 'acceptProposal(id: $id, version: $version, reason: "agreed")', { id, version });

let files = 0;
/** Each test's month is earlier than the last one's: there is no month before it that it could be compared with. */
async function send(asOf: string, { token = ops, ...some }: { token?: string; mandates?: number; more?: number } = {}) {
  files += 1;
  const file = { name: `large${files}.csv`, bytes: monthOf(asOf, some), fields: { ownerId: OWNER } };
  const { status, body } = await sendFile(server, token, file);
  expect([status, body.id]).toEqual([201, expect.any(String)]);
  await processImport(server.app, { organisationId: MANAGER, importId: body.id });
  const sent = await read(body.id, token);
  expect(sent).toMatchObject({ status: 'validated', approval: null });
  return sent;
}

/** Takes a waiting job as the worker does. */
async function work(id: string, attempt = 1, app = server.app): Promise<void> {
  const jobs = await server.sql(`select payload from graphile_worker._private_jobs where key = $1`, [`approval:${id}`]);
  expect(jobs).toHaveLength(1);
  const facts = { jobId: 'x', attempt, signal: undefined };
  await importTasks['approveImport']?.(app, jobs[0]?.['payload'], facts);
}

const factsOf = async (id: string): Promise<number> =>
  (await server.sql(`select count(*)::int as n from observation o join source s on s.id = o.source_id where s.import_id = $1`, [id]))[0]?.[
    'n'
  ];
const auditOf = (id: string) =>
  server.sql(`select user_id, original_user_id, request_id from audit where subject_id = $1 and action = 'import.approve' and organisation_id = $2`, [id, MANAGER]); // oxfmt-ignore
const noticesOf = async (id: string): Promise<string[]> =>
  (
    await server.sql(
      `select distinct kind from notification where path like '%' || $1 and organisation_id = $2 and kind like 'importApproved%'`,
      [id, OWNER],
    )
  ).map(({ kind }) => kind);
const BEING_APPROVED = { id: ['beingApproved'] };
const underWay = { status: 'validated', recorded: null, approval: { isOpen: true, failure: null } };
const failed = (failure: string) => ({ status: 'validated', recorded: null, approval: { isOpen: false, failure } });

test('a large file is being approved until its job has ended: nobody can change it, and everything is recorded at once', async () => {
  const sent = await send('2024-12-31');
  const asked = await approve(ops, sent);
  expect(asked).toMatchObject(underWay);
  expect([await factsOf(sent.id), await auditOf(sent.id), await noticesOf(sent.id)]).toEqual([0, [], []]);
  expect(await read(sent.id, owner)).toMatchObject({ ...underWay, approval: { byName: asked.approval.byName } });
  expect(await read(sent.id, stranger)).toBeUndefined();

  expect([await approve(colleague, sent), await approve(colleague, asked)]).toEqual([BEING_APPROVED, BEING_APPROVED]);
  expect(await act(ops, 'withdrawImport(id: $id, version: $version)', asked)).toEqual(BEING_APPROVED);
  expect(await act(ops, 'reimport(id: $id, version: $version)', asked)).toEqual(BEING_APPROVED);
  const again = { path: `/imports/${sent.id}/file`, name: 'x.csv', bytes: monthOf('2024-12-31'), fields: { version: `${asked.version}` } };
  expect((await sendFile(server, ops, again)).body.errors).toEqual(BEING_APPROVED);
  expect((await server.call('GET', `/imports/${sent.id}`, { token: ops })).body).toMatchObject({ isBeingApproved: true });

  await work(sent.id);
  expect(await read(sent.id)).toMatchObject({ status: 'approved', recorded: LARGE, approvedByName: asked.approval.byName, approval: null });
  expect([await factsOf(sent.id), await noticesOf(sent.id)]).toEqual([LARGE, ['importApproved']]);
  expect(await auditOf(sent.id)).toHaveLength(1);
  const tasks = `select count(*)::int as n from task_dataset where import_id = $1 and state = 'approved'`;
  expect(await server.sql(tasks, [sent.id])).toEqual([{ n: LARGE }]);

  await work(sent.id); // a job runs at least once
  expect([await factsOf(sent.id), (await auditOf(sent.id)).length, (await read(sent.id)).approval]).toEqual([LARGE, 1, null]);
});

test('of several who approve at once exactly one does, and there is one job', async () => {
  const sent = await send('2024-11-30');
  const replies = await Promise.all(Array.from({ length: 6 }, (_, at) => approve(at % 2 === 0 ? ops : colleague, sent)));
  expect(replies.filter(one => one.approval?.isOpen)).toHaveLength(1);
  await work(sent.id);
  expect([(await read(sent.id)).status, (await auditOf(sent.id)).length]).toEqual(['approved', 1]);
});

test('what the rows were checked against changed meanwhile: nothing is recorded, and the file can be checked again and approved', async () => {
  const sent = await send('2024-10-31');
  const small = await send('2024-10-31', { mandates: 1, more: 5 });
  await approve(ops, sent);
  expect(await approve(colleague, small)).toMatchObject({ status: 'approved', approval: null });
  await work(sent.id);
  const refused = await read(sent.id);
  expect([refused, await factsOf(sent.id), await auditOf(sent.id)]).toMatchObject([failed('checkAgain'), 0, []]);
  expect(await act(ops, 'reimport(id: $id, version: $version)', refused)).toMatchObject({ status: 'processing', approval: null });
});

test('an approver who is disabled, may no longer write, or lost the client is refused by the job; a colleague approves', async () => {
  const sent = await send('2024-09-30');
  const change = async (lose: string, restore: string, values: string[]): Promise<void> => {
    const asked = await approve(ops, await read(sent.id));
    expect(asked).toMatchObject(underWay);
    await server.sql(lose, values);
    await work(sent.id);
    await server.sql(restore, values);
    expect([await read(sent.id), await factsOf(sent.id)]).toMatchObject([failed('rightsLost'), 0]);
  };
  const OPS = ['ops@tsubaki.example'];
  await change(`update app_user set disabled_at = now() where email = $1`, `update app_user set disabled_at = null where email = $1`, OPS);
  await change(`update app_user set role = 'readonly' where email = $1`, `update app_user set role = 'user' where email = $1`, OPS);
  const grantee = (to: string) => `update access_grant set grantee_id = ${to} where organisation_id = $1 and asset_id = $2`;
  const others = `(select organisation_id from app_user where email = 'ops@marlowe.example')`;
  await change(grantee(others), grantee(`'${MANAGER}'`), [OWNER, assetId]);
  const taken = await approve(colleague, await read(sent.id, colleague));
  await work(sent.id);
  expect(await read(sent.id)).toMatchObject({ status: 'approved', approvedByName: taken.approval.byName });
});

test('the owner validates the tasks of a large file: they follow when its job has ended', async () => {
  const sent = await send('2024-08-31');
  const [task] = await server.sql(`select assignment_id from task_dataset where import_id = $1 limit 1`, [sent.id]);
  const keys = [{ assignmentId: task?.['assignment_id'], asOf: '2024-08-31' }];
  const VALIDATE = `mutation($a: ID!, $k: [TaskKeyInput!]!) { validateTasks(assetId: $a, tasks: $k) { done skipped } }`;
  const { data } = await server.ask(owner, VALIDATE, { a: assetId, k: keys });
  expect(data?.validateTasks).toEqual({ done: 0, skipped: 1 });
  expect(await read(sent.id)).toMatchObject(underWay);
  await work(sent.id);
  expect(await read(sent.id)).toMatchObject({ status: 'approved', recorded: LARGE });
});

test('of files approved together the large one is left to its job', async () => {
  const large = await send('2024-07-31');
  const small = await send('2024-06-30', { mandates: 3 });
  const { data } = await server.ask(ops, `mutation($ids: [ID!]!) { approveImports(ids: $ids) { id outcome } }`, {
    ids: [large.id, small.id],
  });
  expect(data?.approveImports).toEqual([
    { id: large.id, outcome: 'beingApproved' },
    { id: small.id, outcome: 'approved' },
  ]);
  await work(large.id);
  expect(await read(large.id)).toMatchObject({ status: 'approved' });
});

test('who sent a large file does not approve it where a second person is asked for, nor after the rule was made meanwhile', async () => {
  const sent = await send('2024-05-31');
  await approve(ops, sent);
  await server.sql(`insert into month_setting (organisation_id, import_second_person) values ($1, true) on conflict (organisation_id) do update set import_second_person = true`, [MANAGER]); // oxfmt-ignore
  await work(sent.id);
  const refused = await read(sent.id);
  expect(refused).toMatchObject(failed('secondPerson'));
  expect(await approve(ops, refused)).toEqual({ id: ['secondPerson'] });
  await server.sql(`update month_setting set import_second_person = false where organisation_id = $1`, [MANAGER]);
});

test('support approves as support: the trail names the person behind, and nothing is recorded once it has lost its rights', async () => {
  const sent = await send('2024-04-30');
  const support = await supportInside(server, MANAGER);
  await approve(support, sent);
  await server.sql(`update app_user set superuser = false where email = 'super@platform.example'`);
  await work(sent.id);
  await server.sql(`update app_user set superuser = true where email = 'super@platform.example'`);
  const refused = await read(sent.id);
  expect(refused).toMatchObject(failed('rightsLost'));
  expect(await approve(support, refused)).toMatchObject(underWay);
  await work(sent.id);
  const [{ id: superuser } = { id: '' }] = await server.sql(`select id from app_user where email = 'super@platform.example'`);
  expect(await auditOf(sent.id)).toMatchObject([{ original_user_id: superuser, request_id: expect.stringMatching(/./) }]);
});

test('an approval whose job fails again and again, or is gone, ends, and can be asked for again', async () => {
  const sent = await send('2024-03-31');
  await approve(ops, sent);
  // The trail, which is written last, cannot be.
  const broken = { ...server.app, settings: { ...server.app.settings, get secret(): string { throw new Error('planted'); } } }; // oxfmt-ignore
  await expect(work(sent.id, 1, broken)).rejects.toThrow(/planted/);
  expect(await read(sent.id)).toMatchObject(underWay);
  await expect(work(sent.id, APPROVAL_ATTEMPTS, broken)).rejects.toThrow(/planted/);
  const refused = await read(sent.id);
  expect([refused, await factsOf(sent.id)]).toMatchObject([failed('unexpected'), 0]);

  await approve(ops, refused);
  await importTasks['resumeImports']?.(server.app, null, { jobId: 'x', attempt: 1, signal: undefined });
  const waiting = await read(sent.id);
  expect(waiting).toMatchObject(underWay); // its job waits
  await server.sql(`delete from graphile_worker._private_jobs where key = $1`, [`approval:${sent.id}`]);
  await importTasks['resumeImports']?.(server.app, null, { jobId: 'x', attempt: 1, signal: undefined });
  expect(await read(sent.id)).toMatchObject(failed('unexpected'));
});

test('a month that is confirmed meanwhile makes a proposal; the owner’s acceptance is a job as well', async () => {
  const sent = await send('2024-02-29');
  await approve(ops, sent);
  await server.sql(`insert into month_end (organisation_id, asset_id, as_of, populated_at) values ($1, $2, '2024-02-29', now())`, [OWNER, assetId]); // oxfmt-ignore
  await work(sent.id);
  const proposed = await read(sent.id, owner);
  expect([proposed, await factsOf(sent.id)]).toMatchObject([{ status: 'validated', proposal: { isOpen: true }, approval: null }, 0]);

  const asked = await accept(owner, proposed);
  expect(asked).toMatchObject(underWay);
  expect(await act(ownersOther, 'returnProposal(id: $id, version: $version, comment: "no")', asked)).toEqual(BEING_APPROVED);
  expect(await accept(ownersOther, asked)).toEqual(BEING_APPROVED);
  await work(sent.id);
  expect(await read(sent.id, owner)).toMatchObject({ status: 'approved', recorded: LARGE, proposal: { isOpen: false } });
});
