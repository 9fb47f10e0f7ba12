import { defineText } from '#platform/text';

export const stepText = defineText({
  title: { en: 'Two-step verification', jp: '二段階認証' },
  lead: { en: 'Enter the six-digit code your authenticator app shows.', jp: '認証アプリに表示されている6桁のコードを入力してください。' },
  recoveryLead: { en: 'Enter one of the recovery codes you saved.', jp: '保管しているリカバリーコードを1つ入力してください。' },
  code: { en: 'Code', jp: '認証コード' },
  recoveryCode: { en: 'Recovery code', jp: 'リカバリーコード' },
  useRecovery: { en: 'Use a recovery code instead', jp: 'リカバリーコードを使用する' },
  useApp: { en: 'Use the authenticator app instead', jp: '認証アプリを使用する' },
  proceed: { en: 'Continue', jp: '続行' },
  back: { en: 'Back to login', jp: 'ログイン画面に戻る' },
  lost: {
    en: 'If you have neither, ask an administrator of your organisation to reset your two-step verification.',
    jp: 'いずれも使用できない場合は、組織の管理者に二段階認証のリセットを依頼してください。',
  },
  over: {
    en: 'The login took too long, or too many codes were wrong. Please log in again.',
    jp: '時間切れ、または認証コードの誤りが続いたため、ログインを中止しました。再度ログインしてください。',
  },
});

export const enrolText = defineText({
  title: { en: 'Set up two-step verification', jp: '二段階認証の設定' },
  lead: {
    en: 'It is required of everyone here who logs in with a password.',
    jp: 'パスワードでログインするすべてのユーザーに必要な設定です。',
  },
  scan: { en: 'Scan this code with an authenticator app on your phone.', jp: 'スマートフォンの認証アプリで、このQRコードを読み取ります。' },
  qr: { en: 'QR code for the authenticator app', jp: '認証アプリ用のQRコード' },
  byHand: { en: 'If it cannot be scanned, enter this key in the app:', jp: '読み取れない場合は、次のキーをアプリに入力します。' },
  enter: { en: 'Enter the six-digit code the app now shows.', jp: 'アプリに表示された6桁のコードを入力します。' },
  code: { en: 'Code', jp: '認証コード' },
  confirm: { en: 'Confirm', jp: '確認' },
});

export const codesText = defineText({
  title: { en: 'Recovery codes', jp: 'リカバリーコード' },
  lead: {
    en: 'If you lose your phone, each of these logs you in once in place of a code from the app. Keep them safe: they are shown only this once.',
    jp: 'スマートフォンを紛失した場合などに、認証コードの代わりに各1回使用できます。この画面でのみ表示されますので、安全な場所に保管してください。',
  },
  copy: { en: 'Copy', jp: 'コピー' },
  copied: { en: 'The codes have been copied.', jp: 'コードをコピーしました。' },
  notCopied: { en: 'Copying did not work. Please select the codes.', jp: 'コピーできませんでした。コードを選択してコピーしてください。' },
  save: { en: 'Save as a file', jp: 'ファイルに保存' },
  kept: { en: 'I have saved them', jp: '保管しました' },
});

export const factorText = defineText({
  title: { en: 'Two-step verification', jp: '二段階認証' },
  off: {
    en: 'A login asks for your password only. With an authenticator app on your phone, a stolen password alone does not open your account.',
    jp: '現在はパスワードのみでログインできます。認証アプリを設定すると、パスワードが漏えいしても、それだけではログインできません。',
  },
  sso: {
    en: 'You log in by single sign-on. Your organisation’s identity provider asks for its own second step.',
    jp: 'シングルサインオンでログインしています。二段階認証は、組織の認証基盤で設定されます。',
  },
  setUp: { en: 'Set up', jp: '設定する' },
  on: { en: 'On', jp: '有効' },
  enrolled: { en: 'Set up', jp: '設定日時' },
  lastUsed: { en: 'Last used', jp: '最終利用' },
  never: { en: 'Not used yet', jp: '未使用' },
  codes: { en: 'Recovery codes left', jp: '残りのリカバリーコード' },
  codesOf: { en: '{n} of 10', jp: '10件中{n}件' },
  replace: { en: 'Use another phone', jp: '端末を変更' },
  renew: { en: 'New recovery codes', jp: 'リカバリーコードを再発行' },
  remove: { en: 'Turn off', jp: '解除' },
  removeTitle: { en: 'Turn off two-step verification?', jp: '二段階認証を解除します。よろしいですか？' },
  required: { en: 'Your organisation requires it, so it cannot be turned off.', jp: '組織の設定により必須のため、解除できません。' },
  prove: { en: 'Confirm that it is you', jp: '本人確認' },
  password: { en: 'Current password', jp: '現在のパスワード' },
  code: { en: 'Code from the app, or a recovery code', jp: '認証コードまたはリカバリーコード' },
  next: { en: 'Next', jp: '次へ' },
  enrolledDone: { en: 'Two-step verification is on.', jp: '二段階認証を有効にしました。' },
  removedDone: { en: 'Two-step verification is off.', jp: '二段階認証を解除しました。' },
});

export const factorCodes = defineText({
  'auth.code': {
    en: 'This code is incorrect, or was used before. Wait for the next one and try again.',
    jp: 'コードが正しくないか、すでに使用されています。次のコードが表示されてから、再度入力してください。',
  },
  'auth.step': { en: 'This took too long. Please start again.', jp: '時間切れになりました。最初からやり直してください。' },
  'auth.password_incorrect': { en: 'This is not your current password', jp: '現在のパスワードと一致しません。' },
  secondFactorRequired: { en: 'Your organisation requires it. Set it up to continue.', jp: '組織の設定により必須です。設定してください。' },
});
