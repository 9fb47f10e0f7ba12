import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { schema } from '#schema';
import { operationsOf, type Operation } from './operations';
import { mint } from './world';

/** The ranks of users in the platform's organisation. */
const RANKS = [
  { rank: 'superuser', superuser: true, role: 'admin' },
  { rank: 'administrator', superuser: false, role: 'admin' },
  { rank: 'user', superuser: false, role: 'user' },
  { rank: 'reader', superuser: false, role: 'readonly' },
] as const;
type Rank = (typeof RANKS)[number];

const PLATFORM = demoId('PLATF');
const mutations = operationsOf(schema).filter(({ kind, idArguments }) => kind === 'mutation' && idArguments.length > 0);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"loginPerAccountMinute": 1000000}' } });
});
afterAll(() => server.close());

async function person({ superuser, role }: Rank): Promise<string> {
  const id = randomUUID();
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, role, superuser, agreed_at, verified_at)
     values ($1, $2, $3, 'Rank', $4, $5, now(), now())`,
    [PLATFORM, id, `${id}@rank.example`, role, superuser],
  );
  await server.sql(
    `insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
    [PLATFORM, id, Buffer.from(randomUUID())],
  );
  await server.sql(`insert into user_package (organisation_id, user_id, ref, type) values ($1, $2, 'FXRATES', 'fxrates')`, [PLATFORM, id]);
  return id;
}

/** Everything the database stores about a user, except the audit trail of changes to them. */
async function rowsOf(id: string): Promise<string> {
  const [row] = await server.sql(
    `select jsonb_build_array(
       (select to_jsonb(u) from app_user u where u.id = $1),
       (select jsonb_agg(to_jsonb(s) order by s.id) from session s where s.user_id = $1),
       (select jsonb_agg(to_jsonb(l) order by l.token_hash) from one_use_link l where l.user_id = $1),
       (select jsonb_agg(to_jsonb(h) order by h.id) from password_history h where h.user_id = $1),
       (select jsonb_agg(to_jsonb(p) order by p.type) from user_package p where p.user_id = $1))::text as kept`,
    [id],
  );
  return String(row?.['kept']);
}

/** Everybody against super-users, and those who manage users against a lower one; in a full run everybody against everybody. */
const isTried = (by: Rank, about: Rank): boolean =>
  process.env['COUNTS'] === 'full' || about.superuser || (about.rank === 'user' && ['superuser', 'administrator'].includes(by.rank));

type Outcome = { operation: Operation; by: Rank; about: Rank; changed: boolean; text: string };

const tokens = new Map<string, string>();
/** An unchanged user of each rank. */
const fresh = new Map<string, string>();

/** Runs one mutation as one rank on an unchanged user of another; every argument that takes an id is that user's. */
async function attempt(operation: Operation, by: Rank, about: Rank): Promise<Outcome> {
  const token = tokens.get(by.rank) ?? (await mint(server, { organisationId: PLATFORM, userId: await person(by) }));
  tokens.set(by.rank, token);
  const target = fresh.get(about.rank) ?? (await person(about));
  fresh.set(about.rank, target);
  const variables = {
    ...operation.variables,
    ...Object.fromEntries(operation.idArguments.map(name => [name, target])),
    ...('disabled' in operation.variables ? { disabled: true } : {}),
    ...('required' in operation.variables ? { required: true } : {}),
    ...('input' in operation.variables ? { input: { ...(operation.variables['input'] as object), email: `${target}@new.example` } } : {}), // the sample of an input type is an object
  };
  const before = await rowsOf(target);
  const { text } = await server.call('POST', '/graphql', { token, body: { query: operation.document, variables } });
  const changed = (await rowsOf(target)) !== before;
  if (changed) fresh.delete(about.rank);
  return { operation, by, about, changed, text };
}

test(
  'only super-users change super-users: every mutation that takes an id, by every rank on every rank',
  { timeout: 600_000 },
  async () => {
    const outcomes: Outcome[] = [];
    for (const operation of mutations)
      for (const by of RANKS) for (const about of RANKS) if (isTried(by, about)) outcomes.push(await attempt(operation, by, about));
    const upward = outcomes.filter(({ by, about, changed }) => about.superuser && !by.superuser && changed);
    expect(upward.map(({ operation, by }) => `${by.rank} ${operation.name}`)).toEqual([]);
    // Bulk approval answers for each id, with a reason.
    const isRefused = (text: string): boolean =>
      text.includes('"errors"') || (/"outcome":"left"/.test(text) && !/"outcome":"(approved|proposed)"/.test(text));
    const quiet = outcomes.filter(({ by, about, text }) => about.superuser && !by.superuser && !isRefused(text));
    expect(quiet.map(({ operation, by }) => `${by.rank} ${operation.name}`)).toEqual([]);
    const reaching = (rank: string) => [
      ...new Set(outcomes.filter(({ by, changed }) => by.rank === rank && changed).map(({ operation }) => operation.name)),
    ];
    // The same calls succeed on lower ranks, so a refusal is because of the rank rather than the arguments.
    const own = ['disableUser', 'inviteUser', 'requireOwnPasswordChange', 'setUserPassword', 'updateUser'];
    expect(reaching('administrator').toSorted()).toEqual(own);
    expect(reaching('superuser')).toEqual(expect.arrayContaining([...own, 'requirePasswordChange', 'sendUserReset', 'setUserAccess']));
    expect([...reaching('user'), ...reaching('reader')]).toEqual([]);
  },
);
