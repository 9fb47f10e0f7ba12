import { defineText } from '#platform/text';
import { settingsTitles } from './title-text';

export const settingsText = defineText({
  ...settingsTitles,
  settings: { en: 'Settings', jp: '設定' },
  packages: { en: 'Packages', jp: 'パッケージ' },
  saved: { en: 'Saved', jp: '保存しました。' },
  save: { en: 'Save', jp: '保存' },
  locked: { en: 'Please contact your administrator to change', jp: '変更する場合は管理者に連絡してください。' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
});

export const profileText = defineText({
  name: { en: 'Name', jp: '氏名' },
  email: { en: 'Email', jp: 'メールアドレス' },
  role: { en: 'Role', jp: '権限' },
  title: { en: 'Title', jp: '役職' },
  phone: { en: 'Phone number', jp: '電話番号' },
  organisation: { en: 'Organisation', jp: '組織' },
  packages: { en: 'User packages', jp: 'ユーザーパッケージ' },
  none: { en: 'None', jp: 'なし' },
  person: { en: 'Personal details', jp: '個人情報' },
  display: { en: 'Display', jp: '表示設定' },
  displayHint: { en: 'Stored on the server and used wherever you log in.', jp: 'サーバーに保存され、どの端末でも適用されます。' },
  language: { en: 'Language', jp: '言語' },
  theme: { en: 'Theme', jp: '配色' },
  density: { en: 'Row height', jp: '行の高さ' },
  unit: { en: 'Unit of amounts', jp: '金額の単位' },
  negative: { en: 'Negative figures on Japanese screens', jp: '日本語画面の負数表示' },
  useLatest: { en: 'Use latest as-of date', jp: '常に最新の基準日を使用' },
  on: { en: 'On', jp: 'オン' },
  off: { en: 'Off', jp: 'オフ' },
  system: { en: 'Same as device', jp: 'システムに合わせる' },
  light: { en: 'Light', jp: 'ライト' },
  dark: { en: 'Dark', jp: 'ダーク' },
  compact: { en: 'Compact', jp: '狭い' },
  default: { en: 'Default', jp: '標準' },
  comfortable: { en: 'Comfortable', jp: '広い' },
  triangle: { en: '▲123', jp: '▲123' },
  minus: { en: '−123', jp: '−123' },
  changeUnderUsers: { en: 'Change under Users', jp: 'ユーザー画面で変更' },
});

export const roleText = defineText({
  admin: { en: 'Administrator', jp: '管理者' },
  user: { en: 'User', jp: '一般ユーザー' },
  readonly: { en: 'Read-only', jp: '閲覧のみ' },
});

export const securityText = defineText({
  password: { en: 'Password', jp: 'パスワード' },
  forgotInstead: {
    en: 'If you have forgotten it, log out and use the link on the login page.',
    jp: 'お忘れの場合は、ログアウトしてログイン画面のリンクをご利用ください。',
  },
  sessions: { en: 'Where you are logged in', jp: 'ログイン中の端末' },
  device: { en: 'Browser', jp: 'ブラウザー' },
  ip: { en: 'IP address', jp: 'IPアドレス' },
  since: { en: 'Logged in', jp: 'ログイン日時' },
  seen: { en: 'Last used', jp: '最終利用' },
  thisOne: { en: 'This browser', jp: 'この端末' },
  end: { en: 'End', jp: '終了' },
  endOthers: { en: 'End all other sessions', jp: 'ほかのセッションをすべて終了' },
  endOthersAsk: { en: 'End all other sessions?', jp: 'ほかのセッションをすべて終了します。よろしいですか？' },
  ended: { en: 'The session has been ended.', jp: 'セッションを終了しました。' },
  endedOthers: { en: 'All other sessions have been ended.', jp: 'ほかのセッションをすべて終了しました。' },
  unknown: { en: 'Unknown browser', jp: '不明なブラウザー' },
  actions: { en: 'Actions', jp: '操作' },
});

export const organisationText = defineText({
  names: { en: 'Names and access', jp: '名称とアクセス' },
  nameEn: { en: 'Organisation name (English)', jp: '組織名（英語）' },
  nameJp: { en: 'Organisation name (Japanese)', jp: '組織名（日本語）' },
  cidrs: { en: 'Allowed IP addresses', jp: '接続許可IPアドレス' },
  cidrsHint: {
    en: 'One address or network (CIDR) per line. Empty means no limit. Your own address is {ip}.',
    jp: '1行に1件、IPアドレスまたはネットワーク（CIDR）を入力します。空欄は制限なしです。現在のIPアドレスは {ip} です。',
  },
  rules: { en: 'Reporting rules', jp: '報告のルール' },
  rulesHint: {
    en: 'New mandates and new users start with these; each can be changed there.',
    jp: '新しいマンデートとユーザーの初期値です。それぞれで変更できます。',
  },
  fiscalYearStart: { en: 'Fiscal year start month', jp: '会計年度開始月' },
  rateMethod: { en: 'FX rate source', jp: '為替レートの種類' },
  amountUnit: { en: 'Unit of amounts', jp: '金額の単位' },
  timeZone: { en: 'Time zone', jp: 'タイムゾーン' },
  secondPerson: { en: 'The person who populated a month cannot publish its pack', jp: '月末を確定した人はその月の報告書を公開できない' },
  importSecondPerson: {
    en: 'An import is approved by a person who neither sent nor corrected it',
    jp: '取込は、送信・訂正した人と別の人が承認する',
  },
  instructionSecondPerson: {
    en: 'An instruction is finalized by a person who neither created nor changed it',
    jp: '指図は、作成・変更した人と別の人が確定する',
  },
  secondFactorRequired: {
    en: 'Two-step verification is required for every login with a password',
    jp: 'パスワードでのログインに二段階認証を必須とする',
  },
  secondFactorHint: {
    en: 'Whoever has not set it up is asked to at the next login.',
    jp: '未設定のユーザーには、次回ログイン時に設定を求めます。',
  },
  contract: { en: 'Contract', jp: '契約内容' },
  contractHint: { en: 'Granted by support.', jp: 'サポートが付与します。' },
  ref: { en: 'Reference', jp: '管理コード' },
  category: { en: 'Category', jp: '区分' },
  branding: { en: 'Branded top bar', jp: 'ブランド表示' },
  modules: { en: 'Modules', jp: '利用モジュール' },
  packages: { en: 'Organisation packages', jp: '組織パッケージ' },
  sso: { en: 'Single sign-on', jp: 'シングルサインオン' },
  certificates: { en: 'Signing certificates', jp: '署名証明書' },
  yes: { en: 'In use', jp: '利用中' },
  no: { en: 'Not in use', jp: '利用していません' },
  none: { en: 'None', jp: 'なし' },
});

export const organisationCodes = defineText({
  cidr: { en: 'One of the lines is not an IP address or network', jp: 'IPアドレスまたはネットワークとして読み取れない行があります。' },
  lockOut: {
    en: 'Your own address would be locked out. Add it to the list.',
    jp: 'ご自身のIPアドレスが接続できなくなります。一覧に追加してください。',
  },
  tooMany: { en: 'Too many lines', jp: '行数が上限を超えています。' },
});

export const supportText = defineText({
  lead: {
    en: 'Every time support entered your organisation, and everything changed meanwhile.',
    jp: 'サポートが組織に入った日時と、その間に行われた変更の記録です。',
  },
  none: { en: 'Support has not entered your organisation', jp: 'サポートによるアクセスはありません' },
});
