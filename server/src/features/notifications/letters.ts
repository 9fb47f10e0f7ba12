import type { Language } from '@hakaru/contract/languages';

/** Says that there is news, not what it is: figures do not travel by mail. */
export function noticeLetter(language: Language, { name, url }: { name: string; url: string }): { subject: string; text: string } {
  return {
    en: { subject: 'A new notice in Hakaru', text: `Dear ${name},\n\nA new notice is waiting for you:\n\n${url}` },
    jp: { subject: 'Hakaru 新しいお知らせ', text: `${name} 様\n\n新しいお知らせがあります。\n\n${url}` },
  }[language];
}
