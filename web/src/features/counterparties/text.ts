import { defineText } from '#platform/text';
import { counterpartiesTitles } from './title-text';

export const counterpartiesText = defineText({
  ...counterpartiesTitles,
  add: { en: 'Add counterparty', jp: '取引先を追加' },
  edit: { en: 'Edit counterparty', jp: '取引先を編集' },
  delete: { en: 'Delete counterparty', jp: '取引先を削除' },
  editShort: { en: 'Edit', jp: '編集' },
  deleteShort: { en: 'Delete', jp: '削除' },
  none: { en: 'No counterparties are registered', jp: '取引先が登録されていません' },
  search: { en: 'Find name, type or country', jp: '名称・種別・国で検索' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the English name is used.', jp: '空欄の場合は英語名を使用します。' },
  type: { en: 'Type', jp: '取引先種別' },
  country: { en: 'Country', jp: '国' },
  countryHint: { en: 'Two letters, such as JP', jp: '2文字のコード（例：JP）' },
  rating: { en: 'Rating', jp: '格付' },
  limit: { en: 'Limit (JPY)', jp: '限度額（円）' },
  limitHint: {
    en: 'Compared with the yen amount of the open forwards. Empty: no limit.',
    jp: '未決済の為替予約の円貨額と比較します。空欄の場合は限度額なし。',
  },
  openForwards: { en: 'Open forwards', jp: '未決済の予約' },
  openJpy: { en: 'Open amount (JPY)', jp: '予約残高（円）' },
  netValue: { en: 'Net mark-to-market (JPY)', jp: '評価損益（純額、円）' },
  limitUse: { en: 'Use of limit', jp: '限度額使用率' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  created: { en: 'Counterparty Created', jp: '取引先を追加しました。' },
  updated: { en: 'Counterparty Updated', jp: '取引先を更新しました。' },
  deleted: { en: 'Counterparty Deleted', jp: '取引先を削除しました。' },
  deleteBody: { en: '{name} is removed from the list.', jp: '「{name}」を一覧から削除します。' },
  inUse: { en: 'It has FX forwards and cannot be deleted', jp: '為替予約の取引先のため削除できません。' },
  conflict: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  particulars: { en: 'Particulars', jp: '基本情報' },
  cancel: { en: 'Cancel', jp: 'キャンセル' },
});

export const counterpartyCodes = defineText({
  taken: { en: 'Another counterparty has this name', jp: '同じ名称の取引先があります。' },
  wholeYen: { en: 'Enter whole yen, digits only', jp: '円単位の整数で入力してください。' },
  positive: { en: 'Enter an amount above zero', jp: '0より大きい金額を入力してください。' },
  notFound: { en: 'Choose a type from the list', jp: '一覧から種別を選択してください。' },
});
