import type { BaselMethod, BaselOutcome, BridgeEffect, LineKind, TableItem } from '@hakaru/contract/basel';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { baselTitles } from './title-text';

export const baselText = defineText({
  ...baselTitles,
  keyFigures: { en: 'Capital at a glance', jp: '所要自己資本の要約' },
  rwa: { en: 'Risk-weighted assets', jp: 'リスク・アセット' },
  capital: { en: 'Required capital', jp: '所要自己資本額' },
  capitalNote: { en: 'Risk-weighted assets × {percent}%', jp: 'リスク・アセット × {percent}%' },
  riskWeight: { en: 'Risk weight', jp: 'リスク・ウェイト' },
  averageWeight: { en: 'Average risk weight', jp: '平均リスク・ウェイト' },
  coverage: { en: 'Look-through coverage', jp: 'ルックスルー捕捉率' },
  missingCost: { en: 'Cost of missing data', jp: 'データ不足による所要額' },
  missingNote: {
    en: 'Capital held because a document, weight or rating is missing',
    jp: '文書・ウェイト・格付の不足により必要となる自己資本',
  },
  standard: { en: 'Standard', jp: '基準' },
  standard4: { en: 'Domestic (4%)', jp: '国内基準行（4%）' },
  standard8: { en: 'International (8%)', jp: '国際統一基準行（8%）' },
  standardSaved: { en: 'Standard saved.', jp: '基準を保存しました。' },
  conflict: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  byFund: { en: 'By fund', jp: 'ファンド別' },
  byFundNote: { en: '{unit}, largest first', jp: '{unit}、リスク・アセット降順' },
  fund: { en: 'Fund', jp: 'ファンド' },
  method: { en: 'Approach', jp: '方式' },
  exposure: { en: 'Exposure', jp: 'エクスポージャー' },
  derivatives: { en: 'Of which derivatives and CVA', jp: 'うち派生商品・CVA' },
  leverage: { en: 'Leverage (×)', jp: 'レバレッジ（倍）' },
  dataDay: { en: 'Data as of', jp: 'データ基準日' },
  evidence: { en: 'Evidence', jp: '根拠文書' },
  noEvidenceShort: { en: 'None', jp: 'なし' },
  byItem: { en: 'By exposure class', jp: '資産項目別' },
  itemNo: { en: 'Item no.', jp: '項番' },
  item: { en: 'Exposure class', jp: '資産項目' },
  toNet: { en: 'RWA to net assets', jp: 'リスク・アセット比率（対純資産額）' },
  total: { en: 'Total', jp: '合計' },
  itemNote: { en: 'Order of the regulatory table; lines without an amount are kept', jp: '告示の順。残高のない項目も表示' },
  form: { en: 'Bank form (Excel)', jp: '報告様式（Excel）' },
  formFailed: { en: 'The form could not be created', jp: '様式を作成できませんでした' },
  bridge: { en: 'What changed since the quarter before', jp: '前四半期末からの増減要因' },
  step: { en: 'Step', jp: '要因' },
  rwaOn: { en: 'Risk-weighted assets on {day}', jp: '{day} のリスク・アセット' },
  bridgeNote: {
    en: 'Balance: change in exposure at the previous risk weight, including funds added and redeemed. A change in risk weight on today’s exposure is shown as approach where the approach changed, otherwise as mix. Exchange rates: what funds in other currencies were worth then, at the change of the rate (WMR), at the previous risk weight; it is not part of the balance. A hedge inside a fund is in its value.',
    jp: '残高要因：エクスポージャーの増減 × 前四半期末のリスク・ウェイト（新規・解約ファンドを含む）。現在のエクスポージャー × ウェイトの変化は、方式が変わった場合は方式変更要因、それ以外は構成・ウェイト要因です。為替要因：外貨建ファンドの前四半期末時価 × 為替レート（WMR）の変化率 × 前四半期末のリスク・ウェイトで、残高要因には含みません。ファンド内のヘッジは時価に反映されています。',
  },
  cascade: { en: 'Approach, in the order of the notice', jp: '方式の判定（告示の順）' },
  cascadeNote: { en: 'The first approach that data and evidence allow is used', jp: 'データと根拠文書が揃う最初の方式を適用' },
  outcome: { en: 'Result', jp: '判定' },
  why: { en: 'Deciding input', jp: '判定の根拠' },
  missingTitle: { en: 'Missing data and its capital cost', jp: '不足しているデータとその所要額' },
  datum: { en: 'Missing', jp: '不足データ' },
  cost: { en: 'Capital cost', jp: '所要自己資本への影響' },
  missingEvidence: { en: 'Evidence for the {method}', jp: '{method}の根拠文書' },
  missingWeight: { en: 'Weight or rating of {name}', jp: '{name}のリスク・ウェイトまたは格付' },
  missingFootnote: {
    en: 'A line without weight or rating counts as 1,250%; the cost is the difference to 100%.',
    jp: 'ウェイトも格付もない明細は1,250%で計算し、100%との差を所要額としています。',
  },
  nothingMissing: { en: 'Nothing is missing', jp: '不足しているデータはありません' },
  lines: { en: 'Composition of the fund', jp: 'ファンドの構成' },
  linesNote: { en: 'As of {day}, net assets {net}', jp: '{day}現在、純資産額 {net}' },
  differenceNote: {
    en: 'Net assets differ from the value of the mandate by {amount}. No scaling is applied.',
    jp: '純資産額とマンデート時価の差は {amount} です。按分による調整は行っていません。',
  },
  noLines: { en: 'No composition has been reported', jp: '構成表が登録されていません' },
  noLinesBody: {
    en: 'Enter the fund’s composition table to look through it.',
    jp: 'ファンドの構成表を登録するとルック・スルー方式を適用できます。',
  },
  name: { en: 'Name', jp: '名称' },
  amount: { en: 'Balance', jp: '残高' },
  ratings: { en: 'Ratings', jp: '格付' },
  weightFrom: { en: 'Source of weight', jp: 'ウェイトの根拠' },
  given: { en: 'Manager', jp: '運用機関' },
  rated: { en: 'Ratings', jp: '格付' },
  byClass: { en: 'Weight of the class', jp: '資産項目のウェイト' },
  unknown: { en: 'Unknown: 1,250%', jp: '不明（1,250%を適用）' },
  openedFund: { en: 'Look-through, leverage {leverage}×', jp: 'ルックスルー（レバレッジ{leverage}倍）' },
  unopenedFund: { en: 'No composition: 1,250%', jp: '構成なし（1,250%を適用）' },
  innerNote: {
    en: 'A fund in the fund is looked through where its lines and net assets are reported: average risk weight × leverage, at most 1,250%. Its lines are shown with their share of the fund’s risk-weighted assets; the row of the fund is their sum.',
    jp: '組入ファンドは、明細と純資産額が報告されている場合にルックスルーします（平均リスク・ウェイト × レバレッジ、上限1,250%）。明細のリスク・アセットは当ファンドの持分相当額で、組入ファンドの行はその合計です。',
  },
  lineRwa: { en: 'RWA of the fund', jp: 'ファンドのリスク・アセット' },
  enterComposition: { en: 'Enter composition', jp: '構成表を登録' },
  enterEvidence: { en: 'Add evidence', jp: '根拠文書を登録' },
  noFunds: { en: 'No funds on this day', jp: 'この基準日のファンドはありません' },
  failed: { en: 'Capital requirements could not be loaded', jp: '所要自己資本を読み込めませんでした' },
  pasteHint: {
    en: 'One line each, copied from a sheet: exposure class, name, balance, ratings (separated by /), risk weight in %; for lines of a fund in the fund its name; for that fund itself its net assets. Classes: {items}',
    jp: '表計算ソフトから1行ずつ貼り付け：資産項目、名称、残高、格付（/ 区切り）、リスク・ウェイト（%）。組入ファンドの明細は6列目にそのファンド名、組入ファンドの行は7列目に純資産額。資産項目：{items}',
  },
  pasted: { en: 'Composition table', jp: '構成表' },
  netAssets: { en: 'Net assets', jp: '純資産額' },
  asOf: { en: 'As of', jp: '基準日' },
  badRow: { en: 'Row {row} cannot be read: {text}', jp: '{row}行目を読み取れません：{text}' },
  saved: { en: 'Saved', jp: '保存しました。' },
  fromDay: { en: 'In force from', jp: '適用開始日' },
  file: { en: 'Document', jp: '文書' },
  fileHint: { en: 'PDF. Without a document the approach stays blocked.', jp: 'PDF。文書がない場合、この方式は適用されません。' },
  likely: { en: 'Likely average risk weight (%)', jp: '平均リスク・ウェイトの見込み（%）' },
  likelyHint: { en: 'For the probability approach', jp: '蓋然性方式の場合' },
  limits: { en: 'Limits of the mandate', jp: '運用制限' },
  limitsHint: {
    en: 'For the mandate-based approach: risk weight % and highest share %, one pair a line',
    jp: 'マンデート方式の場合：リスク・ウェイト（%）と上限割合（%）を1行に1組',
  },
  maxLeverage: { en: 'Highest leverage allowed (×)', jp: 'レバレッジ上限（倍）' },
  thirdParty: { en: 'Looked through by a third party (× 1.2)', jp: '第三者によるルックスルー（×1.2）' },
});

