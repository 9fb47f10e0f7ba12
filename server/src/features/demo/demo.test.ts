import { isComplexEnough } from '@hakaru/contract/passwords';
import { columnLetters } from '@hakaru/workbook/addresses';
import { buffer } from 'node:stream/consumers';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import { demoId } from './demo-id';
import { demoSeries } from './institution/series';
import { entityId, fundRef, owners } from './institution/structure';
import { demoOrganisations } from './organisations';
import { demoPeople } from './people';
import { plantDemo } from './plant';
import { amountOf, flowParts, flowRecords } from './private-funds/flows';
import { fundTerms } from './series/private-funds';
import { demoFiles, type DemoFile } from './workbooks/demo-files';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const count = async (from: string) => Number((await server.sql(`select count(*) as n from ${from}`))[0]?.['n']);

test('eleven organisations and twenty-one people, each holding the demo module, each password within the rule', async () => {
  expect(demoOrganisations).toHaveLength(11);
  expect(demoPeople).toHaveLength(21);
  expect(await count(`organisation where 'demo' = any(modules)`)).toBe(11);
  expect(await count('app_user')).toBe(21);
  expect(demoPeople.filter(({ password }) => !isComplexEnough(password))).toEqual([]);
});

test('assets, month-ends, grants, notices and sign-ins', async () => {
  expect(await count('asset')).toBe(4);
  expect(await count('month_end')).toBe(360);
  const [ends] = await server.sql(
    'select min(as_of) as first, max(as_of) as last, max(as_of) filter (where populated_at is not null) as populated from month_end',
  );
  expect(ends).toEqual({ first: '2016-11-30', last: '2026-10-31', populated: '2026-09-30' });
  expect(await count(`access_grant where role = 'consultant' and entity_id is null`)).toBe(3);
  expect(await count('notification where read_at is null')).toBe(12);
  expect(await count('login_history')).toBe(200);
});

test('the workbooks of the month: every resting status, three whose warnings wait for a reason, and none later than the demo’s day', async () => {
  const imports = await server.sql(
    `select f.name, i.status, i.warnings, i.errors from import i join import_file f on (f.organisation_id, f.import_id, f.file_no) = (i.organisation_id, i.id, i.file_no)
     where i.created_at > '2026-11-01' order by f.name`,
  );
  const named = (status: string) => imports.filter(one => one['status'] === status).map(({ name }) => name);
  expect(named('warning')).toEqual(['MARLO_HOSHI_2026-10_HFH02.xlsx', 'REDFN_HOSHI_2026-06_HPEF1.xlsx', 'TSUBA_HOSHI_2026-10_HDE02.xlsx']);
  expect(named('error')).toEqual(['MARLO_HOSHI_2026-10_HFB01.xlsx']);
  expect(named('validated')).toEqual(['KOMOR_SHIRA_2026-10.xlsx', 'MARLO_SHIRA_2026-10.xlsx']);
  expect(named('revalidated')).toEqual(['TSUBA_SHIRA_2026-10_corrected.xlsx']);
  expect(named('approved')).toHaveLength(9);
  expect(await count(`import where status not in ('approved', 'warning', 'error', 'validated', 'revalidated')`)).toBe(0);
  for (const table of ['observation', 'holding', 'price', 'valuation', 'fx_rate', 'cashflow'])
    expect(await count(`${table} where recorded_at > '2026-11-10T23:59:59+09:00'`)).toBe(0);
});

test('facts of the months that came in workbooks name their cell, and the file opens', async () => {
  const facts = `observation o join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id) where o.as_of > '2026-06-30' and o.superseded_at is null`;
  expect(await count(`${facts} and (s.kind <> 'import' or o.place is null)`)).toBe(0);
  const [fact] = await server.sql(
    `select o.value::text, o.place, f.key from observation o join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
     join entity e on (e.organisation_id, e.id) = (o.organisation_id, o.entity_id)
     join import_file f on (f.organisation_id, f.import_id) = (s.import_organisation_id, s.import_id)
     where e.ref = 'HDB01' and o.measure = 'marketValue' and o.as_of = '2026-09-30'`,
  );
  const cells = await cellsOf(fact?.['key']);
  expect(cells.get(fact?.['place'])).toBe(Number(fact?.['value']));
});

test('every call and distribution of the funds is recorded once and as it was, and from a cell in the months of the workbooks', async () => {
  const { factors } = demoSeries();
  const moved = owners.flatMap(({ ref }) =>
    fundTerms
      .filter(({ mandate }) => mandate.startsWith(ref.slice(0, 1)))
      .flatMap(terms => {
        const flows = flowRecords(terms, factors);
        return flowParts(terms).map(({ day, notice, side, type, minor }, at) =>
          asLine([
            entityId(ref, fundRef(terms.name)),
            day,
            notice,
            side,
            type,
            amountOf(terms, minor),
            flows[at]?.amountBase,
            terms.currency,
          ]),
        );
      }),
  );
  const recorded = await server.sql(
    `select f.entity_id, f.as_of::text as day, f.notice, f.side, f.type, f.amount::text, f.amount_base::text as base, f.currency, s.kind, f.place
     from cashflow f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id) where f.superseded_at is null`,
  );
  const lines = recorded.map(({ entity_id, day, notice, side, type, amount, base, currency }) =>
    asLine([entity_id, day, notice, side, type, amount, base, currency]),
  );
  expect(lines.toSorted()).toEqual(moved.toSorted());
  expect(new Set(moved).size).toBe(moved.length);
  const sent = recorded.filter(({ day }) => day > '2026-06-30');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ kind, place }) => kind !== 'import' || !/^(Funds|ファンド)![A-Z]\d+$/.test(place))).toEqual([]);
  expect(recorded.filter(({ day, kind }) => day <= '2026-06-30' && kind !== 'generator')).toEqual([]);
  expect(await count(`import_finding where sheet in ('Funds', 'ファンド')`)).toBe(1); // the June value that a capital account statement restates
});

