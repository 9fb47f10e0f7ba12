import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { acceptsContext, callbackUrl, ownIssuer, providerOf } from './provider';
import { requestIdOf, signedAnswer, type Answer, type Signing } from './test-provider';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMITS: '{"samlPerIpMinute": 1000000, "loginPerIpMinute": 1000000}' } });
});
afterAll(() => server.close());

const PERSON = 'sso@marlowe.example';
const MUTATIONS = process.env['COUNTS'] === 'full' ? 5000 : 200;
const foreignKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

type Begun = { id: string; binding: string };

async function begin(): Promise<Begun> {
  const reply = await server.call('GET', `/login_saml_init?email=${encodeURIComponent(PERSON)}`);
  const id = requestIdOf(new URL(String(reply.headers.location)).searchParams.get('SAMLRequest') ?? '');
  const binding = /sso_binding=([\w-]+)/.exec(String(reply.headers['set-cookie']))?.[1];
  if (!id || !binding) throw new Error('sign-in did not begin');
  return { id, binding };
}

function goodAnswer(id: string, change: Partial<Answer> = {}, signing: Signing = {}): string {
  const { app } = server;
  const answer = { inResponseTo: id, subject: PERSON, destination: callbackUrl(app), audience: ownIssuer(app), now: app.now() };
  return signedAnswer(app, { ...answer, ...change }, signing);
}

/** Posts a response as a browser would; resolves to the ticket or null. */
async function post(xml: string | Buffer): Promise<string | null> {
  const reply = await server.call('POST', '/login_saml_acs', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `SAMLResponse=${encodeURIComponent(Buffer.from(xml).toString('base64'))}`,
  });
  expect(reply.status).toBe(303);
  return /user_token=([\w-]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? null;
}

const exchange = (ticket: string, binding?: string) =>
  server.call('POST', '/login/token', { headers: { cookie: `user_token=${ticket}${binding ? `; sso_binding=${binding}` : ''}` } });

describe('the way through', () => {
  test('7R.17 7R.21 4.055 login_saml_init → provider → callback → ticket → session, by the test provider’s own page', async () => {
    const { headers } = await server.call('GET', `/login_saml_init?email=${encodeURIComponent(PERSON)}`);
    const page = await server.call('GET', String(headers.location).replace(server.app.settings.publicUrl, ''));
    const encoded = /name="SAMLResponse" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const ticket = await post(Buffer.from(encoded, 'base64'));
    const binding = /sso_binding=([\w-]+)/.exec(String(headers['set-cookie']))?.[1];
    const reply = await exchange(ticket ?? '', binding);
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await server.call('GET', '/me', { token: reply.body.access_token })).body.email).toBe(PERSON);
    const [row] = await server.sql(`select outcome from login_history where user_name = 'Oscar Lane' order by id desc limit 1`);
    expect(row?.['outcome']).toBe('sso');
  });

  test('the page asked for is where single sign-on comes back to, and never a page of somebody else', async () => {
    const returned = async (from: string) => {
      const { headers } = await server.call('GET', `/login_saml_init?email=${encodeURIComponent(PERSON)}&from=${encodeURIComponent(from)}`);
      const page = await server.call('GET', String(headers.location).replace(server.app.settings.publicUrl, ''));
      return /name="RelayState" value="([^"]*)"/.exec(page.text)?.[1];
    };
    expect(await returned('/manager/clients?show=late')).toBe('/manager/clients?show=late');
    expect(await returned('https://elsewhere.example/')).toBe('');
    const form = async (relayState: string) => {
      const { id } = await begin();
      const body = new URLSearchParams({ SAMLResponse: Buffer.from(goodAnswer(id)).toString('base64'), RelayState: relayState });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await server.call('POST', '/login_saml_acs', { headers, body: String(body) })).headers.location;
    };
    expect(await form('/manager/clients')).toBe('/login?from=%2Fmanager%2Fclients');
    expect(await form('//elsewhere.example/x')).toBe('/login');
  });

  test('row 11: a ticket works once, for sixty seconds, in the browser that began', async () => {
    const ticketFor = async () => {
      const { id, binding } = await begin();
      return { ticket: (await post(goodAnswer(id))) ?? '', binding };
    };
    const used = await ticketFor();
    expect((await exchange(used.ticket, used.binding)).status).toBe(200);
    expect((await exchange(used.ticket, used.binding)).status).toBe(401);
    const planted = await ticketFor();
    expect((await exchange(planted.ticket, 'x'.repeat(43))).status).toBe(401);
    expect((await exchange(planted.ticket, planted.binding)).status).toBe(401); // the attempt used it up
    expect((await exchange((await ticketFor()).ticket)).status).toBe(401);
    const late = await ticketFor();
    // Our clock is not moved, because the library has its own.
    await server.sql(`update one_use_link set expires_at = expires_at - interval '60 seconds' where purpose = 'ticket'`);
    expect((await exchange(late.ticket, late.binding)).status).toBe(401);
  });

  test('who does not sign in that way is sent back', async () => {
    for (const email of ['ops@marlowe.example', 'nobody@x.example', 'no address'])
      expect((await server.call('GET', `/login_saml_init?email=${email}`)).headers.location).toBe('/login?error=sso');
  });
});

