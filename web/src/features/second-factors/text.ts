import { defineText } from '#platform/text';

export const stepText = defineText({
  title: { en: 'Two-step verification', jp: '二段階認証' },
  lead: { en: 'Enter the six-digit code your authenticator app shows.', jp: '認証アプリに表示されている6桁のコードを入力してください。' },
  recoveryLead: { en: 'Enter one of the recovery codes you saved.', jp: '保管しているリカバリーコードを1つ入力してください。' },
  code: { en: 'Code', jp: '認証コード' },
  recoveryCode: { en: 'Recovery code', jp: 'リカバリーコード' },
  useRecovery: { en: 'Use a recovery code instead', jp: 'リカバリーコードを使用する' },
  usePasskey: { en: 'Use a passkey instead', jp: 'パスキーを使用する' },
  withPasskey: { en: 'Continue with a passkey', jp: 'パスキーで続行' },
  passkeyLead: {
    en: 'Confirm with the passkey you added: by fingerprint, face or PIN of your device, or with a security key.',
    jp: '登録したパスキーで本人確認を行います。端末の指紋・顔認証・PIN、またはセキュリティキーを使用してください。',
  },
  useApp: { en: 'Use the authenticator app instead', jp: '認証アプリを使用する' },
  proceed: { en: 'Continue', jp: '続行' },
  back: { en: 'Back to login', jp: 'ログイン画面に戻る' },
  lost: {
    en: 'If you have none of these, ask an administrator of your organisation to reset your two-step verification.',
    jp: 'いずれも使用できない場合は、組織の管理者に二段階認証のリセットを依頼してください。',
  },
  over: {
    en: 'The login took too long, or too many attempts failed. Please log in again.',
    jp: '時間切れ、または失敗が続いたため、ログインを中止しました。再度ログインしてください。',
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
    en: 'If you lose your phone or device, each of these logs you in once in place of a code from the app or a passkey. Keep them safe: they are shown only this once.',
    jp: 'スマートフォンや端末を紛失した場合などに、認証コードやパスキーの代わりに各1回使用できます。この画面でのみ表示されますので、安全な場所に保管してください。',
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
    en: 'A login asks for your password only. With an authenticator app or a passkey, a stolen password alone does not open your account.',
    jp: '現在はパスワードのみでログインできます。認証アプリまたはパスキーを設定すると、パスワードが漏えいしても、それだけではログインできません。',
  },
  sso: {
    en: 'You log in by single sign-on. Your organisation’s identity provider asks for its own second step.',
    jp: 'シングルサインオンでログインしています。二段階認証は、組織の認証基盤で設定されます。',
  },
  app: { en: 'Authenticator app', jp: '認証アプリ' },
  appNote: {
    en: 'An app on your phone shows a new code every 30 seconds.',
    jp: 'スマートフォンのアプリに、30秒ごとに新しい認証コードが表示されます。',
  },
  recoveryCodes: { en: 'Recovery codes', jp: 'リカバリーコード' },
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
  removeLast: {
    en: 'Nothing else is set up. A login will ask for your password only, and your recovery codes will no longer work.',
    jp: '他の方法は設定されていません。削除後はパスワードのみでログインでき、リカバリーコードは使用できなくなります。',
  },
  removeApp: { en: 'Remove the app', jp: '認証アプリを解除' },
  removeTitle: { en: 'Remove the authenticator app?', jp: '認証アプリを解除します。よろしいですか？' },
  required: { en: 'Your organisation requires it, so it cannot be turned off.', jp: '組織の設定により必須のため、解除できません。' },
  prove: { en: 'Confirm that it is you', jp: '本人確認' },
  password: { en: 'Current password', jp: '現在のパスワード' },
  code: { en: 'Code from the app, or a recovery code', jp: '認証コードまたはリカバリーコード' },
  recoveryCode: { en: 'Recovery code', jp: 'リカバリーコード' },
  usePasskey: { en: 'Confirm with a passkey', jp: 'パスキーで確認' },
  useCode: { en: 'Use a code instead', jp: 'コードを使用する' },
  passkeyReady: { en: 'Your passkey has answered.', jp: 'パスキーで確認しました。' },
  next: { en: 'Next', jp: '次へ' },
  enrolledDone: { en: 'The authenticator app has been set up.', jp: '認証アプリを設定しました。' },
  removedDone: { en: 'The authenticator app has been removed.', jp: '認証アプリを解除しました。' },
});

