import { defineText } from '#platform/text';

export const peopleText = defineText({
  name: { en: 'Name', jp: '氏名' },
  email: { en: 'Email', jp: 'メールアドレス' },
  role: { en: 'Role', jp: '権限' },
  title: { en: 'Title', jp: '役職' },
  phone: { en: 'Phone number', jp: '電話番号' },
  state: { en: 'Status', jp: '状態' },
  lastLogin: { en: 'Last login', jp: '最終ログイン' },
  packages: { en: 'User packages', jp: 'ユーザーパッケージ' },
  securities: { en: 'Securities package', jp: '銘柄パッケージ' },
  fxrates: { en: 'FX rates package', jp: '為替レートパッケージ' },
  language: { en: 'Language', jp: '言語' },
  sso: { en: 'Logs in by single sign-on', jp: 'シングルサインオンでログイン' },
  active: { en: 'Active', jp: '有効' },
  invited: { en: 'Invited', jp: '招待中' },
  disabled: { en: 'Disabled', jp: '停止中' },
  search: { en: 'Search by name or email', jp: '氏名またはメールアドレスで検索' },
  none: { en: 'No users match', jp: '該当するユーザーはいません' },
  details: { en: 'Details', jp: '基本情報' },
  access: { en: 'Access', jp: 'アクセス' },
  invite: { en: 'Send invitation', jp: '招待メールを送信' },
  inviteHint: {
    en: 'The person receives an email with a link for choosing a password. It is valid for 7 days.',
    jp: 'パスワード設定用のリンクをメールで送信します。リンクは7日間有効です。',
  },
  inviteAgain: { en: 'Send invitation again', jp: '招待メールを再送' },
  invitedDone: { en: 'The invitation has been sent.', jp: '招待メールを送信しました。' },
  disable: { en: 'Disable user', jp: 'ユーザーを停止' },
  enable: { en: 'Enable user', jp: '停止を解除' },
  disableAsk: { en: 'Disable {name}?', jp: '{name} さんを停止します。よろしいですか？' },
  disableBody: { en: 'All sessions of this person end at once.', jp: 'この利用者のセッションはすべて直ちに終了します。' },
  disabledDone: { en: 'The user has been disabled.', jp: 'ユーザーを停止しました。' },
  enabledDone: { en: 'The user has been enabled.', jp: '停止を解除しました。' },
  password: { en: 'Set a password', jp: 'パスワードを設定' },
  passwordHint: {
    en: 'The person must choose another one at the next login. All their sessions end.',
    jp: '利用者は次回ログイン時に変更が必要です。セッションはすべて終了します。',
  },
  newPassword: { en: 'New password', jp: '新しいパスワード' },
  passwordDone: { en: 'Password Updated', jp: 'パスワードを更新しました。' },
  self: {
    en: 'This is you: role and status are for another administrator to change.',
    jp: 'ご自身の権限と状態は、ほかの管理者のみ変更できます。',
  },
  changeUnderUsers: { en: 'Change under Users', jp: 'ユーザー画面で変更' },
});

export const peopleCodes = defineText({
  own: { en: 'You cannot change this for yourself', jp: 'ご自身については変更できません。' },
  taken: { en: 'This email address is already used', jp: 'このメールアドレスはすでに使用されています。' },
});

export const supportText = defineText({
  lead: {
    en: 'Every time support entered your organisation, and everything changed meanwhile.',
    jp: 'サポートが組織に入った日時と、その間に行われた変更の記録です。',
  },
  none: { en: 'Support has not entered your organisation', jp: 'サポートによるアクセスはありません' },
});

export const noticeText = defineText({
  lead: { en: 'What reaches you, and how', jp: '受け取る内容と方法' },
  kind: { en: 'Kind', jp: '種類' },
  inApp: { en: 'In the app', jp: '画面' },
  email: { en: 'By email', jp: 'メール' },
  always: { en: 'Always sent', jp: '常に送信' },
  reportDue: { en: 'A report is due', jp: '報告期限' },
  reportDelayed: { en: 'A report is late', jp: '報告の遅延' },
  reportIncomplete: { en: 'A report is incomplete', jp: '報告の不足' },
  reportResent: { en: 'A report was sent again', jp: '報告の再提出' },
  reportPublished: { en: 'A report was published', jp: 'レポートの公開' },
  monthEndPopulated: { en: 'A month-end was populated', jp: '月末データの確定' },
  importWarning: { en: 'An import has warnings', jp: '取込の警告' },
  importFailed: { en: 'An import failed', jp: '取込の失敗' },
  capitalCallDue: { en: 'A capital call is due', jp: 'キャピタルコール' },
  distributionReceived: { en: 'A distribution was received', jp: '分配金の受領' },
  hedgeOutsideBand: { en: 'A hedge ratio left its band', jp: 'ヘッジ比率の逸脱' },
  forwardsMaturing: { en: 'FX forwards mature', jp: '為替予約の満期' },
  cashBelowMinimum: { en: 'Cash falls below its minimum', jp: '資金残高の不足' },
  userAdded: { en: 'A user was added', jp: 'ユーザーの追加' },
  passwordChanged: { en: 'Your password was changed', jp: 'パスワードの変更' },
});
