import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

const LIMIT = 5;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false, env: { RATE_LIMITS: `{"refusedDocumentsMinute": ${LIMIT}}` } });
});
afterAll(() => server.close());

const post = (query: string, { token, ip }: { token?: string; ip: string }) =>
  server.http.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: JSON.stringify({ query }),
  });

const wrong = (at: number): string => `{ me { nothing${at} } }`;

async function refusedTimes(times: number, sender: { token?: string; ip: string }, make = wrong): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await post(make(at), sender)).statusCode);
  return statuses;
}

test('rate limit: after too many refused documents the next is answered 429 before it is parsed', async () => {
  const sender = { ip: '198.51.100.1' };
  expect(await refusedTimes(LIMIT, sender)).toEqual(Array(LIMIT).fill(200));
  const reply = await post('{ never { read', sender);
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(reply.json()).toEqual({ message: 'Too many requests.' });
});

test('rate limit: refusals count per address for strangers and per user for whoever is logged in', async () => {
  await refusedTimes(LIMIT, { ip: '198.51.100.2' });
  expect((await post(wrong(0), { ip: '198.51.100.2' })).statusCode).toBe(429);
  expect((await post(wrong(0), { ip: '198.51.100.3' })).statusCode).toBe(200);
  const token = await server.as('view@hoshikawa.example');
  expect((await post(wrong(0), { token, ip: '198.51.100.2' })).statusCode).toBe(200);
  await refusedTimes(LIMIT, { token, ip: '198.51.100.4' });
  expect((await post(wrong(9), { token, ip: '198.51.100.5' })).statusCode).toBe(429);
});

test('rate limit: a document that was accepted before is still answered', async () => {
  const token = await server.as('admin@hoshikawa.example');
  const sender = { token, ip: '198.51.100.6' };
  const known = '{ me { id } }';
  expect((await post(known, sender)).json().data.me.id).toBeTruthy();
  await refusedTimes(LIMIT + 1, sender);
  expect((await post(known, sender)).json().data.me.id).toBeTruthy();
});

test('rate limit: a valid document refused for its cost counts too', async () => {
  const token = await server.as('ops@tsubaki.example');
  const dear = (from: number): string =>
    `{ ${Array.from({ length: 15 }, (_, at) => `b${at}: book(assetId: "x", known: "2026-01-${10 + at}T00:00:0${from}Z") { entities { id } }`).join(' ')} }`;
  const statuses = await refusedTimes(LIMIT + 1, { token, ip: '198.51.100.7' }, dear);
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
  // Repeating one document does not avoid the limit.
  expect((await post(dear(0), { token, ip: '198.51.100.7' })).statusCode).toBe(429);
});

test('a document is refused with the same message each time', async () => {
  const first = await post('{ unheard }', { ip: '198.51.100.8' });
  const second = await post('{ unheard }', { ip: '198.51.100.9' });
  expect(first.json().errors[0].message).toContain('unheard');
  expect(second.json()).toEqual(first.json());
});
