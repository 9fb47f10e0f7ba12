import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const forgot = (email: string, more: { ip?: string; headers?: Record<string, string> } = {}) =>
  server.call('POST', '/forgot', { body: { email }, ...more });
const said = (message: string) => ({ message, data: { message } });

async function linkFor(email: string): Promise<string> {
  const mail = (await server.mails(email)).at(-1);
  const token = /\/passwordreset\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in the mail to ${email}`);
  return token;
}

const SET = `mutation ($current: String!, $password: String!, $password_confirmation: String) {
  setPassword(current: $current, password: $password, password_confirmation: $password_confirmation) { id password_reset } }`;

describe('forgot', () => {
  test('7R.10 7R.11 4.046 4.047 the first request is sent, the second already sent', async () => {
    expect(await forgot('admin@hoshikawa.example')).toMatchObject({ status: 200, body: said('email sent') });
    expect(await forgot('admin@hoshikawa.example')).toMatchObject({ status: 200, body: said('email already sent') });
    expect(await server.mails('admin@hoshikawa.example')).toHaveLength(1);
  });

  test('7R.20 8.010 an unknown address is named on its field', async () => {
    expect(await forgot('nobody@hoshikawa.example')).toMatchObject({ status: 422, body: { errors: { email: ['emailNotFound'] } } });
  });

  test.each([
    ['5.004', '', 'required'],
    ['5.005', 'no address', 'email'],
  ])('%s the address %j is refused as %s', async (_, email, code) => {
    expect(await forgot(email)).toMatchObject({ status: 422, body: { errors: { email: [code] } } });
  });

  test('a link names the configured host, whatever the request says of its own', async () => {
    await forgot('ops@tsubaki.example', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const [mail] = await server.mails('ops@tsubaki.example');
    expect(mail?.text).toContain(`${server.app.settings.publicUrl}/passwordreset/`);
    expect(mail?.text).not.toContain('evil');
    expect(mail?.subject).toBe('Hakaru パスワード再設定のご案内');
  });

  test('past its ration an address learns nothing: known and unknown are answered alike, byte for byte', async () => {
    const rationed = await openTestServer({ env: { RATE_LIMITS: '{"forgotPerIpHour": 5}' } });
    try {
      const ask = (email: string) => rationed.call('POST', '/forgot', { body: { email }, ip: '192.0.2.7' });
      for (let index = 0; index < 5; index++) expect((await ask(`unknown${index}@x.example`)).status).toBe(422);
      const known = [await ask('admin@shirasagi.example'), await ask('admin@shirasagi.example')];
      const unknown = [await ask('nobody@shirasagi.example'), await ask('nobody@shirasagi.example')];
      expect(known.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text));
      expect(known[1]?.body).toEqual(said('email already sent'));
      expect(await rationed.mails('admin@shirasagi.example')).toHaveLength(1);
    } finally {
      await rationed.close();
    }
  });
});

describe('reset', () => {
  test('7R.12 a link sets the password once, signs in and ends the other sessions', async () => {
    const email = 'user@hoshikawa.example';
    const other = await server.signIn(email);
    await forgot(email);
    const token = await linkFor(email);
    const reset = (password: string) => server.call('POST', '/reset', { body: { token, email, password } });
    expect(await reset(passwordOf(email))).toMatchObject({ status: 422, body: { errors: { password: ['auth.password_used'] } } });
    const done = await reset('Fresh!Start2026');
    expect(done).toMatchObject({ status: 200, body: { access_token: expect.any(String), expires_at: expect.any(String) } });
    expect((await server.call('GET', '/me', { token: done.body.access_token })).status).toBe(200);
    expect((await server.call('GET', '/me', { token: other })).status).toBe(401);
    expect(await reset('Fresh!Again2026')).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
    expect((await server.mails(email)).at(-1)?.subject).toBe('Hakaru パスワード変更のお知らせ');
  });

  test.each([
    ['an unknown link', { token: 'x'.repeat(43) }],
    ['another address', { email: 'view@hoshikawa.example' }],
  ])('7R.13 %s is refused on the token', async (_, change) => {
    const email = 'pa@redfern.example';
    await forgot(email);
    const body = { token: await linkFor(email), email, password: 'Fresh!Start2026', ...change };
    expect(await server.call('POST', '/reset', { body })).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
  });

  test.each([
    ['5.006', 'Short!2x', 'passwordComplexity'],
    ['5.007', `Aa1!${'x'.repeat(97)}`, 'passwordTooLong'],
    ['5.008', 'UPPER!CASE2026', 'passwordComplexity'],
    ['5.009', 'lower!case2026', 'passwordComplexity'],
    ['5.010', 'Without!Digits', 'passwordComplexity'],
    ['5.011', 'WithoutSymbol2026', 'passwordComplexity'],
    ['5.012', 'Hash#Sign!2026', 'passwordComplexity'],
    ['5.012', 'かな!Kana2026aa', 'passwordComplexity'],
    ['5.013', '', 'required'],
  ])('5.023 %s the password %j is refused as %s', async (_, password, code) => {
    const body = { token: 'x'.repeat(43), email: 'pa@redfern.example', password };
    expect(await server.call('POST', '/reset', { body })).toMatchObject({ status: 422, body: { errors: { password: [code] } } });
  });

  test('a link lives sixty minutes', async () => {
    const email = 'staff@sazanami.example';
    await forgot(email);
    const token = await linkFor(email);
    server.passTime(3601);
    const reply = await server.call('POST', '/reset', { body: { token, email, password: 'Fresh!Start2026' } });
    expect(reply).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
  });

  test('of twenty who use a link at once, one succeeds', async () => {
    const email = 'desk@komorebi.example';
    await forgot(email);
    const token = await linkFor(email);
    const use = (_: unknown, index: number) =>
      server.call('POST', '/reset', { body: { token, email, password: `Racing!${index}Demo2026` }, ip: `192.0.2.${index}` });
    const statuses = (await Promise.all(Array.from({ length: 20 }, use))).map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(statuses.filter(status => status === 422)).toHaveLength(19);
    const [{ entries } = {}] = await server.sql(`select count(*)::int as entries from audit where action = 'password.reset' and subject_id =
      (select id::text from app_user where email = $1)`, [email]); // oxfmt-ignore
    expect(entries).toBe(1);
  });

  test('an address off the organisation’s list gets no token', async () => {
    const email = 'admin@iplock.example';
    await forgot(email);
    const reply = await server.call('POST', '/reset', { body: { token: await linkFor(email), email, password: 'Fresh!Start2026' } });
    expect(reply).toMatchObject({ status: 422, body: { errors: { ip: ['127.0.0.1'] } } });
  });

  test('a single sign-on person gets a letter that says so, and no link', async () => {
    await forgot('sso@marlowe.example');
    expect((await server.mails('sso@marlowe.example'))[0]?.text).not.toContain('/passwordreset/');
  });
});

describe('changing', () => {
  const PWR = 'reset@hoshikawa.example';

  test('7G.14 7G.16 5.014 5.017 5.019 5.020 the forced change: every refusal on its field, then done', async () => {
    const token = await server.signIn(PWR);
    const change = (input: Record<string, string>) => server.ask(token, SET, input);
    const refusal = async (input: Record<string, string>) => (await change(input)).errors?.[0]?.extensions?.validation;
    const current = passwordOf(PWR);
    expect(await refusal({ current: 'Wrong!Wrong2026', password: 'Fresh!Start2026' })).toEqual({ current: ['auth.password_incorrect'] });
    expect(await refusal({ current, password: current })).toEqual({ password: ['passwordSame'] });
    expect(await refusal({ current, password: 'Hoshi?Past2025' })).toEqual({ password: ['auth.password_used'] });
    expect(await refusal({ current, password: 'Fresh!Start2026', password_confirmation: 'Other!Start2026' })).toEqual({
      password_confirmation: ['passwordsMustMatch'],
    });
    const done = await change({ current, password: 'Fresh!Start2026', password_confirmation: 'Fresh!Start2026' });
    expect(done.data.setPassword).toEqual({ id: expect.any(String), password_reset: false });
    // Afterwards only administrators may change it again (6.32).
    expect((await change({ current: 'Fresh!Start2026', password: 'Fresh!Other2026' })).errors?.[0]?.message).toBe(
      'This action is unauthorized.',
    );
  });

  test('7R.16 PUT password takes the change from the query and from a body, and logs neither', async () => {
    const email = 'admin@shirasagi.example';
    const token = await server.signIn(email);
    const query = new URLSearchParams({ current: passwordOf(email), password: 'CanaryQuery!1' });
    expect(await server.call('PUT', `/password?${query.toString()}`, { token })).toMatchObject({
      status: 200,
      body: { message: 'Password Updated' },
    });
    const body = { current: 'CanaryQuery!1', password: 'CanaryBody!22' };
    expect((await server.call('PUT', '/api/password', { token, body })).status).toBe(200);
    expect(server.lines.join('')).not.toMatch(/Canary/);
    expect(server.lines.join('')).not.toContain(token);
  });

  test('the last five and the one in force are refused, the sixth before is free again', async () => {
    const email = 'admin@kaede.example';
    let token = await server.signIn(email);
    let current = passwordOf(email);
    const used = [current];
    for (let index = 1; index <= 6; index++) {
      const password = `History!${index}2026`;
      expect((await server.ask(token, SET, { current, password })).data.setPassword.id).toBeTruthy();
      used.push((current = password));
      token = await server.signIn(email, current);
    }
    const tries = await Promise.all(used.slice(1, -1).map(password => server.ask(token, SET, { current, password })));
    expect(tries.map(({ errors }) => errors?.[0]?.extensions?.validation?.['password'])).toEqual(Array(5).fill(['auth.password_used']));
    server.passTime(61);
    token = await server.signIn(email, current);
    expect((await server.ask(token, SET, { current, password: used[0] })).data.setPassword.id).toBeTruthy();
  });

  test('of two changes at once, one wins', async () => {
    const email = 'ops@marlowe.example';
    const token = await server.signIn(email);
    const current = passwordOf(email);
    const replies = await Promise.all(['Parallel!One1', 'Parallel!Two2'].map(password => server.ask(token, SET, { current, password })));
    expect(replies.filter(({ data }) => data?.setPassword)).toHaveLength(1);
  });

  test('nobody changes a password while impersonating, nor without the role', async () => {
    const superuser = await server.signIn('super@platform.example');
    const { data } = await server.ask(superuser, '{ organisations(search: "HOSHI") { data { id } } }');
    await server.ask(superuser, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', {
      id: data.organisations.data[0].id,
    });
    for (const token of [superuser, await server.signIn('view@hoshikawa.example')]) {
      const { errors } = await server.ask(token, SET, { current: 'Whatever!2026', password: 'Fresh!Start2026' });
      expect(errors?.[0]?.message).toBe('This action is unauthorized.');
    }
  });
});

test('characters 73 to 100 of a password matter', async () => {
  const email = 'admin@hoshikawa.example';
  const long = `Aa1!${'x'.repeat(95)}`;
  const token = await server.signIn(email);
  await server.ask(token, SET, { current: passwordOf(email), password: `${long}y` });
  expect((await server.call('POST', '/login', { body: { email, password: `${long}z` } })).status).toBe(422);
  expect((await server.call('POST', '/login', { body: { email, password: `${long}y` } })).status).toBe(200);
});

test('secrets that went through every door rest nowhere: not in the log, not in any table', async () => {
  const email = 'staff@sazanami.example';
  await forgot(email, { ip: '192.0.2.99' });
  const link = await linkFor(email);
  const password = 'CanarySecret!2026';
  const { body } = await server.call('POST', '/reset', { body: { token: link, email, password } });
  await server.call('POST', '/login', { body: { email, password: 'CanaryWrong!2026' } });
  await server.call('GET', `/me?password=${encodeURIComponent(password)}`, { token: body.access_token });
  await server.call('POST', '/graphql', { token: body.access_token, body: `{"query": "{ me { id } }", "variables": {"x": "${password}"` });
  const secrets = [link, String(body.access_token), 'CanarySecret', 'CanaryWrong'];
  expect(secrets.filter(secret => server.lines.join('').includes(secret))).toEqual([]);
  const client = new pg.Client({ connectionString: server.database.superuserUrl });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select 1 from ${name} t where t::text like any($1)`, [secrets.map(secret => `%${secret}%`)]);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
  await client.end();
});
