import { afterAll, beforeAll, expect, test } from 'vitest';
import { readingRefusals } from '@hakaru/contract/document-reading';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import { mutatedPdf, soundPdfs } from '#features/documents/testing/mutated-pdf';
import { shiftJisPdf } from '#features/documents/testing/raw-pdf';
import { readingProcesses } from '#features/documents/testing/reading-processes';
import { openPdfReader, type PdfReader } from './pdf-reader';
import { UnreadableDocument } from './refused';

const COUNT = process.env['COUNTS'] === 'full' ? 20_000 : 100;
const SEED = 20_261_118;
/** Numbers of small files among which the reading process once crashed. */
const ONCE_FATAL = { from: 20_265_500, to: 20_265_640 };
/** In these files a font's character table ends millions of entries further on, so they are refused for memory, or for time on a busy machine. */
const GREEDY = [20_262_770, 20_279_822];
const USUAL = ['read', 'damaged', 'encrypted', 'tooManyPages', 'tooMuchText'];

let before: number[] = [];
let reader: PdfReader;
beforeAll(() => {
  before = readingProcesses();
  reader = openPdfReader();
});
afterAll(() => reader.close());

const PAPER: Paper = {
  language: 'jp',
  orientation: 'portrait',
  title: 'Notice',
  author: 'Test',
  head: { left: 'キャピタルコール通知書', right: '2026/10/30' },
  foot: { left: 'Kaede', below: '' },
  mark: null,
  hasCover: false,
  content: [{ text: '払込金額合計 ▲600,000.00' }],
};

async function outcomeOf(number: number, bytes: Buffer): Promise<string> {
  try {
    await reader.read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableDocument && readingRefusals.includes(error.code)) return error.code;
    return `number ${number}: ${String(error)}`;
  }
}

test('a promise the library drops about a broken object does not end the reading process', async () => {
  const sound = soundPdfs();
  const own = () => readingProcesses().filter(id => !before.includes(id));
  for (const file of sound) expect(await outcomeOf(-1, file)).toBe('read');
  const first = own();
  for (let number = ONCE_FATAL.from; number <= ONCE_FATAL.to; number++)
    expect(await outcomeOf(number, mutatedPdf(sound, number))).toMatch(/^(read|damaged)$/);
  expect(await outcomeOf(-1, shiftJisPdf('8E91967B8AA892E8'))).toBe('read');
  expect(own()).toEqual(first);
});

// One process reads all of them, as in production.
test(`row 23: ${COUNT} PDFs with broken bytes and words, each by its number: every one is read or refused, none ends the reading process or keeps it`, async () => {
  const sound = [await printPaper(PAPER), ...soundPdfs()];
  for (const file of sound) expect(await outcomeOf(-1, file)).toBe('read');
  const outcomes = new Map<string, number>();
  const hard: string[] = [];
  for (let at = 0; at < COUNT; at++) {
    const outcome = await outcomeOf(SEED + at, mutatedPdf(sound, SEED + at));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const expected = GREEDY.includes(SEED + at) ? ['memory', 'timeout'] : USUAL;
    if (!expected.includes(outcome)) hard.push(`${SEED + at} ${outcome}`);
  }
  if (COUNT > 100) console.log(Object.fromEntries(outcomes), hard);
  expect(hard).toEqual([]);
  expect(outcomes.get('read')).toBeGreaterThan(COUNT / 10);
  expect(outcomes.get('damaged')).toBeGreaterThan(COUNT / 50);
  expect(readingProcesses().filter(id => !before.includes(id)).length).toBeLessThanOrEqual(1);
  reader.close();
  await expect.poll(() => readingProcesses().filter(id => !before.includes(id))).toEqual([]);
});
