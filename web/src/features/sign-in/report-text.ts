import { defineText } from '#platform/text';

export const reportText = defineText({
  title: { en: 'Report an issue', jp: '不具合を報告' },
  name: { en: 'Name', jp: '氏名' },
  email: { en: 'Email', jp: 'メールアドレス' },
  message: { en: 'What happened?', jp: '発生した内容' },
  screenshot: { en: 'Screenshot (PNG or JPEG, up to 5 MB)', jp: '画面の画像（PNGまたはJPEG、5MBまで）' },
  tooLarge: { en: 'The file is too large. Please try a smaller one.', jp: 'ファイルが大きすぎます。小さいファイルをお試しください。' },
  send: { en: 'Send', jp: '送信' },
  sent: { en: 'Thank you. Your report has been sent.', jp: 'ご報告ありがとうございます。送信しました。' },
});
