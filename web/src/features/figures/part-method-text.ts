import { defineText } from '#platform/text';
import { currencyFormulas, currencyMethods } from './currency-method-text';
import { riskFormulas, riskMethods } from './risk-method-text';
import { reconciliationFormulas, reconciliationMethods } from './reconciliation-method-text';

/** Methods of figures that are not calculated from the values of a book. */
export const partMethods = defineText({
  ...reconciliationMethods,
  ...riskMethods,
  ...currencyMethods,
  'returns.gross': { en: 'Reported returns before fees, linked', jp: '報告された報酬控除前収益率の連鎖' },
  'hypothetical.month': { en: 'Parts at the weights of the month, less the fee', jp: '当月の構成比による加重平均（報酬控除後）' },
  'hypothetical.gross-month': { en: 'Parts at the weights of the month, before fees', jp: '当月の構成比による加重平均（報酬控除前）' },
  'hypothetical.product': { en: 'Return after fees as the manager recorded it', jp: '運用機関が登録した収益率（報酬控除後）' },
  'hypothetical.return': { en: 'Months linked, annualised if over a year', jp: '月次収益率の連鎖（1年超は年率換算）' },
  'hypothetical.risk': { en: 'Standard deviation of the months, a year', jp: '月次収益率の標準偏差（年率）' },
  'hypothetical.drawdown': { en: 'Largest fall from a peak', jp: '最高値からの最大下落率' },
  'hypothetical.correlation': { en: 'Correlation with the actual asset', jp: '実績との相関係数' },
  'peers.return': { en: 'Months linked, annualised if over a year', jp: '月次収益率の連鎖（1年超は年率換算）' },
  'peers.excess': { en: 'Return less that of the benchmark', jp: '収益率 − ベンチマーク収益率' },
  'peers.risk': { en: 'Standard deviation of the months, a year', jp: '月次収益率の標準偏差（年率）' },
  'peers.tracking-error': { en: 'Standard deviation of the monthly excess, a year', jp: '月次超過収益率の標準偏差（年率）' },
  'peers.information-ratio': { en: 'Excess over tracking error', jp: '超過収益率 ÷ トラッキングエラー' },
  'peers.drawdown': { en: 'Largest fall from a peak', jp: '最高値からの最大下落率' },
  'peers.capture': { en: 'Share of the benchmark’s rises or falls', jp: 'ベンチマークの上昇・下落に対する捕捉率' },
  'basel.cascade': { en: 'First approach that data and evidence allow', jp: 'データと根拠文書が揃う最初の方式' },
  'basel.exposure': { en: 'Value of the mandate', jp: 'マンデートの時価' },
  'basel.item': { en: 'Lines of this class, at the share held', jp: '当該資産項目の明細（保有割合相当）' },
  'basel.bridge': { en: 'Change since the quarter before', jp: '前四半期末からの増減' },
  'basel.rwa': { en: 'Exposure at its risk weight', jp: 'エクスポージャーにリスク・ウェイトを適用' },
  'basel.counterparty-exposure': { en: 'Counterparty risk of derivatives, with CVA', jp: '派生商品の取引先リスクとCVAリスク相当額' },
  'basel.capital': { en: 'Capital for the risk-weighted assets', jp: 'リスク・アセットに対する所要自己資本' },
  'basel.coverage': { en: 'Share looked through to a known weight', jp: 'ウェイトが判明している割合' },
  'basel.average-weight': { en: 'Average over the funds', jp: 'ファンド全体の平均' },
  'basel.missing-data': { en: 'Capital held for want of data', jp: 'データ不足により必要となる自己資本' },
});

