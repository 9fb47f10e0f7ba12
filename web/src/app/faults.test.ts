// @vitest-environment jsdom
import { AppError, refusals, type Refusal } from '@hakaru/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, call } from '#platform/api';
import { makeQueryClient, queryClient } from '#platform/query';
import { readSession, readToken, startSession } from '#platform/session';
import { siteQuery } from '#features/site/public';
import { ErrorScreen } from './error-screen';
import { envelopeOf, report, watchFaults } from './faults';
import { NotFoundScreen } from './not-found-screen';

// Only the network is mocked.
const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
afterEach(() => {
  network.mockReset();
  vi.restoreAllMocks();
});
const answer = (status: number, body: unknown) => network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const caught = (promise: Promise<unknown>) => promise.then(String, (error: unknown) => error);

test('9.034 a fault travels as three lines of JSON: one event, with no query, no screen and no replay', () => {
  history.replaceState({}, '', '/owner/mandates?search=secret');
  const facts = { id: 'a'.repeat(32), at: new Date('2026-11-10T00:00:00Z'), environment: 'local', dsn: null };
  const lines = envelopeOf(new TypeError('x is not a function'), facts).trimEnd().split('\n');
  const [header, item, event] = lines.map(line => JSON.parse(line) as Record<string, unknown>); // the length is checked on the next line
  expect(lines).toHaveLength(3);
  expect(header).toEqual({ event_id: facts.id, sent_at: '2026-11-10T00:00:00.000Z', dsn: null });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({ release: '7.52.0', exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] } });
  expect(lines.join()).not.toContain('secret');
});

test('7G.22 refusals and failed fetches are answers and are not reported; our own faults are, one in five', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  queryClient.setQueryData(siteQuery.queryKey, { environment: 'local', sentryDsn: null } as never); // what the report reads of the site
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0);
  const names = Object.keys(refusals) as Refusal[]; // the keys of that very table
  for (const name of names.filter(one => refusals[one].status < 500)) report(new AppError(name));
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(await caught(call('GET', 'me')));
  expect(network).toHaveBeenCalledTimes(1); // the failed fetch itself
  answer(200, {});
  report(new TypeError('x is not a function'));
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(network.mock.calls[1]?.[0]).toBe('/api/tunnel/sentry');
  dice.mockReturnValue(0.2);
  report(new TypeError('x is not a function'));
  await new Promise(resume => setTimeout(resume, 20));
  expect(network).toHaveBeenCalledTimes(2);
});

test('8.002 a 404 of a call shows the not-found view', async () => {
  answer(404, { message: 'Not found.' });
  const error = await caught(call('GET', 'somewhere'));
  expect(error).toMatchObject({ refusal: 'notFound' });
  expect(ErrorScreen({ error }).type).toBe(NotFoundScreen);
});

test('8.007 any other error of a document is logged and changes nothing: nobody is logged out or shown another screen', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  watchFaults();
  startSession({ access_token: 'secret', expires_at: new Date(Date.now() + 3_600_000).toISOString() });
  answer(200, { data: null, errors: [{ message: 'Something odd.' }] });
  const error = await caught(makeQueryClient().fetchQuery({ queryKey: ['odd'], queryFn: () => ask('{ odd }', {}), retry: false }));
  expect(error).toMatchObject({ refusal: 'internal' });
  expect(said).toHaveBeenCalledTimes(1);
  expect([readToken(), readSession().unauthorized]).toEqual(['secret', false]);
});
