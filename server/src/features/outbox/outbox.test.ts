import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 600_000);
afterAll(() => server.close());

const JAPANESE = { 'accept-language': 'ja-JP' };

test('letters that were not sent can be read, newest first, in both languages', async () => {
  expect((await server.call('GET', '/dev/outbox')).text).toContain('No emails yet.');
  const link = `${server.app.settings.publicUrl}/reset?token=abc&email=a@b.example`;
  await server.app.mail.send({ to: 'first@b.example', subject: 'First', text: `Dear <b>A</b>,\n\n${link}\nhttps://elsewhere.example/x` });
  await server.app.mail.send({ to: 'second@b.example', subject: '二通目 <script>alert(1)</script>', text: 'x' });
  const { status, text, headers } = await server.call('GET', '/dev/outbox', { headers: JAPANESE });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(text).toContain('<html lang="ja">');
  expect(text).toContain('送信箱');
  expect(text.indexOf('second@b.example')).toBeLessThan(text.indexOf('first@b.example'));
  expect(text).not.toContain('<script>');
  const [, address = ''] = /href="(\/dev\/outbox\/[^"]+)">First/.exec(text) ?? [];
  const letter = await server.call('GET', address);
  expect(letter.text).toContain('すべてのメール'); // the chosen language is part of the link
  expect(letter.text).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  expect(letter.text).toContain('Dear &lt;b&gt;A&lt;/b&gt;');
  expect(letter.text).not.toContain('href="https://elsewhere.example');
});

test('an unknown letter is not found, and no path leads out of the folder', async () => {
  for (const file of ['gone.eml', '..%2f..%2fsecret', '%2e%2e%2fsecret']) {
    const { status, text } = await server.call('GET', `/dev/outbox/${file}?language=en`);
    expect(status, `${file} answers`).toBe(404);
    expect(text).toContain('This email no longer exists.');
  }
  expect((await server.call('GET', '/dev/outbox/%00?language=en')).status).toBe(422); // text with a NUL is refused everywhere
});

test.each([
  { APP_ENV: 'production', DEMO: '0', PUBLIC_URL: 'https://hakaru.example', MAIL_IN_FILES: '1' },
  { APP_ENV: 'staging', PUBLIC_URL: 'https://hakaru.example', MAIL_IN_FILES: '1' },
])('in $APP_ENV there is no outbox and no test identity provider', async env => {
  const served = await openTestServer({ env });
  try {
    await served.app.mail.send({ to: 'a@b.example', subject: 'Secret', text: 'x' });
    for (const path of ['/dev/outbox', '/dev/outbox/x', '/dev/idp', '/api/dev/idp']) {
      expect((await served.call('GET', path)).status, `${path} answers`).toBe(404);
    }
  } finally {
    await served.close();
  }
});
