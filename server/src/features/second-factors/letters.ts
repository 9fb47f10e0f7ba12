import type { Language } from '@hakaru/contract/languages';

/** Events of a second factor; each is mailed to its owner. */
export type FactorEvent =
  | 'enrolled'
  | 'passkeyAdded'
  | 'appRemoved'
  | 'passkeyRemoved'
  | 'removed'
  | 'reset'
  | 'renewed'
  | 'recovered'
  | 'guessed'
  | 'copied';
type Letter = { subject: string; text: string };

const EVENTS: Readonly<Record<Language, Readonly<Record<FactorEvent, Letter>>>> = {
  en: {
    enrolled: {
      subject: 'Two-step verification was set up for Hakaru',
      text: 'An authenticator app was set up for your account just now. From now on a login asks for its code after your password. Your other sessions were ended.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your Hakaru account',
      text: 'The passkey “{passkey}” was added to your account just now. From now on it can be used after your password at a login. Your other sessions were ended.',
    },
    appRemoved: {
      subject: 'The authenticator app of your Hakaru account was removed',
      text: 'The authenticator app of your account was removed just now. A login still asks for a passkey after your password.',
    },
    passkeyRemoved: {
      subject: 'A passkey of your Hakaru account was removed',
      text: 'The passkey “{passkey}” was removed from your account just now. A login still asks for a second step after your password.',
    },
    removed: {
      subject: 'Two-step verification was turned off for Hakaru',
      text: 'The last authenticator app or passkey of your account was removed just now, with the recovery codes. Your password alone opens the account.',
    },
    reset: {
      subject: 'Your two-step verification for Hakaru was reset',
      text: 'Your authenticator app, passkeys and recovery codes were removed just now by an administrator, and your sessions were ended. Set them up again after your next login.',
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
      text: 'Somebody gave your right password and then failed the second step five times just now, from the address {ip}. Nobody was let in.',
    },
    copied: {
      subject: 'A passkey of your Hakaru account was refused',
      text: 'The passkey “{passkey}” was used just now from the address {ip}, and was refused: its counter was behind, as if the key had been copied. Remove this passkey under Settings, Security, and add it anew.',
    },
  },
  jp: {
    enrolled: {
      subject: 'Hakaru 二段階認証の設定完了のお知らせ',
      text: '認証アプリが登録されました。今後のログインでは、パスワードに続いて認証コードの入力が必要です。他のセッションは終了しました。',
    },
    passkeyAdded: {
      subject: 'Hakaru パスキー追加のお知らせ',
      text: 'パスキー「{passkey}」が追加されました。今後のログインでは、パスワードに続いてこのパスキーを使用できます。他のセッションは終了しました。',
    },
    appRemoved: {
      subject: 'Hakaru 認証アプリの登録解除のお知らせ',
      text: '認証アプリの登録が解除されました。ログインでは、引き続きパスワードに続いてパスキーが必要です。',
    },
    passkeyRemoved: {
      subject: 'Hakaru パスキー削除のお知らせ',
      text: 'パスキー「{passkey}」が削除されました。ログインでは、引き続きパスワードに続いて二段階認証が必要です。',
    },
    removed: {
      subject: 'Hakaru 二段階認証の解除のお知らせ',
      text: '最後の認証アプリまたはパスキーの登録が解除され、リカバリーコードも無効になりました。今後はパスワードのみでログインできます。',
    },
    reset: {
      subject: 'Hakaru 二段階認証のリセットのお知らせ',
      text: '管理者により認証アプリ、パスキー、リカバリーコードの登録が解除され、セッションは終了しました。次回ログイン後に再度設定してください。',
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
      text: '正しいパスワードの入力後、二段階認証に5回失敗しました（接続元 {ip}）。ログインは許可していません。',
    },
    copied: {
      subject: 'Hakaru パスキーの使用拒否のお知らせ',
      text: 'パスキー「{passkey}」が使用されましたが（接続元 {ip}）、使用回数の記録が前回より進んでおらず、複製のおそれがあるため拒否しました。設定の「セキュリティ」でこのパスキーを削除し、改めて追加してください。',
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

export type LetterFacts = { name: string; url: string; left?: number; ip?: string; passkey?: string };

export function factorLetter(language: Language, event: FactorEvent, { name, url, left = 0, ip = '', passkey = '' }: LetterFacts): Letter {
  const { subject, text } = EVENTS[language][event];
  return { subject, text: FRAME[language](name, fill(text, { left: String(left), ip, passkey }), url) };
}

/** Values stand as they are: a passkey's name may look like a placeholder or a pattern. */
const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
