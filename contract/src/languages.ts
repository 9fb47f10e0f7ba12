export const languages = ['en', 'jp'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Both tongues of one text. */
export type Both = Readonly<Record<Language, string>>;

/**
 * The language behind any spelling of it: a path segment, a browser's tag, a stored choice. `ja`, `ja-JP` and `jp` are Japanese,
 * everything else is English (decisions G01).
 */
export function languageOf(spelling: string | null | undefined): Language {
  const [head = ''] = (spelling ?? '').toLowerCase().split('-');
  return head === 'ja' || head === 'jp' ? 'jp' : DEFAULT_LANGUAGE;
}

/** What `<html lang>` and Intl call it. */
export const HTML_LANG: Readonly<Record<Language, string>> = { en: 'en', jp: 'ja' };