type Of<Key extends string> = Readonly<Record<Key, Both>>;

/** Validation messages of these forms. */
export const baselCodes = defineText({
  number: { en: 'Enter a number', jp: '数値を入力してください。' },
  positive: { en: 'Enter an amount above zero', jp: '0より大きい金額を入力してください。' },
  tooMany: { en: 'Too many lines', jp: '行数が多すぎます。' },
  notFound: { en: 'The document no longer exists', jp: '文書が見つかりません。' },
  rating: {
    en: 'Unknown rating. Use the symbols of the rating agencies, such as AA- or A2',
    jp: '不明な格付です。格付会社の記号（AA-、A2など）で入力してください。',
  },
  rows: { en: 'A row cannot be read', jp: '読み取れない行があります。' },
  fundTwice: { en: 'Two funds in the table have the same name', jp: '同じ名称の組入ファンドがあります。' },
  noSuchFund: { en: 'A line names a fund that is not in the table', jp: '表にないファンドを組入先とする行があります。' },
  circle: { en: 'A fund cannot contain itself', jp: '組入ファンドが循環しています。' },
  tooDeep: { en: 'Funds can be nested at most three levels deep', jp: '組入ファンドの入れ子は3段までです。' },
  fundWeight: {
    en: 'A fund has no risk weight of its own: enter its lines, or leave it at 1,250%',
    jp: '組入ファンドにリスク・ウェイトは入力できません。明細を登録するか、1,250%の適用となります。',
  },
  fundNetAssets: {
    en: 'Net assets belong to a fund whose lines are given',
    jp: '純資産額は明細のある組入ファンドの行に入力してください。',
  },
});

