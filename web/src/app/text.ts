import { defineText } from '#platform/text';

export const appText = defineText({
  product: { en: 'Hakaru', jp: 'Hakaru' },
  skip: { en: 'Skip to content', jp: '本文へ移動' },
  loading: { en: 'Loading', jp: '読み込み中' },
  demoLabel: { en: 'Notice', jp: 'お断り' },
  demo: { en: 'Sample reports use no real data.', jp: 'サンプルレポートに実在のデータは使用していません。' },
  mainMenu: { en: 'Main menu', jp: 'メインメニュー' },
  openMenu: { en: 'Menu', jp: 'メニュー' },
  closeMenu: { en: 'Close menu', jp: 'メニューを閉じる' },
  home: { en: 'Home', jp: 'ホーム' },
  account: { en: 'Account: {name}', jp: 'アカウント：{name}' },
  language: { en: 'Language', jp: '言語' },
  theme: { en: 'Theme', jp: '配色' },
  system: { en: 'As the system', jp: 'システムに合わせる' },
  light: { en: 'Light', jp: 'ライト' },
  dark: { en: 'Dark', jp: 'ダーク' },
  density: { en: 'Row height', jp: '行の高さ' },
  compact: { en: 'Compact', jp: '狭い' },
  default: { en: 'Default', jp: '標準' },
  comfortable: { en: 'Comfortable', jp: '広い' },
  settings: { en: 'Settings', jp: '設定' },
  privacy: { en: 'Privacy Policy', jp: 'プライバシーポリシー' },
  help: { en: 'Help', jp: 'ヘルプ' },
  logOut: { en: 'Logout', jp: 'ログアウト' },
  unread: { en: 'Notifications, {n} unread', jp: 'お知らせ（未読{n}件）' },
  poweredBy: { en: 'Powered by {name}', jp: 'Powered by {name}' },
  search: { en: 'Search pages', jp: 'ページを検索' },
  asset: { en: 'Asset', jp: '資産' },
  asOf: { en: 'As of', jp: '基準日' },
  changeAsset: { en: 'Change the asset?', jp: '資産を切り替えます。よろしいですか？' },
  changeAssetBody: { en: 'Every screen will show {name}.', jp: 'すべての画面が「{name}」の表示に切り替わります。' },
  changeAsOf: { en: 'Change the as of date?', jp: '基準日を変更します。よろしいですか？' },
  changeAsOfBody: { en: 'Every screen will show figures as of {date}.', jp: 'すべての画面が {date} 時点の表示に切り替わります。' },
  latestBody: { en: 'Every screen will follow the newest populated month-end.', jp: 'すべての画面が最新の確定済み月末に追随します。' },
  change: { en: 'Change', jp: '変更' },
  asOfUpdated: { en: 'As of Date Updated', jp: '基準日を更新しました。' },
  assetUpdated: { en: 'Asset Updated', jp: '資産を切り替えました。' },
  useLatest: { en: 'Use latest as-of date', jp: '常に最新の基準日を使用' },
  monthEnd: { en: 'Month-end', jp: '月末' },
  year: { en: 'Year {year}', jp: '{year}年' },
  previousYear: { en: 'Previous year', jp: '前の年' },
  nextYear: { en: 'Next year', jp: '次の年' },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
  demoTag: { en: 'Demo', jp: 'デモ' },
});

export const screenText = defineText({
  unauthorized: { en: 'Unauthorized', jp: 'アクセス権限がありません' },
  unauthorizedBody: {
    en: 'This page or action is not open to you. You are working as {role} of {organisation}; an administrator of your organisation can change that.',
    jp: 'このページまたは操作は許可されていません。現在は {organisation} の「{role}」として利用中です。変更はご所属組織の管理者にご依頼ください。',
  },
  notFound: { en: 'Page Not Found', jp: 'ページが見つかりません' },
  notFoundBody: { en: 'There is nothing at {path}.', jp: '{path} に該当するページはありません。' },
  toHome: { en: 'Go to home', jp: 'ホームへ' },
  back: { en: 'Back', jp: '戻る' },
  oops: { en: 'Oops! Something went wrong!', jp: '問題が発生しました' },
  sendReport: { en: 'Please send an error report to support.', jp: 'サポートへエラーレポートをお送りください。' },
  resetHint: {
    en: 'If this keeps happening, try resetting all settings.',
    jp: '問題が解消しない場合は、すべての設定をリセットしてください。',
  },
  reset: { en: 'Reset All Settings', jp: 'すべての設定をリセット' },
  resetConfirm: { en: 'Are you sure you want to reset all settings?', jp: 'すべての設定をリセットします。よろしいですか？' },
  resetBody: {
    en: 'This browser forgets everything it kept for Hakaru. You will be logged out.',
    jp: 'このブラウザーに保存された内容はすべて消去され、ログアウトします。',
  },
  report: { en: 'Report an issue', jp: '不具合を報告' },
  reload: { en: 'Reload', jp: '再読み込み' },
  away: { en: 'The service cannot be reached', jp: 'サービスに接続できません' },
  awayBody: {
    en: 'You are still logged in. This page tries again by itself every few seconds.',
    jp: 'ログイン状態は保たれています。数秒ごとに自動で再接続します。',
  },
});

export const roleText = defineText({
  admin: { en: 'Administrator', jp: '管理者' },
  user: { en: 'User', jp: '一般ユーザー' },
  readonly: { en: 'Read-only', jp: '閲覧のみ' },
});

export const startText = defineText({
  title: { en: 'Reporting for institutional investors', jp: '機関投資家のための運用報告' },
  lead: {
    en: 'Collect, reconcile and read the figures of every mandate in one place.',
    jp: 'すべてのマンデートの数値を、一か所で集め、照合し、読み解く。',
  },
  login: { en: 'Login', jp: 'ログイン' },
  other: { en: '日本語', jp: 'English' },
});

export const paletteText = defineText({
  title: { en: 'Go to a page', jp: 'ページへ移動' },
  placeholder: { en: 'Type a page name', jp: 'ページ名を入力' },
  none: { en: 'No page matches', jp: '一致するページがありません' },
  results: { en: 'Pages', jp: 'ページ' },
  hint: { en: '↑ ↓ to choose, Enter to open', jp: '↑ ↓ で選択、Enter で開く' },
});
