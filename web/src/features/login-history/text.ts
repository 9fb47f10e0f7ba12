import { defineText } from '#platform/text';
import { loginHistoryTitles } from './title-text';

export const historyText = defineText({
  ...loginHistoryTitles,
  userName: { en: 'User name', jp: 'ユーザー名' },
  logInTime: { en: 'Login time', jp: 'ログイン日時' },
  ipAddress: { en: 'IP address', jp: 'IPアドレス' },
  outcome: { en: 'Result', jp: '結果' },
  ok: { en: 'Logged in', jp: 'ログイン成功' },
  failed: { en: 'Wrong password', jp: 'パスワード誤り' },
  blockedIp: { en: 'IP address not allowed', jp: '許可されていないIPアドレス' },
  sso: { en: 'Single sign-on', jp: 'シングルサインオン' },
  ownOnly: {
    en: 'Your own logins. Administrators see the whole organisation.',
    jp: 'ご自身の履歴のみ表示しています。管理者は組織全体を閲覧できます。',
  },
  none: { en: 'No logins yet', jp: 'ログイン履歴はありません' },
  noneFound: { en: 'No logins match these filters', jp: '条件に合うログイン履歴はありません' },
  clear: { en: 'Clear filters', jp: '条件をクリア' },
  search: { en: 'User name or email', jp: 'ユーザー名・メールアドレス' },
  from: { en: 'From', jp: '開始日' },
  to: { en: 'To', jp: '終了日' },
  noDay: { en: 'Enter a date as yyyy/MM/dd', jp: 'yyyy/MM/dd形式で入力してください。' },
  cut: {
    en: 'The file contains the newest {n} of {total} logins. Choose a period for the others.',
    jp: '{total}件のうち新しい{n}件を出力しました。残りは期間を指定して出力してください。',
  },
});
