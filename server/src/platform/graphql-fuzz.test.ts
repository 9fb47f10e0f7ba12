import { hostileDocument } from '@hakaru/tools/hostile-documents';
import { GraphQLError, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReadingBudget } from './graphql-budget';
import { GRAPHQL_LIMITS, shapeLimits } from './graphql-limits';
import { openTestServer, type TestServer } from '#testing/test-server';

const COUNT = process.env['COUNTS'] === 'full' ? 100_000 : 2_000;
const SEED = 20_261_116;
/** Far above the few milliseconds needed to read and refuse a document, and far below what an effective attack would need. */
const CPU_MS_EACH = 1_500;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"refusedDocumentsMinute": 1000000}' } });
});
afterAll(() => server.close());

const post = (body: unknown) =>
  server.http.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) });

/** The number of nodes the limits visited; 0 for a document that cannot be parsed. */
function nodesRead(query: string): number {
  const budget = new ReadingBudget();
  try {
    shapeLimits(parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true }), budget);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return budget.nodes;
}

async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('chained double spreads are refused at once, whoever asks: 2ⁿ of them are counted, not followed', async () => {
  for (const levels of [22, 90]) {
    const chain = Array.from({ length: levels }, (_, at) => `fragment f${at} on Query{...f${at + 1} ...f${at + 1}}`).join(' ');
    const reply = await post({ query: `query{...f0} ${chain} fragment f${levels} on Query{me{id}}` });
    expect(reply.json().data ?? null).toBeNull();
    expect(reply.json().errors[0].message).toMatch(/too many/i);
  }
});

test(`${COUNT} hostile documents from a stranger: each is answered within its budget, none is an internal error`, async () => {
  const outcomes = new Map<string, number>();
  let dearest = { ms: 0, named: '' };
  for (let at = 0; at < COUNT; at++) {
    const { kind, query, variables } = hostileDocument(SEED + at);
    const named = `document ${at} (${kind})`;
    let reply: Awaited<ReturnType<typeof post>> | undefined;
    const ms = await cpuMsOf(async () => {
      reply = await post({ query, variables });
      // Sent again, because a valid document is compiled at its second use.
      if ('data' in reply.json()) reply = await post({ query, variables });
    });
    if (ms > dearest.ms) dearest = { ms, named };
    expect({
      named,
      // Each node is visited once; a document has at most as many as tokens.
      readOnce: nodesRead(query) <= GRAPHQL_LIMITS.tokens,
      withinBudget: ms < CPU_MS_EACH,
      answered: reply !== undefined && reply.statusCode < 500 && !reply.body.includes('"internal"'),
    }).toEqual({ named, readOnce: true, withinBudget: true, answered: true });
    const outcome = reply?.statusCode === 200 ? (reply.json().errors?.[0]?.message ?? 'answered') : String(reply?.statusCode);
    outcomes.set(outcome.slice(0, 30), (outcomes.get(outcome.slice(0, 30)) ?? 0) + 1);
  }
  console.log(`dearest of ${COUNT}: ${dearest.named}, ${dearest.ms.toFixed(1)} ms of processor time`);
  expect(outcomes.size).toBeGreaterThan(10); // documents fail in many ways, so many paths were covered
});
