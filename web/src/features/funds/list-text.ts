import { FORMER_REFERENCE } from '@hakaru/contract/funds';
import { defineText } from '#platform/text';

/** Code schemes everybody knows; any other stands as it was named. */
export const schemeText = defineText({
  [FORMER_REFERENCE]: { en: 'Former reference', jp: '旧管理コード' },
  Manager: { en: 'Manager', jp: '運用機関' },
  Trustee: { en: 'Trustee', jp: '受託機関' },
});

export const fundListText = defineText({
  funds: { en: 'Funds', jp: 'ファンド' },
  lead: { en: 'Every fund open to your organisation', jp: '貴組織が閲覧できるすべてのファンド' },
  directory: { en: 'Directory of funds', jp: 'ファンド名簿' },
  directoryLead: { en: 'Details and codes of each fund', jp: '各ファンドの基本情報と各種コード' },
  admin: { en: 'Administration', jp: '管理' },
  deprecated: {
    en: 'This is the former address of the fund list and will be removed.',
    jp: 'このページはファンド一覧の旧アドレスです。今後廃止されます。',
  },
  toFunds: { en: 'Go to Funds', jp: 'ファンドへ' },
  search: { en: 'Name, reference or code', jp: '名称・管理コード・各種コード' },
  none: { en: 'No funds', jp: 'ファンドはありません' },
  allTypes: { en: 'All types', jp: 'すべての種類' },
  name: { en: 'Name', jp: '名称' },
  ref: { en: 'Reference', jp: '管理コード' },
  type: { en: 'Fund type', jp: 'ファンド種類' },
  currency: { en: 'Ccy', jp: '通貨' },
  client: { en: 'Owner', jp: '委託者' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  manager: { en: 'Manager', jp: '運用機関' },
  codes: { en: 'Codes', jp: 'コード' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  nav: { en: 'Latest NAV', jp: '最新NAV' },
  navDay: { en: 'NAV date', jp: 'NAV基準日' },
  actions: { en: 'Actions', jp: '操作' },
  details: { en: 'Details', jp: '詳細' },
  noCodes: { en: 'No codes have been recorded', jp: 'コードは登録されていません' },
  scheme: { en: 'Scheme', jp: 'コード体系' },
  code: { en: 'Code', jp: 'コード' },
  open: { en: 'Ledger and statements', jp: '入出金台帳・残高報告' },
  edit: { en: 'Type and codes', jp: '種類とコード' },
  addCode: { en: 'Add a code', jp: 'コードを追加' },
  removeCode: { en: 'Remove code {n}', jp: 'コード{n}を削除' },
  schemeN: { en: 'Scheme {n}', jp: 'コード体系{n}' },
  codeN: { en: 'Code {n}', jp: 'コード{n}' },
  saved: { en: 'Fund saved', jp: 'ファンドを保存しました。' },
  merge: { en: 'Merge a duplicate', jp: '重複を統合' },
  mergeTitle: { en: 'Merge a duplicate into {name}', jp: '重複を{name}に統合' },
  mergeLead: {
    en: 'The duplicate’s codes are taken over, its reference is kept as a former reference, and the duplicate is removed. A fund with notices, values or documents cannot be merged.',
    jp: '重複ファンドのコードを引き継ぎ、管理コードは旧管理コードとして残し、重複ファンドを削除します。通知・評価額・文書のあるファンドは統合できません。',
  },
  duplicate: { en: 'Duplicate', jp: '重複ファンド' },
  merged: { en: 'Funds merged', jp: 'ファンドを統合しました。' },
  failed: { en: 'The fund could not be loaded', jp: 'ファンドを読み込めませんでした' },
});

export const fundCodes = defineText({
  taken: { en: 'This code is already used within its scheme.', jp: 'このコードは同じコード体系で使用されています。' },
  inUse: {
    en: 'This fund has notices, values or documents and cannot be merged.',
    jp: 'このファンドには通知・評価額・文書があるため統合できません。',
  },
  sameEntity: { en: 'Choose another fund.', jp: '別のファンドを選んでください。' },
});