export const passkeyText = defineText({
  title: { en: 'Passkeys', jp: 'パスキー' },
  note: {
    en: 'A passkey is a key in your phone, computer or security key, opened by fingerprint, face or PIN. It only works on this site, so nobody can trick it out of you.',
    jp: 'パスキーは、スマートフォン、パソコン、セキュリティキーに保存される鍵で、指紋・顔認証・PINで使用します。このサイトでしか使用できないため、偽サイトに盗まれることがありません。',
  },
  add: { en: 'Add a passkey', jp: 'パスキーを追加' },
  full: {
    en: 'You have ten passkeys. Remove one to add another.',
    jp: 'パスキーは10件までです。追加するには、いずれかを削除してください。',
  },
  lead: {
    en: 'Name the device, then follow your browser.',
    jp: '端末の名称を入力し、ブラウザーの案内に従ってください。',
  },
  name: { en: 'Name', jp: '名称' },
  nameHint: { en: 'Such as “Office laptop”', jp: '例：会社のノートパソコン' },
  create: { en: 'Create passkey', jp: 'パスキーを作成' },
  added: { en: 'The passkey has been added.', jp: 'パスキーを追加しました。' },
  addedAt: { en: 'Added {at}', jp: '追加日時：{at}' },
  usedAt: { en: 'Last used: {at}', jp: '最終利用：{at}' },
  rename: { en: 'Rename', jp: '名称変更' },
  renameOf: { en: 'Rename {name}', jp: '名称変更：{name}' },
  renameTitle: { en: 'Rename the passkey', jp: 'パスキーの名称変更' },
  save: { en: 'Save', jp: '保存' },
  remove: { en: 'Remove', jp: '削除' },
  removeOf: { en: 'Remove {name}', jp: '削除：{name}' },
  removeTitle: { en: 'Remove the passkey {name}?', jp: 'パスキー「{name}」を削除します。よろしいですか？' },
  removed: { en: 'The passkey has been removed.', jp: 'パスキーを削除しました。' },
});

export const factorCodes = defineText({
  'auth.code': {
    en: 'This code is incorrect, or was used before. Wait for the next one and try again.',
    jp: 'コードが正しくないか、すでに使用されています。次のコードが表示されてから、再度入力してください。',
  },
  'auth.passkey': {
    en: 'This passkey was not accepted. Try again, or use another way.',
    jp: 'パスキーを確認できませんでした。もう一度お試しいただくか、別の方法を使用してください。',
  },
  passkeyCancelled: { en: 'The passkey was not used. Please try again.', jp: 'パスキーが使用されませんでした。もう一度お試しください。' },
  passkeyKnown: { en: 'This device already has a passkey of yours.', jp: 'この端末のパスキーはすでに登録されています。' },
  passkeyUnusable: {
    en: 'This browser cannot use a passkey here. Use another browser or device.',
    jp: 'このブラウザーではパスキーを使用できません。別のブラウザーまたは端末をご利用ください。',
  },
  tooManyPasskeys: {
    en: 'You have ten passkeys. Remove one to add another.',
    jp: 'パスキーは10件までです。追加するには、いずれかを削除してください。',
  },
  none: { en: 'You have no passkey. Use another way.', jp: 'パスキーが登録されていません。別の方法を使用してください。' },
  'auth.step': { en: 'This took too long. Please start again.', jp: '時間切れになりました。最初からやり直してください。' },
  'auth.password_incorrect': { en: 'This is not your current password', jp: '現在のパスワードと一致しません。' },
  secondFactorRequired: { en: 'Your organisation requires it. Set it up to continue.', jp: '組織の設定により必須です。設定してください。' },
});
