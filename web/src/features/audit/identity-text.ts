/** Actions about two-step verification. */
export const identityWords = {
  'secondFactor.enrol': { en: 'Two-step verification set up', jp: '二段階認証を設定' },
  'secondFactor.recover': { en: 'Logged in with a recovery code', jp: 'リカバリーコードでログイン' },
  'secondFactor.remove': { en: 'Two-step verification turned off', jp: '二段階認証を解除' },
  'secondFactor.renewCodes': { en: 'Recovery codes renewed', jp: 'リカバリーコードを再発行' },
  'user.provision': { en: 'User added by single sign-on', jp: 'シングルサインオンでユーザーを追加' },
  'user.resetSecondFactor': { en: 'Two-step verification of a user reset', jp: 'ユーザーの二段階認証をリセット' },
};
