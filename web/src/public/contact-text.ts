import { defineText } from '#platform/text';

export const contactText = defineText({
  title: { en: 'Contact us', jp: 'お問い合わせ' },
  lead: {
    en: 'Ask for a demonstration, a quotation or an answer. A person in Tokyo reads every message and replies within two business days.',
    jp: 'デモのご依頼、お見積り、ご質問など、お気軽にお寄せください。東京の担当者がすべて拝見し、2営業日以内にご返信します。',
  },
  name: { en: 'Name', jp: 'お名前' },
  company: { en: 'Organisation', jp: '会社・団体名' },
  email: { en: 'Email', jp: 'メールアドレス' },
  message: { en: 'Message', jp: 'お問い合わせ内容' },
  messageHelp: { en: 'At most {max} characters.', jp: '{max}文字以内でご記入ください。' },
  optional: { en: 'optional', jp: '任意' },
  send: { en: 'Send', jp: '送信する' },
  privacyBefore: { en: 'We use what you write here only to answer you. ', jp: 'ご記入の内容は、ご返信のためにのみ利用します。' },
  sentTitle: { en: 'Thank you. Your message has arrived.', jp: 'お問い合わせを受け付けました。' },
  sentBody: { en: 'We will write to you within two business days.', jp: '2営業日以内にメールでご返信します。' },
  failed: {
    en: 'The message could not be sent. Please check the fields marked below, or try again in a moment.',
    jp: '送信できませんでした。入力内容をご確認いただくか、少し時間をおいて再度お試しください。',
  },
  later: {
    en: 'Too many messages came from your network. Please try again in an hour.',
    jp: '同じネットワークからの送信が続いています。1時間ほどおいて再度お試しください。',
  },
  embedded: { en: 'Contact form', jp: 'お問い合わせフォーム' },
  issueTitle: { en: 'Already using Hakaru?', jp: 'すでにご利用中の方へ' },
  issueBody: {
    en: 'Report an issue from the login page or from inside the service. You can attach a screenshot.',
    jp: '不具合は、ログイン画面またはサービス内の「不具合を報告」からお知らせください。画面の画像を添付できます。',
  },
  issueLink: { en: 'Go to the login page', jp: 'ログイン画面へ' },
});
