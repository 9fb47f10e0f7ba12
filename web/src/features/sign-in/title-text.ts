import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const passwordTitles = defineText({
  forgotTitle: { en: 'Forgot password', jp: 'パスワードの再設定' },
  resetTitle: { en: 'Reset Password', jp: 'パスワード再設定' },
  chooseNew: { en: 'Please choose a new password', jp: '新しいパスワードを設定してください' },
});

export const signInTitles = defineText({
  logIn: { en: 'Log in', jp: 'ログイン' },
  notAllowedTitle: { en: 'Login not allowed', jp: 'ログインできません' },
});

export const verifyTitles = defineText({
  title: { en: 'Please verify your email address', jp: 'メールアドレスを確認してください' },
});
