import type { RebalancingTarget } from '@hakaru/contract/rebalancings';
import type { Both } from '@hakaru/contract/languages';
import type { TradeReason } from '@hakaru/engine/rebalancing/trades';
import { defineText } from '#platform/text';
import { rebalancingTitles } from './title-text';

export const rebalancingText = defineText({
  ...rebalancingTitles,
  classes: { en: 'Asset classes', jp: '資産クラス' },
  terms: { en: 'Terms', jp: '条件' },
  target: { en: 'Rebalance to', jp: '調整の目標' },
  cash: { en: 'Cash mandate', jp: '資金口座のマンデート' },
  keepCash: { en: 'Cash to keep', jp: '残す現金' },
  minimumTrade: { en: 'Minimum trade', jp: '最低取引額' },
  amountHint: { en: 'In {currency}', jp: '{currency}単位' },
  plan: { en: 'Trades', jp: '必要な売買' },
  planNote: {
    en: 'Sales come first. Purchases, costs included, are paid from the proceeds and from cash above the amount to keep; if that is not enough, all purchases are cut in the same proportion. Costs are estimates at the rates entered.',
    jp: '売却を先に行い、売却代金と残す現金を超える現金から費用込みで購入します。不足する場合はすべての購入を同じ割合で減らします。費用は入力した率による見積りです。',
  },
  class: { en: 'Asset class', jp: '資産クラス' },
  mandate: { en: 'Mandate to trade', jp: '売買するマンデート' },
  leave: { en: 'Leave as it is', jp: '売買しない' },
  costBps: { en: 'Cost (bp)', jp: '費用（bp）' },
  held: { en: 'Market value', jp: '時価' },
  weight: { en: 'Weight (%)', jp: '構成比（%）' },
  policyWeight: { en: 'Policy (%)', jp: '政策（%）' },
  move: { en: 'To target', jp: '目標までの額' },
  amount: { en: 'Trade', jp: '売買額' },
  cost: { en: 'Cost', jp: '費用' },
  weightAfter: { en: 'Weight after (%)', jp: '売買後（%）' },
  reason: { en: 'Remark', jp: '備考' },
  totals: {
    en: 'Sold {sold} · bought {bought} · costs {costs} · cash {held} → {after}',
    jp: '売却 {sold} ・ 購入 {bought} ・ 費用 {costs} ・ 現金 {held} → {after}',
  },
  save: { en: 'Save as proposal', jp: '案として保存' },
  name: { en: 'Name', jp: '名称' },
  saved: { en: 'Saved', jp: '保存しました。' },
  proposals: { en: 'Proposals', jp: 'リバランス案' },
  noProposals: { en: 'No proposals yet', jp: 'リバランス案はまだありません' },
  noProposalsBody: {
    en: 'Set the terms above and save the trades as a proposal; draft instructions are created from it.',
    jp: '上の条件を設定し、必要な売買を案として保存すると、案から指図の下書きを作成できます。',
  },
  asOf: { en: 'As of', jp: '基準日' },
  madeBy: { en: 'Created by', jp: '作成者' },
  createdAt: { en: 'Created', jp: '作成日時' },
  state: { en: 'Instructions', jp: '指図' },
  notDrafted: { en: 'Not drafted', jp: '未作成' },
  draftedBy: { en: 'Drafted by {name}, {at}', jp: '{name} が下書きを作成（{at}）' },
  draft: { en: 'Create draft instructions', jp: '指図の下書きを作成' },
  draftBody: {
    en: 'One cash transfer for each trade, between the mandate and cash. Each is a draft and is finalized by the rules for instructions.',
    jp: '売買ごとに、マンデートと資金口座の間の資金移動の下書きを作成します。確定は指図の規則に従います。',
  },
  tradeDate: { en: 'Trade date', jp: '約定日' },
  settlementDate: { en: 'Settlement date', jp: '受渡日' },
  drafted: { en: 'Draft instructions created.', jp: '指図の下書きを作成しました。' },
  remove: { en: 'Delete', jp: '削除' },
  removeAsk: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  removeBody: { en: 'The proposal and its trades are removed.', jp: 'リバランス案と売買の内訳が削除されます。' },
  removed: { en: 'Deleted', jp: '削除しました。' },
  conflict: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  noPolicy: { en: 'No policy is in force on this date', jp: 'この日付に有効な政策アセットミックスがありません' },
  notPopulated: { en: 'This month is not populated yet', jp: 'この月はまだ確定していません' },
  chooseCash: { en: 'Choose the mandate that holds the cash', jp: '資金口座のマンデートを選択してください' },
  openInstruction: { en: 'Instruction {ref}', jp: '指図 {ref}' },
});

export const targetText = defineText({
  policy: { en: 'Policy weights', jp: '政策アセットミックスまで' },
  band: { en: 'Permitted bands', jp: '許容範囲内まで' },
} satisfies Record<RebalancingTarget, Both>);

export const reasonsText = defineText({
  withinTarget: { en: 'On target', jp: '目標どおり' },
  notTraded: { en: 'Not traded', jp: '売買対象外' },
  belowMinimum: { en: 'Below the minimum trade', jp: '最低取引額未満' },
  limited: { en: 'Limited to what the mandate holds', jp: 'マンデートの残高まで' },
  scaled: { en: 'Reduced: not enough cash', jp: '資金不足のため減額' },
  gap: { en: 'No value or policy for this class', jp: '時価または政策がありません' },
} satisfies Record<TradeReason, Both>);

export const rebalancingCodes = defineText({
  required: { en: 'Required', jp: '入力してください。' },
  number: { en: 'Enter an amount', jp: '金額を入力してください。' },
  settlementBeforeTrade: { en: 'Settlement date must be on or after trade date', jp: '受渡日は約定日以降の日付にしてください。' },
  tooMany: { en: 'There are too many proposals. Delete old ones.', jp: '案の数が上限です。古い案を削除してください。' },
});
