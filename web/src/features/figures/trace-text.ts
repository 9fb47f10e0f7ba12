import { defineText } from '#platform/text';

export const traceText = defineText({
  title: { en: 'Trace', jp: '数値の根拠' },
  close: { en: 'Close the trace', jp: '根拠を閉じる' },
  walk: { en: 'Path', jp: '経路' },
  method: { en: 'Method', jp: '計算方法' },
  formula: { en: 'Formula', jp: '計算式' },
  inNumbers: { en: 'In numbers', jp: '数値' },
  comments: { en: 'Comments', jp: 'コメント' },
  steps: { en: 'Steps', jp: '計算過程' },
  inputs: { en: 'Components', jp: '構成要素' },
  what: { en: 'Figure', jp: '数値' },
  when: { en: 'As of', jp: '基準日' },
  value: { en: 'Value', jp: '値' },
  total: { en: 'Total', jp: '合計' },
  facts: { en: 'Recorded values', jp: '原データ' },
  source: { en: 'Source', jp: '情報源' },
  place: { en: 'Location', jp: '記載箇所' },
  openPage: { en: 'Open the document at this line', jp: '文書の該当箇所を開く' },
  openCell: { en: 'Open the file at this cell', jp: 'このセルを開く' },
  openCellBefore: { en: 'See the original value in the file', jp: 'ファイルの元の値を確認' },
  person: { en: 'Entered by', jp: '入力者' },
  approvedBy: { en: 'Approved by', jp: '承認者' },
  recordedAt: { en: 'Recorded', jp: '記録日時' },
  reason: { en: 'Reason', jp: '理由' },
  replacedAt: { en: 'Replaced', jp: '訂正日時' },
  quality: { en: 'Quality', jp: '評価区分' },
  overridden: { en: 'Overridden', jp: '訂正' },
  overriddenBy: {
    en: '{cell} in the file contains {fileValue}; {usedValue} is used. Overridden by {name} on {time} because: {reason}',
    jp: 'ファイルの{cell}の値は{fileValue}、使用した値は{usedValue}です。{name}が{time}に訂正（理由：{reason}）',
  },
  nothing: { en: 'nothing', jp: '空欄' },
  valuedOn: { en: 'Valued on', jp: '評価日' },
  carriedValue: { en: 'Last reported value', jp: '直前の報告値' },
  carriedFrom: { en: 'Reported for', jp: '報告の基準日' },
  carriedFlow: { en: 'Flows since', jp: 'その後の資金移動' },
  current: { en: 'Current', jp: '現在有効' },
  earlier: { en: 'Replaced', jp: '訂正前' },
  earlierValues: { en: 'Earlier values', jp: '以前の値' },
  missing: { en: 'No figure: {reason}.', jp: '数値なし：{reason}。' },
  countedFrom: { en: 'counted from the close of {date}', jp: '{date} の終値から' },
  exact: { en: 'Exactly {value}', jp: '正確な値 {value}' },
  failed: { en: 'This figure could not be traced', jp: 'この数値の根拠を表示できませんでした' },
  unknown: { en: 'This figure does not exist, or you do not have access to it.', jp: 'この数値は存在しないか、閲覧権限がありません。' },
  copyLink: { en: 'Copy link', jp: 'リンクをコピー' },
  copied: { en: 'Link copied', jp: 'リンクをコピーしました。' },
  none: { en: 'none', jp: 'なし' },
});

export const sourceKindText = defineText({
  import: { en: 'Import', jp: '取込' },
  document: { en: 'Document', jp: '文書' },
  person: { en: 'Entry by a person', jp: '手入力' },
  calculation: { en: 'Calculation', jp: '計算' },
  generator: { en: 'Generated', jp: '自動生成' },
});

/** Facts that a fund reports in addition to the measures shown of it. */
export const fundFactText = defineText({
  accruedCarry: { en: 'Accrued carry', jp: '未払成功報酬' },
});

/** Terms, which are recorded rather than reported. */
export const termFactText = defineText({
  partWeight: { en: 'Weight in the benchmark', jp: 'ベンチマーク内の構成割合' },
});

/** Market facts: not measures of an entity, but recorded and corrected in the same way. */
export const marketFactText = defineText({
  price: { en: 'Price', jp: '単価' },
  benchmarkCurrency: { en: 'Weight of the currency', jp: '通貨の構成比' },
  fxMid: { en: 'Mid', jp: '仲値' },
  fxBid: { en: 'Bid', jp: 'ビッド' },
  fxAsk: { en: 'Ask', jp: 'アスク' },
});
