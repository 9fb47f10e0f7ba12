import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';
import { departureTasks } from './jobs';

const ADMIN = 'admin@hoshikawa.example';
const HOSHI = demoId('HOSHI');
let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  admin = await server.as(ADMIN);
});
afterAll(() => server.close());

const CREATE = 'mutation($name: String!, $password: String!) { createOrganisationExport(name: $name, password: $password) { id } }';
async function create(): Promise<{ id: string | undefined; refusal: unknown }> {
  const { data, errors } = await server.ask(admin, CREATE, { name: 'HOSHI', password: passwordOf(ADMIN) });
  return { id: data?.createOrganisationExport?.id, refusal: errors?.[0]?.extensions?.validation };
}
const newest = async () => (await server.ask(admin, '{ organisationExports { id state sha256 } }')).data.organisationExports[0];
const run = (id: string | undefined, attempt: number, app = server.app) =>
  departureTasks['archiveOrganisation']?.(app, { organisationId: HOSHI, id }, { jobId: '1', attempt, signal: undefined });
/** Longer than a session that nobody uses. */
async function wait(): Promise<void> {
  server.passTime(3_700);
  admin = await server.signIn(ADMIN);
}
const dying = () => {
  const put = async (): Promise<never> => {
    throw new Error('the server was killed');
  };
  return { ...server.app, files: { ...server.app.files, put } };
};

test('cut off while it is made, an archive is made anew; at the last try it is said to have failed, and another may be asked for', async () => {
  const { id } = await create();
  await expect(run(id, 1, dying())).rejects.toThrow('the server was killed');
  expect(['waiting', 'running']).toContain((await newest()).state);
  expect((await create()).refusal).toEqual({ name: ['alreadyOpen'] });
  await run(id, 2);
  expect(await newest()).toMatchObject({ state: 'done', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });

  const second = await create();
  await expect(run(second.id, 3, dying())).rejects.toThrow('the server was killed');
  expect(await newest()).toMatchObject({ id: second.id, state: 'failed' });
});

test('killed at the last try, when nobody can say so any more: the daily round says it, or whoever asks for another', async () => {
  const kill = async (id: string | undefined) => {
    await server.sql(`update organisation_export set state = 'running' where id = $1`, [id]);
    await server.sql(`select graphile_worker.remove_job($1)`, [`archive:${id}`]); // its tries are used up
  };
  const first = await create();
  await kill(first.id);
  const round = () => departureTasks['removeOldArchives']?.(server.app, null, { jobId: '1', attempt: 1, signal: undefined });
  await round();
  expect(await newest()).toMatchObject({ id: first.id, state: 'running' }); // it may only just have begun
  await wait();
  await round();
  expect(await newest()).toMatchObject({ id: first.id, state: 'failed' });

  const second = await create();
  await kill(second.id);
  expect((await create()).refusal).toEqual({ name: ['alreadyOpen'] });
  await wait();
  const third = await create();
  expect(third.refusal).toBeUndefined();
  expect(await newest()).toMatchObject({ id: third.id, state: 'waiting' });
  await wait();
  await round();
  expect(await newest()).toMatchObject({ id: third.id, state: 'waiting' }); // its job still waits for a worker
});
