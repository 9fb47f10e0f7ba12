import { defineText } from '#platform/text';

/** Texts of the frame around every public page. */
export const siteText = defineText({
  product: { en: 'Hakaru', jp: 'Hakaru' },
  homeOf: { en: 'Hakaru, to the front page', jp: 'Hakaru トップページへ' },
  skip: { en: 'Skip to content', jp: '本文へ移動' },
  mainMenu: { en: 'Main menu', jp: 'メインメニュー' },
  menu: { en: 'Menu', jp: 'メニュー' },
  contact: { en: 'Contact Us', jp: 'お問い合わせ' },
  login: { en: 'Login', jp: 'ログイン' },
  otherLanguage: { en: '日本語', jp: 'English' },
  footer: { en: 'About this site', jp: 'このサイトについて' },
  tagline: {
    en: 'Hakaru (測る) is the Japanese word for “to measure”.',
    jp: 'Hakaruは「測る」。数値の一つひとつを、確かめられるかたちで。',
  },
  office: { en: 'Tokyo office', jp: '東京オフィス' },
  address: { en: 'Marunouchi, Chiyoda-ku, Tokyo 100-0005, Japan', jp: '〒100-0005 東京都千代田区丸の内' },
  hours: { en: 'Weekdays 9:00–17:30 (Tokyo)', jp: '平日 9:00～17:30' },
  privacy: { en: 'Privacy Policy', jp: 'プライバシーポリシー' },
  terms: { en: 'Terms and Conditions', jp: '利用規約' },
  copyright: { en: 'Copyright 2020 Hakaru', jp: 'Copyright 2020 Hakaru' },
});

/** Title and description of each page, as search results and shared links show them. */
export const headText = defineText({
  landing: {
    en: 'Hakaru: investment reporting you can check, figure by figure',
    jp: 'Hakaru｜根拠までたどれる、機関投資家の運用報告',
  },
  landingAbout: {
    en: 'Hakaru collects the data of every mandate, measures it by stated methods, and publishes a month-end in which each figure opens to show where it came from. For asset owners, managers and consultants.',
    jp: 'Hakaruは、全マンデートのデータを集めて照合し、明示された計算方法で測り、月次報告として公開します。どの数値も、開けば根拠までたどれます。アセットオーナー、運用会社、コンサルタントのための運用報告サービスです。',
  },
  privacy: { en: 'Privacy Policy | Hakaru', jp: 'プライバシーポリシー｜Hakaru' },
  privacyAbout: {
    en: 'Which personal data Hakaru keeps, why, for how long, and the five rights you have over it.',
    jp: 'Hakaruが取り扱う個人情報の種類、利用目的、保管期間、およびご本人の五つの権利について定めています。',
  },
  terms: { en: 'Terms and Conditions | Hakaru', jp: '利用規約｜Hakaru' },
  termsAbout: {
    en: 'The terms of service of Hakaru in 25 articles. The Japanese text is authoritative.',
    jp: '運用報告サービスHakaruの利用規約（全25条）です。料金、停止時の減額、責任の範囲、解約などを定めています。',
  },
  contact: { en: 'Contact us | Hakaru', jp: 'お問い合わせ｜Hakaru' },
  contactAbout: {
    en: 'Ask us to show you a month-end with your own kinds of mandates, or anything else. We answer within two business days.',
    jp: '導入のご相談、デモのご依頼、そのほかのお問い合わせはこちらから。2営業日以内にご返信します。',
  },
});
