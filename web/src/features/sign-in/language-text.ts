import type { Both } from '@hakaru/contract/languages';

/** Each language is named in that language. */
export const LANGUAGE_NAMES: Both = { en: 'English', jp: '日本語' };
