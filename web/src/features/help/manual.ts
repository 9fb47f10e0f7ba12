import type { Both } from '@hakaru/contract/languages';

/** A chapter of a manual: a heading, some paragraphs, and steps to follow when there are any. */
export type Chapter = { id: string; title: Both; paragraphs: readonly Both[]; steps?: readonly Both[] };

/** Something to try on the first day, on the page that this item of the menu opens. */
export type FirstTask = { item: string; title: Both; body: Both };
