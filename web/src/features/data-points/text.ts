import { defineText } from '#platform/text';
import { dataPointsTitles } from './title-text';

export const dataPointsText = defineText({
  ...dataPointsTitles,
  lead: { en: 'What is read from documents, and the account field it fills', jp: '文書から読み取る項目と、対応するアカウント項目' },
  add: { en: 'Add data points', jp: 'データ項目を追加' },
  addShort: { en: 'Add', jp: '追加' },
  remove: { en: 'Remove', jp: '削除' },
  update: { en: 'Change breakdown and time', jp: '内訳・期間を変更' },
  associate: { en: 'Associate', jp: '関連付け' },
  disassociate: { en: 'Disassociate', jp: '関連付けを解除' },
  chosen: { en: '{n} chosen', jp: '{n}件選択中' },
  choose: { en: 'Choose {name}', jp: '{name}を選択' },
  name: { en: 'Name', jp: '名称' },
  documentType: { en: 'Document type', jp: '文書種別' },
  table: { en: 'Table', jp: 'テーブル' },
  valueType: { en: 'Value type', jp: '値の種類' },
  breakdownType: { en: 'Breakdown', jp: '内訳' },
  timeDimension: { en: 'Time dimension', jp: '期間' },
  accountType: { en: 'Account Type', jp: 'アカウント種別' },
  accountField: { en: 'Account Field', jp: 'アカウント項目' },
  query: { en: 'Query', jp: 'クエリ' },
  queryHint: { en: 'A JSON path into the field, such as $.amount', jp: '項目内のJSONパス（例：$.amount）' },
  formatType: { en: 'Format type', jp: '書式種別' },
  formatValue: { en: 'Format value', jp: '書式値' },
  formatHint: { en: 'For example #,##0.00 or yyyy/MM/dd', jp: '例：#,##0.00、yyyy/MM/dd' },
  document: { en: 'Document', jp: '文書' },
  uses: { en: 'Documents', jp: '文書数' },
  save: { en: 'Save', jp: '保存' },
  cancel: { en: 'Cancel', jp: 'キャンセル' },
  edit: { en: 'Edit', jp: '編集' },
  mappings: { en: 'Mappings', jp: '対応付け' },
  mappingsLead: { en: 'Documents this data point belongs to', jp: 'このデータ項目に関連付けた文書' },
  locked: { en: 'Locked', jp: 'ロック' },
  lockOf: { en: 'Lock the mapping with {name}', jp: '{name}との対応付けをロック' },
  by: { en: 'Added by', jp: '登録者' },
  deleteMapping: { en: 'Delete mapping', jp: '対応付けを削除' },
  deleteMappingOf: { en: 'Delete the mapping with {name}', jp: '{name}との対応付けを削除' },
  removeNonLocked: { en: 'Remove non-locked mappings', jp: '未ロックの対応付けを削除' },
  none: {
    en: 'No data points yet. Add those of a document type.',
    jp: 'データ項目がありません。文書種別のテーブルから追加してください。',
  },
  noMappings: { en: 'Not associated with any document yet.', jp: '関連付けた文書はありません。' },
  search: { en: 'Search by name or table', jp: '名称・テーブルで検索' },
  actions: { en: 'Actions', jp: '操作' },
  noTypeFields: { en: 'No table is defined.', jp: 'テーブル定義がありません' },
  addRow: { en: 'Add row', jp: '行を追加' },
  editRow: { en: 'Edit row', jp: '行を編集' },
  fieldName: { en: 'Field (English)', jp: '項目（英語）' },
  fieldNameJp: { en: 'Field (Japanese)', jp: '項目（日本語）' },
  scope: { en: 'Package', jp: 'パッケージ' },
  deleteRow: { en: 'Delete {name}', jp: '{name}を削除' },
  editOf: { en: 'Edit {name}', jp: '{name}を編集' },
  rowSaved: { en: 'Row saved', jp: '行を保存しました。' },
  rowDeleted: { en: 'Row deleted', jp: '行を削除しました。' },
  typeTablesLead: { en: 'The tables and values of each document type', jp: '文書種別ごとのテーブルと項目' },
});

