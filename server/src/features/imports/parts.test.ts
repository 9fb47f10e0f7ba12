import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#testing/test-server';
import { importTasks } from './jobs';
import { goodRows } from './parts';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { sendFile } from '#testing/send-file';
import { changesOf, HOSHI, openManagerDesk, TSUBA } from './testing/manager-desk';

let server: TestServer;
let owner: string;
let manager: string;
let colleague: string;
let reader: string;
let stranger: string;
beforeAll(async () => {
  ({ server, owner, manager, colleague, reader, stranger } = await openManagerDesk());
});
afterAll(() => server.close());

const OCTOBER = '2026-10-31';
const SHOWN = `id status version rows errors warnings goodRows partOf fileName mayDownload recorded parts { id rows status isWithdrawn }`;
type Seen = { id: string; status: string; version: number; rows: number; errors: number; goodRows: number; parts: { id: string }[] };
const read = async (token: string, id: string): Promise<Seen> =>
  (await server.ask(token, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, { id })).data?.import;
const act = changesOf(() => server, SHOWN);
const save = (token: string, { id, version }: { id: string; version: number }) =>
  act(token, 'saveGoodRows(id: $id, version: $version)', { id, version });
const approve = (token: string, { id, version }: { id: string; version: number }) =>
  act(token, 'approveImport(id: $id, version: $version, reason: $reason)', { id, version, reason: 'looked at' }, ', $reason: String');

