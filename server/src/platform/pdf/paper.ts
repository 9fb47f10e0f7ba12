import type { Language } from '@hakaru/contract/languages';
import type { Content } from 'pdfmake/interfaces';

/**
 * A document to print. Plain data from end to end, because it travels to a process of its own: page numbers and the lines that repeat on every
 * page are put on there.
 */
export type Paper = {
  language: Language;
  orientation: 'landscape' | 'portrait';
  title: string;
  author: string;
  /** The first line of every page. */
  head: { left: string; right: string };
  /** The last lines of every page; the page's number stands at their right. */
  foot: { left: string; below: string };
  /** Something that must not be taken for real says so across the head. */
  mark: string | null;
  /** Whether the first page is a cover: it has a foot, and no head. */
  hasCover: boolean;
  content: Content[];
};

/** The product's ink and lines on white paper; every step still shows when printed without colour. */
export const INK = { strong: '#14171f', plain: '#4a5160', faint: '#656d7c', line: '#b7bdc9', pale: '#eef0f4', accent: '#2b50c8' } as const;

/** What is left of an A4 sheet between the margins, in points. */
export const WIDTH = { landscape: 762, portrait: 515 } as const;
export const MARGINS = { side: 40, top: 58, bottom: 56 } as const;