/** The specification's own sentences (section 8, decisions G79). */
export const dataPointMessages = defineText({
  addFailed: { en: 'Failed to add data points', jp: 'データ項目を追加できませんでした。' },
  removeFailed: { en: 'Failed to remove data points', jp: 'データ項目を削除できませんでした。' },
  associateFailed: { en: 'Failed to associate data points', jp: 'データ項目を関連付けできませんでした。' },
  disassociateFailed: { en: 'Failed to disassociate data points', jp: 'データ項目の関連付けを解除できませんでした。' },
  updateManyFailed: { en: 'Failed to update data points', jp: 'データ項目を更新できませんでした。' },
  deleteMappingFailed: { en: 'Failed to delete mapping', jp: '対応付けを削除できませんでした。' },
  removeNonLockedFailed: { en: 'Failed to remove non-locked mappings', jp: '未ロックの対応付けを削除できませんでした。' },
  notFound: { en: 'Data point ID not found', jp: 'データ項目IDが見つかりません。' },
  invalid: { en: 'Validation error occurred', jp: '入力内容に誤りがあります。' },
  updateFailed: { en: 'Failed to update data point', jp: 'データ項目を更新できませんでした。' },
  accountBeforeQuery: {
    en: 'Please select Account Type and Account Field before entering a query',
    jp: 'クエリを入力する前に、アカウント種別とアカウント項目を選択してください。',
  },
  bothOfFormat: { en: 'Please enter both Format type and Format value', jp: '書式種別と書式値の両方を入力してください。' },
  bothOfAccount: { en: 'Please enter both Account Type and Account Field', jp: 'アカウント種別とアカウント項目の両方を入力してください。' },
  noChanges: { en: 'No changes made to the data', jp: '変更された項目はありません。' },
  unknown: { en: 'An unknown error occurred', jp: '不明なエラーが発生しました。' },
  updated: { en: 'Data Point Updated Successfully', jp: 'データ項目を更新しました。' },
});

/** The tables every installation begins with; one that was added stands as it was named. */
export const tableText = defineText({
  notice: { en: 'notice', jp: '通知' },
  'capital account': { en: 'capital account', jp: '資本勘定' },
  'balance sheet': { en: 'balance sheet', jp: '貸借対照表' },
  fund: { en: 'fund', jp: 'ファンド' },
  performance: { en: 'performance', jp: '運用実績' },
  terms: { en: 'terms', jp: '条件' },
  'cash flow': { en: 'cash flow', jp: 'キャッシュフロー' },
});

export const valueTypeText = defineText({
  amount: { en: 'Amount', jp: '金額' },
  percent: { en: 'Percent', jp: '比率' },
  number: { en: 'Number', jp: '数値' },
  date: { en: 'Date', jp: '日付' },
  text: { en: 'Text', jp: 'テキスト' },
});

export const breakdownText = defineText({
  none: { en: 'None', jp: 'なし' },
  assetClass: { en: 'Asset class', jp: '資産クラス' },
  currency: { en: 'Currency', jp: '通貨' },
  country: { en: 'Country', jp: '国' },
  company: { en: 'Company', jp: '企業' },
});

export const timeText = defineText({
  asOf: { en: 'As of', jp: '時点' },
  monthToDate: { en: 'Month to date', jp: '月初来' },
  quarterToDate: { en: 'Quarter to date', jp: '四半期初来' },
  yearToDate: { en: 'Year to date', jp: '年初来' },
  sinceInception: { en: 'Since inception', jp: '設定来' },
});

export const accountText = defineText({
  fund: { en: 'Fund', jp: 'ファンド' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  ref: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  currency: { en: 'Currency', jp: '通貨' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  valuation: { en: 'Valuation', jp: '評価額' },
  called: { en: 'Called', jp: '払込累計' },
  unfunded: { en: 'Unfunded', jp: '未払込' },
});

export const formatText = defineText({
  number: { en: 'Number', jp: '数値' },
  percent: { en: 'Percent', jp: '比率' },
  date: { en: 'Date', jp: '日付' },
  text: { en: 'Text', jp: 'テキスト' },
});

export const jsonPathText = defineText({
  lead: {
    en: 'Paste JSON, choose a value, and its path is copied. Nothing leaves this browser.',
    jp: 'JSONを貼り付けて値を選ぶと、そのパスをコピーします。入力内容は送信されません。',
  },
  json: { en: 'JSON', jp: 'JSON' },
  notJson: { en: 'This is not JSON.', jp: 'JSONとして読めません。' },
  values: { en: 'Values', jp: '値' },
  copied: { en: 'Copied {path}', jp: '{path} をコピーしました。' },
  notCopied: { en: 'The path could not be copied: {path}', jp: 'コピーできませんでした：{path}' },
  path: { en: 'Path', jp: 'パス' },
  value: { en: 'Value', jp: '値' },
  pasteFirst: { en: 'Paste JSON to see its values.', jp: 'JSONを貼り付けると値が表示されます。' },
  copy: { en: 'Copy {path}', jp: '{path} をコピー' },
  tooMany: { en: 'Only the first {n} values are shown.', jp: '先頭の{n}件のみ表示しています。' },
});
