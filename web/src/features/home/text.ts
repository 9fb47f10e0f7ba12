import { defineText } from '#platform/text';

/** What a page may need, in words; module names are the product's own and stay as they are. */
export const needText = defineText({
  owner: { en: 'asset owners', jp: 'アセットオーナー' },
  manager: { en: 'asset managers', jp: '運用会社' },
  consultant: { en: 'consultants', jp: 'コンサルタント' },
  client: { en: 'clients', jp: 'クライアント' },
  portfolio: { en: 'portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'benchmark', jp: 'ベンチマーク' },
  securities: { en: 'securities', jp: '銘柄' },
  fxrates: { en: 'FX rates', jp: '為替レート' },
  Accountant: { en: 'accountant', jp: '会計事務所' },
  and: { en: ', ', jp: '、' },
});

export const homeText = defineText({
  title: { en: 'Home', jp: 'ホーム' },
  facts: { en: 'Where you are working', jp: '現在の作業対象' },
  organisation: { en: 'Organisation', jp: '組織' },
  asset: { en: 'Asset', jp: '資産' },
  asOf: { en: 'As of date', jp: '基準日' },
  latest: { en: 'Following the newest populated month-end', jp: '最新の確定済み月末に追随' },
  chosen: { en: 'Chosen by you', jp: '選択した日付' },
  unread: { en: 'Unread notifications', jp: '未読のお知らせ' },
  seeNotifications: { en: 'Open notifications', jp: 'お知らせを開く' },
  noAsset: { en: 'This organisation holds no asset', jp: 'この組織に資産はありません' },
  open: { en: 'Pages you may open', jp: '開くことのできるページ' },
  nothing: { en: 'Nothing is open to you yet', jp: '利用可能な機能がありません' },
  nothingBody: { en: 'Please contact your administrator.', jp: '管理者に連絡してください。' },
  hidden: { en: 'Pages that are hidden, and why', jp: '表示されないページとその理由' },
  allShown: { en: 'Nothing is hidden from you.', jp: '表示されないページはありません。' },
  page: { en: 'Page', jp: 'ページ' },
  reason: { en: 'Reason', jp: '理由' },
  area: { en: 'For {needs} only', jp: '{needs}専用です' },
  assetType: { en: 'Needs an asset of type {needs}', jp: '資産の種類「{needs}」が必要です' },
  funds: { en: 'Needs an asset that holds private funds', jp: 'プライベートファンドを保有する資産が必要です' },
  module: { en: 'Needs the module {needs}', jp: 'モジュール「{needs}」が必要です' },
  organisationPackage: { en: 'Needs the organisation package {needs}', jp: '組織パッケージ「{needs}」が必要です' },
  userPackage: { en: 'Needs the user package {needs}', jp: 'ユーザーパッケージ「{needs}」が必要です' },
  category: { en: 'For the category {needs} only', jp: '組織区分「{needs}」専用です' },
  superuser: { en: 'For super-users only', jp: 'スーパーユーザー専用です' },
  askWhom: {
    en: 'Modules and packages are granted by support; user packages by an administrator of your organisation.',
    jp: 'モジュールと組織パッケージはサポートが、ユーザーパッケージはご所属組織の管理者が付与します。',
  },
});
