import { defineText } from '#platform/text';

export const exportsText = defineText({
  title: { en: 'Export Data', jp: 'データ出力' },
  what: { en: 'What to export', jp: '出力内容' },
  whatLead: {
    en: 'Full precision; rates as decimals',
    jp: '数値は端数処理をせずに出力します（率は小数）',
  },
  asset: { en: 'Asset', jp: '資産' },
  kind: { en: 'Data', jp: 'データ' },
  scope: { en: 'Rows', jp: '対象' },
  to: { en: 'Up to', jp: '終了月' },
  months: { en: 'Period', jp: '期間' },
  format: { en: 'Layout', jp: '形式' },
  run: { en: 'Export', jp: '出力' },
  started: { en: 'The file is being created. You may leave this page.', jp: 'ファイルを作成しています。画面を離れても続きます。' },
  failedToStart: { en: 'The export could not be started.', jp: '出力を開始できませんでした。' },
  tooMany: { en: 'Too many exports are waiting. Try again shortly.', jp: '待機中の出力が多すぎます。しばらくしてからお試しください。' },
  history: { en: 'Past exports', jp: '出力履歴' },
  historyLead: { en: 'Export log of this organisation: who, what and when', jp: 'この組織から誰が何をいつ出力したか' },
  none: { en: 'Nothing has been exported yet', jp: '出力履歴はありません' },
  failedToLoad: { en: 'Exports could not be loaded', jp: '出力履歴を読み込めませんでした' },
  noMonths: { en: 'There are no populated months to export', jp: '確定済みの月末がありません' },
  state: { en: 'Status', jp: '状態' },
  rows: { en: 'Lines', jp: '行数' },
  by: { en: 'Exported by', jp: '出力者' },
  at: { en: 'Exported at', jp: '出力日時' },
  file: { en: 'File', jp: 'ファイル' },
  notDownloaded: { en: 'The file could not be downloaded.', jp: 'ファイルをダウンロードできませんでした。' },
  fileGone: {
    en: 'Removed after {days} days. Choose the same options above to create it again.',
    jp: '{days}日経過のため削除済み。上で同じ内容を選ぶと再作成できます。',
  },
  progress: { en: '{done} of {total} months', jp: '{total}ヵ月中{done}ヵ月' },
});

export const kindText = defineText({
  values: { en: 'Values', jp: '残高' },
  returns: { en: 'Returns', jp: '収益率' },
  holdings: { en: 'Holdings', jp: '保有明細' },
  returnMatrix: { en: 'Return matrix (months × series)', jp: '収益率マトリクス（月×系列）' },
});

export const scopeText = defineText({
  mandates: { en: 'Mandates', jp: 'マンデート' },
  classes: { en: 'Asset classes', jp: '資産クラス' },
  accounts: { en: 'All accounts', jp: 'すべてのアカウント' },
  root: { en: 'Total only', jp: '全体のみ' },
  benchmarks: { en: 'Benchmarks', jp: 'ベンチマーク' },
});

export const formatText = defineText({
  xlsx: { en: 'Excel (.xlsx)', jp: 'Excel（.xlsx）' },
  csv: { en: 'CSV (UTF-8)', jp: 'CSV（UTF-8）' },
  csvShiftJis: { en: 'CSV (Shift_JIS)', jp: 'CSV（Shift_JIS）' },
});

export const stateText = defineText({
  waiting: { en: 'Waiting', jp: '待機中' },
  running: { en: 'In progress', jp: '作成中' },
  done: { en: 'Done', jp: '完了' },
  failed: { en: 'Failed', jp: '失敗' },
});

export const monthsText = defineText({
  '1': { en: '1 month', jp: '1ヵ月' },
  '3': { en: '3 months', jp: '3ヵ月' },
  '12': { en: '12 months', jp: '12ヵ月' },
  '36': { en: '36 months', jp: '36ヵ月' },
  '60': { en: '60 months', jp: '60ヵ月' },
  '120': { en: '120 months', jp: '120ヵ月' },
});

/** A layout is a named set of export choices. */
export const layoutsText = defineText({
  layouts: { en: 'Saved layouts', jp: '保存した形式' },
  none: { en: 'None saved yet', jp: '保存した形式はありません' },
  save: { en: 'Save as layout…', jp: '形式として保存…' },
  saveTitle: { en: 'Save this layout', jp: 'この形式を保存' },
  saveBody: {
    en: 'Data, rows, period and layout are kept under this name, for you alone.',
    jp: 'データ・対象・期間・形式をこの名称で保存します。ご本人だけが使えます。',
  },
  name: { en: 'Name', jp: '名称' },
  saveNow: { en: 'Save', jp: '保存' },
  saved: { en: 'Layout saved', jp: '形式を保存しました。' },
  remove: { en: 'Delete {name}', jp: '{name}を削除' },
  removeAsk: { en: 'Delete the layout “{name}”?', jp: '形式「{name}」を削除しますか？' },
  removeNow: { en: 'Delete', jp: '削除' },
});

/** Messages for a refused layout name. */
export const layoutCodeText = defineText({
  taken: { en: 'A layout of this name already exists', jp: '同じ名称の形式があります。' },
  tooMany: {
    en: 'The maximum number of layouts has been reached; delete one first',
    jp: '保存できる形式の上限に達しています。先に削除してください。',
  },
});
