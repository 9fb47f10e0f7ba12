import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf } from '@hakaru/contract/document-reading';
import {
  brokenPhotograph,
  hugePicture,
  lyingOf,
  lyingPage,
  onePointPicture,
  packedOf,
  photographOf,
  picturePages,
  scanOf,
} from '#features/documents/testing/scans';
import { drawn, onePage } from '#features/documents/testing/raw-pdf';
import { OCR_LIMITS } from './limits';
import { openPdfReader, type PdfReader } from './pdf-reader';

let reader: PdfReader;
beforeAll(() => {
  reader = openPdfReader(OCR_LIMITS);
});
afterAll(() => reader.close());

const scan = (bytes: Buffer, page = 1) => reader.scan({ bytes, page });
const LINES = ['Notice date 5 November 2026', '払込金額合計60,000,000円'];

test('pictures of hostile people end in a reason or in nothing, and the next pages are read', async () => {
  await expect(scan(picturePages([hugePicture]))).rejects.toMatchObject({ code: 'imageTooLarge' });
  await expect(scan(picturePages([brokenPhotograph]))).rejects.toMatchObject({ code: 'imageBroken' });
  expect(await scan(picturePages([onePointPicture]))).toBeNull();
  expect(await scan(onePage(drawn('words')))).toBeNull(); // without a picture there is nothing for OCR to read
  await expect(scan(Buffer.from('no file at all'))).rejects.toMatchObject({ code: 'damaged' });
});

test('a picture’s letters are read in both languages, each word with its box and how sure it is', async () => {
  const bytes = scanOf(LINES);
  expect((await reader.read(bytes))[0]).toMatchObject({ text: '', words: [] }); // the file contains no text
  const read = await scan(bytes);
  expect(read?.text.split('\n')).toEqual(LINES);
  expect([read?.width, read?.height]).toEqual([595.28, 841.89]);
  for (const { at, text, sureness } of read?.words ?? []) {
    expect(read?.text.slice(at, at + text.length)).toBe(text);
    expect(sureness).toBeGreaterThan(0);
    expect(sureness).toBeLessThanOrEqual(100);
  }
  const box = read && boxOf(read, 0, LINES[0]?.length ?? 0);
  expect(Math.abs((box?.x ?? 0) - 60)).toBeLessThan(3); // drawn at (60, 80) with font size 13
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - 82)).toBeLessThan(4);
});

test('a sheet that lay askew is read straight, and its boxes lie on the sheet as it is', async () => {
  const read = await scan(scanOf([LINES[0] ?? '', 'Total amount due 600,000.00'], { skew: 3, isFax: true, dpi: 200 }));
  expect(read?.text.split('\n')).toEqual([LINES[0], 'Total amount due 600,000.00']);
  // Turned by three degrees around the middle, the first line begins lower and further right than it was drawn.
  const [first] = read?.words ?? [];
  expect(Math.abs((first?.x ?? 0) - 77)).toBeLessThan(6);
  expect(Math.abs((first?.y ?? 0) + (first?.height ?? 0) - 69)).toBeLessThan(6);
});

test('a sheet with a single line is read, and an empty one has no letters: the grain of the paper is not looked through for them', async () => {
  expect((await scan(scanOf(['Distribution Notice D-78'])))?.text).toBe('Distribution Notice D-78');
  expect((await scan(scanOf(['Distribution Notice D-78'], { ink: 110 })))?.text).toBe('Distribution Notice D-78');
  expect((await scan(picturePages([photographOf(['払込金額合計60,000,000円'])])))?.text).toBe('払込金額合計60,000,000円');
  expect((await scan(scanOf([])))?.text).toBe('');
});

test('a photograph is read like a scan', async () => {
  const read = await scan(picturePages([photographOf(LINES)]));
  expect(read?.text.split('\n')).toEqual(LINES);
});

test('a picture as office scanners pack it (JBIG2) is read; of one that is cut off or none at all no letter is made up', async () => {
  const sound = packedOf(LINES);
  expect((await scan(picturePages([sound])))?.text.split('\n')).toEqual(LINES);
  // The library turns some into blank pictures and fails to decode others; either way the page gets a reason.
  const outcomeOf = async (bytes: Buffer) => {
    const read = await scan(picturePages([{ ...sound, bytes }])).catch((error: { code: string }) => error);
    return read && 'text' in read ? read.text : read?.code;
  };
  for (const bytes of [Buffer.from('no picture at all'.repeat(9)), sound.bytes.subarray(0, 30), Buffer.alloc(0)])
    expect(['', 'imageBroken']).toContain(await outcomeOf(bytes));
  expect((await scan(picturePages([sound])))?.text.split('\n')).toEqual(LINES);
});

test('a page that lies on its side and says so is read upright, its boxes where they are shown', async () => {
  const read = await scan(lyingPage(lyingOf(LINES), 90));
  expect(read?.text.split('\n')).toEqual(LINES);
  expect([read?.width, read?.height]).toEqual([595, 842]);
  const box = read && boxOf(read, 0, LINES[0]?.length ?? 0);
  expect(Math.abs((box?.x ?? 0) - 60)).toBeLessThan(3);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - 82)).toBeLessThan(4);
});
