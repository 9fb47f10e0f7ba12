import { defineText } from '#platform/text';
import { lookupTitles } from './title-text';

export const documentsText = defineText({
  ...lookupTitles,
  documents: { en: 'Documents', jp: '書類' },
  none: { en: 'No document yet', jp: '書類はまだありません' },
  document: { en: 'Document', jp: '書類' },
  kind: { en: 'Kind', jp: '種類' },
  attachment: { en: 'Attachment', jp: '添付書類' },
  sheet: { en: 'Instruction sheet', jp: '運用指図書' },
  version: { en: 'Version', jp: '版' },
  language: { en: 'Language', jp: '言語' },
  en: { en: 'English', jp: '英語' },
  jp: { en: 'Japanese', jp: '日本語' },
  size: { en: 'Size', jp: 'サイズ' },
  sha256: { en: 'SHA-256', jp: 'SHA-256' },
  by: { en: 'Added by', jp: '登録者' },
  kept: { en: 'Stored at', jp: '保存日時' },
  product: { en: 'Stored by the system', jp: 'システムが保存' },
  attach: { en: 'Attach', jp: '添付' },
  attachTitle: { en: 'Attach a document', jp: '書類を添付' },
  attached: { en: 'Document attached', jp: '書類を添付しました。' },
  known: { en: '{name} is attached already', jp: '{name} はすでに添付されています。' },
  file: { en: 'File', jp: 'ファイル' },
  fileHint: {
    en: 'PDF, Excel workbook without macros, PNG or JPEG. Once the instruction is final, documents cannot be removed.',
    jp: 'PDF、マクロなしのExcel、PNG、JPEG。指図が確定した後は削除できません。',
  },
  downloadOf: { en: 'Download {name}', jp: '{name}をダウンロード' },
  removeOf: { en: 'Remove {name}', jp: '{name}を削除' },
  remove: { en: 'Remove', jp: '削除' },
  removeAsk: { en: 'Remove {name}?', jp: '{name}を削除しますか？' },
  removed: { en: 'Document removed', jp: '書類を削除しました。' },
  notFetched: { en: 'The document could not be downloaded', jp: '書類を取得できませんでした。' },
  admin: { en: 'Administration', jp: '管理' },
  search: { en: 'Instruction no. or id', jp: '指図番号またはID' },
  searchHint: {
    en: 'Enter at least three characters of an instruction number, such as 2026-0012, a draft’s reference or an id.',
    jp: '指図番号（例：2026-0012）、仮番号、またはIDを3文字以上入力してください。',
  },
  found: { en: 'Documents of instructions', jp: '指図の書類' },
  noneFound: { en: 'No matching instruction', jp: '該当する指図はありません' },
  most: { en: 'The first 50 are shown. Enter more of the number.', jp: '先頭の50件を表示しています。番号を続けて入力してください。' },
  organisation: { en: 'Organisation', jp: '組織' },
  instruction: { en: 'Instruction', jp: '指図' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  status: { en: 'Status', jp: '状態' },
  noDocuments: { en: 'None stored', jp: '保存なし' },
  contents: {
    en: 'The contents of a document belong to the organisation. Open it on the instruction’s page.',
    jp: '書類の内容は各組織のものです。内容は指図の画面で確認します。',
  },
});

export const documentCodes = defineText({
  documentFormat: {
    en: 'Choose a PDF, an Excel workbook without macros, a PNG or a JPEG with the matching extension. This file is damaged or of another type.',
    jp: 'PDF・マクロなしのExcel・PNG・JPEGのいずれかを、正しい拡張子で選んでください。このファイルは壊れているか、いずれでもありません。',
  },
  fileName: {
    en: 'The file name contains a character that cannot be displayed. Rename the file.',
    jp: 'ファイル名に表示できない文字が含まれています。名前を変更してください。',
  },
  storageFull: {
    en: 'The client’s storage is full. Ask the client to make room.',
    jp: '委託者の保存容量が上限に達しています。委託者にご連絡ください。',
  },
  fileTooLarge: { en: 'The file is too large. Try a smaller one.', jp: 'ファイルが大きすぎます。小さいファイルでお試しください。' },
  tooMany: { en: 'An instruction has at most 20 attachments', jp: '添付書類は1件の指図につき20件までです。' },
  stateCancelled: { en: 'The instruction is cancelled', jp: '指図は取消済みです。' },
  stateInvalid: { en: 'The instruction was deleted', jp: '指図は削除されています。' },
  stateFinal: { en: 'The instruction is final: documents cannot be removed', jp: '指図は確定済みのため、削除できません。' },
});
