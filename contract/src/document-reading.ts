/** Where the reading of a document stands. A picture or a workbook has no pages to read. */
export const readingStates = ['waiting', 'read', 'refused', 'none'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why a document could not be read; each is a sentence on screen. */
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

/** Where the reading of a picture's letters (OCR) stands, for a page that brought no words. */
export const ocrStates = ['waiting', 'read', 'refused'] as const;
export type OcrState = (typeof ocrStates)[number];

/** Why a page's letters could not be read from its picture; each is a sentence on screen. */
export const imageRefusals = ['imageTooLarge', 'imageBroken'] as const;
export type ImageRefusal = (typeof imageRefusals)[number];
export const ocrRefusals = [...imageRefusals, 'tooManyPages', 'timeout', 'memory', 'damaged', 'fileMissing', 'unexpected'] as const;
export type OcrRefusal = (typeof ocrRefusals)[number];

/** Pages of one document that are read by OCR; what comes after them is not. */
export const OCR_PAGES = 50;

/** Pages found by a search are counted so far; of words that stand everywhere nobody needs the number. */
export const SEARCH_COUNTED = 200;
/** So many pages that hold the parts of a phrase are read for the phrase itself, the newest first. */
export const SEARCH_LOOKED = 5_000;

/** How far the OCR of a document is: pages it is for, pages done, pages read, and why the others could not be. */
export type OcrProgress = { pages: number; done: number; read: number; codes: OcrRefusal[] };

/**
 * A word of a page: where it begins in the page's text, and its box in points from the page's upper left corner. A word that was read by OCR
 * says how sure that is, in percent.
 */
export type PageWord = { at: number; text: string; x: number; y: number; width: number; height: number; sureness?: number };

export type PageText = { page: number; width: number; height: number; text: string; words: PageWord[] };

/** A box around a value on a page, in points. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** Nothing that was read by OCR counts as surer than this, in percent. */
export const OCR_CONFIDENCE = 80;

/**
 * How sure a stretch of a page's text is at most, in percent: its least sure word. Null where no word of it was read by OCR.
 *
 * @example ocrConfidence({ words: [{ at: 0, text: '600', x: 10, y: 20, width: 30, height: 8, sureness: 44 }] }, 0, 3) // 44
 */
export function ocrConfidence({ words }: Pick<PageText, 'words'>, from: number, to: number): number | null {
  const seen = words.flatMap(({ at, text, sureness }) => (sureness !== undefined && at < to && at + text.length > from ? [sureness] : []));
  return seen.length === 0 ? null : Math.max(0, Math.min(OCR_CONFIDENCE, ...seen));
}

/**
 * The box around the words that a stretch of a page's text touches, or null when it touches none.
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

/** What browsers and some typesetters write in place of the Japanese middle dot. */
const MIDDLE_DOT = '\u2027';

/**
 * The text with full-width signs in their usual form, every sign where it was: patterns are matched against it, and what they find is found
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
 * A box as the place a fact was read from, beside the cells of workbooks: page, then x, y, width and height in points.
 *
 * @example placeOfBox({ page: 2, x: 40, y: 310.25, width: 96, height: 9 }) // 'p2@40,310.25,96,9'
 */
export function placeOfBox({ page, x, y, width, height }: PageBox): string {
  return `p${page}@${[x, y, width, height].map(rounded).join(',')}`;
}

const BOX_PLACE = /^p(\d{1,5})@(-?[\d.]+),(-?[\d.]+),([\d.]+),([\d.]+)$/;

/** The box of such a place; null where the text is no such place. */
export function boxOfPlace(place: string): PageBox | null {
  const found = BOX_PLACE.exec(place);
  if (!found) return null;
  const [page = 0, x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
  return { page, x, y, width, height };
}
