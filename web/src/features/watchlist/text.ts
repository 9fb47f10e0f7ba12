import type { WatchKind, WatchOutcome, WatchTrigger } from '@hakaru/contract/watchlist';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { watchlistTitles } from './title-text';

export const watchlistText = defineText({
  ...watchlistTitles,
  add: { en: 'Add to watchlist', jp: 'ウォッチリストに追加' },
  addOf: { en: 'Add to watchlist: {name}', jp: 'ウォッチリストに追加：{name}' },
  edit: { en: 'Edit watched item', jp: '注視対象を編集' },
  editShort: { en: 'Edit', jp: '編集' },
  note: { en: 'Add note', jp: 'メモを追加' },
  remove: { en: 'Remove from watchlist', jp: 'ウォッチリストから除外' },
  removeShort: { en: 'Remove', jp: '除外' },
  removeHint: { en: 'Notes and checks remain available under “Removed”.', jp: 'メモと判定の履歴は「除外済み」で引き続き閲覧できます。' },
  open: { en: 'On watch', jp: '要注視' },
  removed: { en: 'Removed', jp: '除外済み' },
  show: { en: 'Show', jp: '表示' },
  anyKind: { en: 'All kinds', jp: 'すべての種別' },
  search: { en: 'Find name, code or reason', jp: '名称・コード・理由で検索' },
  none: { en: 'The watchlist is empty', jp: 'ウォッチリストは空です' },
  kind: { en: 'Kind', jp: '種別' },
  subject: { en: 'Watched item', jp: '注視対象' },
  client: { en: 'Client', jp: '顧客' },
  reason: { en: 'Reason', jp: '理由' },
  since: { en: 'Since', jp: '登録日' },
  trigger: { en: 'Trigger', jp: '判定基準' },
  noTrigger: { en: 'None: qualitative review only', jp: 'なし（定性的な見直しのみ）' },
  limit: { en: 'Limit', jp: '基準値' },
  limitPercent: { en: 'In percent', jp: '%で入力' },
  limitDays: { en: 'In days', jp: '日数で入力' },
  lastCheck: { en: 'Last check', jp: '直近の判定' },
  asOf: { en: 'Month-end', jp: '基準日' },
  value: { en: 'Value checked', jp: '判定時の値' },
  outcome: { en: 'Result', jp: '判定' },
  checkedAt: { en: 'Checked at', jp: '判定日時' },
  seenOn: { en: 'Checked on', jp: '判定対象' },
  days: { en: '{n} {n|day|days}', jp: '{n}日' },
  pricedOn: { en: 'Price of {day}', jp: '{day} の単価' },
  nextReview: { en: 'Next review', jp: '次回見直し日' },
  overdue: { en: 'Overdue', jp: '期限超過' },
  notes: { en: 'Notes', jp: 'メモ' },
  noNotes: { en: 'No notes yet', jp: 'メモはありません' },
  checks: { en: 'Checks', jp: '判定の履歴' },
  checksLead: {
    en: 'One at each month-end, and again where a figure was corrected',
    jp: '月末ごとに判定し、数値が訂正された場合は再判定します',
  },
  noChecks: { en: 'No trigger is set', jp: '判定基準が設定されていません' },
  addedBy: { en: 'Added by', jp: '登録者' },
  removedBy: { en: 'Removed by', jp: '除外者' },
  particulars: { en: 'Particulars', jp: '基本情報' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  body: { en: 'Note', jp: 'メモ' },
  why: { en: 'Reason for removal', jp: '除外の理由' },
  added: { en: 'Added to the Watchlist', jp: 'ウォッチリストに追加しました。' },
  updated: { en: 'Watched Item Updated', jp: '注視対象を更新しました。' },
  noted: { en: 'Note Added', jp: 'メモを追加しました。' },
  taken: { en: 'Removed from the Watchlist', jp: 'ウォッチリストから除外しました。' },
  noAccess: { en: 'No longer open to you', jp: '閲覧権限がありません' },
  noPrice: { en: 'Never priced', jp: '単価がありません' },
  noMandate: { en: 'No mandate', jp: '対象のマンデートがありません' },
});

export const kindText: Readonly<Record<WatchKind, Both>> = {
  manager: { en: 'Manager', jp: '運用機関' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  product: { en: 'Product', jp: '運用商品' },
  fund: { en: 'Fund', jp: 'ファンド' },
  company: { en: 'Portfolio company', jp: '投資先企業' },
  security: { en: 'Security', jp: '銘柄' },
};

export const triggerText: Readonly<Record<WatchTrigger, Both>> = {
  excess: { en: '3-year excess return below {limit}%', jp: '3年超過収益率が{limit}%を下回る' },
  trackingError: { en: '3-year tracking error above {limit}%', jp: '3年トラッキングエラーが{limit}%を超える' },
  drawdown: { en: 'Drawdown over 3 years below {limit}%', jp: '3年ドローダウンが{limit}%を下回る' },
  valueAge: { en: 'Value older than {limit} days', jp: '時価が{limit}日より古い' },
  priceAge: { en: 'Price older than {limit} days', jp: '単価が{limit}日より古い' },
};

export const triggerNames: Readonly<Record<WatchTrigger, Both>> = {
  excess: { en: '3-year excess return below', jp: '3年超過収益率（下限）' },
  trackingError: { en: '3-year tracking error above', jp: '3年トラッキングエラー（上限）' },
  drawdown: { en: 'Drawdown over 3 years below', jp: '3年ドローダウン（下限）' },
  valueAge: { en: 'Value older than', jp: '時価の経過日数（上限）' },
  priceAge: { en: 'Price older than', jp: '単価の経過日数（上限）' },
};

export const outcomeText: Readonly<Record<WatchOutcome, Both>> = {
  triggered: { en: 'Triggered', jp: '抵触' },
  clear: { en: 'Within limit', jp: '基準内' },
  unknown: { en: 'Cannot be judged', jp: '判定不可' },
};

export const watchCodes = defineText({
  taken: { en: 'It is already on the watchlist', jp: 'すでにウォッチリストにあります。' },
  otherKind: { en: 'This trigger does not apply to this kind', jp: 'この種別では使えない判定基準です。' },
  number: { en: 'Enter a number, such as 4 or -0.5', jp: '数値で入力してください（例：4、-0.5）' },
  notFound: { en: 'Choose one from the list', jp: '一覧から選択してください。' },
  removed: { en: 'It has been removed from the watchlist', jp: 'すでにウォッチリストから除外されています。' },
});
