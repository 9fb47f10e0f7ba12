import { writeWorkbook } from '@hakaru/workbook/workbook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoSeries } from '#features/demo/institution/series';
import { demoFiles } from '#features/demo/workbooks/demo-files';
import type { TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { importTasks } from './jobs';
import { sendFile } from '#testing/send-file';
import { changesOf, HOSHI, openManagerDesk, TSUBA } from './testing/manager-desk';

let server: TestServer;
let owner: string;
let manager: string;
let colleague: string;
let reader: string;
beforeAll(async () => {
  ({ server, owner, manager, colleague, reader } = await openManagerDesk());
});
afterAll(() => server.close());

const OCTOBER = '2026-10-31';
const SHOWN = `id status version errors warnings isDraft withdrawn { byName } refusal { code } owner { name { en } }`;
const read = async (token: string | undefined, id: string) =>
  (await server.ask(token, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, { id })).data?.import;
const act = changesOf(() => server, SHOWN);
const withdraw = (token: string | undefined, { id, version }: { id: string; version: number }) =>
  act(token, 'withdrawImport(id: $id, version: $version)', { id, version });
const approve = (token: string | undefined, { id, version }: { id: string; version: number }, reason = 'looked at') =>
  act(token, 'approveImport(id: $id, version: $version, reason: $reason)', { id, version, reason }, ', $reason: String');

const HEAD = ['Mandate Code', 'As-of Date', 'Market Value'];
const post = (token: string | undefined, name: string, bytes: Buffer, fields: Record<string, string> = {}) =>
  sendFile(server, token ?? '', { name, bytes, fields: { runMode: 'sync', ownerId: HOSHI, ...fields } });
async function send(rows: Value[][], name = 'file.xlsx', token = manager) {
  const { body } = await post(token, name, await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows] }]));
  return await read(token, body.id);
}
const valueOf = async (ref: string) =>
  Number(
    (
      await server.sql(
        `select o.value from observation o join entity e on e.id = o.entity_id where e.ref = $1 and e.organisation_id = $2 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
        [ref, HOSHI],
      )
    )[0]?.['value'],
  );
const labelOf = async (ref: string): Promise<string> =>
  (
    await server.ask(
      owner,
      `{ reportingTasks(assetId: "${demoId('HMAIN')}", asOf: "${OCTOBER}", first: 100) { data { entityRef label } } }`,
    )
  ).data.reportingTasks.data.find((task: { entityRef: string }) => task.entityRef === ref)?.label;

describe('drafts are their sender’s own', () => {
  test('an owner sees a file from its first reading without errors, or when its sender shows it', async () => {
    const wrong = await send([['HDB0X', OCTOBER, 1_000]]);
    expect(wrong).toMatchObject({ status: 'error', isDraft: true });
    expect(await read(owner, wrong.id)).toBeUndefined();
    const listed = async () =>
      (await server.ask(owner, `{ imports(first: 100) { data { id } } }`)).data.imports.data.map(({ id }: { id: string }) => id);
    expect(await listed()).not.toContain(wrong.id);
    expect(await act(owner, 'sendOnImport(id: $id, version: $version)', wrong)).toBe('Not found.');
    expect(await act(colleague, 'sendOnImport(id: $id, version: $version)', wrong)).toMatchObject({ isDraft: false });
    expect(await listed()).toContain(wrong.id);
    const good = await send([['HDB01', OCTOBER, await valueOf('HDB01')]], 'good.xlsx');
    expect(await read(owner, good.id)).toMatchObject({ isDraft: false });
  });

  test('an unapproved file leaves a validated task as it is; withdrawn, it is gone from the tasks and stays in the history', async () => {
    const before = await labelOf('HDB01');
    expect(before).toBe('Validated');
    const stray = await send([['HDB01', OCTOBER, Math.round((await valueOf('HDB01')) * 1.01)]], 'stray.xlsx');
    const broken = await send([['HDB01', OCTOBER, 'n/a']], 'broken.xlsx');
    expect(await labelOf('HDB01')).toBe(before);
    expect(await withdraw(owner, stray)).toBe('This action is unauthorized.');
    expect(await withdraw(reader, stray)).toBe('This action is unauthorized.');
    expect(await withdraw(manager, stray)).toMatchObject({ status: stray.status, withdrawn: { byName: expect.stringMatching(/./) } });
    expect(await withdraw(manager, broken)).toMatchObject({ status: 'error' });
    const gone = await read(manager, stray.id);
    expect(await approve(manager, gone)).toEqual({ id: ['withdrawn'] });
    expect(await act(manager, 'reimport(id: $id, version: $version)', gone)).toEqual({ id: ['withdrawn'] });
    expect(await withdraw(manager, gone)).toEqual({ id: ['withdrawn'] });
    expect(await labelOf('HDB01')).toBe(before);
  });

  test('a withdrawn file gives its place back to the one that waited before it, and its bytes may be sent again', async () => {
    const rows: Value[][] = [['HRE01', OCTOBER, await valueOf('HRE01')]];
    expect(await labelOf('HRE01')).not.toBe('Validated');
    const first = await send(rows, 'first.xlsx');
    const second = await send([...rows, ['HDB02', OCTOBER, await valueOf('HDB02')]], 'second.xlsx');
    const waiting = async () =>
      (
        await server.sql(
          `select t.import_id as id from task_dataset t join package_assignment a on a.id = t.assignment_id join entity e on e.id = a.entity_id where e.ref = 'HRE01' and t.as_of = $1 and t.dataset = 'mandates'`,
          [OCTOBER],
        )
      ).map(({ id }) => id);
    expect(await waiting()).toEqual([second.id]);
    await withdraw(manager, second);
    expect(await waiting()).toEqual([first.id]);
    await withdraw(manager, first);
    const again = await post(manager, 'again.xlsx', await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows] }]));
    expect(again.body).toMatchObject({ isKnown: false });
    expect(again.body.id).not.toBe(first.id);
  });

  test('a file whose codes do not say for whom it is waits for its sender to choose the client', async () => {
    const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ['HRE0l', OCTOBER, 5_475_096_095]] }]);
    const { body } = await sendFile(server, manager ?? '', { name: 'whose.xlsx', bytes, fields: { runMode: 'sync' } });
    const asked = await read(manager, body.id);
    expect(asked).toMatchObject({ status: 'error', refusal: { code: 'noOwner' }, owner: null });
    const choose = (ownerId: string) =>
      act(manager, 'chooseImportClient(id: $id, version: $version, ownerId: $ownerId)', { ...asked, ownerId }, ', $ownerId: ID!');
    expect(await choose(demoId('KAEDE'))).toEqual({ ownerId: ['notFound'] });
    expect(await choose(HOSHI)).toMatchObject({ status: 'processing' });
    await importTasks['processImport']?.(
      server.app,
      { organisationId: TSUBA, importId: body.id },
      { jobId: '1', attempt: 1, signal: undefined },
    );
    const { data } = await server.ask(manager, `{ importFindings(id: "${body.id}") { data { code } } }`);
    expect(data.importFindings.data).toContainEqual({ code: 'unknownCode' });
    expect(await read(manager, body.id)).toMatchObject({ refusal: null, owner: { name: { en: expect.stringContaining('Hoshikawa') } } });
  });

  test('a client reads of a file sent on only the findings of its own rows; its sender reads all', async () => {
    const wrong = await send([['HDB0Z', OCTOBER, 1_000]], 'elsewhere.xlsx');
    await act(manager, 'sendOnImport(id: $id, version: $version)', wrong);
    const findings = async (token: string | undefined) =>
      (await server.ask(token, `query($id: ID!) { importFindings(id: $id) { data { code } } }`, { id: wrong.id })).data.importFindings.data;
    expect(await findings(manager)).toContainEqual({ code: 'unknownCode' });
    expect(await read(owner, wrong.id)).toMatchObject({ errors: 1 });
    expect(await findings(owner)).toEqual([]);
  });

  test('files without a finding are approved together; the others are left and say why', async () => {
    const sheets = demoFiles(demoSeries()).find(({ name }) => name === 'TSUBA_HOSHI_2026-10_HRE01.xlsx')?.sheets ?? [];
    const { body } = await post(manager, 'clean.xlsx', Buffer.from(await writeWorkbook(sheets)));
    const clean = await read(manager, body.id);
    expect(clean).toMatchObject({ status: 'validated', warnings: 0, errors: 0 });
    const doubtful = await send([['HDE02', OCTOBER, Math.round((await valueOf('HDE02')) * 3)]], 'doubtful.xlsx');
    expect(doubtful).toMatchObject({ status: 'warning' });
    const wrong = await send([['HDB0Y', OCTOBER, 1]], 'wrong.xlsx');
    const ids = [clean.id, doubtful.id, wrong.id, clean.id];
    const all = (token: string | undefined) =>
      server.ask(token, `mutation($ids: [ID!]!) { approveImports(ids: $ids) { id outcome why } }`, { ids });
    expect((await all(reader)).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await all(manager)).data.approveImports).toEqual([
      { id: clean.id, outcome: 'approved', why: null },
      { id: doubtful.id, outcome: 'left', why: 'notClean' },
      { id: wrong.id, outcome: 'left', why: 'notClean' },
    ]);
    expect(await read(manager, clean.id)).toMatchObject({ status: 'approved' });
    expect(await read(manager, doubtful.id)).toMatchObject({ status: 'warning', version: doubtful.version });
    expect(await read(manager, wrong.id)).toMatchObject({ status: 'error', version: wrong.version });
    expect(await labelOf('HRE01')).toBe('Validated');
  });
});

describe('a file is finished, whatever happens to the process that took it', () => {
  const jobs = async (id: string) =>
    (await server.sql(`select count(*)::int as n from graphile_worker._private_jobs where key = $1`, [`import:${id}`]))[0]?.['n'];

  test('a file read in its own request has a job until it is finished', async () => {
    // Simulates a process that dies while reading: only what was written before the answer remains.
    const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ['HDB01', OCTOBER, 77]] }]);
    const files = server.app.files;
    const dying = { ...server.app, files: { ...files, put: files.put.bind(files), get: () => Promise.reject(new Error('killed')) } };
    Object.assign(server.app, { files: dying.files });
    const cut = await post(manager, 'cut.xlsx', bytes);
    Object.assign(server.app, { files });
    expect(cut.status).toBe(500);
    const [stuck] = await server.sql(
      `select i.id, i.status from import i join import_file f on f.import_id = i.id where f.name = 'cut.xlsx'`,
    );
    expect(stuck?.['status']).toBe('created');
    expect(await jobs(stuck?.['id'])).toBe(1);
    const again = await post(manager, 'cut.xlsx', bytes);
    expect(again.body).toMatchObject({ id: stuck?.['id'], isKnown: true, status: expect.stringMatching(/warning|validated|revalidated/) });
    expect(await jobs(stuck?.['id'])).toBe(0);
  });

  test('what no job would finish is found and resumed, and after three times fails in words; it can then be checked again', async () => {
    const sent = await send([['HDB01', OCTOBER, await valueOf('HDB01')]], 'left.xlsx');
    await server.sql(`update import set status = 'processing', updated_at = now() - interval '1 hour' where id = $1`, [sent.id]);
    const sweep = () => importTasks['resumeImports']?.(server.app, {}, { jobId: '1', attempt: 1, signal: undefined });
    for (let time = 1; time <= 3; time++) {
      await sweep();
      expect(await jobs(sent.id)).toBe(1);
      await server.sql(`select graphile_worker.remove_job($1)`, [`import:${sent.id}`]);
    }
    await sweep();
    const failed = await read(manager, sent.id);
    expect(failed).toMatchObject({ status: 'error', refusal: { code: 'interrupted' } });
    expect(await act(manager, 'reimport(id: $id, version: $version)', failed)).toMatchObject({ status: 'processing' });
    expect(await jobs(sent.id)).toBe(1);
  });

  test('the same bytes sent again are read again after an error', async () => {
    const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ['NEWCODE1', OCTOBER, 5]] }]);
    const first = await post(manager, 'unknown.xlsx', bytes);
    expect(first.body).toMatchObject({ status: 'error' });
    const { version } = await read(manager, first.body.id);
    const again = await post(manager, 'unknown.xlsx', bytes);
    expect(again.body).toMatchObject({ id: first.body.id, isKnown: true, status: 'error' });
    expect((await read(manager, first.body.id)).version).toBeGreaterThan(version);
  });
});
