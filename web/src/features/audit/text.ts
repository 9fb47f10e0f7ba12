import { defineText } from '#platform/text';

export const auditText = defineText({
  at: { en: 'Time', jp: '日時' },
  who: { en: 'Who', jp: '実行者' },
  what: { en: 'Action', jp: '操作' },
  changes: { en: 'Changes', jp: '変更内容' },
  support: { en: 'Support', jp: 'サポート' },
  supportAs: { en: 'Support, as {role}', jp: 'サポート（{role}として）' },
  system: { en: 'System', jp: 'システム' },
  nothing: { en: 'empty', jp: '空欄' },
  more: { en: '{n} changes', jp: '変更{n}件' },
  admin: { en: 'Administrator', jp: '管理者' },
  user: { en: 'User', jp: '一般ユーザー' },
  readonly: { en: 'Read-only', jp: '閲覧のみ' },
});

/** What was done, by the name the trail keeps for it. A name without a sentence is shown as it is. */
export const actionText = defineText({
  'impersonation.start': { en: 'Entered the organisation', jp: '代理ログイン開始' },
  'impersonation.stop': { en: 'Left the organisation', jp: '代理ログイン終了' },
  'organisation.create': { en: 'Organisation added', jp: '組織を追加' },
  'organisation.change': { en: 'Organisation changed', jp: '組織を変更' },
  'organisation.changeSettings': { en: 'Organisation settings changed', jp: '組織設定を変更' },
  'organisation.grantPackage': { en: 'Package granted', jp: 'パッケージを付与' },
  'organisation.revokePackage': { en: 'Package revoked', jp: 'パッケージを取消' },
  'user.add': { en: 'User added', jp: 'ユーザーを追加' },
  'user.change': { en: 'User changed', jp: 'ユーザーを変更' },
  'user.disable': { en: 'User disabled', jp: 'ユーザーを停止' },
  'user.enable': { en: 'User enabled', jp: 'ユーザーの停止を解除' },
  'user.invite': { en: 'Invitation sent again', jp: '招待メールを再送' },
  'user.setPassword': { en: 'Password set by an administrator', jp: '管理者がパスワードを設定' },
  'user.sendReset': { en: 'Reset link sent', jp: 'パスワード再設定メールを送信' },
  'user.unlock': { en: 'User unlocked', jp: 'ロックを解除' },
  'user.requirePasswordChange': { en: 'New password required', jp: 'パスワード変更を要求' },
  'user.waivePasswordChange': { en: 'New password no longer required', jp: 'パスワード変更の要求を取消' },
  'users.export': { en: 'List of users exported', jp: 'ユーザー一覧を出力' },
  'password.change': { en: 'Password changed', jp: 'パスワードを変更' },
  'password.reset': { en: 'Password reset', jp: 'パスワードを再設定' },
});

/** Fields of the trail, by the name the trail keeps for them. */
export const fieldText = defineText({
  ref: { en: 'Reference', jp: '管理コード' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  type: { en: 'Type', jp: '種別' },
  modules: { en: 'Modules', jp: 'モジュール' },
  packages: { en: 'Packages', jp: 'パッケージ' },
  shell: { en: 'Shell mode', jp: 'シェルモード' },
  brand: { en: 'Brand', jp: 'ブランド' },
  sso: { en: 'Single sign-on', jp: 'シングルサインオン' },
  allowedCidrs: { en: 'Allowed IP addresses', jp: '接続許可IPアドレス' },
  email: { en: 'Email', jp: 'メールアドレス' },
  name: { en: 'Name', jp: '氏名' },
  title: { en: 'Title', jp: '役職' },
  phone_number: { en: 'Phone number', jp: '電話番号' },
  role: { en: 'Role', jp: '権限' },
  state: { en: 'Status', jp: '状態' },
  mustChangePassword: { en: 'Must change password', jp: 'パスワード変更の要求' },
});
