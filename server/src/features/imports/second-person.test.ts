import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { importTasks } from './jobs';
import { MANAGER, MONTH, OWNER, plantAsset, type Planted, plantPackage } from '#features/month-ends/testing/month-plant';
import { sendFile } from '#testing/send-file';

/** A manager requires a second person for its imports; one user tries to get around it. */
let server: TestServer;
let planted: Planted;
const OPS = 'ops@tsubaki.example';
const COLLEAGUE = 'new@tsubaki.example';
const SUPPORT = 'super@platform.example';
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(`update app_user set agreed_at = now() where email = $1`, [COLLEAGUE]);
  await server.sql(`insert into month_setting (organisation_id, import_second_person) values ($1, true) on conflict (organisation_id) do update set import_second_person = true`, [MANAGER]); // oxfmt-ignore
  planted = await plantAsset(server, await plantPackage(server), 1);
});
afterAll(() => server.close());

let files = 0;
const content = (value: number): Buffer =>
  Buffer.from(`Mandate Code,As-of Date,Market Value\n${planted.mandates[0]?.ref},${MONTH},${value}\n`);
async function send(token: string): Promise<{ id: string; version: number }> {
  files += 1;
  const fields = { runMode: 'sync', ownerId: OWNER };
  const { status, body } = await sendFile(server, token, { name: `f${files}.csv`, bytes: content(1_000_000 + files), fields });
  expect(status).toBe(201);
  return { id: body.id, version: await versionOf(body.id) };
}
const versionOf = async (id: string): Promise<number> =>
  (await server.sql(`select version from import where id = $1`, [id]))[0]?.['version'];
const statusOf = async (id: string): Promise<string> => (await server.sql(`select status from import where id = $1`, [id]))[0]?.['status'];
const APPROVE = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "agreed") { status } }`;
const approve = async (token: string, given: { id: string; version: number }): Promise<unknown> => {
  const { data, errors } = await server.ask(token, APPROVE, given);
  return data?.approveImport?.status ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
};
const REFUSED = { id: ['secondPerson'] };

test('who sent a file does not approve it from a second session either; a colleague does', async () => {
  const sent = await send(await server.as(OPS));
  expect(await approve(await server.signIn(OPS), sent)).toEqual(REFUSED);
  expect(await statusOf(sent.id)).not.toBe('approved');
  expect(await approve(await server.as(COLLEAGUE), sent)).toBe('approved');
});

test('support that works as the manager is one person too: what it sent it does not approve', async () => {
  const support = await server.signIn(SUPPORT);
  const START = `mutation { startImpersonation(organisationId: "${MANAGER}", role: "admin") { id } }`;
  expect((await server.ask(support, START)).errors).toBeUndefined();
  const sent = await send(support);
  expect(await approve(support, sent)).toEqual(REFUSED);
  expect((await server.ask(support, `mutation { stopImpersonation { id } }`)).errors).toBeUndefined();
  expect((await server.ask(support, START)).errors).toBeUndefined();
  expect(await approve(support, sent)).toEqual(REFUSED);
  expect(await approve(await server.as(OPS), sent)).toBe('approved');
});

test('support that works as the manager is not the second person for what its people sent', async () => {
  const sent = await send(await server.as(OPS));
  const support = await server.signIn(SUPPORT);
  await server.ask(support, `mutation { startImpersonation(organisationId: "${MANAGER}", role: "admin") { id } }`);
  expect(await approve(support, sent)).toEqual(REFUSED);
  expect(await statusOf(sent.id)).not.toBe('approved');
  await server.sql(`update month_setting set import_second_person = false where organisation_id = $1`, [MANAGER]);
  expect(await approve(support, sent)).toBe('approved'); // without the rule, support may approve
  await server.sql(`update month_setting set import_second_person = true where organisation_id = $1`, [MANAGER]);
});

test('of a sender and colleagues who approve at once one colleague wins, once, and the sender never', async () => {
  const ops = await server.as(OPS);
  const colleague = await server.as(COLLEAGUE);
  for (let round = 0; round < 5; round++) {
    const sent = await send(ops);
    const [first, second, own] = await Promise.all([approve(colleague, sent), approve(colleague, sent), approve(ops, sent)]);
    expect([first, second].filter(one => one === 'approved')).toHaveLength(1);
    expect(own).not.toBe('approved');
    const audited = await server.sql(`select user_id as "userId" from audit where subject_id = $1 and action = 'import.approve' and organisation_id = $2`, [sent.id, MANAGER]); // oxfmt-ignore
    expect(audited).toEqual([{ userId: demoId(COLLEAGUE) }]);
  }
});

test('a corrector who guesses the version to come approves nothing that was read before the correction', async () => {
  const ops = await server.as(OPS);
  const colleague = await server.as(COLLEAGUE);
  for (let round = 0; round < 5; round++) {
    const sent = await send(ops);
    files += 1;
    // A colleague corrects the file, and so becomes one of its senders, while approving it under the versions the correction will have.
    const correcting = sendFile(server, colleague, {
      path: `/imports/${sent.id}/file`,
      name: `f${files}.csv`,
      bytes: content(1_000_000 + files),
      fields: { version: String(sent.version) },
    });
    const guesses = await Promise.all([1, 2, 3].map(ahead => approve(colleague, { id: sent.id, version: sent.version + ahead })));
    expect((await correcting).status).toBe(202);
    expect(guesses).not.toContain('approved');
    await importTasks['processImport']?.(
      server.app,
      { organisationId: MANAGER, importId: sent.id },
      { jobId: '1', attempt: 1, signal: undefined },
    );
    const now = { id: sent.id, version: await versionOf(sent.id) };
    expect(await approve(colleague, now)).toEqual(REFUSED);
    expect(await approve(ops, now)).toBe('approved');
  }
});

test('a sender who is removed meanwhile approves nothing, and what they sent still needs another', async () => {
  const ops = await server.as(OPS);
  const leaver = await server.signIn(COLLEAGUE);
  const sent = await send(leaver);
  await server.sql(`update app_user set disabled_at = now() where email = $1`, [COLLEAGUE]);
  server.passTime(60); // longer than a process caches a session
  expect(await approve(leaver, sent)).not.toBe('approved');
  expect(await statusOf(sent.id)).not.toBe('approved');
  expect(await approve(await server.as(OPS), sent)).toBe('approved');
  expect(await approve(ops, sent)).not.toBe('approved'); // already approved
  await server.sql(`update app_user set disabled_at = null where email = $1`, [COLLEAGUE]);
});
