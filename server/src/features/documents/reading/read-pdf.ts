import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { PageText } from '@hakaru/contract/document-reading';
import { getDocument, type PdfPage, type TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Loaded at process start; otherwise the library would load it within the first file's time limit.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { PDF_LIMITS } from './limits';
import { pageText, type Run } from './page-text';
import { UnreadableDocument } from './refused';

export const HOME = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** No script of the file is run, no font is loaded for display, and the character maps for legacy Japanese encodings are local. */
export const SETTINGS = {
  cMapUrl: join(HOME, 'cmaps') + sep,
  cMapPacked: true,
  standardFontDataUrl: join(HOME, 'standard_fonts') + sep,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWasm: false,
  stopAtErrors: false,
  enableXfa: false,
  verbosity: 0,
} as const;

/** Reads a PDF's pages in order. Only inside the child process, because the library trusts the file. */
export async function readPdf(bytes: Uint8Array, take: (page: PageText) => void): Promise<void> {
  const loading = getDocument({ data: new Uint8Array(bytes), ...SETTINGS });
  try {
    const file = await loading.promise;
    if (!(file.numPages >= 1)) throw new UnreadableDocument('damaged'); // the file may claim a negative number
    if (file.numPages > PDF_LIMITS.pages) throw new UnreadableDocument('tooManyPages');
    let characters: number = 0;
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const read = await readPage(page, number);
      characters += read.text.length;
      if (read.text.length > PDF_LIMITS.charactersPerPage || characters > PDF_LIMITS.characters)
        throw new UnreadableDocument('tooMuchText');
      take(read);
      page.cleanup();
    }
  } catch (error) {
    throw asRefused(error);
  } finally {
    await loading.destroy().catch(() => undefined); // errors while closing do not matter
  }
}

/** Every other error of the library counts as a damaged file. */
export function asRefused(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error;
  const name = error instanceof Error ? error.name : '';
  return new UnreadableDocument(name === 'PasswordException' ? 'encrypted' : 'damaged');
}

async function readPage(page: PdfPage, number: number): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const runs = items.flatMap(item => ('str' in item ? runOf(item, transform, styles[item.fontName]?.vertical === true) : []));
  return pageText(number, { width, height }, runs);
}

/** The database does not accept NUL in text, and control characters must not reach the screen. */
// oxlint-disable-next-line no-control-regex
const UNSHOWN = /[\u0000-\u001F\u007F\uFFFE\uFFFF]/g;
/** Unpaired surrogates, which the database does not accept. */
const LONE = /\p{Cs}/gu;

function runOf({ str, transform, width, height }: TextItem, viewport: readonly number[], isVertical: boolean): Run[] {
  const text = str.replace(UNSHOWN, ' ').replace(LONE, '\uFFFD');
  if (text.trim() === '') return [];
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = viewport;
  const [, , , , left = 0, base = 0] = transform;
  const x = a * left + c * base + e;
  const y = b * left + d * base + f;
  if (![x, y, width, height].every(Number.isFinite)) return [];
  if (isVertical) return [{ text, x: x - width / 2, y, width, height, isVertical }];
  return [{ text, x, y: y - height, width, height, isVertical }];
}
