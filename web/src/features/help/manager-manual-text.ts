import { SHEET_ROWS } from '@hakaru/contract/limits';
import type { Chapter } from './manual';

const ROWS = SHEET_ROWS.toLocaleString('en');

export const MANAGER_MANUAL: readonly Chapter[] = [
  {
    id: 'what',
    title: { en: 'What to deliver, and when', jp: '提出するデータと期限' },
    pages: ['/$role/reportingTasks', '/$role/clients'],
    paragraphs: [
      {
        en: 'For every mandate the reporting package says which datasets are expected and within how many business days after month-end. Deadlines count Japanese business days; 31 December to 3 January are holidays.',
        jp: 'マンデートごとの報告パッケージに、必要なデータ種類と月末後の期限（営業日数）が定められています。期限は日本の営業日で数え、12月31日から1月3日は休業日です。',
      },
    ],
  },
  {
    id: 'file',
    title: { en: 'Preparing a file', jp: 'ファイルの準備' },
    paragraphs: [
      {
        en: `Start from the template of the dataset: the first row holds the column names and must stay as it is. A sheet may have up to ${ROWS} rows and a file up to 25 MB. Dates are written yyyy-MM-dd, amounts without thousands separators.`,
        jp: `データ種類別のテンプレートをご利用ください。1行目の項目名は変更しないでください。1シートは${ROWS}行まで、1ファイルは25MBまでです。日付は yyyy-MM-dd、金額は桁区切りなしで入力します。`,
      },
      {
        en: 'The mandate code is the key that joins your file to the mandate: up to six upper-case letters and digits, exactly as shown in the mandate list.',
        jp: 'ファイルとマンデートを結び付けるキーはマンデートコードです。一覧に表示されているとおり、半角の英大文字と数字6文字以内で入力してください。',
      },
    ],
  },
  {
    id: 'upload',
    title: { en: 'Uploading and checking', jp: 'アップロードと確認' },
    pages: ['/$role/import', '/$role/import/history'],
    paragraphs: [
      {
        en: 'You may leave the page while a file is being processed; the result history shows its progress and keeps every earlier file.',
        jp: '処理中に画面を離れても問題ありません。進捗と過去のファイルは取込結果履歴で確認できます。',
      },
    ],
    steps: [
      {
        en: 'To try a file out, choose “Validate only”: it is checked, nothing is sent, and the findings are yours alone.',
        jp: '事前に確認するには「検証のみ（送信しない）」を選びます。送付されず、指摘は送付元だけに表示されます。',
      },
      { en: 'Choose the dataset and drop one or more files.', jp: 'データ種類を選び、ファイルをドロップします（複数可）。' },
      {
        en: 'Look at the preview: every row as it was read. For a corrected file, changes from the previous file are listed cell by cell.',
        jp: 'プレビューで、読み取った行を確認します。訂正ファイルでは、前回のファイルからの変更がセルごとに一覧表示されます。',
      },
      {
        en: '“Download error workbook” is your own workbook with each finding as a note on its cell.',
        jp: '「エラー付きExcelをダウンロード」では、送付したブックの該当セルに指摘がメモとして付きます。',
      },
      {
        en: 'Correct the file and send it again, or use the value proposed by a finding, with a reason. The file stays as it was sent, and both values are kept.',
        jp: '修正したファイルを差し替えて送るか、指摘に示された値を理由を記入して使用します。送付ファイルは変更されず、両方の値が記録されます。',
      },
      {
        en: 'Approve when the status is “Validated” or “Revalidated”. Warnings can be approved with a reason.',
        jp: '状態が「検証済」または「再検証済」になったら承認します。警告は理由を記入して承認できます。',
      },
    ],
  },
  {
    id: 'after',
    title: { en: 'After approval', jp: '承認後の訂正' },
    paragraphs: [
      {
        en: 'An approved file is never changed. To correct it, import a new one: the report becomes “Revalidated” and the client sees that it was sent again.',
        jp: '承認済みのファイルは変更されません。訂正する場合は新しいファイルを取り込んでください。報告は「再検証済」となり、再提出であることが顧客に表示されます。',
      },
    ],
  },
  {
    id: 'commentary',
    title: { en: 'Commentary and returned reports', jp: 'コメントと差戻し' },
    paragraphs: [
      {
        en: 'Under “Commentary” of a client’s mandate you write about the month and attach the report as PDF. What was published with it stays as it was; a later version is kept beside it.',
        jp: '顧客のマンデートの「コメント」で、当月の運用コメントを記入し、報告書（PDF）を添付します。公開済みのものはそのまま残り、後の版は別に保存されます。',
      },
      {
        en: 'A report that was returned stands in your tasks with the client’s comment; the people who report are notified and can answer it there under “Comments”.',
        jp: '差し戻された報告は、顧客のコメントとともに報告タスクに表示されます。報告担当者に通知され、「コメント」で返答できます。',
      },
    ],
  },
];
