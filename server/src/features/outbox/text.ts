import type { Both } from '@hakaru/contract/languages';

export const outboxText = {
  title: { en: 'Outbox', jp: '送信箱' },
  about: {
    en: 'Without a mail server, emails are stored here instead of being sent. This page does not exist in production.',
    jp: 'メールサーバーを設定していないため、メールは送信されずここに保存されます。この画面は本番環境にはありません。',
  },
  sentBySmtp: {
    en: 'Emails are sent by the mail server of SMTP_URL, so there is nothing to show here.',
    jp: 'メールは SMTP_URL のメールサーバーから送信されるため、ここには表示されません。',
  },
  none: { en: 'No emails yet.', jp: 'メールはまだありません。' },
  to: { en: 'To', jp: '宛先' },
  subject: { en: 'Subject', jp: '件名' },
  at: { en: 'Time (UTC)', jp: '日時（UTC）' },
  back: { en: 'All emails', jp: 'すべてのメール' },
  notThere: { en: 'This email no longer exists.', jp: 'このメールはもうありません。' },
  otherLanguage: { en: '日本語', jp: 'English' },
} as const satisfies Record<string, Both>;