export const methodText = defineText({
  lookThrough: { en: 'Look-through approach', jp: 'ルック・スルー方式' },
  mandate: { en: 'Mandate-based approach', jp: 'マンデート方式' },
  probability: { en: 'Probability approach (250% / 400%)', jp: '蓋然性方式（250%・400%）' },
  fallback: { en: 'Fall-back approach', jp: 'フォールバック方式' },
} satisfies Of<BaselMethod>);

export const bridgeText = defineText({
  balance: { en: 'Balance', jp: '残高要因' },
  mix: { en: 'Mix and weights', jp: '構成・ウェイト要因' },
  approach: { en: 'Approach', jp: '方式変更要因' },
  fx: { en: 'Exchange rates', jp: '為替要因' },
} satisfies Of<BridgeEffect>);

export const outcomeText = defineText({
  used: { en: 'Used', jp: '適用' },
  noData: { en: 'No data', jp: 'データなし' },
  noEvidence: { en: 'Blocked: no evidence document', jp: '不可：根拠文書なし' },
  tooHigh: { en: 'Not allowed: above 400%', jp: '不可：400%超' },
  notReached: { en: 'Not needed', jp: '判定不要' },
} satisfies Of<BaselOutcome>);

/** The input that decided, by approach; `{input}` is its name or value. */
export const inputText = defineText({
  lookThrough: { en: 'Composition of {input}', jp: '{input} の構成表' },
  mandate: { en: 'Limits in force since {input}', jp: '{input} 以降の運用制限' },
  probability: { en: 'Likely average weight {input}%', jp: '平均リスク・ウェイトの見込み {input}%' },
  fallback: { en: 'No approach above is supported', jp: '上記の方式を適用できないため' },
  none: { en: 'Nothing has been entered', jp: '登録がありません' },
});

export const itemText = defineText({
  sovereign: { en: 'Central government and central bank', jp: '中央政府及び中央銀行向け' },
  financialInstitutions: { en: 'Financial institutions and Type I securities firms', jp: '金融機関及び第一種金融商品取引業者向け' },
  corporates: { en: 'Corporates', jp: '法人等向け' },
  equity: { en: 'Equity and similar', jp: '出資等' },
  realEstateLending: { en: 'Real estate acquisition business', jp: '不動産取得等事業向け' },
  securitisation: { en: 'Securitisation', jp: '証券化エクスポージャー' },
  other: { en: 'Other than the above', jp: '上記以外' },
  derivatives: { en: 'Derivative transactions and CVA risk', jp: '派生商品取引・CVAリスク相当額' },
  mandate: { en: 'Funds by the mandate-based approach', jp: 'マンデート方式' },
  probability250: { en: 'Funds by the probability approach (250%)', jp: '蓋然性方式（250%）' },
  probability400: { en: 'Funds by the probability approach (400%)', jp: '蓋然性方式（400%）' },
  fallback: { en: 'Funds by the fall-back approach (1,250%)', jp: 'フォールバック方式（1,250%）' },
} satisfies Of<TableItem>);

/** What a line of a composition may be. */
export const kindText = defineText({ ...itemText, fund: { en: 'Fund', jp: '組入ファンド' } } satisfies Of<LineKind>);
