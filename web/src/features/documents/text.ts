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
  asOfHint: { en: 'The date the document refers to, if any.', jp: '文書が対象とする日（ある場合）' },
  entity: { en: 'Mandate or fund', jp: 'マンデート・ファンド' },
  entityHint: { en: 'From the asset on screen.', jp: '表示中の資産の中から選びます。' },
  file: { en: 'File', jp: 'ファイル' },
  fileHint: { en: 'PDF, Excel workbook, PNG or JPEG, up to 25 MB.', jp: 'PDF・Excel・PNG・JPEG（25 MBまで）' },
  size: { en: 'Size', jp: 'サイズ' },
  received: { en: 'Received', jp: '受領日時' },
  by: { en: 'Added by', jp: '登録者' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  search: { en: 'Search by name, file or mandate', jp: '文書名・ファイル名・マンデートで検索' },
  none: { en: 'No documents yet. Add the first notice or report.', jp: '文書がありません。通知書や報告書を追加してください。' },
  noneOfMandate: {
    en: 'No documents of this mandate or its funds yet. Import a notice and choose the mandate, or the fund, it is about.',
    jp: 'このマンデートおよび傘下ファンドの文書はまだありません。文書を取り込み、対象のマンデートまたはファンドを選んでください。',
  },
  openVault: { en: 'Open in Documents', jp: '文書で開く' },
  noneToRead: { en: 'No documents yet.', jp: '文書はまだありません。' },
  added: { en: 'Document added', jp: '文書を追加しました。' },
  known: { en: 'This file already exists: {name}', jp: 'このファイルは登録済みです：{name}' },
  saved: { en: 'Document saved', jp: '文書を保存しました。' },
  deleted: { en: 'Document deleted', jp: '文書を削除しました。' },
  contents: { en: 'Contents', jp: '文書内容' },
  pages: { en: 'Pages', jp: 'ページ数' },
  page: { en: 'Page {page} of {pages}', jp: '{page} / {pages} ページ' },
  previousPage: { en: 'Previous page', jp: '前のページ' },
  nextPage: { en: 'Next page', jp: '次のページ' },
  pageText: { en: 'Text of page {page}', jp: '{page}ページの本文' },
  readHere: { en: 'The figure was read here', jp: '数値の読取箇所' },
  asRead: { en: 'The page as it was read', jp: '読み取ったページ' },
  readAgain: { en: 'Read again', jp: '再読取' },
  reading: { en: 'Reading', jp: '読取状況' },
  allReadings: { en: 'Any reading state', jp: 'すべての読取状況' },
  noPages: {
    en: 'This file has no pages to read: it is stored and can be downloaded.',
    jp: 'このファイルは読取対象外です。保管とダウンロードのみ可能です。',
  },
  emptyPage: {
    en: 'This page contains no text. Its values have to be entered by hand.',
    jp: 'このページにはテキストがありません。値は手入力してください。',
  },
  guid: { en: 'GUID', jp: 'GUID' },
  kind: { en: 'Kind', jp: '区分' },
  origin: { en: 'Content origin', jp: '提供元' },
  particulars: { en: 'Particulars', jp: '文書情報' },
  guessed: { en: 'Guessed: the document says “{words}”', jp: '推定：文書中の「{words}」による' },
  guessedByName: { en: 'Guessed by the file name', jp: 'ファイル名から推定' },
  notGuessed: { en: 'Not recognised: please choose', jp: '判定できません。種別を選んでください' },
  replaces: { en: 'This notice replaces', jp: 'この通知の差替対象：' },
  replacedBy: { en: 'This notice is replaced by', jp: 'この通知は差し替えられています：' },
  outOfScope: {
    en: "This document was configured for a document type not scoped to the organisation's packages",
    jp: 'この文書に設定された文書種別は、組織のパッケージの対象外です',
  },
  dropHere: { en: 'Drop PDFs here, or choose them', jp: 'PDFをここにドロップ、またはクリックして選択' },
  dropLimits: { en: 'Several at once, up to 25 MB each', jp: '複数同時に可、1件25 MBまで' },
  chooseFiles: { en: 'Choose files', jp: 'ファイルを選択' },
  typeForAll: { en: 'Type of these documents', jp: '文書の種別' },
  guessTypes: { en: 'Recognise from the pages', jp: '本文から自動判定' },
  thisImport: { en: 'This import', jp: '今回の取込' },
  importLead: { en: 'Each file is stored, read and recognised', jp: 'ファイルは保管後、本文を読み取り、種別を判定します' },
  sending: { en: 'Sending…', jp: '送信中…' },
  failed: { en: 'Could not be sent. Try again.', jp: '送信できませんでした。もう一度お試しください。' },
  sameFile: { en: 'Already added', jp: '登録済み' },
  typeOf: { en: 'Type of {name}', jp: '{name}の種別' },
  searchWords: { en: 'Words in the documents', jp: '文書中の語句' },
  searchLead: { en: 'Searches the text of the pages, in Japanese and English', jp: '文書の本文を日本語・英語で検索します' },
  hits: { en: 'Pages found', jp: '該当ページ' },
  moreHits: {
    en: 'More than {n} pages contain these words. The newest are listed; more words or a type narrow the search.',
    jp: '該当ページが{n}件を超えたため、新しい文書から順に表示しています。語句の追加や種別の指定で絞り込めます。',
  },
  cutShort: {
    en: 'Parts of these words occur on very many pages. Only the newest {n} of those pages were searched; another word or a type narrows the search.',
    jp: '語句の一部を含むページが多いため、新しい文書から{n}ページまでを検索しました。語句の追加や種別の指定で絞り込めます。',
  },
  sentence: { en: 'Sentence', jp: '該当箇所' },
  pageShort: { en: 'Page', jp: 'ページ' },
  typeWords: { en: 'Enter words to look for.', jp: '検索する語句を入力してください。' },
  noHits: { en: 'No document matches.', jp: '条件に一致する文書がありません' },
  deleteQuestion: { en: 'Delete {name}? Its file is removed for good.', jp: '{name}を削除しますか？ ファイルは元に戻せません。' },
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
    en: 'Your organisation’s storage is full. Delete documents you no longer need, or ask support for more room.',
    jp: '組織の保存容量が上限に達しています。不要な文書を削除するか、サポートに容量の追加をご依頼ください。',
  },
  notFound: { en: 'Choose a mandate or fund of your own organisation.', jp: '自組織のマンデートまたはファンドを選んでください。' },
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

