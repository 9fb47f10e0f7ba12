import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openMailDesk, SENDER, type MailDesk } from '#features/intakes/testing/mail-desk';
import { makeWorkbook } from '#workbooks/testing/make-workbook';

const MEMBER = 'ops@marlowe.example';

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
  await desk.change(desk.admin, [SENDER, MEMBER]);
});
afterEach(() => desk.settle());
afterAll(() => desk.server.close());

const FIGURE = 987_654_321;
let written = 0;
/** No two are the same. */
const wrongBook = (): Promise<Buffer> =>
  makeWorkbook([
    {
      name: 'Mandates',
      rows: [
        ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'],
        ['HFE02', '2036-01-31', 'abc', FIGURE, ++written],
        [String(FIGURE), '2035-12-31', FIGURE, 0, 1],
      ],
    },
  ]);

async function answered(name: string, from: string, bytes: Buffer): Promise<string> {
  desk.deliver({ from, files: [{ name, bytes }] });
  await desk.settle();
  const [answer, ...more] = await desk.answers(name, from);
  expect(more).toEqual([]);
  return answer?.text ?? '';
}

test('a sender without a log-in is told where each remark is: file, time, state, sheet, cell and sentence; no figure and no link', async () => {
  const text = await answered('wrong.xlsx', SENDER, await wrongBook());
  expect(text).toMatch(/File: wrong\.xlsx\nClient: .+\nReceived: \d{4}-\d{2}-\d{2} \d{2}:\d{2}\nOutcome: \d+ errors found/);
  expect(text).toContain('Find the cells named below in your file, correct it and send it by mail again.');
  expect(text).toMatch(/^- Error, Mandates \/ C2: .+\.$/m);
  expect(text).toMatch(/^- Error, Mandates \/ A3: The code … is .+$/m);
  expect(text).not.toContain(String(FIGURE));
  expect(text).not.toMatch(/https?:|\/import\//);
});

test('a sender with a log-in keeps the link, and so do those chosen for receipts', async () => {
  const { changed } = await desk.change(desk.admin, [SENDER, MEMBER], [demoId(MEMBER)]);
  expect(changed.senders).toEqual([SENDER, MEMBER]);
  const inside = await answered('member.xlsx', MEMBER, await wrongBook());
  const [row] = await desk.server.sql('select import_id from import_file where name = $1', ['member.xlsx']);
  expect(inside).toContain(`/import/history/${String(row?.['import_id'])}`);

  const outside = await answered('chosen.xlsx', SENDER, await wrongBook());
  expect(outside).not.toMatch(/https?:/);
  const [copy] = await desk.answers('chosen.xlsx', MEMBER);
  expect(copy?.text).toMatch(/https?:\/\/\S+\/import\/history\/\S+/);
});

test('somebody whose log-in was ended is written to as one without, and a warning needs no log-in to be understood', async () => {
  await desk.server.sql(
    `insert into app_user (organisation_id, email, name, role, verified_at, agreed_at, disabled_at) values ($1, $2, 'Former', 'user', now(), now(), now())`,
    [demoId('MARLO'), 'former@marlowe.example'],
  );
  await desk.change(desk.admin, [SENDER, MEMBER, 'former@marlowe.example']);
  const [last] = await desk.server.sql(
    `select o.as_of::text as day, o.value::text from observation o join entity e on e.id = o.entity_id
     where e.ref = 'HFE02' and e.organisation_id = $1 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
    [demoId('HOSHI')],
  );
  const value = Math.round(Number(last?.['value']) * 3);
  const bytes = await makeWorkbook([
    { name: 'Mandates', rows: [['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'], ['HFE02', String(last?.['day']), value, 0, 1]] }, // oxfmt-ignore
  ]);
  const text = await answered('trebled.xlsx', 'former@marlowe.example', bytes);
  expect(text).toMatch(/^Dear Former,/);
  expect(text).toMatch(/^- Warning, Mandates \/ C2: .*…/m);
  expect(text).not.toContain(String(value));
  expect(text).not.toMatch(/https?:/);
});

test('a hundred remarks are not all written out', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => [`NONE${at}`, '2035-12-31', 'abc', 0, 1]);
  const bytes = await makeWorkbook([{ name: 'Mandates', rows: [['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'], ...rows] }]); // oxfmt-ignore
  const text = await answered('hundred.xlsx', SENDER, bytes);
  expect(text.match(/^- Error, /gm)).toHaveLength(30);
  expect(text).toMatch(/^- and \d+ more of them$/m);
});
