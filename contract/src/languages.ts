export const languages = ['en', 'jp'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>;

/**
 * The language for any spelling of it: a path segment, a browser's tag, a stored choice. `ja`, `ja-JP` and `jp` are Japanese, everything
 * else is English (decisions G01).
 */
export function languageOf(spelling: string | null | undefined): Language {
  const [head = ''] = (spelling ?? '').toLowerCase().split('-');
  return head === 'ja' || head === 'jp' ? 'jp' : DEFAULT_LANGUAGE;
}

/** The browser's preferred language among ours, by the weights of its Accept-Language header. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map(wish => {
    const [tag = '', ...parameters] = wish.split(';').map(part => part.trim());
    const weight = Number(parameters.find(part => part.startsWith('q='))?.slice(2) ?? 1);
    return { head: tag.toLowerCase().split('-')[0] ?? '', weight };
  });
  const [first] = wishes.filter(({ head, weight }) => OURS.test(head) && weight > 0).toSorted((a, b) => b.weight - a.weight);
  return languageOf(first?.head);
}
const OURS = /^(en|ja|jp)$/;

/** The language code for `<html lang>` and Intl. */
export const HTML_LANG: Readonly<Record<Language, string>> = { en: 'en', jp: 'ja' };
