import { setTimeout as wait } from 'node:timers/promises';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { headersOf, request, type Person, type Tally } from './people';

type Client = { people: Person[]; mandates: string[] };
type Work = { tally: Tally; count: number };

const HOLDINGS = 200;
/** By then the users have started to browse. */
const AFTER_MS = 8_000;
const HEAD = ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Price Date', 'Currency', 'Market Value (Local)', 'FX Rate']; // oxfmt-ignore
const MORE = ['Market Value', 'Book Value', 'Accrued', 'Opening Units', 'Net Units Traded', 'Quality'];
const COLUMNS = ['marketValue.-', 'return.1m', 'return.fytd', 'return.1y', 'benchmarkReturn.1y', 'excess.1y'];

/** Sends the holdings of one mandate each, all at once, as users of different organisations; each answer has the findings. */
export async function receiveFiles(
  url: string,
  clients: readonly Client[],
  { tally, count, price }: Work & { price: number },
): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, (_, at) => holdings(`M${at + 1}`, price)));
  await wait(AFTER_MS);
  await Promise.all(files.map((bytes, at) => send(url, personAt(clients, at), { tally, bytes, name: `holdings-${at}.xlsx` })));
}

/** Requests workbooks with live formulas of a hundred mandates by six figures, all at once. */
export async function sendWorkbooks(url: string, clients: readonly Client[], { tally, count }: Work): Promise<void> {
  await wait(AFTER_MS);
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const person = personAt(clients, at);
      const rows = (clients[at % clients.length]?.mandates ?? []).map(entityId => ({ entityId, asOf: '2026-09-30' }));
      const columns = COLUMNS.map(column => ({ column, label: column }));
      const body = JSON.stringify({ assetId: person.assetId, language: 'en', title: 'Bench', rows, columns });
      await request(tally, `${url}/figures/workbook`, { method: 'POST', headers: { ...headersOf(person), 'content-type': 'application/json' }, body }); // oxfmt-ignore
    }),
  );
}

/** A user of the next organisation each time, and never the same one twice. */
function personAt(clients: readonly Client[], at: number): Person {
  const person = clients[at % clients.length]?.people[1 + Math.floor(at / clients.length)];
  if (!person) throw new Error('there are too few people');
  return person;
}

async function send(url: string, person: Person, { tally, bytes, name }: { tally: Tally; bytes: Buffer; name: string }): Promise<void> {
  const body = new FormData();
  body.append('runMode', 'sync');
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  await request(tally, `${url}/imports`, { method: 'POST', headers: headersOf(person), body });
}

/** Another price makes another file: the same bytes sent again would only be recognised. */
async function holdings(code: string, price: number): Promise<Buffer> {
  const rows = Array.from({ length: HOLDINGS }, (_, at): Value[] => {
    const traded = ['2026-10-31', `S${at + 1}`, at, price, '2026-10-30', 'JPY', at * price, 1, at * price];
    return [code, ...traded, at * 99, 5, at, 0, 'valuated'];
  });
  return await makeWorkbook([{ name: 'Holdings', rows: [[...HEAD, ...MORE], ...rows] }]);
}
