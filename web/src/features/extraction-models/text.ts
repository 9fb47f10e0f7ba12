import { defineText } from '#platform/text';
import { modelsTitles } from './title-text';

export const modelsText = defineText({
  ...modelsTitles,
  lead: { en: 'How documents of a type and an issuer’s layout are read', jp: '文書種別・発行者の様式ごとの読取方法' },
  add: { en: 'Add model', jp: 'モデルを追加' },
  name: { en: 'Model name', jp: 'モデル名' },
  documentType: { en: 'Document type', jp: '文書種別' },
  layout: { en: 'Words of the layout', jp: '様式を示す語句' },
  layoutHint: {
    en: 'The model is used where these words stand on the pages; empty for any layout.',
    jp: '本文にこの語句がある文書に適用します（空欄はすべて）。',
  },
  mappingCount: { en: 'Mappings', jp: 'マッピング数' },
  mappings: { en: 'Field mappings, in their order', jp: '項目マッピング（順に実行）' },
  dataPoint: { en: 'Data point', jp: 'データポイント' },
  kind: { en: 'Kind', jp: '方法' },
  pattern: { en: 'Regexp, prompt or factor', jp: '正規表現・プロンプト・係数' },
  signHandling: { en: 'Sign handling', jp: '符号の扱い' },
  expectedSign: { en: 'Expected sign', jp: '想定符号' },
  addMapping: { en: 'Add mapping', jp: 'マッピングを追加' },
  removeMapping: { en: 'Remove mapping {n}', jp: 'マッピング{n}を削除' },
  noDataPoints: { en: 'Add data points of this document type first.', jp: '先にこの文書種別のデータポイントを追加してください。' },
  save: { en: 'Save', jp: '保存' },
  saved: { en: 'Model saved', jp: 'モデルを保存しました' },
  notSaved: {
    en: 'The model could not be saved. Look at its patterns and name.',
    jp: 'モデルを保存できませんでした。正規表現と名称を確認してください。',
  },
  none: { en: 'No models yet.', jp: 'モデルがありません' },
  tryOn: { en: 'Test run on a document', jp: '文書での試行' },
  tryLead: { en: 'Nothing is kept; the saved model is used', jp: '保存済みのモデルで読み取り、結果は保存しません' },
  document: { en: 'Document', jp: '文書' },
  value: { en: 'Value', jp: '値' },
  found: { en: 'On the page', jp: '原文' },
  confidence: { en: 'Confidence', jp: '確度' },
  status: { en: 'Status', jp: '状態' },
  table: { en: 'Table', jp: 'テーブル' },
  page: { en: 'Page', jp: 'ページ' },
  values: { en: 'Values', jp: '抽出値' },
  valuesLead: { en: 'Least certain first. A approve, E edit, N next', jp: '確度の低い順。A 承認、E 訂正、N 次へ' },
  checks: { en: 'Checks', jp: 'チェック' },
  flows: { en: 'Cashflows', jp: 'キャッシュフロー' },
  approve: { en: 'Approve', jp: '承認' },
  correct: { en: 'Correct', jp: '訂正' },
  next: { en: 'Next', jp: '次へ' },
  again: { en: 'Extract again', jp: '再抽出' },
  asked: { en: 'The document is being read again', jp: '再抽出を開始しました' },
  correctOf: { en: 'Corrected value of {name}', jp: '{name}の訂正値' },
  decided: { en: '{name} decided', jp: '{name}を確認しました' },
  notDecided: { en: 'The value could not be saved', jp: '値を保存できませんでした' },
  openBy: { en: '{decision} by {name}', jp: '{decision}（{name}）' },
  noValues: { en: 'No extracted values.', jp: '抽出された値はありません' },
  conflict: { en: 'Two mappings read this line differently: {text}', jp: '2つのマッピングが異なる種別を示しています：{text}' },
  outOfScope: {
    en: "This document was configured for a document type not scoped to the organisation's packages",
    jp: 'この文書に設定された文書種別は、組織のパッケージの対象外です',
  },
  amount: { en: 'Amount', jp: '金額' },
  type: { en: 'Type', jp: '種別' },
  line: { en: 'Line of the document', jp: '文書の行' },
  actions: { en: 'Actions', jp: '操作' },
});

export const mappingKindText = defineText({
  gpt: { en: '1 GPT', jp: '1 GPT' },
  multiplier: { en: '2 Multiplier', jp: '2 乗数' },
  regexp: { en: '3 Regexp', jp: '3 正規表現' },
});

export const statusText = defineText({
  found: { en: 'Found', jp: '読取済み' },
  missing: { en: 'Not found', jp: '未検出' },
  unreadable: { en: 'Not readable', jp: '読取不可' },
  needsEntry: { en: 'No provider is configured: enter the value', jp: 'プロバイダー未設定：手入力してください' },
});

export const decisionText = defineText({
  open: { en: 'Open', jp: '未確認' },
  approved: { en: 'Approved', jp: '承認' },
  corrected: { en: 'Corrected', jp: '訂正' },
});

export const checkText = defineText({
  totalOfParts: { en: 'Total equals the sum of its parts', jp: '合計＝内訳の合計' },
  withinUnfunded: { en: 'Call within the unfunded commitment', jp: '請求額が未払込額以内' },
  currency: { en: 'Currency of the fund', jp: 'ファンド通貨との一致' },
  dueDate: { en: 'Due on or after the notice', jp: '期日が通知日以降' },
  bankDetails: { en: 'Bank details as last time', jp: '振込口座が前回と同一' },
  duplicate: { en: 'No other notice of the same day and amount', jp: '同日・同額の通知の重複なし' },
});

export const outcomeText = defineText({
  passed: { en: 'Passed', jp: '適合' },
  failed: { en: 'Failed', jp: '不適合' },
  unknown: { en: 'Cannot be compared', jp: '比較不能' },
});

export const signText = defineText({
  None: { en: 'None', jp: 'そのまま' },
  reverse_sign: { en: 'Reverse sign', jp: '符号反転' },
  always_positive: { en: 'Always positive', jp: '常に正' },
  always_negative: { en: 'Always negative', jp: '常に負' },
  positive: { en: 'Positive', jp: '正' },
  negative: { en: 'Negative', jp: '負' },
  none: { en: 'None', jp: '指定なし' },
});