test('an organisation may say which ways of signing in it accepts; else a password under encryption or better', () => {
  const provider = { issuer: 'i', entryPoint: 'e', certificates: ['c'] };
  expect(acceptsContext(provider, `${CLASSES}X509`)).toBe(true);
  expect(acceptsContext(provider, 'http://schemas.microsoft.com/claims/multipleauthn')).toBe(true);
  expect(acceptsContext(provider, `${CLASSES}Password`)).toBe(false);
  const strict = providerOf(server.app, {
    provider: 'own',
    issuer: 'i',
    entryPoint: 'e',
    certificate: 'c',
    authnContexts: ['urn:own:two-factors', 7],
  });
  expect(strict && acceptsContext(strict, 'urn:own:two-factors')).toBe(true);
  expect(strict && acceptsContext(strict, `${CLASSES}X509`)).toBe(false);
});

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const elsewhere = 'https://evil.example/login_saml_acs';
const shapes: [string, (id: string) => string][] = [
  ['an unsigned response', id => goodAnswer(id).replaceAll(/<Signature[\s\S]*?<\/Signature>/g, '')],
  ['an unsigned outer response', id => dropSignature(goodAnswer(id), 0)],
  ['an unsigned assertion', id => dropSignature(goodAnswer(id), 1)],
  ['another key', id => goodAnswer(id, {}, { privateKey: foreignKey })],
  ['SHA-1', id => goodAnswer(id, {}, { signatureAlgorithm: 'sha1' })],
  ['another issuer', id => goodAnswer(id, {}, { issuer: 'https://evil.example' })],
  ['a changed subject', id => goodAnswer(id).replaceAll(PERSON, 'ops@marlowe.example')],
  ['a comment in the subject', id => goodAnswer(id).replace(PERSON, `${PERSON}<!-- x -->.evil`)],
  ['a DOCTYPE', id => `<!DOCTYPE r [<!ENTITY e "x">]>${goodAnswer(id)}`],
  ['another destination and recipient', id => goodAnswer(id, { destination: elsewhere })],
  ['another audience', id => goodAnswer(id, { audience: 'https://other.example' })],
  ['an answer to nothing', () => goodAnswer('_0000000000000000000000000000000000000000')],
  ['an answer of yesterday', id => goodAnswer(id, { now: new Date(server.app.now().getTime() - 86_400_000) })],
  ['an answer of tomorrow', id => goodAnswer(id, { now: new Date(server.app.now().getTime() + 86_400_000) })],
  ['a second assertion inside', id => wrapInside(goodAnswer(id))],
  ['a second assertion in front', id => wrapInFront(goodAnswer(id))],
  [
    'a response in a response',
    id => `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${goodAnswer(id)}</samlp:Response>`,
  ],
  ['a person of another organisation', id => goodAnswer(id, { subject: 'admin@hoshikawa.example' })],
  ['a colleague without single sign-on', id => goodAnswer(id, { subject: 'ops@marlowe.example' })],
  ['an unspecified way of signing in', id => goodAnswer(id, { authnContext: `${CLASSES}unspecified` })],
  ['a password in the clear', id => goodAnswer(id, { authnContext: `${CLASSES}Password` })],
  ['an earlier session only', id => goodAnswer(id, { authnContext: `${CLASSES}PreviousSession` })],
  ['no word on how somebody signed in', id => goodAnswer(id, { authnContext: '' })],
  ['an empty subject', id => goodAnswer(id, { subject: '' })],
  ['a cut-off document', id => goodAnswer(id).slice(0, -20)],
  ['no XML at all', () => 'hello'],
];

