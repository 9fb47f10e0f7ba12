import { readFileSync } from 'node:fs';
import { TOKENS_PER_ORGANISATION } from '@hakaru/contract/service-tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChain } from '#platform/audit-chain';
import { demoId } from '#features/demo/demo-id';
import { DEMO_TOKEN } from '#features/demo/institution/service-token';
import { hashToken } from '#platform/session';
import { sendFile } from '#testing/send-file';
import { supportInside } from '#testing/support';
import { openTestServer, type TestServer } from '#testing/test-server';
import { createToken, issue, list, mutate, type Token } from './testing/tokens';

const HOSHI = demoId('HOSHI');
let server: TestServer;
let admin: string;
let reader: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  [admin = '', reader = '', stranger = ''] = await Promise.all(
    ['admin@hoshikawa.example', 'view@hoshikawa.example', 'admin@shirasagi.example'].map(email => server.as(email)),
  );
});
afterAll(() => server.close());

const assets = (token: string, ip?: string) =>
  server.call('POST', '/graphql', { token, ...(ip ? { ip } : {}), body: { query: '{ me { name organisation { assets { id } } } }' } });
const codeOf = ({ errors }: { errors?: { extensions?: object }[] | undefined }): unknown => {
  const extensions = errors?.[0]?.extensions;
  return extensions && 'code' in extensions ? extensions.code : undefined;
};

test('a token reads what its scope opens, and a refusal names the scope it lacks', async () => {
  const { secret } = await issue(server, admin, { name: 'Warehouse', scopes: ['portfolio.read'] });
  expect(secret).toMatch(/^hakaru_[\w-]{43}$/);
  const { me } = (await assets(secret)).body.data;
  expect(me.name).toMatch(/^Warehouse \(.+\)$/);
  expect(me.organisation.assets.length).toBeGreaterThan(0);
  const other = await server.call('POST', '/graphql', { token: secret, body: { query: '{ imports { data { id } } }' } });
  expect(other.body.errors[0].extensions).toEqual({ code: 'unauthorized', validation: { scope: ['imports.read'] } });
  const closed = await server.call('POST', '/graphql', { token: secret, body: { query: '{ users { data { id } } }' } });
  expect(closed.body.errors[0].extensions).toEqual({ code: 'unauthorized', validation: { token: ['closedToTokens'] } });
  expect((await server.call('GET', '/imports/templates/mandates', { token: secret })).status).toBe(403);
  expect((await server.call('POST', '/logout', { token: secret })).status).toBe(403);
});

test('the server knows of a program’s sender what it knows of a person’s, and which token it is', async () => {
  const { secret } = await issue(server, admin, { name: 'Same shape', scopes: ['audit.read'] });
  const shapeOf = (value: object | null): unknown =>
    value &&
    Object.entries(value).map(([key, inner]) => (key === 'user' || key === 'organisation' ? [key, Object.keys(inner).toSorted()] : key));
  const person = await server.app.sessions(hashToken(admin));
  const { token, ...program } = (await server.app.serviceTokens(hashToken(secret))) ?? {};
  expect(token).toMatchObject({ name: 'Same shape' });
  expect(shapeOf(program)).toEqual(expect.arrayContaining(shapeOf(person) as unknown[])); // an array, as the session exists
});

test('only its hash is kept: the secret stands in no row and no line of the log', async () => {
  const { secret } = await issue(server, admin, { name: 'Hashed', scopes: ['audit.read'] });
  const kept = await server.sql(
    `select t::text as row from service_token t union all select a::text from audit a where action like 'serviceToken%'`,
  );
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.some(({ row }) => String(row).includes(secret.slice(7)))).toBe(false);
});

