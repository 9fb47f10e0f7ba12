import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf, readingRefusals, type PageText } from '@hakaru/contract/document-reading';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import { drawn, hostilePdfs, onePage, shiftJisPdf } from '#features/documents/testing/raw-pdf';
import { openPdfReader, type PdfReader } from './pdf-reader';
import { UnreadableDocument } from './refused';

let reader: PdfReader;
beforeAll(() => {
  reader = openPdfReader({ ms: 20_000 });
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

const read = async (bytes: Buffer): Promise<PageText[] | string> => {
  try {
    return await reader.read(bytes);
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.code;
    throw error;
  }
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

test('row 23: files made to hurt end in pages or in a word, within their limits, and the next file is read', async () => {
  const found: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(hostilePdfs())) {
    const outcome = await read(bytes);
    found[name] = typeof outcome === 'string' ? outcome : 'read';
  }
  expect(Object.values(found).every(one => one === 'read' || readingRefusals.some(code => code === one))).toBe(true);
  expect(found).toMatchObject({
    'ten thousand pages': 'tooManyPages',
    'a password nobody gave': 'encrypted',
    'nothing behind its first line': 'damaged',
    'two million drawn words': expect.stringMatching(/read|timeout|memory/), // nearly all of them lie beside the page
    'a page written full': 'tooMuchText',
    'a script that runs on opening': 'read',
    'an embedded program and an order to start it': 'read',
  });
  const [after] = await reader.read(onePage(drawn('still here')));
  expect(after?.text).toBe('still here');
}, 300_000);

test('row 23: a hundred files with broken bytes neither end the reader nor keep it', async () => {
  const sound = await printPaper(PAPER);
  const bite = fc.record({ at: fc.nat(sound.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(bite, { minLength: 1, maxLength: 40 }), fc.nat(sound.length), async (bites, cut) => {
      const broken = Buffer.from(sound);
      for (const { at, byte } of bites) broken[at] = byte;
      const outcome = await read(cut % 4 === 0 ? broken.subarray(0, cut) : broken);
      expect(Array.isArray(outcome) || readingRefusals.some(code => code === outcome)).toBe(true);
    }),
    { numRuns: 100 },
  );
  expect((await reader.read(sound)).length).toBe(2);
}, 300_000);

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
