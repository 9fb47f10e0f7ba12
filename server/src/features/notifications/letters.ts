import type { Language } from '@hakaru/contract/languages';

/** The daily mail: the number of waiting notices, without their content. */
export function digestLetter(
  language: Language,
  { name, url, count }: { name: string; url: string; count: number },
): { subject: string; text: string } {
  return {
    en: {
      subject: `Hakaru: ${count} new notifications`,
      text: `Dear ${name},\n\nNotifications since the last daily email: ${count}\n\n${url}`,
    },
    jp: { subject: `Hakaru 新しいお知らせ ${count}件`, text: `${name} 様\n\n前回のまとめ以降のお知らせが${count}件あります。\n\n${url}` },
  }[language];
}

/** A mail says that there is a notification, not its content, so that figures do not travel by mail. */
export function noticeLetter(language: Language, { name, url }: { name: string; url: string }): { subject: string; text: string } {
  return {
    en: { subject: 'A new notification in Hakaru', text: `Dear ${name},\n\nA new notification is waiting for you:\n\n${url}` },
    jp: { subject: 'Hakaru 新しいお知らせ', text: `${name} 様\n\n新しいお知らせがあります。\n\n${url}` },
  }[language];
}
