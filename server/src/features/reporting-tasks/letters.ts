import type { Language } from '@hakaru/contract/languages';

export type ReminderLetter = {
  name: string;
  owner: Record<Language, string>;
  tasks: readonly { ref: string; mandate: Record<Language, string>; due: string }[];
  url: string;
};

/** Reminds of what is due. Codes, names and days only: figures are not sent by mail. */
export function reminderLetter(language: Language, { name, owner, tasks, url }: ReminderLetter): { subject: string; text: string } {
  const lines = tasks.map(({ ref, mandate, due }) => `${ref}  ${mandate[language]}  ${due.replaceAll('-', '/')}`).join('\n');
  return {
    en: {
      subject: `Reports due for ${owner.en}`,
      text: `Dear ${name},\n\n${owner.en} is waiting for these reports (code, mandate, due date):\n\n${lines}\n\nPlease send them here:\n\n${url}`,
    },
    jp: {
      subject: `${owner.jp} 報告のお願い`,
      text: `${name} 様\n\n${owner.jp}への次の報告がまだ完了していません（コード、マンデート、報告期限）。\n\n${lines}\n\n次のページからご提出ください。\n\n${url}`,
    },
  }[language];
}

export function returnLetter(
  language: Language,
  { name, ref, comment, url }: { name: string; ref: string; comment: string; url: string },
): { subject: string; text: string } {
  return {
    en: { subject: `Report returned: ${ref}`, text: `Dear ${name},\n\nThe report of ${ref} was returned:\n\n${comment}\n\n${url}` },
    jp: { subject: `報告の差戻し：${ref}`, text: `${name} 様\n\n${ref} の報告が差し戻されました。\n\n${comment}\n\n${url}` },
  }[language];
}
