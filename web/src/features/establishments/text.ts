import { defineText } from '#platform/text';
import { establishmentsTitles } from './title-text';

export const establishmentsText = defineText({
  ...establishmentsTitles,
  admin: { en: 'Administration', jp: '管理' },
  none: { en: 'There are no establishments', jp: '拠点がありません' },
  search: { en: 'Search by name, code or organisation', jp: '名称・コード・組織で検索' },
  add: { en: 'Add establishment', jp: '拠点を追加' },
  added: { en: 'Establishment Created', jp: '拠点を追加しました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  details: { en: 'Details', jp: '基本情報' },
  account: { en: 'Linked account', jp: '紐付けアカウント' },
  notLinked: {
    en: 'This establishment is not linked to an account. Link it to enable this page',
    jp: 'この拠点はアカウントに紐付いていません。紐付けるとこのページを利用できます。',
  },
  unlinked: { en: 'Not linked', jp: '未紐付け' },
  link: { en: 'Link', jp: '紐付け' },
  linkTitle: { en: 'Link to an account', jp: 'アカウントに紐付け' },
  linked: { en: 'Establishment Linked', jp: '拠点をアカウントに紐付けました。' },
  unlink: { en: 'Unlink', jp: '紐付けを解除' },
  unlinkedNow: { en: 'Establishment Unlinked', jp: '紐付けを解除しました。' },
  unlinkTitle: { en: 'Unlink {name}?', jp: '{name}の紐付けを解除しますか？' },
  state: { en: 'Status', jp: '状態' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the English name is used.', jp: '空欄の場合は英語名を使用します。' },
  ref: { en: 'Code', jp: 'コード' },
  country: { en: 'Country', jp: '国' },
  countryHint: { en: 'Two letters, such as JP', jp: '2文字の国コード（例：JP）' },
  organisation: { en: 'Organisation', jp: '組織' },
  asset: { en: 'Asset', jp: '資産' },
  kind: { en: 'Kind', jp: '区分' },
  type: { en: 'Type', jp: '種別' },
  currency: { en: 'Currency', jp: '通貨' },
});

export const establishmentCodes = defineText({
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
  notFound: { en: 'Please choose again', jp: '選択し直してください。' },
});
