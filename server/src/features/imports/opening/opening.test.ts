import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';

let server: TestServer;
let owner: string;
let viewer: string;
let consultant: string;
let sender: string;
let other: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.as('admin@hoshikawa.example');
  viewer = await server.as('view@hoshikawa.example');
  consultant = await server.as('admin@kaede.example');
  sender = await server.as('ops@tsubaki.example');
  other = await server.as('pa@redfern.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

const WINDOW = `query($id: ID!, $sheet: String!, $cell: String!) { importWindow(id: $id, sheet: $sheet, cell: $cell) {
  fileName sheet row column columns withheld mayDownload rows { number isHeader cells { text isNumber severity remark { en } } } } }`;
type Line = { number: number; isHeader: boolean; cells: { text: string; severity: string | null; remark: { en: string } | null }[] };
type CellRef = { id: string; sheet: string; cell: string };
const look = async (token: string | undefined, place: CellRef) => {
  const { data, errors } = await server.ask(token, WINDOW, place);
  return data?.importWindow ?? errors?.[0]?.message;
};
const codesIn = ({ rows }: { rows: Line[] }): string[] => rows.filter(({ isHeader }) => !isHeader).map(({ cells }) => cells[0]?.text ?? '');
const fetched = async (token: string | undefined, id: string) =>
  (await server.http.inject({ url: `/imports/${id}/file`, headers: { authorization: `Bearer ${token}` } })).statusCode;

/** The fact at the end of the trace of a mandate's value. */
async function endOfTrace(token: string | undefined, ref: string, asOf: string): Promise<CellRef & { value: string }> {
  const { data } = await server.ask(
    token,
    `{ trace(assetId: "${demoId('HMAIN')}", key: "${entityId('HOSHI', ref)}.marketValue.-.${asOf}") { facts { value place importId supersededAt } } }`,
  );
  const [fact] = data.trace.facts.filter(({ supersededAt }: { supersededAt: string | null }) => supersededAt === null);
  const [sheet, cell] = fact.place.split('!');
  return { id: fact.importId, sheet, cell, value: fact.value };
}

test('1.15 a trace ends at a cell that opens: its row, its header, its value, for everybody who may see the mandate', async () => {
  const { value, ...place } = await endOfTrace(owner, 'HDB01', '2026-09-30');
  for (const token of [owner, viewer, consultant, sender]) {
    const opened = await look(token, place);
    expect(opened).toMatchObject({ fileName: 'TSUBA_HOSHI_2026-09.xlsx', sheet: place.sheet, mayDownload: true, withheld: 0 });
    expect(`${opened.column}${opened.row}`).toBe(place.cell);
    expect(opened.rows[0]).toMatchObject({ isHeader: true, number: 1 });
    const line: Line = opened.rows.find(({ number }: Line) => number === opened.row);
    expect(line.cells[0]?.text).toBe('HDB01');
    expect(line.cells[opened.columns.indexOf(opened.column)]?.text).toBe(value);
    expect(await fetched(token, place.id)).toBe(200);
  }
});

test('1.15 3.112 a fund’s paid-in ends at the cell its manager reported the call in, which opens for those who may see the fund', async () => {
  const trace = async (key: string) =>
    (
      await server.ask(
        owner,
        `query($key: String!) { trace(assetId: "${demoId('HMAIN')}", key: $key, first: 100) { inputs { figure { key } } facts { measure value place importId sourceEn } } }`,
        { key },
      )
    ).data.trace;
  const fund = fundRef('Secondaries V');
  const called = await trace(`${entityId('HOSHI', fund)}.called.-.2026-09-30`);
  const { facts } = await trace(called.inputs.at(-1).figure.key);
  expect(facts.map(({ measure }: { measure: string }) => measure)).toEqual(['investment', 'managementFee', 'partnershipExpense']);
  for (const { value, place: at, importId, sourceEn } of facts) {
    const [sheet, cell] = at.split('!');
    expect([sheet, sourceEn]).toEqual(['Funds', 'REDFN_HOSHI_2026-09.xlsx · Funds']);
    for (const token of [owner, viewer, consultant, other]) {
      const opened = await look(token, { id: importId, sheet, cell });
      expect(`${opened.column}${opened.row}`).toBe(cell);
      const line: Line = opened.rows.find(({ number }: Line) => number === opened.row);
      expect(line.cells[0]?.text).toBe(fund);
      expect(line.cells[opened.columns.indexOf(opened.column)]?.text).toBe(value);
    }
    expect(await look(sender, { id: importId, sheet, cell })).toBe('Not found.');
    expect(await look(stranger, { id: importId, sheet, cell })).toBe('Not found.');
  }
});

test('a rate of the owner’s own workbook opens for those who look after the whole asset, and for no manager', async () => {
  const { data } = await server.ask(
    owner,
    `{ fxRateStories(assetId: "${demoId('HMAIN')}", pair: "USDJPY", source: "WMR", tenor: "spot", day: "2026-09-30") { measure value place importId } }`,
  );
  const [fact] = data.fxRateStories;
  const [sheet, cell] = fact.place.split('!');
  const place = { id: fact.importId, sheet, cell };
  for (const token of [owner, consultant]) {
    const opened = await look(token, place);
    const line: Line = opened.rows.find(({ number }: Line) => number === opened.row);
    expect(line.cells[opened.columns.indexOf(opened.column)]?.text).toBe(fact.value);
  }
  expect(await look(sender, place)).toBe('Not found.');
});

test('a window is at most 25 rows with the header above them, and a row may be asked for without a column', async () => {
  const [held] = await server.sql(
    `select i.id, s.name as sheet, max(r.row_no)::text as cell from import i join import_sheet s on s.import_id = i.id join import_row r on (r.import_id, r.sheet_no) = (s.import_id, s.sheet_no)
     where s.kind = 'holdings' and i.organisation_id = $1 and i.owner_id = $2 and i.status = 'approved' group by 1, 2 having max(r.row_no) > 60 limit 1`,
    [demoId('TSUBA'), demoId('HOSHI')],
  );
  const opened = await look(owner, { id: held?.['id'], sheet: held?.['sheet'], cell: held?.['cell'] });
  expect(opened).toMatchObject({ row: Number(held?.['cell']), column: null });
  expect(opened.rows[0].isHeader).toBe(true);
  expect(opened.rows).toHaveLength(1 + 13); // the last row, and twelve before it
  const middle = await look(owner, { id: held?.['id'], sheet: held?.['sheet'], cell: 'C30' });
  expect(middle.rows.map(({ number }: Line) => number)).toEqual([1, ...Array.from({ length: 25 }, (_, at) => 18 + at)]);
  const { errors } = await server.ask(owner, WINDOW, { id: held?.['id'], sheet: held?.['sheet'], cell: '=A1' });
  expect(errors?.[0]?.extensions?.validation).toEqual({ cell: ['invalid'] });
});

test('6.37 strangers, other owners and managers of other mandates get the answer for a file that does not exist', async () => {
  const { value: _, ...place } = await endOfTrace(owner, 'HDB01', '2026-09-30');
  for (const token of [stranger, other, await server.as('ops@marlowe.example')]) {
    expect(await look(token, place)).toBe('Not found.');
    expect(await look(token, { ...place, id: '00000000-0000-4000-8000-000000000000' })).toBe('Not found.');
    expect(await fetched(token, place.id)).toBe(404);
  }
  expect((await server.ask(undefined, WINDOW, place)).errors?.[0]?.message).toBe('Unauthenticated.');
  expect(await look(owner, { ...place, sheet: 'Nothing' })).toBe('Not found.');
});

test('a manager whose mandate ended sees its own months, and of a file only its own rows', async () => {
  await server.sql(
    `insert into access_grant (organisation_id, id, asset_id, entity_id, grantee_id, role, from_day, to_day) values ($1, gen_random_uuid(), $2, $3, $4, 'manager', '2020-01-01', '2026-08-31')`,
    [demoId('HOSHI'), demoId('HMAIN'), entityId('HOSHI', 'HDB01'), demoId('REDFN')],
  );
  const { value: _, ...its } = await endOfTrace(owner, 'HDB01', '2026-08-31');
  const opened = await look(other, its);
  expect(codesIn(opened)).toEqual(['HDB01']);
  expect(opened.withheld).toBeGreaterThan(0);
  expect(opened.mayDownload).toBe(false);
  expect(await fetched(other, its.id)).toBe(404);
  const { value: __, ...later } = await endOfTrace(owner, 'HDB01', '2026-09-30');
  expect(await look(other, later)).toBe('Not found.');
  const { value: ___, ...neighbour } = await endOfTrace(owner, 'HDE01', '2026-08-31');
  expect(await look(other, neighbour)).toBe('Not found.');
});

test('a file with another client’s rows shows its owner only the owner’s, and stays with its sender', async () => {
  const row = (code: string): Value[] => [code, '2026-10-31', 1_000_000, 0];
  const bytes = await makeWorkbook([
    { name: 'Mandates', rows: [['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow'], row('HDB01'), row('SDB01'), row('HDB02')] },
  ]);
  const fields = { runMode: 'sync', ownerId: demoId('HOSHI') };
  const { id } = (await sendFile(server, sender ?? '', { name: 'both.xlsx', bytes, fields })).body;
  const place = { id, sheet: 'Mandates', cell: 'C2' };
  expect(codesIn(await look(sender, place))).toEqual(['HDB01', 'SDB01', 'HDB02']);
  expect(await look(owner, place)).toBe('Not found.'); // a draft with errors is visible to its sender only
  const { data } = await server.ask(sender, `{ import(id: "${id}") { version } }`);
  await server.ask(sender, `mutation { sendOnImport(id: "${id}", version: ${data.import.version}) { id } }`);
  const opened = await look(owner, place);
  expect(codesIn(opened)).toEqual(['HDB01', 'HDB02']);
  expect(opened).toMatchObject({ withheld: 1, mayDownload: false });
  expect(opened.rows[1].cells.some(({ severity, remark }: Line['cells'][number]) => severity !== null && remark?.en)).toBe(true);
  expect(await look(owner, { ...place, cell: 'A3' })).toBe('Not found.');
  expect([await fetched(sender, id), await fetched(owner, id), await fetched(stranger, id)]).toEqual([200, 403, 404]);
  const text = JSON.stringify(
    await server.ask(
      owner,
      `query($id: ID!) { import(id: $id) { withheld mayDownload } importRows(id: $id) { data { values } } importFindings(id: $id) { data { value what { en } } } }`,
      { id },
    ),
  );
  expect(text).toContain('"withheld":1,"mayDownload":false');
  expect(text).toContain('HDB02');
  expect(text).not.toContain('SDB01');
});

test('a sheet that was not read keeps the file with its sender; what was read is shown', async () => {
  const bytes = await makeWorkbook([
    {
      name: 'Mandates',
      rows: [
        ['Mandate Code', 'As-of Date', 'Market Value'],
        ['HDE01', '2026-10-31', 2_000_000],
      ],
    },
    { name: 'Desk notes', rows: [['about everybody'], ['SDB01 is next']] },
  ]);
  const { id } = (await sendFile(server, sender ?? '', { name: 'notes.xlsx', bytes, fields: { runMode: 'sync' } })).body;
  expect(await look(owner, { id, sheet: 'Mandates', cell: 'C2' })).toMatchObject({ mayDownload: false, withheld: 0 });
  expect(await look(owner, { id, sheet: 'Desk notes', cell: 'A1' })).toBe('Not found.');
  expect([await fetched(sender, id), await fetched(owner, id)]).toEqual([200, 403]);
});
