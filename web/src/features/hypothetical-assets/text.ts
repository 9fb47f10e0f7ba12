import type { GapReason, HypotheticalBasis, HypotheticalRule } from '@hakaru/contract/hypothetical-assets';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { hypotheticalTitles } from './title-text';

export const hypotheticalText = defineText({
  ...hypotheticalTitles,
  mark: { en: 'Hypothetical', jp: '仮想' },
  named: { en: 'Hypothetical: {name}', jp: '仮想：{name}' },
  add: { en: 'Add hypothetical asset', jp: '仮想資産を追加' },
  edit: { en: 'Edit', jp: '編集' },
  remove: { en: 'Delete', jp: '削除' },
  removeAsk: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  removeBody: {
    en: 'The hypothetical asset and its comparison are no longer shown.',
    jp: 'この仮想資産と比較結果は表示されなくなります。',
  },
  removed: { en: 'Deleted', jp: '削除しました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  conflict: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  list: { en: 'Hypothetical assets', jp: '仮想資産の一覧' },
  listNote: { en: 'Choose up to five to compare', jp: '比較する仮想資産を5つまで選択' },
  none: { en: 'No hypothetical assets yet', jp: '仮想資産はまだありません' },
  noneBody: {
    en: 'Build one from mandates, benchmarks and other hypothetical assets of this asset, and from products managers show you.',
    jp: 'この資産のマンデート、ベンチマーク、他の仮想資産、運用機関が開示した運用商品から作成できます。',
  },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  compare: { en: 'Compare {name}', jp: '{name}を比較' },
  chosen: { en: 'Compare', jp: '比較' },
  name: { en: 'Name', jp: '名称' },
  parts: { en: 'Components', jp: '構成' },
  rebalance: { en: 'Rebalancing', jp: 'リバランス' },
  fee: { en: 'Fee (% p.a.)', jp: '報酬（年率%）' },
  fromDay: { en: 'Start (month-end)', jp: '開始（月末）' },
  madeBy: { en: 'Created by', jp: '作成者' },
  addPart: { en: 'Add a component', jp: '構成要素を追加' },
  mandates: { en: 'Mandates', jp: 'マンデート' },
  mixes: { en: 'Hypothetical assets', jp: '仮想資産' },
  products: { en: 'Products', jp: '運用商品' },
  kind: { en: 'Kind', jp: '種類' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  product: { en: 'Product', jp: '運用商品' },
  mix: { en: 'Hypothetical', jp: '仮想' },
  unknownPart: { en: 'A product', jp: '運用商品' },
  gap: { en: '{mix}: {part} – {because}', jp: '{mix}：{part} – {because}' },
  sinceMonth: { en: '{because} ({month})', jp: '{because}（{month}）' },
  benchmarks: { en: 'Benchmarks', jp: 'ベンチマーク' },
  comparison: { en: 'Comparison with the actual asset', jp: '実績との比較' },
  period: { en: 'Common period {from} – {to}, {n} {n|month|months}', jp: '共通期間 {from}～{to}（{n}ヵ月）' },
  noPeriod: { en: 'No month is common to all of these', jp: '共通する期間がありません' },
  series: { en: 'Series', jp: '系列' },
  actual: { en: 'Actual', jp: '実績' },
  return: { en: 'Return (%, annualised if over 1Y)', jp: '収益率（%、1年超は年率）' },
  risk: { en: 'Risk (% p.a.)', jp: '標準偏差（年率%）' },
  drawdown: { en: 'Largest drawdown (%)', jp: '最大ドローダウン（%）' },
  correlation: { en: 'Correlation with the actual', jp: '実績との相関' },
  chart: { en: 'Growth of 100', jp: '累積（期初=100）' },
  rolling: { en: 'Rolling return (% p.a.)', jp: 'ローリング収益率（年率%）' },
  window: { en: 'Months', jp: '期間（月数）' },
  windowOf: { en: '{n} months', jp: '{n}ヵ月' },
  tooShort: { en: 'The common period has fewer than {n} months', jp: '共通期間が{n}ヵ月に満たないため表示できません' },
  fees: { en: 'Fees of the hypothetical assets', jp: '仮想資産の報酬' },
  excel: { en: 'Excel', jp: 'Excel' },
  excelFailed: { en: 'The file could not be created', jp: 'ファイルを作成できませんでした' },
  inUse: { en: 'It is a component of another hypothetical asset', jp: 'ほかの仮想資産の構成要素になっているため削除できません' },
  basis: {
    en: 'Hypothetical results are not actual performance. Returns of mandates and benchmarks are those of the other screens, in base currency; those of products are as their managers recorded them. Mandates and products are after the manager’s fee. All hypothetical assets are shown on the same fee basis: after fees, one twelfth of the annual fee is deducted every month, including that of a hypothetical asset within another.',
    jp: '仮想資産の結果は実際の運用成果ではありません。マンデートとベンチマークの収益率は他の画面と同じ基準通貨建て、運用商品は運用機関の登録値で、マンデートと運用商品は運用機関の報酬控除後です。仮想資産の報酬の控除前と控除後は混在しません。控除後は年率報酬の12分の1を毎月、構成要素である仮想資産も含めて控除します。',
  },
});

type Of<Key extends string> = Readonly<Record<Key, Both>>;

export const ruleText = defineText({
  monthly: { en: 'Monthly', jp: '毎月' },
  quarterly: { en: 'Quarterly', jp: '四半期ごと' },
  annual: { en: 'Yearly', jp: '毎年' },
  never: { en: 'Never', jp: 'なし' },
} satisfies Of<HypotheticalRule>);

export const basisText = defineText({
  net: { en: 'After the hypothetical fee', jp: '仮想資産の報酬控除後' },
  gross: { en: 'Before the hypothetical fee', jp: '仮想資産の報酬控除前' },
} satisfies Of<HypotheticalBasis>);

/** Why a component has no months. */
export const gapText = defineText({
  noReturns: { en: 'no monthly returns are recorded', jp: '月次収益率が登録されていません' },
  grossOnly: {
    en: 'only returns before fees are recorded; they are not mixed with returns after fees',
    jp: '報酬控除前の収益率のみのため、控除後の収益率と混在できません',
  },
  otherCurrency: { en: 'its returns are in another currency', jp: '収益率の通貨が基準通貨と異なります' },
  withdrawn: { en: 'it is no longer shown to you', jp: '開示が終了しています' },
  missingMonth: { en: 'a month has no return', jp: '収益率のない月があります' },
} satisfies Of<GapReason>);

/** Validation messages of the form. */
export const hypotheticalCodes = defineText({
  number: { en: 'Enter a number from 0 to 10', jp: '0～10の数値を入力してください。' },
  monthEnd: { en: 'Choose the last day of a month', jp: '月末日を選択してください。' },
  taken: { en: 'This name or component already exists', jp: '同じ名称または構成要素がすでにあります。' },
  splitTotal: { en: 'The shares must add up to 100.0000', jp: '合計を100.0000にしてください。' },
  targetRange: { en: 'Each share must be between 0 and 100', jp: '各割合は0～100で入力してください。' },
  circle: { en: 'A hypothetical asset cannot contain itself', jp: '仮想資産を自身の構成要素にすることはできません。' },
  tooDeep: { en: 'Hypothetical assets can be nested at most three levels deep', jp: '仮想資産の入れ子は3段までです。' },
  notFound: { en: 'A component is not part of this asset', jp: 'この資産にない構成要素があります。' },
});
