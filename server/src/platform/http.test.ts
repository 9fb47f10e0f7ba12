import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('8.004 a call to nowhere answers 404 in our words, signed in or not', async () => {
  const token = await server.as('view@hoshikawa.example');
  expect(await server.call('POST', '/nowhere', { body: {} })).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  expect(await server.call('PUT', '/api/nowhere', { token, body: {} })).toMatchObject({ status: 404, body: { message: 'Not found.' } });
});

test('a malformed body is reported as such, an oversized one refused, neither as a fault of ours', async () => {
  const headers = { 'content-type': 'application/json' };
  const malformed = await server.http.inject({ method: 'POST', url: '/login', headers, payload: '{"email":' });
  expect({ status: malformed.statusCode, body: malformed.json() }).toEqual({
    status: 422,
    body: { message: 'Validation error occurred', errors: { body: ['malformed'] } },
  });
  const oversized = await server.http.inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
  });
  expect(oversized.statusCode).toBe(413);
});

test('every reply carries the headers that keep a page safe', async () => {
  const { headers } = await server.call('GET', '/me');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a route that does not say who may use it stops the start', async () => {
  const { openHttp } = await import('./http');
  const http = openHttp(server.app);
  expect(() => http.get('/undeclared', async () => 'open')).toThrow('GET /undeclared does not declare who may use it');
});
