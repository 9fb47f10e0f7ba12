import type { Language } from '@hakaru/contract/languages';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from '@hakaru/contract/passwords';

export type Letter = { subject: string; text: string };
type Words = Readonly<Record<Language, Letter>>;

export function resetLetter(language: Language, { name, url }: { name: string; url: string }): Letter {
  return {
    en: {
      subject: 'Reset your Hakaru password',
      text: `Dear ${name},

Somebody, probably you, asked to reset your password. Open this address within ${RESET_LINK_MINUTES} minutes and choose a new one:

${url}

The address works once. If you did not ask for it, you can ignore this email: your password stays as it is.`,
    },
    jp: {
      subject: 'Hakaru パスワード再設定のご案内',
      text: `${name} 様

パスワード再設定の申請を受け付けました。${RESET_LINK_MINUTES}分以内に次のアドレスを開き、新しいパスワードを設定してください。

${url}

このアドレスは一度だけ有効です。お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。`,
    },
  }[language];
}

export function ssoLetter(language: Language, { name, url }: { name: string; url: string }): Letter {
  return {
    en: {
      subject: 'Logging in to Hakaru',
      text: `Dear ${name},

You asked to reset your password, but your organisation uses single sign-on: there is no Hakaru password to reset. Log in here:

${url}`,
    },
    jp: {
      subject: 'Hakaru へのログインについて',
      text: `${name} 様

パスワード再設定の申請を受け付けましたが、ご所属の組織はシングルサインオンを利用しているため、再設定するパスワードはありません。次のアドレスからログインしてください。

${url}`,
    },
  }[language];
}

export function changedLetter(language: Language, { name, url }: { name: string; url: string }): Letter {
  const words: Words = {
    en: {
      subject: 'Your Hakaru password was changed',
      text: `Dear ${name},

Your password was changed just now, and your other sessions were ended. If this was not you, ask for a new one at once and tell your administrator:

${url}`,
    },
    jp: {
      subject: 'Hakaru パスワード変更のお知らせ',
      text: `${name} 様

パスワードが変更され、他のセッションは終了しました。お心当たりのない場合は、直ちに再設定のうえ、管理者へご連絡ください。

${url}`,
    },
  };
  return words[language];
}

export function invitationLetter(
  language: Language,
  { name, url, organisation }: { name: string; url: string; organisation: string },
): Letter {
  return {
    en: {
      subject: `You are invited to Hakaru by ${organisation}`,
      text: `Dear ${name},

${organisation} has opened an account for you. Open this address within ${INVITATION_DAYS} days and choose your password:

${url}`,
    },
    jp: {
      subject: `${organisation} から Hakaru への招待`,
      text: `${name} 様

${organisation} により、${name} 様のアカウントが開設されました。${INVITATION_DAYS}日以内に次のアドレスを開き、パスワードを設定してください。

${url}`,
    },
  }[language];
}
