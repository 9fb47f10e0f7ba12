import type { Language } from '@hakaru/contract/languages';
import type { Content } from 'pdfmake/interfaces';

/**
 * A document to print. It is plain data, because it is sent to another process, which adds page numbers and the lines repeated on every
 * page.
 */
export type Paper = {
  language: Language;
  orientation: 'landscape' | 'portrait';
  title: string;
  author: string;
  /** The first line of every page. */
  head: { left: string; right: string };
  /** The last lines of every page, with the page number at the right. */
  foot: { left: string; below: string };
  /** A notice across the head, for documents that must not be taken for real. */
  mark: string | null;
  /** Whether the first page is a cover: with a foot, but no head. */
  hasCover: boolean;
  content: Content[];
};

/** The product's colours on white paper; all remain distinguishable when printed without colour. */
export const INK = { strong: '#14171f', plain: '#4a5160', faint: '#656d7c', line: '#b7bdc9', pale: '#eef0f4', accent: '#2b50c8' } as const;

/** The width of an A4 sheet between the margins, in points. */
export const WIDTH = { landscape: 762, portrait: 515 } as const;
export const MARGINS = { side: 40, top: 58, bottom: 56 } as const;
