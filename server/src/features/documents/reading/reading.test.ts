import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf } from '@hakaru/contract/document-reading';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import { CATALOG, drawn, onePage, rawPdf, shiftJisPdf } from '#features/documents/testing/raw-pdf';
import { readingProcesses } from '#features/documents/testing/reading-processes';
import { PDF_LIMITS } from './limits';
import { openPdfReader, type PdfReader } from './pdf-reader';

let reader: PdfReader;
beforeAll(async () => {
  reader = openPdfReader({ ms: 20_000 });
  await reader.read(onePage(drawn('begun'))); // starts the process before processes are counted
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
  content: [
    { text: '払込期日：令和8年11月20日', margin: [0, 0, 0, 10] },
    {
      table: {
        widths: ['*', 100],
        body: [
          ['Management fee', { text: '12,000.00', alignment: 'right' }],
          ['払込金額合計', { text: '▲600,000.00', alignment: 'right' }],
        ],
      },
    },
    { text: 'Second page', pageBreak: 'before' },
  ],
};

test('a Japanese page is read line by line, a table row by row, and every word has its box', async () => {
  const pages = await reader.read(await printPaper(PAPER));
  expect(pages.map(({ page }) => page)).toEqual([1, 2]);
  const [first] = pages;
  if (!first) throw new Error('no page');
  const lines = first.text.split('\n');
  expect(lines).toContain('払込期日：令和8年11月20日');
  expect(lines).toContain('Management fee 12,000.00');
  expect(lines).toContain('払込金額合計 ▲600,000.00');
  const at = first.text.indexOf('12,000.00');
  const box = boxOf(first, at, at + 9);
  expect(box).toMatchObject({ page: 1 });
  expect(box?.x).toBeGreaterThan(400); // right-aligned in the last column
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(first.width);
  for (const { at: start, text } of first.words) expect(first.text.slice(start, start + text.length)).toBe(text);
});

test('a legacy Shift-JIS file without fonts is read, and upright lines from top to bottom', async () => {
  const codes = '8E91967B8AA892E8'; // 資本勘定
  const [flat] = await reader.read(shiftJisPdf(codes));
  expect(flat?.text).toBe('資本勘定');
  const [upright] = await reader.read(shiftJisPdf(codes, true));
  expect(upright?.text).toBe('資本勘定');
  const box = upright ? boxOf(upright, 0, 4) : null;
  expect(box?.height).toBeGreaterThan(box?.width ?? Infinity);
});

test.skipIf(process.platform !== 'linux')(
  'what a file left behind in memory is not held against the next one, which then has a process of its own',
  async () => {
    const before = readingProcesses();
    const processesOf = async (keptBytes: number): Promise<Set<number>> => {
      const own = openPdfReader({ keptBytes });
      const seen = new Set<number>();
      for (let file = 0; file < 2; file++) {
        const reading = own.read(onePage(drawn('here')));
        await expect.poll(() => readingProcesses().filter(id => !before.includes(id)).length).toBe(1);
        for (const id of readingProcesses()) if (!before.includes(id)) seen.add(id);
        expect((await reading)[0]?.text).toBe('here');
      }
      own.close();
      await expect.poll(() => readingProcesses().filter(id => !before.includes(id))).toEqual([]);
      return seen;
    };
    expect((await processesOf(PDF_LIMITS.keptBytes)).size).toBe(1);
    expect((await processesOf(1)).size).toBe(2);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a process that has read before and is out of memory is not the file’s fault: it is read by a new one',
  async () => {
    const before = readingProcesses();
    const own = openPdfReader();
    await own.read(onePage(drawn('first')));
    const used = readingProcesses().filter(id => !before.includes(id));
    expect(used).toHaveLength(1);
    const reading = own.read(onePage(drawn('second')));
    for (const id of used) process.kill(id, 'SIGABRT');
    expect((await reading)[0]?.text).toBe('second');
    expect(readingProcesses()).not.toContain(used[0]);
    own.close();
  },
);

test.skipIf(process.platform !== 'linux').each([
  ['by itself', 'SIGSEGV', { code: 'crashed' }],
  ['for want of memory', 'SIGABRT', { code: 'memory' }],
  ['by somebody’s hand', 'SIGKILL', { name: 'ReaderKilled', code: 'memory' }],
  ['with the server', 'SIGTERM', { message: 'the reading process was stopped' }],
] as const)('a process that ends %s says so, and the next file is read', async (_, signal, expected) => {
  const before = readingProcesses();
  const own = openPdfReader();
  const reading = own.read(onePage(drawn('here'))).catch((error: unknown) => error);
  await expect.poll(() => readingProcesses().filter(id => !before.includes(id)).length).toBe(1);
  for (const id of readingProcesses()) if (!before.includes(id)) process.kill(id, signal);
  expect(await reading).toMatchObject(expected);
  expect((await own.read(onePage(drawn('still here'))))[0]?.text).toBe('still here');
  own.close();
});

test('a file that says it has fewer than no pages is damaged', async () => {
  const none = rawPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count -5 >>', '<< /Type /Page >>']);
  await expect(reader.read(none)).rejects.toMatchObject({ code: 'damaged' });
});

test('row 25: patterns of people are matched without backtracking, full-width digits included; what is no pattern says so', async () => {
  const pages = [
    { page: 1, text: '払込金額合計　６００，０００円' },
    { page: 2, text: `Total USD 1,234.50 ${'a'.repeat(50_000)}` },
  ];
  const found = await reader.match({
    patterns: ['払込金額合計\\s+([0-9,]+)', 'Total USD ([0-9,.]+)', '(a+)+$b', '(?<=x)y', '(unclosed', 'absent (.)'],
    pages,
  });
  expect(found).toEqual([
    { pattern: 0, page: 1, from: 7, to: 14, text: '600,000' },
    { pattern: 1, page: 2, from: 10, to: 18, text: '1,234.50' },
    { pattern: 3, isInvalid: true },
    { pattern: 4, isInvalid: true },
  ]);
});