test('what its creator loses the token loses with the next request; a disabled creator’s token is nobody', async () => {
  const email = 'admin@hoshikawa.example';
  const { secret, token } = await issue(server, admin, { name: 'Follows', scopes: ['audit.read'] });
  const entries = () => server.call('POST', '/graphql', { token: secret, body: { query: '{ auditEntries(first: 1) { data { id } } }' } });
  expect((await entries()).body.data.auditEntries.data).toHaveLength(1);
  await server.sql(`update app_user set role = 'user' where email = $1`, [email]);
  expect((await entries()).body.errors[0].extensions.code).toBe('unauthorized');
  await server.sql(`update app_user set role = 'admin', disabled_at = now() where email = $1`, [email]);
  expect((await entries()).body.errors[0].extensions.code).toBe('unauthenticated');
  await server.sql(`update app_user set disabled_at = null where email = $1`, [email]);
  admin = await server.as(email);
  expect((await list(server, admin)).find(({ id }) => id === token.id)?.state).toBe('active');
});

test('a new secret leaves the old one a day, and the one before that nothing; a revoked token is nobody', async () => {
  const first = await issue(server, admin, { name: 'Turns', scopes: ['portfolio.read'] });
  const rotate = async ({ id, version }: Token) => (await mutate(server, admin, 'rotateServiceToken', { id, version, days: 30 })).data;
  const second = (await rotate(first.token)).rotateServiceToken;
  expect(second.token.overlapUntil).not.toBeNull();
  expect((await assets(first.secret)).body.data).toBeTruthy();
  expect((await assets(second.secret)).body.data).toBeTruthy();
  await server.sql(`update service_token set previous_until = now() - interval '1 second' where id = $1`, [first.token.id]);
  expect((await assets(first.secret)).body.errors[0].extensions.code).toBe('unauthenticated');
  const third = (await rotate(second.token)).rotateServiceToken;
  expect((await assets(second.secret)).body.data).toBeTruthy();
  await mutate(server, admin, 'revokeServiceToken', { id: third.token.id, version: third.token.version });
  for (const secret of [first.secret, second.secret, third.secret])
    expect((await assets(secret)).body.errors[0].extensions.code).toBe('unauthenticated');
  expect(
    codeOf(await mutate(server, admin, 'rotateServiceToken', { id: third.token.id, version: third.token.version + 1, days: 30 })),
  ).toBe('conflict');
});

test('its end and its networks hold', async () => {
  const near = await issue(server, admin, { name: 'Near', scopes: ['portfolio.read'], allowedCidrs: ['203.0.113.0/24'] });
  expect((await assets(near.secret, '203.0.113.9')).body.data).toBeTruthy();
  expect((await assets(near.secret, '198.51.100.9')).body.errors[0].extensions.code).toBe('unauthenticated');
  await server.sql(`update service_token set expires_at = now() - interval '1 second' where id = $1`, [near.token.id]);
  expect((await assets(near.secret, '203.0.113.9')).body.errors[0].extensions.code).toBe('unauthenticated');
  expect((await list(server, admin)).find(({ id }) => id === near.token.id)?.state).toBe('expired');
  const refused = await createToken(server, admin, { name: 'Nowhere', scopes: ['portfolio.read'], allowedCidrs: ['everywhere'] });
  expect(refused.errors?.[0]?.extensions?.validation).toEqual({ allowedCidrs: ['cidr'] });
});

test('strangers, readers and support make and change none; a colleague may end one but not renew it', async () => {
  const { token } = await issue(server, admin, { name: 'Own', scopes: ['portfolio.read'] });
  const seen = { id: token.id, version: token.version };
  expect(codeOf(await createToken(server, reader, { name: 'Reader', scopes: ['portfolio.read'] }))).toBe('unauthorized');
  const support = await supportInside(server, HOSHI);
  expect(codeOf(await createToken(server, support, { name: 'Support', scopes: ['portfolio.read'] }))).toBe('unauthorized');
  expect(codeOf(await mutate(server, stranger, 'revokeServiceToken', seen))).toBe('notFound');
  expect((await list(server, stranger)).some(({ id }) => id === token.id)).toBe(false);
  await server.sql(`update service_token set user_id = (select id from app_user where email = 'user@hoshikawa.example') where id = $1`, [
    token.id,
  ]);
  expect(codeOf(await mutate(server, admin, 'rotateServiceToken', { ...seen, days: 30 }))).toBe('unauthorized');
  expect((await mutate(server, admin, 'revokeServiceToken', seen)).data.revokeServiceToken.state).toBe('revoked');
});

