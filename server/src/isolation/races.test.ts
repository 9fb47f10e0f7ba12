import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { hashToken } from '#platform/session';
import { createHashQueue } from '#platform/hash-queue';
import { openTestServer, type TestServer } from '#testing/test-server';

const RACES = process.env['COUNTS'] === 'full' ? 1_000 : 20;
const RUNNERS = 4;

let server: TestServer;
/** If set, requests wait here before hashing. */
let start: (() => Promise<void>) | undefined;
beforeAll(async () => {
  // Hashes slow enough for all requests to overlap: with cheap ones the first would finish before the second starts.
  const queue = createHashQueue({ waiting: 1000, cost: { memoryCost: 8192, timeCost: 1, parallelism: 1 } });
  server = await openTestServer({
    hashes: {
      ...queue,
      async hash(password) {
        await start?.();
        return await queue.hash(password);
      },
    },
    env: {
      RATE_LIMITS:
        '{"resetPerIpHour": 1000000, "registerPerIpHour": 1000000, "loginPerIpMinute": 1000000, "loginPerAccountMinute": 1000000}',
    },
  });
});
afterAll(() => server.close());

const HOSHI = demoId('HOSHI');

/** A new user of the fund, as added by an administrator. */
async function newcomer(): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@hoshikawa.example`;
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, role, verified_at) values ($1, $2, $3, 'Racer', 'user', now())`,
    [HOSHI, id, email],
  );
  return { id, email };
}

async function sessionOf(organisationId: string, userId: string): Promise<string> {
  const token = `${randomUUID()}${randomUUID()}`;
  const sql = `insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`;
  await server.sql(sql, [organisationId, userId, hashToken(token)]);
  return token;
}

async function linkFor(userId: string, purpose: string, binding: string | null = null): Promise<string> {
  const token = randomUUID();
  const sql = `insert into one_use_link (organisation_id, user_id, purpose, token_hash, binding, expires_at) values ($1, $2, $3, $4, $5, now() + interval '1 hour')`;
  await server.sql(sql, [HOSHI, userId, purpose, hashToken(token), binding ? hashToken(binding) : null]);
  return token;
}

const auditCount = async (action: string, subjectId: string): Promise<number> =>
  Number((await server.sql('select count(*) as n from audit where action = $1 and subject_id = $2', [action, subjectId]))[0]?.['n']);

const at = <T>(attempt: (runner: number) => Promise<T>) => Promise.all(Array.from({ length: RUNNERS }, (_, runner) => attempt(runner)));
const hasData = ({ data }: { data: unknown }) => data !== null && data !== undefined;

function onceAllAreHere(): () => Promise<void> {
  let here = 0;
  let go = (): void => undefined;
  const all = new Promise<void>(resolve => (go = resolve));
  return () => {
    if (++here === RUNNERS) go();
    return all;
  };
}

type Outcome = { winners: number; recorded?: number };

const transitions: [string, () => Promise<Outcome>][] = [
  ['a reset link is used', raceReset],
  ['an invitation is accepted', raceRegistration],
  ['a hand-over ticket is exchanged', raceTicket],
  ['a live token is rotated', raceRotation],
  ['a person is changed', raceUserChange],
  ['a person is disabled', raceDisabling],
  ['an administrator sets a password', raceSetPassword],
  ['the organisation’s settings are changed', raceSettings],
  ['an impersonation starts', raceImpersonation],
  ['an impersonation stops', raceStop],
];

describe(`${RACES} races of ${RUNNERS} for each transition`, () => {
  test.each(transitions)('%s: one winner, one line in the trail', { timeout: 1_200_000 }, async (_, race) => {
    for (let index = 0; index < RACES; index++) {
      const { winners, recorded } = await race();
      expect(winners, `race ${index}`).toBe(1);
      if (recorded !== undefined) expect(recorded, `race ${index}`).toBe(1);
    }
  });
});

test('agreeing to the terms from many windows is one agreement', async () => {
  for (let index = 0; index < RACES; index++) {
    const { id } = await newcomer();
    const token = await sessionOf(HOSHI, id);
    await at(() => server.ask(token, 'mutation { registerUser { agreed } }'));
    expect(await auditCount('user.agree', id)).toBe(1);
  }
});

