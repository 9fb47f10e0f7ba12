import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoMandates } from '#features/demo/institution/mandates';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { schema } from '#schema';
import { operationsOf, type Operation } from './operations';

/**
 * Managers are granted a mandate up to a day, which row-level security cannot tell: every query of the schema is asked about the fund by
 * its managers, with marker values where they may not see.
 */
const ASSET = demoId('HMAIN');
const FORMER = entityId('HOSHI', 'HFE03'); // Marlowe's until the end of September 2024
const PRESENT = entityId('HOSHI', 'HFE02'); // still Marlowe's
const LAST_DAY = '2024-09-30';
const MARK = '987654321987'; // a value that no other account or sum can have
const queries = operationsOf(schema).filter(({ kind, access }) => kind === 'query' && access.who !== 'superuser');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const asOf of ['2024-10-31', '2026-09-30'])
    await server.sql(
      `insert into observation (organisation_id, entity_id, measure, as_of, value, source_id, recorded_at)
       select $1, $2, 'marketValue', $3, $4, (select id from source where organisation_id = $1 limit 1), '2026-10-10'`,
      [demoId('HOSHI'), FORMER, asOf, MARK],
    );
  await server.sql(`update book_version set version = version + 1 where organisation_id = $1`, [demoId('HOSHI')]);
}, 400_000);
afterAll(() => server.close());

const others = (manager: string) =>
  demoMandates.filter(({ owner, manager: of }) => owner === 'HOSHI' && of !== manager).map(({ ref }) => entityId('HOSHI', ref));

/** The arguments of a reporting query, set to one entity and day. */
function aimed({ variables }: Operation, target: string, asOf: string): Record<string, unknown> {
  const known: Record<string, unknown> = {
    assetId: ASSET,
    entityId: target,
    entityIds: [target],
    mandateId: target,
    id: target,
    asOf,
    from: asOf,
    to: asOf,
    columns: ['marketValue.-', 'return.1m', 'profit.1m'],
    column: 'marketValue.-',
    since: '2020-01-01',
    known: null,
    rows: null,
    key: `${target}.marketValue.-.${asOf}`,
    first: 50,
    page: 1,
  };
  return Object.fromEntries(Object.keys(variables).map(name => [name, name in known ? known[name] : variables[name]]));
}

async function answers(email: string, target: string, asOf: string, asked = queries): Promise<[string, string][]> {
  const token = await server.as(email);
  const replies: [string, string][] = [];
  for (const operation of asked) {
    const body = { query: operation.document, variables: aimed(operation, target, asOf) };
    replies.push([operation.name, (await server.call('POST', '/graphql', { token, body })).text]);
  }
  return replies;
}

test('a terminated manager sees nothing of what came after its last day, by any query', { timeout: 300_000 }, async () => {
  for (const asOf of ['2024-10-31', '2026-09-30'])
    for (const [name, text] of await answers('ops@marlowe.example', FORMER, asOf))
      expect(text.includes(MARK), `${name} as of ${asOf}`).toBe(false);
});

test('the mark is seen by its owner, and the manager’s own past by the manager', async () => {
  const owner = await answers('admin@hoshikawa.example', FORMER, '2026-09-30');
  expect(owner.filter(([, text]) => text.includes(MARK)).map(([name]) => name)).toEqual(
    expect.arrayContaining(['figureGrid', 'figureSeries', 'trace']),
  );
  const past = await answers('ops@marlowe.example', FORMER, LAST_DAY);
  expect(past.find(([name]) => name === 'figureGrid')?.[1]).toMatch(/"value":"\d{9,}"/);
});

/** A normal run asks each query about each of the three targets as one of the three managers; a full run as all. */
const isDivided = process.env['COUNTS'] !== 'full';
const MANAGERS = ['TSUBA', 'MARLO', 'REDFN'];

test.each([
  ['ops@tsubaki.example', 'TSUBA', entityId('HOSHI', 'HDE01')],
  ['ops@marlowe.example', 'MARLO', PRESENT],
  ['pa@redfern.example', 'REDFN', entityId('HOSHI', 'HPE01')],
])(
  '%s is named no mandate of another manager, by any query about its own or another’s',
  { timeout: 300_000 },
  async (email, manager, own) => {
    const foreign = others(manager);
    for (const [at, target] of [own, foreign[0] ?? '', entityId('HOSHI', 'TOTAL')].entries()) {
      const asked = queries.filter((_, index) => !isDivided || (index + at + MANAGERS.indexOf(manager)) % MANAGERS.length === 0);
      for (const [name, text] of await answers(email, target, '2026-09-30', asked)) {
        const other = text.replaceAll(target, '');
        expect(
          foreign.find(id => other.includes(id)),
          `${name} about ${target}`,
        ).toBeUndefined();
      }
    }
  },
);
