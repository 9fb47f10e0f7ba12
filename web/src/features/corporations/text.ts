import type { CorporationRole, CorporationType } from '@hakaru/contract/corporations';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { corporationsTitles } from './title-text';

export const corporationsText = defineText({
  ...corporationsTitles,
  add: { en: 'Add corporation', jp: '法人を追加' },
  edit: { en: 'Edit corporation', jp: '法人を編集' },
  editShort: { en: 'Edit', jp: '編集' },
  deleteShort: { en: 'Delete', jp: '削除' },
  deleteAsk: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  deleteBody: { en: 'The audit trail keeps the record.', jp: '登録内容は操作履歴に残ります。' },
  importData: { en: 'Import', jp: '取込' },
  none: { en: 'No corporation is recorded', jp: '法人が登録されていません' },
  search: { en: 'Find name, kana, number, address or officer', jp: '名称・カナ・法人番号・所在地・役員で検索' },
  failed: { en: 'This could not be done', jp: '実行できませんでした' },
  name: { en: 'Name', jp: '法人名' },
  nameEn: { en: 'Name (English)', jp: '法人名（英語）' },
  nameJp: { en: 'Registered name', jp: '法人名（登記）' },
  kana: { en: 'Kana', jp: 'カナ' },
  kanaHint: { en: 'As written in payment files', jp: '振込データの表記' },
  ref: { en: 'Code', jp: 'コード' },
  type: { en: 'Type', jp: '法人種類' },
  number: { en: 'Corporate number', jp: '法人番号' },
  numberHint: { en: 'Thirteen digits; the first is a check digit', jp: '13桁（先頭は検査数字）' },
  fiscalMonth: { en: 'Fiscal year-end month', jp: '決算月' },
  monthOf: { en: 'Month {n}', jp: '{n}月' },
  establishedOn: { en: 'Established', jp: '設立日' },
  address: { en: 'Registered address', jp: '本店所在地' },
  representative: { en: 'Representative', jp: '代表者' },
  roles: { en: 'Roles', jp: '役割' },
  allRoles: { en: 'All roles', jp: 'すべての役割' },
  updatedAt: { en: 'Updated', jp: '更新日' },
  particulars: { en: 'Particulars', jp: '基本情報' },
  importedFrom: { en: 'Imported from', jp: '取込元' },
  byHand: { en: 'Entered by hand', jp: '画面で登録' },
  spc: { en: 'SPC', jp: 'SPC' },
  spcHint: { en: 'If its books are kept here', jp: '当事務所で記帳している会社の場合' },
  spcs: { en: 'SPCs', jp: '関係するSPC' },
  spcsNote: {
    en: 'As the company itself, or as an investor by its registered name',
    jp: '当該法人として、または登記名が一致する投資家として',
  },
  noSpcs: { en: 'Not related to any SPC', jp: '関係するSPCはありません' },
  share: { en: 'Share (%)', jp: '出資割合（%）' },
  itself: { en: 'The company itself', jp: '当該法人' },
  relation: { en: 'Relation', jp: '関係' },
  investor: { en: 'Investor', jp: '投資家' },
  code: { en: 'Code', jp: 'コード' },
  officers: { en: 'Officers', jp: '役員' },
  addOfficer: { en: 'Add officer', jp: '役員を追加' },
  removeOfficer: { en: 'Remove officer {n}', jp: '役員{n}を削除' },
  noOfficers: { en: 'No officer is recorded', jp: '役員の登録はありません' },
  officerOf: { en: 'Officer {n}: name', jp: '役員{n}：氏名' },
  person: { en: 'Name', jp: '氏名' },
  officerTitle: { en: 'Title', jp: '役職' },
  since: { en: 'Since', jp: '就任日' },
  signs: { en: 'Represents the company', jp: '代表権あり' },
  created: { en: 'Corporation added', jp: '法人を追加しました。' },
  updated: { en: 'Corporation changed', jp: '法人を更新しました。' },
  deleted: { en: 'Corporation deleted', jp: '法人を削除しました。' },
});

export const corporationTypeText = defineText({
  corporation: { en: 'Corporation (KK)', jp: '株式会社' },
  llc: { en: 'LLC (GK)', jp: '合同会社' },
  tmk: { en: 'TMK', jp: '特定目的会社' },
  association: { en: 'Association', jp: '一般社団法人' },
  partnership: { en: 'Partnership', jp: '組合' },
} satisfies Readonly<Record<CorporationType, Both>>);

export const corporationRoleText = defineText({
  operator: { en: 'Operator', jp: '営業者' },
  parent: { en: 'Parent', jp: '親法人' },
  investor: { en: 'Investor', jp: '投資家' },
  assetManager: { en: 'Asset manager', jp: 'アセットマネジャー' },
  propertyManager: { en: 'Property manager', jp: 'プロパティマネジャー' },
  trustee: { en: 'Trustee', jp: '受託者' },
  lender: { en: 'Lender', jp: '貸付人' },
} satisfies Readonly<Record<CorporationRole, Both>>);

/** Messages for the rules of a corporation. */
export const corporationCodes = defineText({
  taken: { en: 'Already used by another corporation', jp: 'ほかの法人で登録済みです。' },
  corporateNumber: { en: 'The check digit of the corporate number does not match', jp: '法人番号の検査数字が一致しません。' },
  kana: { en: 'Use katakana, capital letters and digits', jp: 'カタカナ・英大文字・数字で入力してください。' },
  month: { en: 'Choose a month from 1 to 12', jp: '1～12の月を選択してください。' },
  accountNumber: { en: 'Use digits and capital letters only', jp: '半角数字と英大文字のみ使用できます。' },
  notFound: { en: 'Please choose again', jp: '選択し直してください。' },
  inUse: { en: 'It is used by an SPC and cannot be deleted', jp: 'SPCで使用されているため、削除できません。' },
  tooMany: { en: 'Too many entries', jp: '件数が上限を超えています。' },
});
