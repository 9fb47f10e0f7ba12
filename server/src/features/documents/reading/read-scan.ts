import { join, sep } from 'node:path';
import type { PageText } from '@hakaru/contract/document-reading';
import { getDocument, type PdfPage } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScanOrder } from './child';
import { greyPage } from './grey-page';
import { openLetterReader, type LetterReader } from './letter-reader';
import { OCR_LIMITS } from './limits';
import { paintedImages, type PaintedImage } from './painted-images';
import { asRefused, HOME, SETTINGS } from './read-pdf';
import { UnreadableDocument, UnreadableImage } from './refused';
import { scannedText } from './scanned-text';

/** The library's decoders for scanner and fax formats are WebAssembly, which stays within its own memory. */
const UNPACKING = { useWasm: true, wasmUrl: join(HOME, 'wasm') + sep, maxImageSize: OCR_LIMITS.imagePoints } as const;
/** A picture smaller than this in either direction cannot contain a word. */
const SMALLEST = 8;
/** Lines with a smaller angle than this are read without turning the page. */
const STRAIGHT = 0.005;

let letters: Promise<LetterReader> | null = null;

/** Reads one page by OCR from its pictures; without a picture nothing is returned. Only inside the child process. */
export async function readScan({ bytes, page: number }: ScanOrder, take: (page: PageText) => void): Promise<void> {
  const painted = await openPage(bytes, number, false, async page => ({ ...(await paintedImages(page)), ...sizeOf(page) }));
  const shown = painted.painted.filter(isShown);
  if (painted.broken > 0) throw new UnreadableImage('imageBroken');
  if (shown.length === 0) return await refuseTooLarge(bytes, number, painted.steps);
  take(await readLetters(number, painted, shown));
}

async function readLetters(number: number, size: Size, painted: readonly PaintedImage[]): Promise<PageText> {
  const { slantOf, read } = await (letters ??= openLetterReader());
  const wanted = { size, painted, mostPoints: OCR_LIMITS.pagePoints };
  const asIs = greyPage({ ...wanted, turn: 0 });
  const slant = slantOf(asIs);
  const turn = Math.abs(slant) < STRAIGHT ? 0 : slant;
  const straight = turn === 0 ? asIs : greyPage({ ...wanted, turn });
  return scannedText({ page: number, size, scale: straight.scale, turn }, read(straight));
}

type Size = { width: number; height: number };

function sizeOf(page: PdfPage): Size {
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width >= 1 && height >= 1 && width * height < OCR_LIMITS.pagePoints)) throw new UnreadableDocument('damaged');
  return { width, height };
}

const isShown = ({ image, matrix: [a, b, c, d] }: PaintedImage): boolean =>
  Math.min(image.width, image.height, Math.hypot(a, b), Math.hypot(c, d)) >= SMALLEST;

/** The library silently skips a picture that is too large. With `stopAtErrors` it stops there, so fewer operations show that there was one. */
async function refuseTooLarge(bytes: Uint8Array, number: number, steps: number): Promise<void> {
  const until = await openPage(bytes, number, true, async page => (await page.getOperatorList()).fnArray.length);
  if (until < steps) throw new UnreadableImage('imageTooLarge');
}

async function openPage<T>(bytes: Uint8Array, number: number, stopAtErrors: boolean, work: (page: PdfPage) => Promise<T>): Promise<T> {
  const loading = getDocument({ data: new Uint8Array(bytes), ...SETTINGS, ...UNPACKING, stopAtErrors });
  try {
    return await work(await (await loading.promise).getPage(number));
  } catch (error) {
    throw error instanceof UnreadableImage ? error : asRefused(error);
  } finally {
    await loading.destroy().catch(() => undefined); // errors while closing do not matter
  }
}
