import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

/** Event streams are not replies, and public files may be cached. */
const STREAMS = /progress/;

test('no browser keeps a reply of any door that asks who one is, refused or answered', async () => {
  const token = await server.as('admin@hoshikawa.example');
  const doors = server.http.doors.filter(({ method, url, access }) => method === 'GET' && access.who !== 'anyone' && !STREAMS.test(url));
  expect(doors.length).toBeGreaterThan(10);
  for (const { url } of doors) {
    const path = url.replaceAll(/:\w+/g, randomUUID());
    for (const sender of [{ token }, {}]) {
      const { headers } = await server.call('GET', path, sender);
      expect(String(headers['cache-control']), `GET ${path}`).toContain('no-store');
    }
  }
});

test('no browser keeps an answer to a question, nor the profile', async () => {
  const token = await server.as('admin@hoshikawa.example');
  const asked = await server.call('POST', '/graphql', { token, body: { query: '{ users(first: 50) { data { id name email } } }' } });
  expect(asked.status).toBe(200);
  for (const { headers } of [asked, await server.call('GET', '/me', { token })])
    expect(String(headers['cache-control'])).toContain('no-store');
});
