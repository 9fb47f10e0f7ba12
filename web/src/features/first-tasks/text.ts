import type { FirstTaskId } from '@hakaru/contract/first-tasks';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';

export const firstDayText = defineText({
  title: { en: 'Your first day', jp: 'はじめての方へ' },
  lead: {
    en: 'Three things to try. A task is ticked by itself once you have done it; nothing is changed before you confirm it.',
    jp: 'まず次の3つをお試しください。実際に操作すると自動で完了になります。確認画面で確定するまで、何も変更されません。',
  },
  done: { en: '{n} of {of} done', jp: '{of}件中{n}件完了' },
  allDone: {
    en: 'All done. The manual, under Help, explains everything else.',
    jp: 'すべて完了しました。その他の操作はヘルプのマニュアルをご覧ください。',
  },
  hide: { en: 'Hide the first tasks', jp: '最初の課題を非表示にする' },
  showAgain: { en: 'Show on my start page', jp: '最初の画面に表示する' },
  isDone: { en: 'Done', jp: '完了' },
  isOpen: { en: 'Not done yet', jp: '未完了' },
});

export const firstTaskTitles = defineText({
  cell: { en: 'Follow one figure to its cell', jp: '数値を1つ選び、根拠のセルまでたどる' },
  report: { en: 'Read a published report', jp: '公開済みの報告書を読む' },
  export: { en: 'Export figures to your own workbook', jp: '自分のブック用に数値を出力する' },
  basel: { en: 'See how a capital figure was calculated', jp: '所要自己資本の計算過程を確認する' },
  client: { en: 'Choose a client', jp: '顧客を選ぶ' },
  watch: { en: 'Put a manager on watch', jp: '運用機関を注視対象にする' },
  check: { en: 'Have a file checked without sending it', jp: 'ファイルを送付せずに検証する' },
  template: { en: 'Download a template with your mandates', jp: '担当マンデート入りのテンプレートを受け取る' },
  remarks: { en: 'Download the findings in your own workbook', jp: '指摘を自社のファイルで受け取る' },
  statement: { en: 'Import a bank statement', jp: '銀行の入出金明細を取り込む' },
  journal: { en: 'Export the journal of an SPC', jp: 'SPCの仕訳を出力する' },
  feed: { en: 'Subscribe to the calendar', jp: 'カレンダーを購読する' },
  answer: { en: 'Answer an instruction', jp: '指図に回答する' },
  paper: { en: 'Print an instruction', jp: '運用指図書を印刷する' },
  research: { en: 'Read a research note', jp: 'リサーチ資料を読む' },
  impersonate: { en: 'Work as a client’s user', jp: '顧客のユーザーとして操作する' },
  person: { en: 'Find out why someone cannot log in', jp: 'ログインできない理由を調べる' },
  upload: { en: 'Look into an upload', jp: 'アップロードの処理記録を確認する' },
} satisfies Record<FirstTaskId, Both>);

/** How each task is done, as briefly as possible. */
export const firstTaskText = defineText({
  cell: {
    en: 'Click any figure of the overview and go down until the manager’s workbook opens at its cell.',
    jp: '全体概況の数値をクリックし、運用機関のファイルの該当セルが開くまでたどります。',
  },
  report: {
    en: 'Open the newest pack; it says whether any figure has changed since publication.',
    jp: '最新の報告書を開きます。公開後に変わった数値があれば表示されます。',
  },
  export: {
    en: 'Choose what, for which months, and “Export”; the file is kept in the list below.',
    jp: '対象と期間を選び「出力」します。ファイルは下の一覧に残ります。',
  },
  basel: {
    en: 'Click the risk-weighted assets of a fund and read its steps.',
    jp: 'ファンドの信用リスク・アセットをクリックし、計算の手順を確認します。',
  },
  client: {
    en: 'Open a client’s asset; the page heading then shows whose it is.',
    jp: '顧客の資産を開きます。以後、見出しに誰の資産かが表示されます。',
  },
  watch: {
    en: 'Add it with the reason and the day of the next review.',
    jp: '理由と次回の見直し日を添えて登録します。',
  },
  check: {
    en: 'Choose “Validate only” and drop last month’s file: you alone see the findings.',
    jp: '「検証のみ（送信しない）」を選び、前月のファイルをドロップします。指摘は送付元だけに表示されます。',
  },
  template: {
    en: 'Choose the client and the dataset: your codes and last values are filled in.',
    jp: '顧客とデータ種類を選びます。コードと前回の値が記入されています。',
  },
  remarks: {
    en: 'Open a file of the history and download it: each finding is a note on its cell.',
    jp: '履歴からファイルを開いてダウンロードします。指摘は該当セルのメモです。',
  },
  statement: {
    en: 'Open an SPC, then its bank accounts, and drop the bank’s CSV: lines that match an entry are reconciled.',
    jp: 'SPCの銀行口座を開き、銀行のCSVをドロップします。一致する仕訳は自動で照合されます。',
  },
  journal: {
    en: 'Open an SPC’s ledger and export it for your accounting package.',
    jp: 'SPCの元帳を開き、会計ソフト用に出力します。',
  },
  feed: {
    en: 'Create an address and add it to your own calendar.',
    jp: 'アドレスを作成し、お使いのカレンダーに登録します。',
  },
  answer: {
    en: 'Open a final instruction and mark it as received, confirmed or returned.',
    jp: '確定済みの指図を開き、受領・確認・差戻しのいずれかを回答します。',
  },
  paper: {
    en: 'Open an instruction and print its sheet, with boxes for your seals.',
    jp: '指図を開き、承認欄付きの運用指図書を出力します。',
  },
  research: {
    en: 'Open the newest article published to you.',
    jp: '配信された最新の資料を開きます。',
  },
  impersonate: {
    en: 'Open an organisation and start; a bar on every page says so until you stop.',
    jp: '組織を開いて開始します。終了するまで全画面に表示されます。',
  },
  person: {
    en: 'Open a user: the page says whether they are locked, unverified or disabled.',
    jp: 'ユーザーを開きます。ロック・未確認・停止の状態が表示されます。',
  },
  upload: {
    en: 'Open one: its log says what was done with it and where it stopped.',
    jp: 'アップロードを開きます。処理の経過と停止箇所が記録されています。',
  },
} satisfies Record<FirstTaskId, Both>);