async function raceReset(): Promise<Outcome> {
  const { id, email } = await newcomer();
  const token = await linkFor(id, 'reset');
  const replies = await at(runner => server.call('POST', '/reset', { body: { token, email, password: `Racing!${runner}Demo2026` } }));
  return { winners: replies.filter(({ status }) => status === 200).length, recorded: await auditCount('password.reset', id) };
}

async function raceRegistration(): Promise<Outcome> {
  const { id } = await newcomer();
  const token = await linkFor(id, 'invitation');
  const replies = await at(runner =>
    server.call('POST', '/register', { body: { token, name: `R${runner}`, password: `Racing!${runner}Demo2026` } }),
  );
  return { winners: replies.filter(({ status }) => status === 200).length, recorded: await auditCount('password.reset', id) };
}

async function raceTicket(): Promise<Outcome> {
  const { id } = await newcomer();
  const ticket = await linkFor(id, 'ticket', 'browser');
  const replies = await at(() =>
    server.call('POST', '/login/token', { body: { token: ticket }, headers: { cookie: 'sso_binding=browser' } }),
  );
  return { winners: replies.filter(({ status }) => status === 200).length };
}

async function raceRotation(): Promise<Outcome> {
  const { id } = await newcomer();
  const token = await sessionOf(HOSHI, id);
  const replies = await at(() => server.call('POST', '/login/token', { body: { token } }));
  return { winners: replies.filter(({ status }) => status === 200).length };
}

const administrator = () => server.as('admin@hoshikawa.example');

async function raceUserChange(): Promise<Outcome> {
  const { id, email } = await newcomer();
  const CHANGE = 'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, version: 1, input: $input) { id } }';
  const token = await administrator();
  const replies = await at(runner =>
    server.ask(token, CHANGE, { id, input: { email, name: `R${runner}`, role: 'readonly', packages: [], sso: false } }),
  );
  return { winners: replies.filter(hasData).length, recorded: await auditCount('user.change', id) };
}

async function raceDisabling(): Promise<Outcome> {
  const { id } = await newcomer();
  const token = await administrator();
  const replies = await at(() => server.ask(token, 'mutation ($id: ID!) { disableUser(id: $id, disabled: true) { id } }', { id }));
  return { winners: replies.filter(hasData).length, recorded: await auditCount('user.disable', id) };
}

/** It does not name a version, so a later request rightly succeeds as well; all must therefore read before the first writes. */
async function raceSetPassword(): Promise<Outcome> {
  const { id } = await newcomer();
  const token = await administrator();
  start = onceAllAreHere();
  const SET = 'mutation ($id: ID!, $password: String!) { setUserPassword(id: $id, password: $password) { id } }';
  const replies = await at(runner => server.ask(token, SET, { id, password: `Racing!${runner}Demo2026` }));
  start = undefined;
  return { winners: replies.filter(hasData).length, recorded: await auditCount('user.setPassword', id) };
}

async function raceSettings(): Promise<Outcome> {
  const token = await administrator();
  const { data } = await server.ask(token, '{ organisationSettings { version nameJp } }');
  const { version, nameJp } = data.organisationSettings;
  const SAVE = 'mutation ($input: OrganisationSettingsInput!) { updateOrganisationSettings(input: $input) { id } }';
  const before = await auditCount('organisation.changeSettings', HOSHI);
  const replies = await at(runner => server.ask(token, SAVE, { input: { nameEn: `R${runner}`, nameJp, allowedCidrs: [], version } }));
  return { winners: replies.filter(hasData).length, recorded: (await auditCount('organisation.changeSettings', HOSHI)) - before };
}

const START = `mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }`;
const support = () => sessionOf(demoId('PLATF'), demoId('super@platform.example'));

async function raceImpersonation(): Promise<Outcome> {
  const token = await support();
  const before = await auditCount('impersonation.start', HOSHI);
  const replies = await at(() => server.ask(token, START, { id: HOSHI }));
  return { winners: replies.filter(hasData).length, recorded: (await auditCount('impersonation.start', HOSHI)) - before };
}

async function raceStop(): Promise<Outcome> {
  const token = await support();
  await server.ask(token, START, { id: HOSHI });
  const before = await auditCount('impersonation.stop', HOSHI);
  const replies = await at(() => server.ask(token, 'mutation { stopImpersonation { id } }'));
  return { winners: replies.filter(hasData).length, recorded: (await auditCount('impersonation.stop', HOSHI)) - before };
}