const HEAD = ['Mandate Code', 'As-of Date', 'Market Value'];
const send = async (rows: Value[][], name: string) => {
  const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows] }]);
  const { body } = await sendFile(server, manager, { name, bytes, fields: { runMode: 'sync', ownerId: HOSHI } });
  return await read(manager, body.id);
};
/** Processes the imports as the workers would. */
const work = async (...ids: string[]) => {
  for (const importId of ids)
    await importTasks['processImport']?.(server.app, { organisationId: TSUBA, importId }, { jobId: '1', attempt: 1, signal: undefined });
};
const valueOf = async (ref: string) =>
  Number(
    (
      await server.sql(
        `select o.value from observation o join entity e on e.id = o.entity_id where e.ref = $1 and e.organisation_id = $2 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
        [ref, HOSHI],
      )
    )[0]?.['value'],
  );
const placesOf = async (id: string) =>
  (await server.ask(manager, `query($id: ID!) { importRows(id: $id) { data { sheet row } } }`, { id })).data.importRows.data;

/** Two good mandates, one with an unreadable second month, and one with an unknown code. */
const mixed = async (name: string, add = 0) =>
  await send(
    [
      ['HDB01', OCTOBER, (await valueOf('HDB01')) + add],
      ['HDB0X', OCTOBER, 1_000],
      ['HRE01', '2026-09-30', await valueOf('HRE01')],
      ['HRE01', OCTOBER, 'n/a'],
      ['HDB02', OCTOBER, (await valueOf('HDB02')) + add],
    ],
    name,
  );

test('a mandate with an error keeps all its rows, and a sheet with one of its own keeps everything', () => {
  const row = (number: number, code: string, sheet = 'Mandates') => ({ sheet, row: number, kind: 'mandates' as const, values: { code } });
  const rows = [row(2, 'A'), row(3, 'B'), row(4, 'A'), row(2, 'C', 'More')];
  expect(goodRows(rows, [{ sheet: 'Mandates', row: 4 }]).map(one => one.row + one.sheet)).toEqual(['3Mandates', '2More']);
  expect(goodRows(rows, [{ sheet: 'Mandates', row: null }])).toEqual([row(2, 'C', 'More')]);
  expect(goodRows(rows, [])).toEqual(rows);
});

test('G129 good rows become an import of their own, with their cells; the rest stays with its findings', async () => {
  const first = await mixed('mixed.xlsx', 3);
  expect(first).toMatchObject({ status: 'error', rows: 5, goodRows: 2, partOf: null, parts: [] });
  const part = await save(manager, first);
  expect(part).toMatchObject({ partOf: first.id, fileName: 'mixed.xlsx' });
  await work(part.id, first.id);
  const rest = await read(manager, first.id);
  expect(rest).toMatchObject({ status: 'error', rows: 3, errors: first.errors, goodRows: 0, parts: [{ id: part.id, rows: 2 }] });
  expect(await placesOf(first.id)).toEqual([3, 4, 5].map(row => ({ sheet: 'Mandates', row })));
  expect(await placesOf(part.id)).toEqual([2, 6].map(row => ({ sheet: 'Mandates', row })));
  const checked = await read(manager, part.id);
  expect(checked).toMatchObject({ rows: 2, errors: 0, goodRows: 0 });
  // The client sees the part and its rows, not the file, whose other rows are still the sender's draft.
  expect(await read(owner, part.id)).toMatchObject({ rows: 2, partOf: null, mayDownload: false });
  expect(await read(owner, first.id)).toBeUndefined();
  expect(await approve(manager, checked)).toMatchObject({ status: 'approved' });
  const facts = await server.sql(
    `select o.value::float8 as value, o.place from observation o join source f on (f.organisation_id, f.id) = (o.organisation_id, o.source_id)
     where f.import_id = $1 and o.measure = 'marketValue' order by o.place`,
    [part.id],
  );
  expect(facts.map(({ place }) => place)).toEqual(['Mandates!C2', 'Mandates!C6']);
  const said = await server.sql(`select subject_id from audit where action = 'import.part' and subject_id = $1`, [first.id]);
  expect(said).toHaveLength(1);
});

test('only the sender’s people who may write, only what they saw, and of many at once one', async () => {
  const first = await mixed('at-once.xlsx', 7);
  expect(await save(stranger, first)).toBe('Not found.');
  expect(await save(owner, first)).toBe('Not found.');
  expect(await save(reader, first)).toBe('This action is unauthorized.');
  expect(await save(manager, { ...first, version: first.version - 1 })).toBe('Conflict.');
  const answers = await Promise.all([manager, colleague, manager].map(token => save(token, first)));
  expect(answers.filter(answer => typeof answer === 'object' && 'id' in answer && 'status' in answer)).toHaveLength(1);
  expect(await server.sql(`select id from import where part_of = $1`, [first.id])).toHaveLength(1);
  const [part] = (await read(manager, first.id)).parts;
  await work(first.id, part?.id ?? '');
  expect(await save(manager, await read(manager, first.id))).toEqual({ id: ['noGoodRows'] });
  expect(await save(manager, await read(manager, part?.id ?? ''))).toEqual({ id: ['noGoodRows'] });
});

test('a part that is withdrawn gives its rows back; the file sent again is the whole file, not its part', async () => {
  const first = await mixed('back.xlsx', 11);
  const part = await save(manager, first);
  await work(part.id, first.id);
  const again = await mixed('back.xlsx', 11);
  expect(again.id).toBe(first.id);
  await work(first.id);
  expect(await act(manager, 'withdrawImport(id: $id, version: $version)', await read(manager, part.id))).toMatchObject({ id: part.id });
  await work(first.id);
  expect(await read(manager, first.id)).toMatchObject({ rows: 5, goodRows: 2, parts: [{ id: part.id, isWithdrawn: true }] });
});

test('good rows of a confirmed month are proposed to its owner like any other', async () => {
  const rows: Value[][] = [
    ['HDB01', '2026-09-30', (await valueOf('HDB01')) + 1_000_000],
    ['HDB0X', OCTOBER, 1_000],
  ];
  const first = await send(rows, 'confirmed.xlsx');
  const part = await save(manager, first);
  await work(part.id, first.id);
  const before = await read(manager, part.id);
  const { data } = await server.ask(
    manager,
    `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "late") { status proposal { isOpen } } }`,
    before,
  );
  expect(data.approveImport).toMatchObject({ status: before.status, proposal: { isOpen: true } });
});

test('where a second person is asked for, whoever sent the file does not approve its good rows, and whoever parted it neither', async () => {
  await server.sql(
    `insert into month_setting (organisation_id, import_second_person) values ($1, true) on conflict (organisation_id) do update set import_second_person = true`,
    [TSUBA],
  );
  const first = await mixed('second.xlsx', 13);
  const part = await save(colleague, first);
  await work(part.id, first.id);
  for (const token of [manager, colleague]) expect(await approve(token, await read(manager, part.id))).toEqual({ id: ['secondPerson'] });
  await server.sql(`update month_setting set import_second_person = false where organisation_id = $1`, [TSUBA]);
});
