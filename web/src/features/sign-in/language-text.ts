import type { Both } from '@hakaru/contract/languages';

/** Each language is named in itself, whatever the language of the page. */
export const LANGUAGE_NAMES: Both = { en: 'English', jp: '日本語' };
