import { defineText } from '#platform/text';

export const commentariesText = defineText({
  title: { en: 'Commentary', jp: 'コメント' },
  lead: { en: 'The manager’s monthly commentary and its own report', jp: '運用機関の月次コメントと報告書' },
  others: { en: 'Other months', jp: '他の月' },
  body: { en: 'Commentary on {month}', jp: '{month} のコメント' },
  bodyHint: {
    en: 'The client reads it here and in the report published for the month.',
    jp: '委託者の画面と、当月の公開報告書に掲載されます。',
  },
  save: { en: 'Save commentary', jp: 'コメントを保存' },
  saveAsk: { en: 'Save this commentary?', jp: 'このコメントを保存しますか？' },
  uploadAsk: { en: 'Attach this report?', jp: 'この報告書を添付しますか？' },
  saved: { en: 'Commentary saved', jp: 'コメントを保存しました。' },
  none: { en: 'No commentary yet.', jp: 'コメントはまだありません。' },
  report: { en: 'Report as PDF', jp: '報告書（PDF）' },
  reportLead: {
    en: 'Your own report of the month; it is listed in the published report.',
    jp: '自社の月次報告書。公開報告書に添付として記載されます。',
  },
  file: { en: 'PDF', jp: 'PDF' },
  fileHint: {
    en: 'One PDF, up to 25 MB. A new file replaces the previous one.',
    jp: 'PDF 1件（25 MBまで）。新しいものに差し替わります。',
  },
  upload: { en: 'Upload', jp: 'アップロード' },
  uploaded: { en: '{name} attached', jp: '{name}を添付しました。' },
  remove: { en: 'Remove', jp: '削除' },
  removed: { en: '{name} was removed', jp: '{name}を削除しました。' },
  removeAsk: { en: 'Remove {name}?', jp: '{name}を削除しますか？' },
  removeBody: {
    en: 'Reports that were published with it keep it.',
    jp: 'すでに公開された報告書には残ります。',
  },
  by: { en: '{name}, {time}, version {n}', jp: '{name}　{time}　第{n}版' },
  failed: { en: 'The commentary could not be loaded', jp: 'コメントを読み込めませんでした' },
  fetchFailed: { en: 'The file could not be fetched. Please try again.', jp: 'ファイルを取得できませんでした。もう一度お試しください。' },
});

export const commentaryCodes = defineText({
  pdfOnly: {
    en: 'Choose a PDF file (.pdf). This file is damaged or not a PDF.',
    jp: '拡張子が .pdf のPDFを選んでください。このファイルは壊れているか、PDFではありません。',
  },
  fileName: {
    en: 'The file name contains a character that cannot be displayed. Rename the file.',
    jp: 'ファイル名に表示できない文字が含まれています。名前を変更してください。',
  },
  storageFull: {
    en: 'The client’s storage is full. Ask the client to make room.',
    jp: '委託者の保存容量が上限に達しています。委託者にご連絡ください。',
  },
  tooManyVersions: {
    en: 'The limit of changes for this month has been reached.',
    jp: '当月の変更回数が上限に達しました。',
  },
  future: { en: 'The month is not over yet.', jp: '対象月はまだ終わっていません。' },
  fileTooLarge: { en: 'The file is too large. Try a smaller one.', jp: 'ファイルが大きすぎます。小さいファイルでお試しください。' },
});