describe('row 18: answers not to be believed', () => {
  test.each(shapes)('%s opens nothing', async (_, make) => {
    const { id } = await begin();
    expect(await post(make(id))).toBeNull();
  });

  test('the good one opens once: replayed, it is refused', async () => {
    const { id } = await begin();
    const answer = goodAnswer(id);
    expect(await post(answer)).toBeTruthy();
    expect(await post(answer)).toBeNull();
    const twice = await begin();
    const same = goodAnswer(twice.id);
    const tickets = await Promise.all(Array.from({ length: 10 }, () => post(same)));
    expect(tickets.filter(Boolean)).toHaveLength(1);
  });

  test(`of ${MUTATIONS} mutations of a good answer none opens`, { timeout: 3_600_000 }, async () => {
    const random = seeded(20_261_115);
    for (let index = 0; index < MUTATIONS; index++) {
      const { id } = await begin();
      const good = goodAnswer(id);
      const bad = mutated(good, random);
      expect(await post(bad), `mutation ${index}: ${difference(good, bad)}`).toBeNull();
      // Refusals prove something only if the unmodified response is accepted.
      if (index % 50 === 0) expect(await post(goodAnswer((await begin()).id))).toBeTruthy();
    }
  });
});

test('whom nobody invited comes in by SAML too where the organisation lets its provider bring people along', async () => {
  const arrive = async () => await post(goodAnswer((await begin()).id, { subject: 'saml-new@marlowe.example' }));
  expect(await arrive()).toBeNull();
  const rules = JSON.stringify({ domains: ['marlowe.example'], rules: [], otherwise: 'readonly' });
  await server.sql(`update organisation set provisioning = $1::jsonb where ref = 'MARLO'`, [rules]);
  expect(await arrive()).toBeTruthy();
  const [person] = await server.sql(`select role, sso_subject as subject from app_user where email = 'saml-new@marlowe.example'`);
  expect(person).toEqual({ role: 'readonly', subject: 'saml-new@marlowe.example' });
  await server.sql(`update organisation set provisioning = null where ref = 'MARLO'`);
});

test('no ticket, assertion or token reaches the log', async () => {
  const { id, binding } = await begin();
  const answer = goodAnswer(id);
  const ticket = (await post(answer)) ?? '';
  const token = String((await exchange(ticket, binding)).body.access_token);
  const log = server.lines.join('');
  const assertion = Buffer.from(answer).toString('base64').slice(0, 60);
  for (const secret of [ticket, token, binding, assertion]) {
    expect(secret.length).toBeGreaterThan(40);
    expect(log.includes(secret)).toBe(false);
  }
});

function dropSignature(xml: string, which: number): string {
  let seen = -1;
  return xml.replaceAll(/<Signature [\s\S]*?<\/Signature>/g, signature => (++seen === which ? '' : signature));
}

const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
const forged = (xml: string) =>
  assertionIn(xml)
    .replaceAll(PERSON, 'ops@marlowe.example')
    .replace(/ID="_\w+"/, 'ID="_forged"');
const wrapInside = (xml: string) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`);
const wrapInFront = (xml: string) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`);

/** mulberry32: seeded, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function mutated(xml: string, random: () => number): string {
  for (;;) {
    const bad = mutateOnce(xml, random);
    if (meaning(bad) !== meaning(xml)) return bad;
  }
}

function mutateOnce(xml: string, random: () => number): string {
  const at = Math.floor(random() * xml.length);
  const to = Math.min(xml.length, at + 1 + Math.floor(random() * 40));
  const letter = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[Math.floor(random() * 62)] ?? 'a';
  const kind = Math.floor(random() * 6);
  if (kind === 0) return xml.slice(0, at) + xml.slice(to);
  if (kind === 1) return xml.slice(0, to) + xml.slice(at);
  if (kind === 2) return `${xml.slice(0, at)}<!--${letter}-->${xml.slice(at)}`;
  if (kind === 3) return xml.replace(/(ID|InResponseTo|Recipient|Destination|NotOnOrAfter|Value)="[^"]*"/, `$1="${letter}"`);
  if (kind === 4) return xml.replace(/<saml:Issuer>[^<]*/, `<saml:Issuer>${letter}`);
  return xml.slice(0, at) + letter + xml.slice(at + 1);
}

/** The response without differences that mean nothing: white space between attributes, and unused bits at the end of base64. */
function meaning(xml: string): string {
  const decoded = xml.replaceAll(/(<(?:SignatureValue|DigestValue)>)([^<]*)/g, (_, tag: string, value: string) => tag + Buffer.from(value, 'base64').toString('hex')); // oxfmt-ignore
  return decoded.replaceAll(/\s+/g, ' ');
}

function difference(good: string, bad: string): string {
  let at = 0;
  while (good[at] === bad[at]) at++;
  return `at ${at}: ${good.slice(at - 20, at + 30)} | ${bad.slice(at - 20, at + 30)}`;
}
