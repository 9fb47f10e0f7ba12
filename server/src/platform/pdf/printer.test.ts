import { afterAll, expect, test, vi } from 'vitest';
import type { Paper } from './paper';
import { openPrinter } from './printer';
import { pdfWords } from '@hakaru/tools/pdf-text';

// The first document of each printer waits for its process to start.
vi.setConfig({ testTimeout: 60_000 });
const printer = openPrinter();
afterAll(() => printer.close());

const paper = (content: Paper['content'], more: Partial<Paper> = {}): Paper => ({
  language: 'jp',
  orientation: 'landscape',
  title: '題',
  author: '星川',
  mark: null,
  hasCover: false,
  content,
  head: { left: '星川電機企業年金基金', right: '（単位：百万円）' },
  foot: { left: '取扱注意', below: '第1版' },
  ...more,
});

test('every page has the lines that repeat and its number; 髙 and 﨑 are set in an embedded font', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`髙橋・﨑 ${at}`, `▲${at}`]);
  const bytes = await printer.print(
    paper([{ table: { headerRows: 1, dontBreakRows: true, body: [['氏名', '値'], ...rows] }, layout: 'ruled' }]),
  );
  const pages = pdfWords(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, words] of pages.entries()) {
    const text = words.join('');
    for (const repeated of ['星川電機企業年金基金', '（単位：百万円）', '取扱注意', '第1版', '氏名', `${at + 1}/${pages.length}`])
      expect(text.replaceAll(' ', ''), `page ${at + 1}`).toContain(repeated);
  }
  expect(pages.flat().join('')).toContain('髙橋・﨑');
  const raw = bytes.toString('latin1');
  expect(raw).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(raw).toContain('/MediaBox [0 0 841.89 595.28]');
});

test.each([
  ['a file of ours', '/etc/passwd'],
  ['an address', 'https://example.invalid/x.png'],
])('a picture of %s is not opened, and the next document prints', async (_, image) => {
  await expect(printer.print(paper([{ image }]))).rejects.toThrow();
  expect(
    pdfWords(await printer.print(paper(['続き'])))
      .flat()
      .join(''),
  ).toContain('続き');
});

test('a document that takes too long is given up, and the next one prints', async () => {
  const hurried = openPrinter({ ms: 1 });
  await expect(hurried.print(paper(['一']))).rejects.toThrow(/unavailable/i);
  hurried.close();
  const busy = openPrinter({ waiting: 1 });
  const first = busy.print(paper(['一']));
  await expect(busy.print(paper(['二']))).rejects.toThrow(/unavailable/i);
  expect((await first).subarray(0, 5).toString()).toBe('%PDF-');
  busy.close();
});
