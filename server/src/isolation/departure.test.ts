import { verify } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicKeyOf } from '#platform/signing';
import { deletionTasks } from '#features/departures/deletion-jobs';
import { openTestServer, passwordOf, type Answer, type TestServer } from '#testing/test-server';
import { plantWorld, type Prober } from './world';

const SUPER = 'super@platform.example';
const SECOND = 'second@platform.example';
let server: TestServer;
let probers: Prober[];
let leaving: Prober;
beforeAll(async () => {
  server = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"loginPerAccountMinute": 1000000}' } });
  probers = await plantWorld(server);
  const [first] = probers;
  if (!first) throw new Error('nobody was planted');
  leaving = first;
  // A second super-user with the same password as the first.
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, role, superuser, agreed_at, verified_at, password_hash)
     select organisation_id, gen_random_uuid(), $2, 'Second', role, true, agreed_at, verified_at, password_hash from app_user where email = $1`,
    [SUPER, SECOND],
  );
}, 500_000);
afterAll(() => server.close());

const REQUEST = `mutation($ref: String!, $backupsUntil: String!, $password: String!) {
  requestOrganisationDeletion(ref: $ref, backupsUntil: $backupsUntil, password: $password) { id version state } }`;
const APPROVE = `mutation($id: ID!, $version: Int!, $ref: String!, $password: String!) {
  approveOrganisationDeletion(id: $id, version: $version, ref: $ref, password: $password) { state } }`;
const WITHDRAW = 'mutation($id: ID!, $version: Int!) { withdrawOrganisationDeletion(id: $id, version: $version) { state } }';
const LIST = '{ organisationDeletions { id ref state done total files certificate } }';
const facts = { jobId: '1', attempt: 1, signal: undefined };
const password = passwordOf(SUPER);
const tokens = new Map<string, string>();
const as = async (email: string) => {
  if (!tokens.has(email)) tokens.set(email, await server.signIn(email, email === SECOND ? password : passwordOf(email)));
  return tokens.get(email) ?? '';
};
const ask = async (email: string, document: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await as(email), document, variables);
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const wanted = (more: object = {}) => ({ ref: 'PROBE0', backupsUntil: '2999-12-31', password, ...more });
const run = (id: string) => deletionTasks['deleteOrganisation']?.(server.app, { id }, facts);

/** For every table with an owner, each organisation's number of rows and a checksum of their content. */
async function sums(): Promise<Map<string, string>> {
  const tables =
    await server.sql(`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped)`);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await server.sql(
      `select organisation_id as owner, count(*) as n, sum(('x' || substr(md5(t::text), 1, 8))::bit(32)::int::numeric) as sum from "${name}" t group by 1`,
    );
    for (const { owner, n, sum } of rows) found.set(`${name} ${owner}`, `${n} ${sum}`);
  }
  return found;
}

/** The request only checks that a complete export exists; making one is covered by another test. */
async function exported(): Promise<void> {
  await server.sql(
    `insert into audit (organisation_id, seq, at, action, subject, after, previous_hash, hash)
     select $1, coalesce(max(seq), 0) + 1, now(), 'organisation.exportDone', 'organisation', '{"sha256": "feed"}', '\\x00', '\\x00' from audit where organisation_id = $1`,
    [leaving.organisationId],
  );
}

test('a deletion needs an export, two super-users, the reference and both passwords; nobody else gets as far', async () => {
  expect(refusal(await ask('admin@hoshikawa.example', REQUEST, wanted()))).toBe('This action is unauthorized.');
  expect(refusal(await ask('view@hoshikawa.example', LIST))).toBe('This action is unauthorized.');
  expect(refusal(await ask(SUPER, REQUEST, wanted()))).toEqual({ ref: ['notExported'] });
  await exported();
  expect(refusal(await ask(SUPER, REQUEST, wanted({ ref: 'NOBODY' })))).toEqual({ ref: ['unknown'] });
  expect(refusal(await ask(SUPER, REQUEST, wanted({ ref: 'PLATF' })))).toEqual({ ref: ['operators'] });
  expect(refusal(await ask(SUPER, REQUEST, wanted({ password: 'Wrong!Password1' })))).toEqual({ password: ['auth.password_incorrect'] });
  expect(refusal(await ask(SUPER, REQUEST, wanted({ backupsUntil: '2020-01-01' })))).toEqual({ backupsUntil: ['past'] });
  const both = await Promise.all([ask(SUPER, REQUEST, wanted()), ask(SUPER, REQUEST, wanted())]);
  expect(both.map(refusal).filter(Boolean)).toEqual([{ ref: ['alreadyOpen'] }]);
  const [first] = both.filter(({ errors }) => !errors);
  const { id, version } = first?.data.requestOrganisationDeletion ?? {};
  expect(refusal(await ask(SUPER, APPROVE, { id, version, ref: 'PROBE0', password }))).toEqual({ password: ['secondPerson'] });
  expect(refusal(await ask(SECOND, APPROVE, { id, version, ref: 'PROBE1', password }))).toEqual({ ref: ['otherName'] });
  expect((await ask(SUPER, WITHDRAW, { id, version })).data.withdrawOrganisationDeletion.state).toBe('withdrawn');
  expect(refusal(await ask(SECOND, APPROVE, { id, version: version + 1, ref: 'PROBE0', password }))).toBe('Conflict.');
});

test('what only grows stays so for everybody whose deletion two people have not decided', async () => {
  const owner = new pg.Client({ connectionString: server.database.superuserUrl });
  await owner.connect();
  await expect(owner.query('delete from audit where organisation_id = $1', [leaving.organisationId])).rejects.toThrow(
    'audit is append-only',
  );
  await expect(owner.query(`delete from valuation where organisation_id = $1`, [leaving.organisationId])).rejects.toThrow('facts are kept');
  await owner.end();
  const call = server.sql(`select delete_departed('audit', $1, 10, null, '{}')`, [leaving.organisationId]);
  await expect(call).rejects.toThrow('is not being deleted');
});

test('cut off anywhere it goes on, two at once are one; afterwards nobody signs in, nothing is left, and others have what they had', async () => {
  const before = await sums();
  const { id, version } = (await ask(SUPER, REQUEST, wanted())).data.requestOrganisationDeletion;
  const approvals = await Promise.all([1, 2].map(() => ask(SECOND, APPROVE, { id, version, ref: 'PROBE0', password })));
  expect(approvals.map(refusal).filter(Boolean)).toEqual(['Conflict.']);
  expect((await server.call('GET', '/me', { token: leaving.token })).status).toBe(401);

  const files = server.app.files.delete;
  let asked = 0;
  server.app.files.delete = async key => {
    if (asked++ === 2) throw new Error('the store is away');
    await files(key);
  };
  await expect(run(id)).rejects.toThrow('the store is away');
  const [half] = (await ask(SUPER, LIST)).data.organisationDeletions;
  expect(half).toMatchObject({ state: 'running', files: null, certificate: null });
  await Promise.all([run(id), run(id)]);
  server.app.files.delete = files;

  const [done] = (await ask(SUPER, LIST)).data.organisationDeletions;
  expect(done).toMatchObject({ state: 'done', done: done.total });
  const { certificate } = done;
  const after = await sums();
  const left = [...after.keys()].filter(key => key.endsWith(leaving.organisationId)).map(key => key.slice(0, key.indexOf(' ')));
  expect(left.toSorted()).toEqual(Object.keys(certificate.kept.rows).toSorted());
  expect(left.filter(name => !name.startsWith('import'))).toEqual([]);
  const [row] = await server.sql('select to_jsonb(o)::text as text from organisation o where id = $1', [leaving.organisationId]);
  expect(String(row?.['text'])).not.toContain(leaving.canary);

  // Organisations change their own timestamps and trails; links to deleted objects are deleted with these.
  const CHANGED = /^(organisation|audit|notification|session|sign_in_attempt|login_history|product_mandate|research_mark) /;
  const others = [...before].filter(([key]) => !key.endsWith(leaving.organisationId) && !CHANGED.test(key));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter(([key, sum]) => after.get(key) !== sum)).toEqual([]);

  const counted = [...before].filter(([key]) => key.endsWith(leaving.organisationId));
  const named = { ...certificate.deleted.tables };
  expect(counted.map(([key]) => key.split(' ')[0]).filter(name => !(String(name) in named))).toEqual([]);
  expect(certificate).toMatchObject({
    organisation: { reference: 'PROBE0' },
    export: { sha256: 'feed' },
    backups: { until: '2999-12-31' },
  });
}, 300_000);

test('the certificate is signed, for super-users alone, and the operators’ trail has all three steps', async () => {
  const [{ id }] = (await ask(SUPER, LIST)).data.organisationDeletions;
  const reply = await server.call('GET', `/organisation-deletions/${id}/certificate`, { token: await as(SUPER) });
  const { certificate, publicKey, signature } = JSON.parse(reply.text);
  expect(publicKey).toBe(publicKeyOf(server.app.settings.secret));
  const isSigned = (content: object) => verify(null, Buffer.from(JSON.stringify(content)), publicKey, Buffer.from(signature, 'base64'));
  expect([isSigned(certificate), isSigned({ ...certificate, deletedAt: 'x' })]).toEqual([true, false]);
  expect(
    (await server.call('GET', `/organisation-deletions/${id}/certificate`, { token: await as('admin@hoshikawa.example') })).status,
  ).toBe(403);
  const trail = await server.sql(`select action from audit where subject_id = $1 order by seq`, [id]);
  expect(trail.map(({ action }) => action)).toEqual([
    'organisation.deletionRequest',
    'organisation.deletionApprove',
    'organisation.delete',
  ]);
});
