import { defineText } from '#platform/text';
import { assetsTitles } from './title-text';

export const assetsText = defineText({
  ...assetsTitles,
  admin: { en: 'Administration', jp: '管理' },
  add: { en: 'Add asset', jp: '資産を追加' },
  added: { en: 'Asset Created', jp: '資産を追加しました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  details: { en: 'Details', jp: '基本情報' },
  state: { en: 'State', jp: '状況' },
  history: { en: 'Changes', jp: '変更履歴' },
  organisation: { en: 'Organisation', jp: '組織' },
  ref: { en: 'Reference', jp: '管理コード' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  type: { en: 'Type', jp: '種別' },
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  baseCurrency: { en: 'Base currency', jp: '基準通貨' },
  currencyFixed: { en: 'Cannot be changed once values have been recorded.', jp: '評価額が登録されているため変更できません。' },
  id: { en: 'ID', jp: 'ID' },
  entities: { en: 'Entities', jp: 'エンティティ' },
  categories: { en: 'Categories', jp: 'カテゴリ' },
  populatedTo: { en: 'Populated to', jp: '確定済み月末' },
  latestMonthEnd: { en: 'Latest month-end', jp: '最新の月末' },
  tree: { en: 'Category tree', jp: 'カテゴリツリー' },
});

export const assetCodes = defineText({
  taken: { en: 'This reference is already used', jp: 'この管理コードはすでに使用されています。' },
  hasFacts: { en: 'Values have been recorded: the currency can no longer be changed', jp: '評価額が登録されているため変更できません。' },
  hasEntities: { en: 'The asset has entities: its type can no longer be changed', jp: 'エンティティが登録されているため変更できません。' },
});
