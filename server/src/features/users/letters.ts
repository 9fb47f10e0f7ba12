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

/** Mailed to the previous address, so that an unexpected change is noticed. */
export function addressChangedLetter(
  language: Language,
  { name, address }: { name: string; address: string },
): { subject: string; text: string } {
  return {
    en: {
      subject: 'Your Hakaru address was changed',
      text: `Dear ${name},

An administrator of your organisation changed the email address of your Hakaru account to ${address}. You were logged out everywhere, and links sent to this mailbox no longer work. If you did not expect this, please ask your administrator at once.`,
    },
    jp: {
      subject: 'Hakaru メールアドレス変更のお知らせ',
      text: `${name} 様

ご所属組織の管理者により、Hakaru アカウントのメールアドレスが ${address} に変更されました。すべてのセッションからログアウトされ、このメールアドレスに送信されたリンクは無効になりました。お心当たりのない場合は、至急管理者にお問い合わせください。`,
    },
  }[language];
}