test('two changes at once: one is refused, and no organisation has more than its number', async () => {
  const { token } = await issue(server, admin, { name: 'Twice', scopes: ['portfolio.read'] });
  const answers = await Promise.all(
    [1, 2].map(days => mutate(server, admin, 'rotateServiceToken', { id: token.id, version: token.version, days })),
  );
  expect(answers.map(codeOf).filter(code => code === 'conflict')).toHaveLength(1);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await createToken(server, admin, { name: 'twice', scopes: ['portfolio.read'] })).errors?.[0]?.extensions?.validation).toEqual({
    name: ['taken'],
  });
  const many = await Promise.all(
    Array.from({ length: TOKENS_PER_ORGANISATION + 1 }, (_, n) =>
      createToken(server, stranger, { name: `Many ${n}`, scopes: ['markets.read'] }),
    ),
  );
  expect(many.filter(({ errors }) => !errors)).toHaveLength(TOKENS_PER_ORGANISATION);
  for (const input of [
    { scopes: [] },
    { scopes: ['everything'] },
    { scopes: ['audit.read', 'audit.read'] },
    { days: 0 },
    { days: 367 },
    { name: '' },
  ])
    expect(codeOf(await createToken(server, admin, { name: 'Wrong', scopes: ['audit.read'], ...input }))).toBe('invalid');
});

test('what a program does is recorded under its own name beside its creator’s, and the chain of entries holds', async () => {
  const { secret, token } = await issue(server, admin, { name: 'Robot', scopes: ['imports.send', 'imports.read'] });
  const bytes = Buffer.from('Mandate Code,As-of Date,Market Value\nDEQ01,2026-10-31,1\n');
  const sent = await sendFile(server, secret, { name: 'robot.csv', bytes });
  expect(sent.status).toBe(201);
  const { data } = await server.ask(admin, '{ auditEntries(first: 5) { data { action userName tokenId isSupport } } }');
  const entry = data.auditEntries.data.find(({ action }: { action: string }) => action === 'import.create');
  expect(entry).toMatchObject({ tokenId: token.id, userName: expect.stringMatching(/^Robot \(.+\)$/), isSupport: false });
  expect(await verifyChain(server.app, HOSHI)).toMatchObject({ ok: true });
  await expect(server.sql(`update audit set token_id = null where token_id = $1`, [token.id])).rejects.toThrow();
  await expect.poll(async () => (await list(server, admin)).find(({ id }) => id === token.id)?.lastUsedAt).toBeTruthy();
});

test('each token has a number of requests a minute of its own', async () => {
  const limited = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"tokenRequestsMinute": 3}' } });
  try {
    const owner = await limited.as('admin@hoshikawa.example');
    const one = await issue(limited, owner, { name: 'One', scopes: ['audit.read'] });
    const two = await issue(limited, owner, { name: 'Two', scopes: ['audit.read'] });
    const ask = (secret: string) => limited.call('POST', '/graphql', { token: secret, body: { query: '{ auditCheck { rows } }' } });
    for (let n = 0; n < 3; n++) expect((await ask(one.secret)).status).toBe(200);
    const refused = await ask(one.secret);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(two.secret)).status).toBe(200);
    expect((await limited.ask(owner, '{ auditCheck { rows } }')).errors).toBeUndefined();
  } finally {
    await limited.close();
  }
});

test('the README’s example reads the demo institution', async () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, token = '', payload = '{}'] = /authorization: Bearer (\S+)' [^{]*-d '(\{.*\})'/s.exec(readme) ?? [];
  expect(token).toBe(DEMO_TOKEN);
  const { body } = await server.call('POST', '/graphql', { token, body: JSON.parse(payload) });
  expect(body.data.me.organisation.assets[0]).toMatchObject({ latestAsOf: '2026-09-30' });
});
