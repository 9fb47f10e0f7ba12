import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type Reply, type TestServer } from '#testing/test-server';
import { CLIENT, newKey, openTestOidc, type Forge, type TestOidc } from './testing/oidc-provider';

const PERSON = 'sso@marlowe.example';
const SUPER = 'super@platform.example';
let server: TestServer;
let provider: TestOidc;
beforeAll(async () => {
  const env = { OIDC_ALLOWED_CIDRS: '127.0.0.0/8', OIDC_HTTP: '1', RATE_LIMITS: '{"samlPerIpMinute": 100000, "loginPerIpMinute": 100000}' };
  server = await openTestServer({ figures: false, env });
  provider = await openTestOidc(() => server.app.now(), PERSON);
  await save({ issuer: provider.issuer, ...CLIENT, subjectClaim: 'email' });
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
beforeEach(() => {
  provider.forge = {};
});

const SAVE = `mutation ($id: ID!, $version: Int!, $change: OrganisationChange!) { updateOrganisation(id: $id, version: $version, change: $change) {
  version sso { provider issuer clientId hasClientSecret subjectClaim redirectUrl } provisioning { domains otherwise rules { attribute value role } } } }`;

async function change(change: object) {
  const [row] = await server.sql(`select id, version from organisation where ref = 'MARLO'`);
  return await server.ask(await server.as(SUPER), SAVE, { id: row?.['id'], version: row?.['version'], change });
}
const save = (oidc: object) => change({ oidc });

type Begun = { url: string; cookie: string };
async function begin(email = PERSON, from = ''): Promise<Begun> {
  const { headers } = await server.call('GET', `/login_saml_init?email=${encodeURIComponent(email)}&from=${encodeURIComponent(from)}`);
  return { url: String(headers.location), cookie: /sso_binding=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '' };
}
const comeBack = (to: URL, cookie: string) => server.call('GET', `${to.pathname}${to.search}`, { headers: { cookie } });
const ticketOf = ({ headers }: Reply) => /user_token=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? null;

/** A whole log-in as far as the ticket; null when it was refused. */
async function logIn(email = PERSON): Promise<string | null> {
  const { url, cookie } = await begin(email);
  return url.startsWith(provider.issuer) ? ticketOf(await comeBack(provider.logIn(url), cookie)) : null;
}

describe('the way through', () => {
  test('init → provider → code → ticket → session, back to the page that was asked for', async () => {
    const { url, cookie } = await begin(PERSON, '/manager/clients');
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', client_id: 'hakaru', code_challenge_method: 'S256' });
    expect(asked.get('redirect_uri')).toBe(`${server.app.settings.publicUrl}/login/oidc`);
    const back = await comeBack(provider.logIn(url), cookie);
    expect(back.headers.location).toBe('/login?from=%2Fmanager%2Fclients');
    const exchange = { headers: { cookie: `user_token=${ticketOf(back)}; ${cookie}` } };
    const { body } = await server.call('POST', '/login/token', exchange);
    expect((await server.call('GET', '/me', { token: body.access_token })).body.email).toBe(PERSON);
    expect((await server.call('POST', '/login/token', exchange)).status).toBe(401);
  });

  test('an answer is heard once, in the browser that asked, for ten minutes, and only for a state that was given out', async () => {
    const one = await begin();
    const answer = provider.logIn(one.url);
    expect(ticketOf(await comeBack(answer, ''))).toBeNull();
    expect(ticketOf(await comeBack(answer, one.cookie))).toBeNull(); // used up by the try
    const two = await begin();
    const good = provider.logIn(two.url);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => comeBack(good, two.cookie).then(ticketOf)));
    expect(tickets.filter(Boolean)).toHaveLength(1);
    const other = await begin();
    expect(ticketOf(await comeBack(provider.logIn((await begin()).url), other.cookie))).toBeNull();
    const late = await begin();
    const lateAnswer = provider.logIn(late.url);
    await server.sql(`update oidc_request set expires_at = expires_at - interval '11 minutes'`);
    expect(ticketOf(await comeBack(lateAnswer, late.cookie))).toBeNull();
    const invented = await begin();
    const wrong = provider.logIn(invented.url);
    wrong.searchParams.set('state', 'x'.repeat(43));
    expect(ticketOf(await comeBack(wrong, invented.cookie))).toBeNull();
    const mixed = await begin();
    const mixedUp = provider.logIn(mixed.url);
    mixedUp.searchParams.set('iss', 'https://other.example');
    expect(ticketOf(await comeBack(mixedUp, mixed.cookie))).toBeNull();
  });

  test('a code of another log-in does not fit: the verifier and the nonce belong to the state', async () => {
    const victim = await begin();
    const attacker = await begin();
    const stolen = provider.logIn(victim.url);
    stolen.searchParams.set('state', new URL(attacker.url).searchParams.get('state') ?? '');
    expect(ticketOf(await comeBack(stolen, attacker.cookie))).toBeNull();
  });
});

