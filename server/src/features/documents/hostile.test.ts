import { afterAll, beforeAll, expect, test } from 'vitest';
import { readingRefusals } from '@hakaru/contract/document-reading';
import { sendFile } from '#testing/send-file';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { documentTasks } from './jobs';
import { allHostilePdfs, dozenHostilePdfs } from './testing/hostile-pdfs';
import { drawn, onePage, type HostilePdf } from './testing/raw-pdf';
import { readingProcesses } from './testing/reading-processes';

const HOSTILE = process.env['COUNTS'] === 'full' ? allHostilePdfs : dozenHostilePdfs;
/** One process reads files, one at a time; another one reads pictures. */
const PROCESSES = 2;
const AT_THE_DOOR = 'at the door';

let server: TestServer;
let worker: { stop(): Promise<unknown> };
let attacker = '';
let bystander = '';
beforeAll(async () => {
  server = await openTestServer();
  worker = await startWorker(server.app, documentTasks);
  attacker = await server.as('admin@hoshikawa.example');
  bystander = await server.as('pa@redfern.example');
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const STATE = `query($id: ID!) { document(id: $id) { reading readingCode pageCount } }`;
const LIST = `query { me { id } documents(first: 5) { paginatorInfo { total } } }`;
const PATIENT = { timeout: 300_000, interval: 50 };
const felt = { answered: 0, failed: 0 };

/** Measures how a request of another organisation is answered meanwhile. */
async function askBeside(): Promise<void> {
  const { data, errors } = await server.ask(bystander, LIST);
  if (data && !errors) felt.answered++;
  else felt.failed++;
}

async function outcomeOf(what: string, bytes: Buffer): Promise<string> {
  const fields = { name: what, type: 'MMR_DOC' };
  const { status, body } = await sendFile(server, attacker, { path: '/documents', name: 'notice.pdf', bytes, fields });
  if (status === 422) {
    expect(body.errors).toEqual({ file: [expect.not.stringMatching('storageFull')] });
    return AT_THE_DOOR;
  }
  const state = async () => (await server.ask(attacker, STATE, { id: body.id })).data.document;
  await expect
    .poll(async () => {
      await askBeside();
      return (await state()).reading;
    }, PATIENT)
    .not.toBe('waiting');
  const { reading, readingCode, pageCount } = await state();
  if (reading === 'read') expect(pageCount).toBeGreaterThan(0);
  return reading === 'refused' ? readingCode : reading;
}

function isRight([, , wanted]: HostilePdf, outcome: string): boolean {
  // A file that is no PDF at all is refused at upload.
  if (outcome === AT_THE_DOOR) return wanted === undefined || wanted === 'damaged';
  if (wanted !== undefined) return [wanted].flat().some(one => one === outcome);
  // Every outcome must be a reason that the screen can explain; an unexpected error of ours is none.
  return outcome === 'read' || readingRefusals.some(code => code === outcome && code !== 'unexpected');
}

test(`row 23: ${HOSTILE.length} PDFs made to hurt end in pages or in a reason, while another organisation is answered as ever`, async () => {
  const wrong: string[] = [];
  for (const hostile of HOSTILE) {
    const [what, make] = hostile;
    const outcome = await outcomeOf(what, make());
    if (!isRight(hostile, outcome)) wrong.push(`${what}: ${outcome}`);
    expect(readingProcesses().length).toBeLessThanOrEqual(PROCESSES);
  }
  expect(wrong).toEqual([]);
  expect(felt.failed).toBe(0);
  expect(felt.answered).toBeGreaterThan(HOSTILE.length / 2);
  expect(await outcomeOf('after all that', onePage(drawn('still here')))).toBe('read');
});
