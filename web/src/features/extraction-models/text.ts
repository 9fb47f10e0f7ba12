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
    en: 'The model is used for documents that contain these words; empty for any layout.',
    jp: '本文にこの語句がある文書に適用します（空欄はすべて）。',
  },
  mappingCount: { en: 'Mappings', jp: '対応付け数' },
  mappings: { en: 'Field mappings, in their order', jp: '項目の対応付け（順に実行）' },
  dataPoint: { en: 'Data point', jp: 'データ項目' },
  kind: { en: 'Kind', jp: '方法' },
  pattern: { en: 'Regexp, prompt or factor', jp: '正規表現・プロンプト・係数' },
  signHandling: { en: 'Sign handling', jp: '符号の扱い' },
  expectedSign: { en: 'Expected sign', jp: '想定符号' },
  addMapping: { en: 'Add mapping', jp: '対応付けを追加' },
  mapping: { en: 'Mapping {n}', jp: '対応付け{n}' },
  removeMapping: { en: 'Remove mapping {n}', jp: '対応付け{n}を削除' },
  noDataPoints: { en: 'Add data points of this document type first.', jp: '先にこの文書種別のデータ項目を追加してください。' },
  save: { en: 'Save', jp: '保存' },
  saved: { en: 'Model saved', jp: 'モデルを保存しました。' },
  notSaved: {
    en: 'The model could not be saved. Check its patterns, prompts and name.',
    jp: 'モデルを保存できませんでした。正規表現・プロンプト・名称を確認してください。',
  },
  changedMeanwhile: {
    en: 'Someone else updated the model. Open it again to see the latest.',
    jp: '他のユーザーがモデルを更新しました。開き直して最新の内容を確認してください。',
  },
  none: { en: 'No models yet.', jp: 'モデルがありません' },
  tryOn: { en: 'Test run on a document', jp: '文書での試行' },
  tryLead: { en: 'Uses the saved model; nothing is stored', jp: '保存済みのモデルで読み取り、結果は保存しません' },
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
  isReading: {
    en: 'The values of this document are being read. They appear here by themselves.',
    jp: 'この文書の値を抽出しています。完了すると自動で表示されます。',
  },
  asked: { en: 'The document is being read again', jp: '再抽出を開始しました。' },
  correctOf: { en: 'Corrected value of {name}', jp: '{name}の訂正値' },
  decided: { en: '{name} reviewed', jp: '{name}を確認しました。' },
  notDecided: { en: 'The value could not be saved', jp: '値を保存できませんでした' },
  openBy: { en: '{decision} by {name}', jp: '{decision}（{name}）' },
  noValues: { en: 'No extracted values.', jp: '抽出された値はありません' },
  conflict: { en: 'Two mappings read this line differently: {text}', jp: '2つの対応付けが異なる種別を示しています：{text}' },
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
  unplaced: { en: 'Not found in the text: please verify', jp: '本文に該当箇所なし：要確認' },
  notAnswered: {
    en: 'The provider gave no usable answer: enter the value or extract again',
    jp: 'プロバイダーの回答なし：手入力または再抽出',
  },
  notAsked: { en: 'The provider is asked when the document is read', jp: '文書の読取時にプロバイダーへ照会' },
  needsEntry: { en: 'No provider is configured: enter the value', jp: 'プロバイダー未設定：手入力してください' },
});

export const decisionText = defineText({
  open: { en: 'Open', jp: '未確認' },
  approved: { en: 'Approved', jp: '承認' },
  corrected: { en: 'Corrected', jp: '訂正' },
});

export const checkText = defineText({
  totalOfParts: { en: 'Total equals the sum of its parts', jp: '合計＝内訳の合計' },
  withinUnfunded: { en: 'Call within the unfunded commitment', jp: '請求額が未払込コミットメント以内' },
  currency: { en: 'Currency of the fund', jp: 'ファンド通貨との一致' },
  dueDate: { en: 'Due on or after the notice', jp: '期日が通知日以降' },
  bankDetails: { en: 'Bank details as last time', jp: '振込口座が前回と同一' },
  rollForward: { en: 'Opening + movements + gain = value', jp: '期首残高＋期中増減＝純資産価額' },
  openingClosing: { en: 'Opening equals the last closing', jp: '期首残高＝前回の期末評価額' },
  ledgerCalls: { en: 'Contributions as in the ledger', jp: '期中出資が元帳と一致' },
  ledgerDistributions: { en: 'Distributions as in the ledger', jp: '期中分配が元帳と一致' },
  statementDay: { en: 'As-of date not in the future', jp: '基準日が本日以前' },
  duplicate: { en: 'No other notice of the same day and amount', jp: '同日・同額の通知の重複なし' },
});

export const outcomeText = defineText({
  passed: { en: 'Passed', jp: '適合' },
  failed: { en: 'Failed', jp: '不適合' },
  unknown: { en: 'Cannot be compared', jp: '比較不能' },
});

