import { defineText } from '#platform/text';

export const referenceTablesText = defineText({
  lead: { en: 'Used by every organisation', jp: 'すべての組織が参照します' },
  counterparty: { en: 'Counterparty types', jp: '取引先の種別' },
  securityType1: { en: 'Security types 1', jp: '銘柄の大分類' },
  securityType2: { en: 'Security types 2', jp: '銘柄の小分類' },
  code: { en: 'Code', jp: 'コード' },
  codeHint: {
    en: 'As written in files and master data. It cannot be changed later.',
    jp: 'ファイルや銘柄マスターでの表記です。後から変更できません。',
  },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  uses: { en: 'Securities', jp: '銘柄数' },
  state: { en: 'Status', jp: '状態' },
  inUse: { en: 'Active', jp: '有効' },
  archived: { en: 'Archived', jp: 'アーカイブ' },
  actions: { en: 'Actions', jp: '操作' },
  none: { en: 'This list is empty', jp: '登録がありません' },
  failed: { en: 'The list could not be loaded', jp: '一覧を読み込めませんでした' },
  add: { en: 'Add', jp: '追加' },
  addTo: { en: 'Add: {list}', jp: '追加：{list}' },
  editOf: { en: 'Edit {name}', jp: '{name}を編集' },
  added: { en: 'Type Created', jp: '種別を追加しました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  deleted: { en: 'Type Deleted', jp: '種別を削除しました。' },
});

export const referenceCodes = defineText({
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
});
