import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoId } from '#features/demo/demo-id';
import { processImport } from '#features/imports/public';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { intakeTasks } from '#features/intakes/jobs';

export const MARLO = demoId('MARLO');
export const HOSHI = demoId('HOSHI');
export const FIELDS = 'id version ownerId state stoppedBy responsible folder unusableSince receivers { id name }';
export type IntakeSeen = { id: string; version: number; state: string; stoppedBy: string | null; responsible: string; folder: string };
export type FileSeen = {
  id: string;
  name: string;
  state: string;
  isKnown: boolean;
  importId: string | null;
  importStatus: string | null;
  receiptAt: string | null;
  refusal: { code: string; message: { en: string; jp: string } } | null;
};

const HEAD = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'];
const noFacts = { jobId: '', attempt: 1, signal: undefined };

/** A test server with a drop folder, and what a manager's administrator, a sender's program and the worker do with it. */
export async function openIntakeDesk() {
  const server = await openTestServer({ env: { DEMO_TODAY: '2036-01-10' } }); // after the months reported here
  const drop = server.app.settings.dropFolder ?? '';
  mkdirSync(drop, { recursive: true });
  const admin = await server.as('ops@marlowe.example');
  const create = (as: string, input: object = {}): Promise<Answer> =>
    server.ask(as, `mutation($input: IntakeInput!) { createIntake(input: $input) { ${FIELDS} } }`, {
      input: { ownerId: HOSHI, receiptUserIds: [demoId('ops@marlowe.example')], ...input },
    });
  const switchTo = (as: string, { id, version }: Pick<IntakeSeen, 'id' | 'version'>, isOn: boolean): Promise<Answer> =>
    server.ask(
      as,
      `mutation($id: ID!, $version: Int!, $isOn: Boolean!) { switchIntake(id: $id, version: $version, isOn: $isOn) { ${FIELDS} } }`,
      {
        id,
        version,
        isOn,
      },
    );
  const list = async (as: string): Promise<IntakeSeen[]> =>
    (await server.ask(as, `{ intakes { intakes { ${FIELDS} } } }`)).data.intakes.intakes;
  const files = async (as: string): Promise<FileSeen[]> =>
    (
      await server.ask(
        as,
        '{ intakeFiles(first: 100) { data { id name state isKnown importId importStatus receiptAt refusal { code message { en jp } } } } }',
      )
    ).data.intakeFiles.data;
  const scan = () => intakeTasks['scanIntakes']?.(server.app, null, noFacts);
  /** Two looks with the time in between that a file must stay unchanged, then the checks of what was imported, then the receipts. */
  async function settle(): Promise<void> {
    await scan();
    server.passTime(20);
    await scan();
    await check();
    await scan();
  }
  async function check(): Promise<void> {
    const open = await server.sql(`select organisation_id, id from import where status = 'created'`);
    for (const row of open) await processImport(server.app, { organisationId: row['organisation_id'], importId: row['id'] });
  }
  const lies = (folder: string, place = ''): string[] =>
    readdirSync(join(drop, folder, place)).filter(name => !['.work', 'done', 'refused'].includes(name));
  const opened = await create(admin);
  const intake: IntakeSeen = opened.data.createIntake;
  await scan(); // makes the folders
  const at = (...parts: string[]): string => join(drop, intake.folder, ...parts);
  const put = (name: string, bytes: Buffer | string): void => writeFileSync(at(name), bytes);
  const desk = { server, drop, admin, intake, create, switchTo, list, files, scan, settle, lies, at, put, book: () => nextBook(server) };
  const fileNamed = async (name: string): Promise<FileSeen[]> => (await files(desk.admin)).filter(file => file.name === name);
  return Object.assign(desk, { fileNamed });
}

export type IntakeDesk = Awaited<ReturnType<typeof openIntakeDesk>>;

let booked = 0;

/** A workbook for the next month of one of the manager's mandates; no two are the same. */
async function nextBook(server: TestServer, ref = 'HFE02'): Promise<Buffer> {
  const [last] = await server.sql(
    `select o.as_of::text as "asOf", o.value::text from observation o join entity e on e.id = o.entity_id
     where e.ref = $1 and e.organisation_id = $2 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
    [ref, HOSHI],
  );
  const [year = 0, month = 0] = String(last?.['asOf']).split('-').map(Number);
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const rows: Value[][] = [HEAD, [ref, end, Math.round(Number(last?.['value']) * 1.01) + ++booked, 0, 1]];
  return await makeWorkbook([{ name: 'Mandates', rows }]);
}