export const signText = defineText({
  None: { en: 'None', jp: 'そのまま' },
  reverse_sign: { en: 'Reverse sign', jp: '符号を反転' },
  always_positive: { en: 'Always positive', jp: '常に正' },
  always_negative: { en: 'Always negative', jp: '常に負' },
  positive: { en: 'Positive', jp: '正' },
  negative: { en: 'Negative', jp: '負' },
  none: { en: 'None', jp: '指定なし' },
});

export const approvalText = defineText({
  title: { en: 'Approval', jp: '通知の承認' },
  lead: { en: 'Creates a draft instruction and a preliminary cashflow', jp: '承認すると、仮登録の指図と仮のキャッシュフローを作成します' },
  approve: { en: 'Approve notice', jp: '通知を承認' },
  ask: { en: 'Approve this notice?', jp: 'この通知を承認しますか？' },
  body: {
    en: 'A draft Private Asset instruction is created from it. The fund’s cashflow stays preliminary until the instruction is final.',
    jp: 'プライベートアセットの指図を仮登録します。指図が確定するまで、ファンドのキャッシュフローは仮の扱いです。',
  },
  done: { en: 'Notice approved', jp: '通知を承認しました。' },
  blocked: { en: 'It can be approved once these are settled:', jp: '次の事項を解決すると承認できます。' },
  ready: { en: 'Every value is reviewed and no check fails.', jp: 'すべての値が確認済みで、不適合のチェックはありません。' },
  confirm: { en: 'Confirm bank details', jp: '振込口座を確認' },
  confirmAsk: { en: 'Confirm the changed bank details?', jp: '変更された振込口座を確認済みとしますか？' },
  confirmBody: {
    en: 'Confirm only if you have called the fund on a number you already had and the new account is right. You must not have reviewed any value of this notice.',
    jp: '既知の電話番号でファンドに照会し、新しい口座が正しいことを確かめた場合に限ります。この通知の値を確認した人は操作できません。',
  },
  confirmed: { en: 'Bank details confirmed', jp: '振込口座を確認しました。' },
  confirmedBy: { en: 'Changed bank details confirmed by {name}', jp: '変更された振込口座：{name}が確認済み' },
  needsSecond: {
    en: 'Bank details differ from last time: someone who has reviewed no value must confirm them by telephone.',
    jp: '振込口座が前回と異なります。値を確認していない別の人が、電話で確認する必要があります。',
  },
  call: { en: 'Capital call', jp: '払込' },
  distribution: { en: 'Distribution', jp: '分配' },
  instruction: { en: 'Instruction {ref}', jp: '指図 {ref}' },
  flow: { en: '{side} {amount}, {day}', jp: '{side} {amount}（{day}）' },
  by: { en: 'Approved by {name}, {at}', jp: '承認：{name}、{at}' },
});

/** Why a notice cannot be approved yet, with the value or document concerned. */
export const blockText = defineText({
  outOfScope: { en: 'Its document type is outside the organisation’s packages', jp: '文書種別が組織のパッケージの対象外です' },
  noFund: { en: 'No fund is named: assign the document to one', jp: 'ファンドが指定されていません。文書にファンドを割り当ててください' },
  openValues: { en: 'Not reviewed yet: {about}', jp: '未確認：{about}' },
  missingValue: { en: 'Missing: {about}', jp: '値がありません：{about}' },
  noCashflows: {
    en: 'No line is mapped to a cashflow: add cashflow mappings of the fund',
    jp: 'キャッシュフローに対応する行がありません。ファンドのキャッシュフロー対応付けを追加してください',
  },
  conflict: { en: 'Two mappings read a line differently: {about}', jp: '2つの対応付けが異なる種別を示しています：{about}' },
  otherSide: { en: 'It contains a line in the opposite direction: {about}', jp: '反対方向の明細が含まれています：{about}' },
  check: { en: 'Failed check: {about}', jp: '不適合のチェック：{about}' },
  replaced: { en: 'It is replaced by {about}', jp: '「{about}」に差し替えられています' },
  replacedFinal: {
    en: 'Instruction {about} of the notice it replaces is final: cancel that instruction first',
    jp: '差替前の通知の指図 {about} は確定済みです。先にその指図を取り消してください',
  },
  replacedPaid: {
    en: 'Instruction {about} of the notice it replaces was already paid: mark this as no replacement, and ask the fund for a notice of the difference',
    jp: '差替前の通知の指図 {about} は支払済みです。差替の指定を取り消し、差額の通知をファンドに依頼してください',
  },
});

/** Messages for a refused approval. */
export const approvalCodes = defineText({
  secondPerson: {
    en: 'Another person must do this: you have already taken part',
    jp: '別の人が操作してください（すでに関与しています）。',
  },
  nothingToConfirm: { en: 'There is nothing to confirm any more', jp: '確認が必要な事項はありません。' },
  openValues: { en: 'The bank account has not been reviewed yet', jp: '振込口座が未確認です。' },
  noMandate: { en: 'The fund does not belong to an open mandate of yours', jp: 'ファンドが属する有効なマンデートがありません。' },
  noCashManagement: { en: 'Instructions need cash management', jp: '指図には資金管理の機能が必要です。' },
  minorUnit: { en: 'More decimals than the currency has', jp: '通貨の最小単位より細かい金額です。' },
});
