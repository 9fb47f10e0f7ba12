import type { Language } from '@hakaru/contract/languages';

/** Events of a second factor; each is mailed to its owner. */
export type FactorEvent = 'enrolled' | 'removed' | 'reset' | 'renewed' | 'recovered' | 'guessed';
type Letter = { subject: string; text: string };

const EVENTS: Readonly<Record<Language, Readonly<Record<FactorEvent, Letter>>>> = {
  en: {
    enrolled: {
      subject: 'Two-step verification was set up for Hakaru',
      text: 'An authenticator app was set up for your account just now. From now on a login asks for its code after your password. Your other sessions were ended.',
    },
    removed: {
      subject: 'Two-step verification was turned off for Hakaru',
      text: 'The authenticator app of your account was removed just now, with its recovery codes. Your password alone opens the account.',
    },
    reset: {
      subject: 'Your two-step verification for Hakaru was reset',
      text: 'Your authenticator app and recovery codes were removed just now by an administrator, and your sessions were ended. Set the app up again after your next login.',
    },
    renewed: {
      subject: 'New recovery codes for Hakaru',
      text: 'New recovery codes were made for your account just now. The codes before them no longer work.',
    },
    recovered: {
      subject: 'A recovery code opened your Hakaru account',
      text: 'Somebody, probably you, logged in with one of your recovery codes just now. Recovery codes left: {left}.',
    },
    guessed: {
      subject: 'Wrong codes when logging in to Hakaru',
      text: 'Somebody gave your right password and then five wrong codes just now, from the address {ip}. Nobody was let in.',
    },
  },
  jp: {
    enrolled: {
      subject: 'Hakaru 二段階認証の設定完了のお知らせ',
      text: '認証アプリが登録されました。今後のログインでは、パスワードに続いて認証コードの入力が必要です。他のセッションは終了しました。',
    },
    removed: {
      subject: 'Hakaru 二段階認証の解除のお知らせ',
      text: '認証アプリの登録が解除され、リカバリーコードも無効になりました。今後はパスワードのみでログインできます。',
    },
    reset: {
      subject: 'Hakaru 二段階認証のリセットのお知らせ',
      text: '管理者により認証アプリの登録とリカバリーコードが解除され、セッションは終了しました。次回ログイン後に再度設定してください。',
    },
    renewed: {
      subject: 'Hakaru リカバリーコード再発行のお知らせ',
      text: 'リカバリーコードが再発行されました。以前のコードは使用できません。',
    },
    recovered: {
      subject: 'リカバリーコードによる Hakaru へのログインのお知らせ',
      text: 'リカバリーコードを使用したログインがありました。残りのリカバリーコードは{left}件です。',
    },
    guessed: {
      subject: 'Hakaru ログイン時の認証コード誤入力のお知らせ',
      text: '正しいパスワードの入力後、認証コードが5回誤って入力されました（接続元 {ip}）。ログインは許可していません。',
    },
  },
};

const FRAME: Readonly<Record<Language, (name: string, text: string, url: string) => string>> = {
  en: (name, text, url) => `Dear ${name},

${text}

If this was not you, choose a new password at once and tell your administrator:

${url}`,
  jp: (name, text, url) => `${name} 様

${text}

お心当たりのない場合は、直ちに次のアドレスからパスワードを再設定のうえ、管理者へご連絡ください。

${url}`,
};

export type LetterFacts = { name: string; url: string; left?: number; ip?: string };

export function factorLetter(language: Language, event: FactorEvent, { name, url, left = 0, ip = '' }: LetterFacts): Letter {
  const { subject, text } = EVENTS[language][event];
  return { subject, text: FRAME[language](name, text.replace('{left}', String(left)).replace('{ip}', ip), url) };
}