/** The same as formulas. */
export const partFormulas = defineText({
  ...reconciliationFormulas,
  ...riskFormulas,
  ...currencyFormulas,
  'returns.gross': {
    en: 'Product of (1 + reported monthly return before fees) − 1; over a year, as a yearly rate',
    jp: '（1 + 報告された月次の報酬控除前収益率）の積 − 1（1年超は年率換算）',
  },
  'hypothetical.month': { en: 'Σ weight × return of the part − yearly fee ÷ 12', jp: 'Σ（構成比 × 構成要素の収益率）− 年率報酬 ÷ 12' },
  'hypothetical.gross-month': { en: 'Σ weight × return of the part', jp: 'Σ（構成比 × 構成要素の収益率）' },
  'hypothetical.product': { en: 'Recorded by the manager of the product', jp: '運用商品の運用機関による登録値' },
  'hypothetical.return': {
    en: 'Π(1 + month)^(12 ÷ months) − 1; up to a year it is not annualised',
    jp: 'Π（1 + 月次）^（12 ÷ 月数）− 1。1年以下は年率換算しない',
  },
  'hypothetical.risk': { en: 'Sample standard deviation × √12', jp: '標本標準偏差 × √12' },
  'hypothetical.drawdown': { en: 'Lowest level ÷ highest level before − 1', jp: '最低水準 ÷ それ以前の最高水準 − 1' },
  'hypothetical.correlation': { en: 'Covariance ÷ (deviation × deviation of the actual)', jp: '共分散 ÷（標準偏差 × 実績の標準偏差）' },
  'peers.return': {
    en: 'Π(1 + month)^(12 ÷ months) − 1; up to a year it is not annualised',
    jp: 'Π（1 + 月次）^（12 ÷ 月数）− 1。1年以下は年率換算しない',
  },
  'peers.excess': {
    en: 'Return − return of the benchmark, each annualised if over a year',
    jp: '収益率 − ベンチマーク収益率（1年超はそれぞれ年率換算）',
  },
  'peers.risk': { en: 'Sample standard deviation × √12', jp: '標本標準偏差 × √12' },
  'peers.tracking-error': {
    en: 'Sample standard deviation of (return − benchmark) × √12',
    jp: '（収益率 − ベンチマーク）の標本標準偏差 × √12',
  },
  'peers.information-ratio': { en: 'Annual excess ÷ tracking error', jp: '年率超過収益率 ÷ トラッキングエラー' },
  'peers.drawdown': { en: 'Lowest level ÷ highest level before − 1', jp: '最低水準 ÷ それ以前の最高水準 − 1' },
  'peers.capture': {
    en: 'Return in the months the benchmark rose (or fell) ÷ return of the benchmark in them, both linked and annualised',
    jp: 'ベンチマークが上昇（下落）した月の収益率 ÷ 同月のベンチマーク収益率（いずれも連鎖・年率換算）',
  },
  'basel.cascade': {
    en: 'Look-through, mandate-based, probability 250% or 400%, fall-back 1,250%, in this order; look-through: Σ balance × weight ÷ total assets × leverage, at most 1,250%',
    jp: 'ルック・スルー、マンデート、蓋然性（250%・400%）、フォールバック（1,250%）の順。ルック・スルーは Σ（残高 × ウェイト）÷ 総資産 × レバレッジ（上限1,250%）',
  },
  'basel.exposure': { en: 'Market value of the mandate on the day', jp: '基準日のマンデート時価' },
  'basel.item': { en: 'Exposure × Σ lines ÷ net assets of the fund', jp: 'エクスポージャー × Σ明細 ÷ ファンドの純資産額' },
  'basel.bridge': {
    en: 'Exchange rates: Σ value then of funds in other currencies × change of the rate × weight then. Mix or approach: exposure now × change of weight. Balance: change of risk-weighted assets − these',
    jp: '為替要因：Σ 外貨建ファンドの前四半期末時価 × レート変化率 × 前四半期末のウェイト。構成・方式変更要因：現在のエクスポージャー × ウェイトの変化。残高要因：リスク・アセットの増減からこれらを除いたもの',
  },
  'basel.rwa': { en: 'Exposure × risk weight', jp: 'エクスポージャー × リスク・ウェイト' },
  'basel.counterparty-exposure': {
    en: '1.4 × (replacement cost + future exposure) × weight, × 1.5 in place of CVA unless cleared',
    jp: '1.4 ×（再構築コスト + 将来エクスポージャー）× ウェイト（中央清算以外はCVA相当として × 1.5）',
  },
  'basel.capital': { en: 'Risk-weighted assets × 4% or 8%', jp: 'リスク・アセット × 4% または 8%' },
  'basel.coverage': { en: 'Balances with a known weight ÷ all balances', jp: 'ウェイトが判明している残高 ÷ 残高合計' },
  'basel.average-weight': { en: 'Risk-weighted assets ÷ exposure', jp: 'リスク・アセット ÷ エクスポージャー' },
  'basel.missing-data': {
    en: '(weight as it stands − weight with the datum) × exposure × 4% or 8%; a missing weight is taken as 100%',
    jp: '（現在のウェイト − データが揃った場合のウェイト）× エクスポージャー × 4% または 8%。不明なウェイトは100%とみなす',
  },
});
