// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetReplies } from '#platform/api';
import { startSession } from '#platform/session';
import { askGrid } from './grids-together';

type Sent = { query: string; variables: Record<string, unknown> };

// Only the network is mocked.
const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);

let answer: (sent: Sent) => { status?: number; body: unknown };
beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async (_, init) => {
    const { status = 200, body } = answer(JSON.parse(init?.body as string) as Sent); // what the app sends
    return new Response(JSON.stringify(body), { status });
  });
  forgetReplies();
  startSession({ access_token: 'secret', expires_at: new Date(Date.now() + 3_600_000).toISOString() });
});

const rowOf = (entityId: unknown) => [{ entityId, figures: [] }];
const isTogether = ({ query }: Sent) => query.includes('grid1:');
const refused = (message: string) => ({ body: { data: null, errors: [{ message }] } });
const alone = ({ variables }: Sent) => ({ body: { data: { figureGrid: rowOf(variables['assetId']) } } });
/** Every asset's grid has one row, named after the asset. */
function together({ variables }: Sent) {
  const names = Object.entries(variables).filter(([name]) => name.startsWith('assetId'));
  return { body: { data: Object.fromEntries(names.map(([name, id]) => [name.replace('assetId', 'grid'), rowOf(id)])) } };
}
const askFor = (assetIds: readonly string[], signal = new AbortController().signal) =>
  Promise.allSettled(assetIds.map(assetId => askGrid({ assetId, asOf: '2026-09-30', known: null, columns: ['marketValue.-'] }, signal)));
const rowsOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map(one => (one.status === 'fulfilled' ? (one.value as { entityId: string }[])[0]?.entityId : one.reason.refusal)); // as answered above

test('grids of one render travel together, eight at most, and each gets its own rows', async () => {
  answer = sent => (isTogether(sent) ? together(sent) : alone(sent));
  const ids = Array.from({ length: 9 }, (_, at) => `asset ${at}`);
  expect(rowsOf(await askFor(ids))).toEqual(ids);
  expect(network).toHaveBeenCalledTimes(2);
});

test('one that is refused does not take the others with it: each is asked again by itself and hears its own answer', async () => {
  answer = sent => {
    if (isTogether(sent) || sent.variables['assetId'] === 'revoked') return refused('Not found.');
    return alone(sent);
  };
  expect(rowsOf(await askFor(['a', 'revoked', 'c']))).toEqual(['a', 'notFound', 'c']);
  expect(network).toHaveBeenCalledTimes(4);
});

test.each([
  [503, 'Service unavailable.', 'unavailable'],
  [429, 'Too many requests.', 'tooMany'],
])('a server that answers %i is not asked once more for each of them', async (status, message, refusal) => {
  answer = () => ({ status, body: { message } });
  expect(rowsOf(await askFor(['a', 'b', 'c']))).toEqual([refusal, refusal, refusal]);
  expect(network).toHaveBeenCalledTimes(1);
});

test('who has left the page is not asked for again', async () => {
  const left = new AbortController();
  answer = () => {
    left.abort();
    return refused('Not found.');
  };
  const settled = await askFor(['a', 'b'], left.signal);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(network).toHaveBeenCalledTimes(1);
});
