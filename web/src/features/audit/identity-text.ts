/** Actions about two-step verification. */
export const identityWords = {
  'passkey.add': { en: 'Passkey added', jp: 'パスキーを追加' },
  'passkey.refuse': { en: 'Passkey refused: it may have been copied', jp: '複製のおそれがあるパスキーを拒否' },
  'passkey.remove': { en: 'Passkey removed', jp: 'パスキーを削除' },
  'passkey.rename': { en: 'Passkey renamed', jp: 'パスキーの名称を変更' },
  'secondFactor.enrol': { en: 'Two-step verification set up', jp: '二段階認証を設定' },
  'secondFactor.recover': { en: 'Logged in with a recovery code', jp: 'リカバリーコードでログイン' },
  'secondFactor.remove': { en: 'Two-step verification turned off', jp: '二段階認証を解除' },
  'secondFactor.renewCodes': { en: 'Recovery codes renewed', jp: 'リカバリーコードを再発行' },
  'user.provision': { en: 'User added by single sign-on', jp: 'シングルサインオンでユーザーを追加' },
  'user.resetSecondFactor': { en: 'Two-step verification of a user reset', jp: 'ユーザーの二段階認証をリセット' },
};
