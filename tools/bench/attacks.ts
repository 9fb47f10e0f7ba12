import { hostileFile } from '#bench/hostile-workbook';
import { ROOT } from '#programs';
import { startServerProcess, temporaryDataDir } from '#server-process';
import { measureVisit, type VisitFigures } from '#bench/visit';

const LOG = `${ROOT}.cache/bench/attacks.log`;
const ATTACKERS = 4;
const ROUNDS = 150;

export type Felt = { name: string; p50: number; p95: number; refused: number };
export type AttackFigures = { alone: Felt; under: Felt[]; visit: VisitFigures };

type Person = { url: string; token: string };

/** How an unrelated organisation is affected while another, or an anonymous client, attacks; and the first visit of a user. */
export async function measureAttacks(): Promise<AttackFigures> {
  const dataDir = temporaryDataDir('attacks');
  try {
    const server = await startServerProcess({ dataDir: dataDir.path, logFile: LOG, env: { DEMO_MONTHS: '4' } });
    try {
      return await measure(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    dataDir.remove();
  }
}

export async function measure(url: string): Promise<AttackFigures> {
  const bystander = await signIn(url, 'admin@shirasagi.example', 'Shira!Admin2026');
  const reader = await signIn(url, 'view@hoshikawa.example', 'Hoshi*View2026');
  const writer = await signIn(url, 'admin@hoshikawa.example', 'Hoshi!Admin2026');
  const own = await assetOf(bystander);
  const target = await assetOf(reader);
  const look = () => ask(bystander, GRID, { assetId: own });
  for (let warm = 0; warm < 50; warm++) await look();
  const visit = await measureVisit(url);
  const alone = await felt('alone', look, []);
  const bomb = await hostileFile();
  const attacks: [string, (at: number) => Promise<unknown>][] = [
    ['chained double spreads, without a session', () => ask({ url, token: '' }, SPREADS)],
    ['fifteen books at fifteen moments (refused)', at => ask(reader, books(target, at * 15, 15))],
    ['four books at four moments, the most one may ask', at => ask(reader, books(target, at * 4, 4))],
    ['recalculations, two in a request', () => ask(writer, recalculations(target, 2))],
    ['workbooks of 800,000 nested elements', () => preflight(reader, bomb)],
  ];
  const under: Felt[] = [];
  for (const [name, worst] of attacks)
    under.push(
      await felt(
        name,
        look,
        Array.from({ length: ATTACKERS }, () => worst),
      ),
    );
  return { alone, under, visit };
}

async function felt(name: string, look: () => Promise<number>, attackers: readonly ((at: number) => Promise<unknown>)[]): Promise<Felt> {
  let isOver = false;
  let count = 0;
  const attack = attackers.map(async worst => {
    while (!isOver) await worst(count++);
  });
  const times: number[] = [];
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const status = await look();
    times.push(performance.now() - startedAt);
    if (status !== 200) refused++;
    await new Promise(resume => setTimeout(resume, 5));
  }
  isOver = true;
  await Promise.all(attack);
  return { name, p50: share(times, 0.5), p95: share(times, 0.95), refused };
}

/** The smallest value that covers this share of them. */
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

const GRID = `query($assetId: ID!) {
  book(assetId: $assetId) { entities { id ref } }
  figureGrid(assetId: $assetId, asOf: "2026-09-30", rows: mandates, columns: ["marketValue.-", "return.1m", "return.1y"]) { figures { value } }
}`;
const LEVELS = 60;
const SPREADS = `query{...f0} ${Array.from({ length: LEVELS }, (_, at) => `fragment f${at} on Query{...f${at + 1} ...f${at + 1}}`).join(' ')} fragment f${LEVELS} on Query{me{id}}`;
/** A moment that was not asked for before. */
const moment = (at: number): string => new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
const books = (assetId: string, from: number, count: number): string =>
  `{ ${Array.from({ length: count }, (_, at) => `b${at}: book(assetId: "${assetId}", known: "${moment(from + at)}") { entities { id } }`).join(' ')} }`;
const recalculations = (assetId: string, count: number): string =>
  `mutation { ${Array.from({ length: count }, (_, at) => `r${at}: recalculatePeriodReturn(assetId: "${assetId}", asOf: "2026-09-30") { figures }`).join(' ')} }`;

async function ask({ url, token }: Person, query: string, variables: Record<string, unknown> = {}): Promise<number> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await reply.text();
  return text.includes('Service unavailable.') ? 503 : reply.status;
}

async function assetOf({ url, token }: Person): Promise<string> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { organisation { assets { id } } } }' }),
  });
  const { data } = (await reply.json()) as { data: { me: { organisation: { assets: { id: string }[] } } } }; // the shape of the query
  return data.me.organisation.assets[0]?.id ?? '';
}

async function preflight({ url, token }: Person, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'report.xlsx');
  const reply = await fetch(`${url}/api/imports/preflight`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  await reply.arrayBuffer();
}

async function signIn(url: string, email: string, password: string): Promise<Person> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await reply.json()) as { access_token?: string }; // the sign-in reply of the contract
  if (!token) throw new Error(`${email} could not log in: ${reply.status}`);
  return { url, token };
}