const at = (seconds: number) => Math.floor(server.app.now().getTime() / 1000) + seconds;
const forged: [string, () => Forge | Promise<Forge>][] = [
  ['no signature', () => ({ algorithm: 'none' })],
  ['a signature with the client’s secret', () => ({ algorithm: 'HS256' })],
  ['another key', async () => ({ key: (await newKey()).key })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['another audience', () => ({ claims: { aud: 'somebody-else' } })],
  ['many audiences and nobody named', () => ({ claims: { aud: ['hakaru', 'other'] } })],
  ['a token made for another client', () => ({ claims: { aud: ['hakaru', 'other'], azp: 'other' } })],
  ['an expired token', () => ({ claims: { exp: at(-120) } })],
  ['a token from the future', () => ({ claims: { iat: at(600) } })],
  ['a token that is not valid yet', () => ({ claims: { nbf: at(600) } })],
  ['an old token that lasts', () => ({ claims: { iat: at(-3600), exp: at(3600) } })],
  ['another nonce', () => ({ claims: { nonce: 'x'.repeat(43) } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['no subject', () => ({ claims: { sub: undefined } })],
  ['an address nobody verified', () => ({ claims: { email_verified: false } })],
  ['a person of another organisation', () => ({ claims: { email: 'admin@hoshikawa.example' } })],
  ['a colleague without single sign-on', () => ({ claims: { email: 'ops@marlowe.example' } })],
  ['nobody', () => ({ claims: { email: undefined } })],
];

test.each(forged)('%s opens nothing', async (_, make) => {
  expect(await logIn()).toBeTruthy(); // refusals prove something only while the unharmed one is believed
  provider.forge = await make();
  expect(await logIn()).toBeNull();
});

test('a small difference of clocks is borne', async () => {
  provider.forge = { claims: { iat: at(30), exp: at(300) } };
  expect(await logIn()).toBeTruthy();
  provider.forge = { claims: { exp: at(-30) } };
  expect(await logIn()).toBeTruthy();
});

test('through a change of the provider’s keys no log-in is refused, and forged keys do not make us ask for every one', async () => {
  expect(await logIn()).toBeTruthy();
  server.passTime(60);
  await provider.rollKey(true);
  expect(await logIn()).toBeTruthy();
  server.passTime(60);
  await provider.rollKey(false);
  expect(await logIn()).toBeTruthy();
  provider.asked.length = 0;
  provider.forge = { key: (await newKey()).key };
  for (let n = 0; n < 5; n++) expect(await logIn()).toBeNull();
  expect(provider.asked.filter(path => path === '/keys').length).toBeLessThanOrEqual(1);
});

test('a document that names another issuer, and keys that are somewhere else, are not believed', async () => {
  server.passTime(700);
  provider.forge = { issuer: 'https://other.example' };
  expect((await begin()).url).toBe('/login?error=sso');
  provider.forge = { redirectsKeys: true };
  expect(await logIn()).toBeNull();
  expect(provider.asked).not.toContain('/other');
});

test('the secret is kept sealed, shown to nobody, and never goes to another issuer', async () => {
  const rows = await server.sql(
    `select sso::text as text from organisation where ref = 'MARLO' union all select before::text || after::text from audit`,
  );
  expect(rows.some(({ text }) => String(text).includes(CLIENT.clientSecret))).toBe(false);
  const trail = await server.sql(
    `select after::text as text from audit where action = 'organisation.change' and after::text like '%oidc%'`,
  );
  expect(trail.length).toBeGreaterThan(0);
  expect(trail.some(({ text }) => String(text).includes('clientSecret'))).toBe(false);
  const moved = await save({ issuer: `${provider.issuer}/other`, clientId: 'hakaru', subjectClaim: 'email' });
  expect(moved.errors?.[0]?.extensions?.validation).toEqual({ 'oidc.clientSecret': ['secretAgain'] });
  const kept = await save({ issuer: provider.issuer, clientId: 'hakaru', subjectClaim: 'email' });
  expect(kept.data.updateOrganisation.sso).toMatchObject({ provider: 'oidc', hasClientSecret: true, subjectClaim: 'email' });
  expect(await logIn()).toBeTruthy();
});

test('row 30: an issuer inside our networks is refused when it is saved, and again when it is called', async () => {
  const strict = await openTestServer({ figures: false });
  const [row] = await strict.sql(`select id, version from organisation where ref = 'MARLO'`);
  const variables = (issuer: string) => ({
    id: row?.['id'],
    version: row?.['version'],
    change: { oidc: { issuer, ...CLIENT, subjectClaim: 'email' } },
  });
  const inside = [['https://127.0.0.1', 'insideAddress'], ['https://[::1]', 'insideAddress'], ['https://169.254.169.254', 'insideAddress'], ['https://2130706433', 'insideAddress'], [provider.issuer, 'notHttps']]; // oxfmt-ignore
  for (const [issuer = '', code] of inside) {
    const { errors } = await strict.ask(await strict.as(SUPER), SAVE, variables(issuer));
    expect(errors?.[0]?.extensions?.validation).toEqual({ 'oidc.issuer': [code] });
  }
  await strict.sql(`update organisation set sso = $1::jsonb where ref = 'MARLO'`, [JSON.stringify({ provider: 'oidc', issuer: provider.issuer, clientId: 'hakaru', subjectClaim: 'email' })]); // oxfmt-ignore
  provider.asked.length = 0;
  const { headers } = await strict.call('GET', `/login_saml_init?email=${encodeURIComponent(PERSON)}`);
  expect(headers.location).toBe('/login?error=sso');
  expect(provider.asked).toEqual([]);
  await strict.close();
});

describe('people nobody invited', () => {
  const rules = [{ attribute: 'groups', value: 'hakaru-users', role: 'user' }];
  const allow = (provisioning: object | null) => change({ provisioning });
  const arrive = async (claims: Record<string, unknown>) => {
    provider.forge = { claims };
    return await logIn();
  };
  const found = (email: string) => server.sql('select role, superuser, sso, verified_at from app_user where email = $1', [email]);

  test('come in only where the organisation lets them, with the role of the first rule that fits; the trail and the administrators know', async () => {
    expect(await arrive({ email: 'new-1@marlowe.example' })).toBeNull();
    const knock = () => server.call('POST', '/login', { body: { email: 'new-1@marlowe.example', password: 'anything' } });
    expect([(await begin('new-1@marlowe.example')).url, (await knock()).status]).toEqual(['/login?error=sso', 422]);
    expect((await allow({ domains: ['marlowe.example'], rules, otherwise: null })).errors).toBeUndefined();
    expect((await begin('new-1@marlowe.example')).url).toContain(provider.issuer);
    expect((await knock()).body).toEqual({ status: 'initiate_okta' });
    expect((await begin('new-1@elsewhere.example')).url).toBe('/login?error=sso');
    expect(await arrive({ email: 'new-1@marlowe.example', groups: ['other'] })).toBeNull();
    const both = await Promise.all([
      arrive({ email: 'new-1@marlowe.example', name: 'Nia Newcomer', groups: ['hakaru-users'] }),
      arrive({ email: 'new-1@marlowe.example', name: 'Nia Newcomer', groups: ['hakaru-users'] }),
    ]);
    expect(both.some(Boolean)).toBe(true);
    expect(await found('new-1@marlowe.example')).toMatchObject([{ role: 'user', superuser: false, sso: true }]);
    const [entry] = await server.sql(`select after from audit where action = 'user.provision'`);
    expect(entry?.['after']).toMatchObject({ email: 'new-1@marlowe.example', name: 'Nia Newcomer', role: 'user' });
    await allow({ domains: ['marlowe.example'], rules, otherwise: 'readonly' });
    expect(await arrive({ email: 'new-2@marlowe.example' })).toBeTruthy();
    expect(await found('new-2@marlowe.example')).toMatchObject([{ role: 'readonly' }]);
  });

  test('never with an address outside the domains, of another organisation, or of somebody who is there', async () => {
    await allow({ domains: ['marlowe.example'], rules: [], otherwise: 'user' });
    for (const email of [
      'x@elsewhere.example',
      'x@sub.marlowe.example',
      'x@hoshikawa.example',
      'x@marlowe.example@hoshikawa.example',
      'no address',
    ])
      expect(await arrive({ email })).toBeNull();
    expect(await arrive({ email: 'unverified@marlowe.example', email_verified: false })).toBeNull();
    expect(await arrive({ email: 'ops@marlowe.example' })).toBeNull(); // has a password
    const taken = await allow({ domains: ['hoshikawa.example'], rules: [], otherwise: 'user' });
    expect(taken.errors?.[0]?.extensions?.validation).toEqual({ 'provisioning.domains': ['domainTaken'] });
    await server.sql(
      `update organisation set provisioning = jsonb_set(provisioning, '{domains}', '["hoshikawa.example"]') where ref = 'MARLO'`,
    );
    expect(await arrive({ email: 'sneaked@hoshikawa.example' })).toBeNull();
    expect(await found('sneaked@hoshikawa.example')).toEqual([]);
  });

  test('nobody becomes an administrator that way', async () => {
    const wrong = await allow({ domains: ['marlowe.example'], rules: [], otherwise: 'admin' });
    expect(wrong.errors?.[0]?.extensions?.validation).toEqual({ 'provisioning.otherwise': ['invalid'] });
    await server.sql(
      `update organisation set provisioning = '{"domains": ["marlowe.example"], "rules": [], "otherwise": "admin"}' where ref = 'MARLO'`,
    );
    expect(await arrive({ email: 'boss@marlowe.example' })).toBeNull();
  });
});
