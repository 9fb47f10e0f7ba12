/** The state of reading a document. A picture or a workbook has no pages to read. */
export const readingStates = ['waiting', 'read', 'refused', 'none'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why a document could not be read; each has a message on screen. */
export const readingRefusals = [
  'encrypted',
  'damaged',
  'timeout',
  'memory',
  'crashed',
  'tooManyPages',
  'tooMuchText',
  'fileMissing',
  'unexpected',
] as const;
export type ReadingRefusal = (typeof readingRefusals)[number];

/** The state of OCR for a page without text of its own. */
export const ocrStates = ['waiting', 'read', 'refused'] as const;
export type OcrState = (typeof ocrStates)[number];

/** Why OCR of a page failed; each has a message on screen. */
export const imageRefusals = ['imageTooLarge', 'imageBroken'] as const;
export type ImageRefusal = (typeof imageRefusals)[number];
export const ocrRefusals = [...imageRefusals, 'tooManyPages', 'timeout', 'memory', 'damaged', 'fileMissing', 'unexpected'] as const;
export type OcrRefusal = (typeof ocrRefusals)[number];

/** The maximum number of pages of one document that OCR reads; later pages are skipped. */
export const OCR_PAGES = 50;

/** Search hits are counted up to this number; for very common words the exact count does not matter. */
export const SEARCH_COUNTED = 200;
/** The maximum number of pages containing a phrase's words that are checked for the phrase itself, newest first. */
export const SEARCH_LOOKED = 5_000;

/** The OCR progress of a document: pages in all, pages done, pages read, and why the others failed. */
export type OcrProgress = { pages: number; done: number; read: number; codes: OcrRefusal[] };

/**
 * A word of a page: its offset in the page's text, and its box in points from the upper left corner. A word read by OCR has a confidence in
 * percent.
 */
export type PageWord = { at: number; text: string; x: number; y: number; width: number; height: number; sureness?: number };

export type PageText = { page: number; width: number; height: number; text: string; words: PageWord[] };

/** A box around a value on a page, in points. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** The maximum confidence of text read by OCR, in percent. */
export const OCR_CONFIDENCE = 80;

/**
 * The confidence of a range of a page's text, in percent: that of its least certain word. Null where no word of it was read by OCR.
 *
 * @example ocrConfidence({ words: [{ at: 0, text: '600', x: 10, y: 20, width: 30, height: 8, sureness: 44 }] }, 0, 3) // 44
 */
export function ocrConfidence({ words }: Pick<PageText, 'words'>, from: number, to: number): number | null {
  const seen = words.flatMap(({ at, text, sureness }) => (sureness !== undefined && at < to && at + text.length > from ? [sureness] : []));
  return seen.length === 0 ? null : Math.max(0, Math.min(OCR_CONFIDENCE, ...seen));
}

/**
 * The box around the words that a range of a page's text touches, or null when it touches none.
 *
 * @example boxOf({ page: 1, words: [{ at: 0, text: '600', x: 10, y: 20, width: 30, height: 8 }] }, 0, 3)
 */
export function boxOf({ page, words }: Pick<PageText, 'page' | 'words'>, from: number, to: number): PageBox | null {
  const touched = words.filter(({ at, text }) => at < to && at + text.length > from);
  if (touched.length === 0) return null;
  const x = Math.min(...touched.map(word => word.x));
  const y = Math.min(...touched.map(word => word.y));
  const right = Math.max(...touched.map(word => word.x + word.width));
  const bottom = Math.max(...touched.map(word => word.y + word.height));
  return { page, x, y, width: rounded(right - x), height: rounded(bottom - y) };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

/** A character that browsers and some typesetters write instead of the Japanese middle dot. */
const MIDDLE_DOT = '\u2027';

/**
 * The text with full-width characters normalised and every offset unchanged: patterns are matched against it, and their matches are located
 * on the page.
 *
 * @example evenText('１，２００円') // '1,200円'
 */
export function evenText(text: string): string {
  let even: string = '';
  for (const sign of text) {
    const usual = sign === MIDDLE_DOT ? '・' : sign.normalize('NFKC');
    even += usual.length === sign.length ? usual : sign;
  }
  return even;
}

/**
 * A box as the place a fact was read from, like a workbook's cell: page, then x, y, width and height in points.
 *
 * @example placeOfBox({ page: 2, x: 40, y: 310.25, width: 96, height: 9 }) // 'p2@40,310.25,96,9'
 */
export function placeOfBox({ page, x, y, width, height }: PageBox): string {
  return `p${page}@${[x, y, width, height].map(rounded).join(',')}`;
}

const BOX_PLACE = /^p(\d{1,5})@(-?[\d.]+),(-?[\d.]+),([\d.]+),([\d.]+)$/;

/** The box of such a place; null where the text is not one. */
export function boxOfPlace(place: string): PageBox | null {
  const found = BOX_PLACE.exec(place);
  if (!found) return null;
  const [page = 0, x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
  return { page, x, y, width, height };
}
