// @vitest-environment jsdom
import { AppError } from '@hakaru/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { ask, call, forgetReplies, isCancelled, type TypedDocument } from './api';
import { logOut } from './log-out';
import { endSession, readSession, readToken, setUnauthorized, startSession } from './session';

// Only the network is mocked.
const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);

const DOCUMENT: TypedDocument<{ me: { id: string } }, { id: string }> = 'query Me($id: ID!) { me(id: $id) { id } }';
const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  network.mockResolvedValueOnce(new Response(body === null ? null : JSON.stringify(body), { status, headers }));
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

beforeEach(() => {
  network.mockReset();
  forgetReplies();
  startSession({ access_token: 'secret', expires_at: inAnHour() });
});

test('7R.01 7R.02 a document travels to our own host with the token and the module, and its data comes back', async () => {
  reply(200, { data: { me: { id: '7' } } });
  expect(await ask(DOCUMENT, { id: '7' }, undefined, 'admin')).toEqual({ me: { id: '7' } });
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toBe('/graphql');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer secret', 'authorization-module': 'admin' });
  expect(init?.body).toBe(JSON.stringify({ query: DOCUMENT, variables: { id: '7' } }));
});

test('without a session no authorization header is sent', async () => {
  endSession('loggedOut');
  reply(200, { status: 'ok' });
  await call('POST', 'login', { email: 'a@b.jp' });
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toBe('/api/login');
  expect(init?.headers).not.toHaveProperty('authorization');
});

test("4.058 8.001 8.005 'Unauthenticated.' logs out, over GraphQL and REST", async () => {
  reply(200, { errors: [{ message: 'Unauthenticated.' }] });
  expect(await caught(ask(DOCUMENT, { id: '1' }))).toMatchObject({ refusal: 'unauthenticated' });
  expect([readToken(), readSession().ended]).toEqual([null, 'refused']);
  startSession({ access_token: 'again', expires_at: inAnHour() });
  reply(401, { message: 'Unauthenticated.' });
  await caught(call('GET', 'me'));
  expect(readToken()).toBeNull();
});

test("4.051 4.059 8.006 'This action is unauthorized.' raises the flag and keeps the token", async () => {
  reply(200, { errors: [{ message: 'This action is unauthorized.' }] });
  await caught(ask(DOCUMENT, { id: '1' }));
  expect([readSession().unauthorized, readToken()]).toEqual([true, 'secret']);
  setUnauthorized(false);
});

test('an unverified address is its own refusal and raises no flag', async () => {
  reply(403, { message: 'Your email address is not verified.' });
  expect(await caught(call('GET', 'me'))).toMatchObject({ refusal: 'unverified' });
  expect(readSession().unauthorized).toBe(false);
});

test('field errors arrive by field, from REST and from GraphQL', async () => {
  reply(422, { message: 'Validation error occurred', errors: { password: ['auth.failed'], ip: '10.0.0.1' } });
  expect(await caught(call('POST', 'login', {}))).toMatchObject({
    refusal: 'invalid',
    fields: { password: ['auth.failed'], ip: ['10.0.0.1'] },
  });
  reply(200, { errors: [{ message: 'Validation error occurred', extensions: { validation: { current: ['auth.password_incorrect'] } } }] });
  expect(await caught(ask(DOCUMENT, { id: '1' }))).toMatchObject({ refusal: 'invalid', fields: { current: ['auth.password_incorrect'] } });
});

test.each([
  ['a 503', () => reply(503, { message: 'Service unavailable.' }, { 'retry-after': '5' })],
  ['a proxy page', () => network.mockResolvedValueOnce(new Response('<html>', { status: 503 }))],
  ['no network', () => network.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('%s is an outage and logs nobody out', async (_, happen) => {
  happen();
  expect(await caught(call('GET', 'me'))).toMatchObject({ refusal: 'unavailable' });
  expect(readToken()).toBe('secret');
});

test('4.053 a failed logout still clears the session', async () => {
  reply(500, { message: 'Internal server error.' });
  await logOut();
  expect([readToken(), localStorage.getItem('token')]).toEqual([null, null]);
});

test('each reply may prolong the session', async () => {
  const later = new Date(Date.now() + 7_200_000).toISOString();
  reply(200, {}, { 'Session-Expires-At': later });
  await call('GET', 'me');
  expect(readSession().expiresAt).toBe(later);
});

test('7R.03 a newer request with the same id cancels the older one', async () => {
  network.mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (network.mock.calls.length === 2) resolve(new Response('"second"'));
      }),
  );
  const first = caught(call('GET', 'search?q=a', undefined, { requestId: 'search' }));
  const second = call('GET', 'search?q=ab', undefined, { requestId: 'search' });
  expect(isCancelled(await first)).toBe(true);
  expect(await second).toBe('second');
});

test('an unknown failure is ours', async () => {
  reply(500, { message: 'boom' });
  const error = await caught(call('GET', 'me'));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ refusal: 'internal' });
});

const sentTag = (at: number) => new Headers(network.mock.calls[at]?.[1]?.headers).get('if-none-match');

test('a reply with a name is asked for by that name again, and what was there already is used', async () => {
  reply(200, { data: { me: { id: '7' } } }, { etag: 'W/"a"' });
  await ask(DOCUMENT, { id: '7' });
  reply(304, null);
  expect(await ask(DOCUMENT, { id: '7' })).toEqual({ me: { id: '7' } });
  reply(200, { data: { me: { id: '8' } } }, { etag: 'W/"b"' });
  expect(await ask(DOCUMENT, { id: '7' })).toEqual({ me: { id: '8' } });
  reply(304, null);
  expect(await ask(DOCUMENT, { id: '7' })).toEqual({ me: { id: '8' } });
  expect([0, 1, 2, 3].map(sentTag)).toEqual([null, 'W/"a"', 'W/"a"', 'W/"b"']);
});

test('the name of a reply is never sent with another question, by another person or for another module', async () => {
  reply(200, { data: { me: { id: '7' } } }, { etag: 'W/"a"' });
  await ask(DOCUMENT, { id: '7' });
  for (const _ of [1, 2, 3]) reply(200, { data: { me: { id: '9' } } });
  await ask(DOCUMENT, { id: '9' });
  await ask(DOCUMENT, { id: '7' }, undefined, 'admin');
  startSession({ access_token: 'of another', expires_at: inAnHour() });
  await ask(DOCUMENT, { id: '7' });
  expect([1, 2, 3].map(sentTag)).toEqual([null, null, null]);
});
