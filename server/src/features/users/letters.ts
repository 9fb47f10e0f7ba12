import type { Language } from '@hakaru/contract/languages';

export function verificationLetter(language: Language, { name, url }: { name: string; url: string }): { subject: string; text: string } {
  return {
    en: {
      subject: 'Verify your address for Hakaru',
      text: `Dear ${name},

Please open this address within 24 hours to confirm that this mailbox is yours:

${url}`,
    },
    jp: {
      subject: 'Hakaru メールアドレスのご確認',
      text: `${name} 様

このメールアドレスがご本人のものであることを確認するため、24時間以内に次のアドレスを開いてください。

${url}`,
    },
  }[language];
}