/** Compares 12.50 and 12.5 as the same amount. */
const asLine = (parts: readonly (string | undefined)[]) =>
  parts.map(part => (/^\d+\.\d+$/.test(part ?? '') ? String(Number(part)) : part)).join(' ');

/** A stored workbook, cell by cell, as our own reader reads it. */
async function cellsOf(key: string): Promise<Map<string, unknown>> {
  const content = await server.app.files.get(key);
  if (!content) throw new Error('the workbook is not there');
  const cells = new Map<string, unknown>();
  await readFile(
    { name: 'stored.xlsx', bytes: await buffer(content) },
    {
      row: (sheet, { number, cells: row }) => row.forEach((cell, at) => cells.set(`${sheet}!${columnLetters(at)}${number}`, cell)),
      sheet: () => undefined,
    },
  );
  return cells;
}

test('2.6.12 October on the sixth business day: seventeen tasks in six states', async () => {
  const { data } = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `{ reportingTasks(assetId: "${demoId('HMAIN')}", asOf: "2026-10-31", first: 100) { data { entityRef label } } }`,
  );
  const tasks: { entityRef: string; label: string }[] = data.reportingTasks.data;
  const of = (label: string) => tasks.filter(one => one.label === label).map(({ entityRef }) => entityRef);
  expect(of('Published')).toEqual(['HCS01']);
  expect(of('Validated').toSorted()).toEqual(['HDB01', 'HDE01', 'HFE01', 'HFH01', 'HGA01']);
  expect(of('Revalidated')).toEqual(['HDB02']);
  expect(of('Incomplete').toSorted()).toEqual(['HDE02', 'HFH02']);
  expect(of('Delayed')).toEqual(['HAL01']);
  expect(of('Pending').toSorted()).toEqual(['HFB01', 'HFE02', 'HIN01', 'HPD01', 'HPE01', 'HRE01', 'HRE02']);
});

describe('the files to try out', () => {
  const files = demoFiles(demoSeries());
  const sent = async ({ name, from, sheets }: DemoFile) => {
    const token = await server.as(from);
    const bytes = Buffer.from(await writeWorkbook(sheets));
    const { body } = await sendFile(server, token, { name, bytes, fields: { runMode: 'sync', ownerId: demoId('HOSHI') } });
    const { data } = await server.ask(token, `query($id: ID!) { import(id: $id) { id version status errors refusal { code } } }`, body);
    return { token, ...data.import };
  };

  test('the broken ones are stopped, each for its own reason', async () => {
    const found = [];
    for (const file of files.filter(({ isGood }) => !isGood)) found.push(await sent(file));
    expect(found.map(({ status, errors, refusal }) => [status, errors, refusal?.code ?? null])).toEqual([
      ['error', 2, null],
      ['warning', 0, null],
      ['error', 1, 'tooManyRows'],
    ]);
  });

  test('the good ones complete October: 123,850 million yen and a return of 0.36%', async () => {
    for (const file of files.filter(({ isGood }) => isGood)) {
      const { token, id, version, status } = await sent(file);
      const reason = status === 'warning' ? 'confirmed' : null;
      const { data } = await server.ask(
        token,
        `mutation($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { status } }`,
        { id, version, reason },
      );
      expect([file.name, data?.approveImport]).toEqual([file.name, { status: 'approved' }]);
    }
    const { data } = await server.ask(
      await server.as('admin@hoshikawa.example'),
      `{ figureGrid(assetId: "${demoId('HMAIN')}", asOf: "2026-10-31", rows: root, columns: ["marketValue.-", "return.1m"]) { figures { value } } }`,
    );
    const [value, month] = data.figureGrid[0].figures.map((figure: { value: string }) => Number(figure.value));
    expect([Math.round(value / 1e6), (month * 100).toFixed(2)]).toEqual([123_850, '0.36']);
  });
});

test('flags as the demo needs them', async () => {
  const flagged = async (where: string) =>
    (await server.sql(`select email from app_user where ${where} order by email`)).map(({ email }) => String(email));
  expect(await flagged('superuser')).toEqual(['super@platform.example']);
  expect(await flagged('password_reset')).toEqual(['reset@hoshikawa.example']);
  expect(await flagged('agreed_at is null')).toEqual(['new@tsubaki.example']);
  expect(await flagged('verified_at is null')).toEqual(['unverified@kaede.example']);
  expect(await flagged('sso')).toEqual(['sso@marlowe.example']);
  expect(await flagged('not exists (select from user_package p where p.user_id = app_user.id)')).toEqual([
    'admin@nagisa.example',
    'super@platform.example',
    'user@shirasagi.example',
    'view@nagisa.example',
  ]);
});

test('ids are the same on every machine, and planting again plants nothing', async () => {
  expect(demoId('HOSHI')).toBe('dad87de0-e1f4-5dee-b347-7d25b0ec0f2f');
  const [row] = await server.sql(`select id from organisation where ref = 'HOSHI'`);
  expect(row?.['id']).toBe(demoId('HOSHI'));
  expect(await plantDemo(server.app)).toBe(false);
  expect(await count('organisation')).toBe(11);
});
