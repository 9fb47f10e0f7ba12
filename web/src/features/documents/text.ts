import { defineText } from '#platform/text';
import { documentsTitles } from './title-text';

export const documentsText = defineText({
  ...documentsTitles,
  lead: { en: 'Notices, statements and reports as they were received', jp: '受領した通知書・報告書の原本' },
  add: { en: 'Add document', jp: '文書を追加' },
  edit: { en: 'Edit document', jp: '文書を編集' },
  delete: { en: 'Delete document', jp: '文書を削除' },
  editShort: { en: 'Edit', jp: '編集' },
  deleteShort: { en: 'Delete', jp: '削除' },
  download: { en: 'Download', jp: 'ダウンロード' },
  name: { en: 'Document name', jp: '文書名' },
  type: { en: 'Type', jp: '種別' },
  allTypes: { en: 'All types', jp: 'すべての種別' },
  asOf: { en: 'As of', jp: '基準日' },
  asOfHint: { en: 'The day the document speaks of, if it does.', jp: '文書が対象とする日（ある場合）' },
  entity: { en: 'Mandate or fund', jp: 'マンデート・ファンド' },
  entityHint: { en: 'Of the asset you are looking at.', jp: '表示中の資産の中から選びます。' },
  file: { en: 'File', jp: 'ファイル' },
  fileHint: { en: 'PDF, Excel workbook, PNG or JPEG, up to 25 MB.', jp: 'PDF・Excel・PNG・JPEG（25 MBまで）' },
  size: { en: 'Size', jp: 'サイズ' },
  received: { en: 'Received', jp: '受領日時' },
  by: { en: 'By', jp: '登録者' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  search: { en: 'Search by name, file or mandate', jp: '文書名・ファイル名・マンデートで検索' },
  none: { en: 'No documents yet. Add the first notice or report.', jp: '文書がありません。通知書や報告書を追加してください。' },
  noneToRead: { en: 'No documents yet.', jp: '文書はまだありません。' },
  added: { en: 'Document added', jp: '文書を追加しました' },
  known: { en: 'This file is already here: {name}', jp: 'このファイルは登録済みです：{name}' },
  saved: { en: 'Document saved', jp: '文書を保存しました' },
  deleted: { en: 'Document deleted', jp: '文書を削除しました' },
  deleteQuestion: { en: 'Delete {name}? Its file is removed for good.', jp: '{name}を削除しますか？ ファイルは元に戻せません。' },
});

export const documentCodes = defineText({
  documentFormat: {
    en: 'Choose a PDF, an Excel workbook without macros, a PNG or a JPEG, called what it is: this file is damaged or none of them.',
    jp: 'PDF・マクロなしのExcel・PNG・JPEGのいずれかを、正しい拡張子で選んでください。このファイルは壊れているか、いずれでもありません。',
  },
  fileName: {
    en: 'The file’s name holds a character no system shows. Rename the file.',
    jp: 'ファイル名に表示できない文字が含まれています。名前を変更してください。',
  },
  storageFull: {
    en: 'Your organisation’s storage is full. Delete documents you no longer need, or ask support for more room.',
    jp: '組織の保存容量が上限に達しています。不要な文書を削除するか、サポートに容量の追加をご依頼ください。',
  },
  notFound: { en: 'Choose a mandate or fund of your own.', jp: '自組織のマンデートまたはファンドを選んでください。' },
  fileTooLarge: { en: 'The file is too large. Try a smaller one.', jp: 'ファイルが大きすぎます。小さいファイルでお試しください。' },
});

export const documentTypeText = defineText({
  PA_CASHFLOW: { en: 'Private asset cash flow notice', jp: 'PA入出金通知書' },
  PA_DISTRIBUTION: { en: 'Distribution notice', jp: '分配通知書' },
  PA_CONTRIBUTION: { en: 'Capital call notice', jp: 'キャピタルコール通知書' },
  PA_FIN_STATEMENT: { en: 'Financial statements', jp: '財務諸表' },
  PA_INVEST_REPORT: { en: 'Investor report', jp: '投資家向け運用報告書' },
  PA_CAPITAL_ACC: { en: 'Capital account statement', jp: '資本勘定報告書' },
  CORP_CFD: { en: 'Corporation cash flow document', jp: '法人資金収支表' },
  MMR_DOC: { en: 'Monthly manager report', jp: '月次運用報告書' },
  MF_PROSPECTUS: { en: 'Fund prospectus', jp: '投資信託説明書（目論見書）' },
});
