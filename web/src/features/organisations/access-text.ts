import { defineText } from '#platform/text';

export const accessText = defineText({
  network: { en: 'Allowed IP addresses', jp: '接続許可IPアドレス' },
  networkHint: {
    en: 'One address or network (CIDR) per line. Empty means no limit. Super-users are exempt.',
    jp: '1行に1件、IPアドレスまたはネットワーク（CIDR）を入力します。空欄は制限なし。スーパーユーザーは対象外です。',
  },
});

export const brandText = defineText({
  brand: { en: 'Branded top bar', jp: 'ブランド表示' },
  brandHint: { en: 'Without a name the standard bar is shown.', jp: '名称が空欄の場合は標準のバーを表示します。' },
  name: { en: 'Brand name', jp: 'ブランド名' },
  colour: { en: 'Colour', jp: '色' },
  pick: { en: 'Choose a colour', jp: '色を選択' },
  contrast: { en: 'Contrast with white text: {ratio} : 1', jp: '白文字とのコントラスト比：{ratio} : 1' },
  logo: { en: 'Logo', jp: 'ロゴ' },
  logoHint: { en: 'PNG, JPEG or SVG, up to 70 KB', jp: 'PNG、JPEG、SVG、70KB以内' },
  chooseLogo: { en: 'Choose a file', jp: 'ファイルを選択' },
  removeLogo: { en: 'Remove', jp: '削除' },
  logoTooLarge: { en: 'The file is larger than 70 KB.', jp: 'ファイルが70KBを超えています。' },
  shell: { en: 'Shell mode: also show “Powered by Hakaru”', jp: 'シェルモード：「Powered by Hakaru」も表示' },
  preview: { en: 'Preview', jp: 'プレビュー' },
  powered: { en: 'Powered by Hakaru', jp: 'Powered by Hakaru' },
  sample: { en: 'Overview', jp: '全体概況' },
  noBrand: { en: 'Standard bar', jp: '標準のバー' },
});

export const trailText = defineText({
  title: { en: 'Activity in this organisation', jp: 'この組織での操作記録' },
  supportOnly: { en: 'Support only', jp: 'サポートのみ' },
  all: { en: 'Everything', jp: 'すべて' },
  filter: { en: 'Show', jp: '表示対象' },
  none: { en: 'Nothing is recorded yet', jp: '記録はまだありません' },
});

export const assetText = defineText({
  assets: { en: 'Assets', jp: '資産' },
  lead: { en: 'Portfolios and benchmark assets', jp: 'ポートフォリオとベンチマーク資産' },
  search: { en: 'Search by name or reference', jp: '名称または管理コードで検索' },
  none: { en: 'No assets', jp: '資産がありません' },
  ref: { en: 'Reference', jp: '管理コード' },
  name: { en: 'Name', jp: '名称' },
  type: { en: 'Type', jp: '種別' },
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  organisation: { en: 'Organisation', jp: '組織' },
  currency: { en: 'Base currency', jp: '基準通貨' },
  latest: { en: 'Latest month-end', jp: '最新の基準日' },
  populated: { en: 'Populated to', jp: '確定済み基準日' },
});

export const checkerText = defineText({
  title: { en: 'Why is a menu hidden?', jp: 'メニュー非表示の理由' },
  lead: {
    en: 'Every menu item, and the rule that shows or hides it for one person.',
    jp: 'ユーザーごとに、各メニューの表示・非表示とその理由を確認します。',
  },
  who: { en: 'For whom', jp: '対象者' },
  anybody: { en: 'A user with …', jp: '条件を指定' },
  userPackages: { en: 'User packages', jp: 'ユーザーパッケージ' },
  assetType: { en: 'Asset in use', jp: '選択中の資産' },
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  item: { en: 'Menu item', jp: 'メニュー' },
  items: { en: 'Menu items', jp: 'メニュー一覧' },
  path: { en: 'Address', jp: 'アドレス' },
  state: { en: 'Shown', jp: '表示' },
  reason: { en: 'Reason', jp: '理由' },
  shown: { en: 'Shown', jp: '表示' },
  hidden: { en: 'Hidden', jp: '非表示' },
  summary: { en: '{shown} of {all} shown', jp: '{all}件中{shown}件を表示' },
  mobile: { en: 'Menu below 600 px', jp: '600px未満のメニュー' },
  open: { en: 'All rules are met', jp: '条件をすべて満たしています' },
  area: {
    en: 'Only for the area {areas}; this organisation’s category gives {area}',
    jp: '対象エリアは {areas} のみ。この組織の区分では {area}',
  },
  assetTypeMiss: { en: 'Only while a {type} asset is chosen', jp: '{type}の資産を選択中のみ' },
  superuser: { en: 'Only for super-users', jp: 'スーパーユーザーのみ' },
  category: { en: 'Only for the category {names}', jp: '区分が {names} の組織のみ' },
  module: { en: 'The organisation needs the module {names}', jp: '組織にモジュール {names} が必要' },
  organisationPackage: { en: 'The organisation needs the package {names}', jp: '組織にパッケージ {names} が必要' },
  userPackage: { en: 'The person needs the user package {names}', jp: 'ユーザーにユーザーパッケージ {names} が必要' },
});
