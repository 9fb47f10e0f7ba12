import { defineText } from '#platform/text';
import { passwordTitles, signInTitles, verifyTitles } from './title-text';

export const signInText = defineText({
  ...signInTitles,
  product: { en: 'Hakaru', jp: 'Hakaru' },
  bar: { en: 'Language', jp: '言語' },
  login: { en: 'Login', jp: 'ログイン' },
  email: { en: 'Email', jp: 'メールアドレス' },
  password: { en: 'Password', jp: 'パスワード' },
  forgotLink: { en: 'Forgot your password?', jp: 'パスワードをお忘れの方' },
  backToLogin: { en: 'Back to login', jp: 'ログイン画面に戻る' },
  expired: { en: 'Your session has expired. Please log in again.', jp: 'セッションの有効期限が切れました。再度ログインしてください。' },
  handingOver: { en: 'Logging you in', jp: 'ログインしています' },
  ssoFailed: {
    en: 'Single sign-on did not succeed. Please try again or contact your administrator.',
    jp: 'シングルサインオンに失敗しました。再度お試しいただくか、管理者にご連絡ください。',
  },
  notAllowedIp: {
    en: 'Your IP address {ip} is not allowed to log in to this organisation.',
    jp: 'IPアドレス {ip} からは、この組織にログインできません。',
  },
});

export const passwordText = defineText({
  ...passwordTitles,
  forgotLead: {
    en: 'Enter your email address and we will send you a link for choosing a new password, or a login link if your organisation uses single sign-on.',
    jp: 'メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします（シングルサインオンをご利用の場合は、ログイン用のリンクをお送りします）。',
  },
  send: { en: 'Send', jp: '送信' },
  sent: { en: 'Password Reset email sent.', jp: 'パスワード再設定メールを送信しました。' },
  sentBody: { en: 'Please check your email.', jp: 'メールをご確認ください。' },
  alreadySent: { en: 'Password reset email already sent.', jp: 'パスワード再設定メールは送信済みです。' },
  alreadySentBody: { en: 'Please check your spam or junk mail folder.', jp: '迷惑メールフォルダーをご確認ください。' },
  notFound: { en: 'Email Not Found', jp: 'メールアドレスが見つかりません' },
  notFoundBody: { en: 'Please check that you input your email correctly', jp: 'メールアドレスが正しく入力されているかご確認ください。' },
  linkBroken: { en: 'This link is incomplete or has expired', jp: 'このリンクは不完全か、有効期限が切れています。' },
  linkBrokenLead: { en: 'Enter your email address to receive a new link.', jp: 'メールアドレスを入力すると、新しいリンクをお送りします。' },
  newPassword: { en: 'New password', jp: '新しいパスワード' },
  save: { en: 'Save', jp: '保存' },
  current: { en: 'Current password', jp: '現在のパスワード' },
  confirmation: { en: 'Confirm new password', jp: '新しいパスワード（確認）' },
  updated: { en: 'Password Updated', jp: 'パスワードを更新しました。' },
  rules: { en: 'A password needs', jp: 'パスワードの条件' },
  length: { en: '10 to 100 characters', jp: '10文字以上100文字以内' },
  lower: { en: 'a lowercase letter', jp: '英小文字' },
  upper: { en: 'an uppercase letter', jp: '英大文字' },
  digit: { en: 'a digit', jp: '数字' },
  symbol: { en: 'one of @ $ ! % * ? &', jp: '記号 @ $ ! % * ? & のいずれか' },
  alphabet: { en: 'no other characters', jp: '上記以外の文字を含まない' },
  met: { en: 'met', jp: '充足' },
  unmet: { en: 'not met yet', jp: '未充足' },
});

export const verifyText = defineText({
  ...verifyTitles,
  body: {
    en: 'We have sent a link to your email address. Open it to continue.',
    jp: '確認用のリンクをメールでお送りしました。リンクを開いて続行してください。',
  },
  resend: { en: 'Resend', jp: '再送信' },
  resent: { en: 'The verification email has been sent again.', jp: '確認メールを再送しました。' },
  logOut: { en: 'Logout', jp: 'ログアウト' },
  verifying: { en: 'Verifying your email address', jp: 'メールアドレスを確認しています' },
  verified: { en: 'Your email address is verified.', jp: 'メールアドレスを確認しました。' },
  failed: { en: 'This verification link is not valid or has expired.', jp: 'この確認リンクは無効か、有効期限が切れています。' },
  again: { en: 'Try again', jp: '再試行' },
});
