import { defineText } from '#platform/text';
import { masterDataTitles } from './title-text';

export const masterDataText = defineText({
  ...masterDataTitles,
  lead: {
    en: 'Mandates, classes, policy, benchmarks, parties, counterparties and users from one workbook. Nothing changes until you apply it.',
    jp: 'マンデート・資産クラス・政策資産構成・ベンチマーク・関係者・取引先・ユーザーを一つのブックで登録します。反映するまで何も変更されません。',
  },
  template: { en: 'Template', jp: 'テンプレート' },
  upload: { en: 'Upload', jp: 'アップロード' },
  asset: { en: 'Asset', jp: '資産' },
  noAsset: { en: 'None: counterparties and users only', jp: 'なし（取引先・ユーザーのみ）' },
  file: { en: 'File', jp: 'ファイル' },
  fileHint: { en: 'The template as an Excel workbook (.xlsx)', jp: 'テンプレート（Excelブック .xlsx）' },
  reason: { en: 'Reason', jp: '理由' },
  reasonHint: {
    en: 'Needed only where published months would read otherwise',
    jp: '公表済みの月の数値が変わる場合のみ必要です',
  },
  checked: {
    en: 'Checked: nothing is wrong. See below what applying it does.',
    jp: '検証の結果、問題はありません。反映内容を下でご確認ください。',
  },
  wasRefused: { en: 'The workbook has errors ({n} findings).', jp: 'ブックにエラーがあります（検証結果{n}件）。' },
  uploads: { en: 'Uploads', jp: 'アップロード履歴' },
  none: { en: 'No master data has been uploaded', jp: 'マスターデータはまだアップロードされていません' },
  noneHint: {
    en: 'Download the template, fill it in, and upload it. It holds what exists already, so that you can change that too.',
    jp: 'テンプレートをダウンロードして入力し、アップロードしてください。登録済みの内容も含まれるため、変更にも使えます。',
  },
  failed: { en: 'The list could not be loaded', jp: '一覧を読み込めませんでした' },
  fileFailed: { en: 'The file could not be downloaded', jp: 'ファイルをダウンロードできませんでした' },
  status: { en: 'Status', jp: '状態' },
  refused: { en: 'Errors', jp: 'エラーあり' },
  ready: { en: 'Ready', jp: '反映待ち' },
  applied: { en: 'Applied', jp: '反映済み' },
  withdrawn: { en: 'Withdrawn', jp: '取下げ' },
  created: { en: 'New', jp: '新規' },
  changed: { en: 'Changed', jp: '変更' },
  unchanged: { en: 'Unchanged', jp: '変更なし' },
  findings: { en: 'Findings', jp: '検証結果' },
  by: { en: 'Uploaded by', jp: 'アップロード者' },
  at: { en: 'Uploaded', jp: 'アップロード日時' },
  decided: { en: 'Decided by', jp: '決定者' },
  severity: { en: 'Severity', jp: '重要度' },
  error: { en: 'Error', jp: 'エラー' },
  warning: { en: 'Warning', jp: '警告' },
  sheet: { en: 'Sheet', jp: 'シート' },
  cell: { en: 'Cell', jp: 'セル' },
  finding: { en: 'Finding', jp: '内容' },
  annotated: { en: 'Workbook with remarks', jp: '検証結果付きブック' },
  preview: { en: 'What applying it does', jp: '反映内容' },
  wasDone: { en: 'What was applied', jp: '反映した内容' },
  nothingToDo: { en: 'Everything in the workbook is there already', jp: 'ブックの内容はすべて登録済みです' },
  nothingToDoHint: {
    en: 'Withdraw it, or change the workbook and upload it again.',
    jp: '取り下げるか、ブックを修正して再度アップロードしてください。',
  },
  row: { en: 'Row', jp: '行' },
  what: { en: 'What', jp: '対象' },
  effect: { en: 'Effect', jp: '処理' },
  create: { en: 'New', jp: '新規' },
  change: { en: 'Change', jp: '変更' },
  changes: { en: 'Values', jp: '内容' },
  empty: { en: 'empty', jp: '空欄' },
  apply: { en: 'Apply', jp: '反映' },
  applyAsk: {
    en: '{n} rows are created or changed at once. New users receive an invitation by e-mail.',
    jp: '{n}行を一括で登録・変更します。新規ユーザーには招待メールが送信されます。',
  },
  withdraw: { en: 'Withdraw', jp: '取下げ' },
  withdrawAsk: { en: 'The workbook stays in the list and is not applied.', jp: 'ブックは一覧に残り、反映されません。' },
  wasApplied: { en: 'Applied', jp: '反映しました' },
  wasWithdrawn: { en: 'Withdrawn', jp: '取り下げました' },
});

/** Why an upload is not applied. */
export const masterDataCodes = defineText({
  fileTooLarge: { en: 'The file is larger than 25 MB', jp: 'ファイルが25MBを超えています' },
  checkAgain: {
    en: 'Something has changed since it was checked. Upload the workbook again.',
    jp: '検証後に登録内容が変更されています。ブックを再度アップロードしてください。',
  },
  secondPerson: {
    en: 'Your organisation asks for a second person: somebody else must apply it.',
    jp: '組織の設定により、アップロード者以外の管理者が反映する必要があります。',
  },
});