export const readingText = defineText({
  waiting: { en: 'Being read', jp: '読取中' },
  read: { en: 'Read', jp: '読取済み' },
  refused: { en: 'Not readable', jp: '読取不可' },
  none: { en: 'No pages', jp: '対象外' },
});

export const readingCodeText = defineText({
  encrypted: {
    en: 'The file is protected by a password. Save it without one and add it again.',
    jp: 'パスワードで保護されています。保護を解除して登録し直してください。',
  },
  damaged: { en: 'The file is damaged. Ask its sender for a new one.', jp: 'ファイルが壊れています。送付元に再送を依頼してください。' },
  timeout: {
    en: 'The file took too long to read. Split it, or save it again as a PDF.',
    jp: '読み取りに時間がかかりすぎました。分割するか、PDFとして保存し直してください。',
  },
  memory: {
    en: 'The file needs too much memory to read. Split it, or save it again as a PDF.',
    jp: '読み取りに必要なメモリが大きすぎます。分割するか、PDFとして保存し直してください。',
  },
  crashed: {
    en: 'Reading the file ended unexpectedly. Save it again as a PDF, or ask its sender for a new one.',
    jp: '読み取りが途中で異常終了しました。PDFとして保存し直すか、送付元に再送を依頼してください。',
  },
  tooManyPages: { en: 'The file has more than 1,000 pages. Split it.', jp: '1,000ページを超えています。分割してください。' },
  tooMuchText: { en: 'The file contains more text than can be read. Split it.', jp: '文字数が上限を超えています。分割してください。' },
  fileMissing: { en: 'The file is no longer stored. Add it again.', jp: 'ファイルが見つかりません。登録し直してください。' },
  unexpected: { en: 'The file could not be read now. Read it again later.', jp: '読み取れませんでした。時間をおいて再読取してください。' },
});

export const kindText = defineText({
  content: { en: 'Content', jp: 'コンテンツ' },
  data: { en: 'Data', jp: 'データ' },
  report: { en: 'Report', jp: 'レポート' },
});

export const originText = defineText({
  assetOwner: { en: 'Asset owner', jp: 'アセットオーナー' },
  consultant: { en: 'Consultant', jp: 'コンサルタント' },
  custom: { en: 'Custom', jp: 'カスタム' },
  regulatory: { en: 'Regulatory', jp: '規制報告' },
  text: { en: 'Text', jp: 'テキスト' },
  hakaru: { en: 'Hakaru', jp: 'Hakaru' },
});
