import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export type Person = { token: string; assetId: string };

const AS_OF = '2026-09-30';
const OVERVIEW = ['marketValue.-', 'weight.-', 'deviation.-'].concat(
  ['1m', '3m', 'fytd', '1y', '3y'].flatMap(horizon => ['return', 'benchmarkReturn', 'excess'].map(measure => `${measure}.${horizon}`)),
);
const MANDATES = ['marketValue.-', 'weight.-', 'return.1m', 'excess.1m', 'return.fytd', 'excess.fytd', 'return.1y', 'excess.1y'];
const GRID = `query($assetId: ID!, $rows: GridRows, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: "${AS_OF}", rows: $rows, columns: $columns) { entityId figures { key value reason quality { have of weakest } } } }`;
const HEAD = `query($assetId: ID!) { book(assetId: $assetId) { assetId name { en jp } baseCurrency monthEnds entities { id ref kind name { en jp } parentId classId } } }`;

/** The requests of a screen in order: the profile, the asset's header, its figures. */
const SCREENS = [
  { rows: 'classes', columns: OVERVIEW },
  { rows: 'mandates', columns: MANDATES },
];

export type Tally = { times: number[]; statuses: Map<number, number>; failed: string[] };
export const newTally = (): Tally => ({ times: [], statuses: new Map(), failed: [] });

/** Opens one screen after the other, with a pause for reading; every request is timed separately. */
export async function look(url: string, person: Person, { tally, visits, pauseMs }: { tally: Tally; visits: number; pauseMs: number }) {
  for (let visit = 0; visit < visits; visit++) {
    // Users do not start at the same moment; a user's pauses differ, but are the same in every run.
    if (pauseMs > 0) await wait(pauseMs * (0.5 + fraction(person.token, visit)));
    const screen = SCREENS[visit % SCREENS.length];
    await request(tally, `${url}/me`, { headers: headersOf(person) });
    await ask(url, person, { tally, query: HEAD, variables: {} });
    await ask(url, person, { tally, query: GRID, variables: { ...screen } });
  }
}

async function ask(
  url: string,
  person: Person,
  { tally, query, variables }: { tally: Tally; query: string; variables: object },
): Promise<void> {
  const body = JSON.stringify({ query, variables: { assetId: person.assetId, ...variables } });
  await request(tally, `${url}/graphql`, { method: 'POST', headers: { ...headersOf(person), 'content-type': 'application/json' }, body });
}

export const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Counts the status and the time to the last byte; a response with errors in its body counts as failed. */
export async function request(tally: Tally, url: string, init: RequestInit): Promise<void> {
  const from = performance.now();
  const { status, text } = await fetch(url, init).then(
    async reply => ({ status: reply.status, text: await reply.text() }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  );
  tally.times.push(performance.now() - from);
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if ((status !== 200 && status !== 201) || text.startsWith('{"errors"')) tally.failed.push(`${status} ${text.slice(0, 200)}`);
}

/** A number from 0 to 1, spread evenly even over names that differ in one digit. */
function fraction(text: string, salt: number): number {
  return createHash('sha256').update(`${salt} ${text}`).digest().readUInt32BE() / 2 ** 32;
}
