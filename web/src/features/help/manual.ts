import type { Both } from '@hakaru/contract/languages';

/** A chapter of a manual: a heading, some paragraphs, and steps to follow when there are any. */
export type Chapter = { id: string; title: Both; paragraphs: readonly Both[]; steps?: readonly Both[] };
