import type { Both, Language } from '@hakaru/contract/languages';
import { flowTypes } from '@hakaru/contract/private-assets';

const sheets = {
  result: { en: 'Figures', jp: '数値' },
  about: { en: 'About', jp: '説明' },
  check: { en: 'Check', jp: '照合' },
  steps: { en: 'Steps', jp: '中間計算' },
  returns: { en: 'Monthly returns', jp: '月次収益率' },
  benchmarks: { en: 'Monthly benchmarks', jp: '月次ベンチマーク' },
  growth: { en: 'Growth', jp: '成長率' },
  benchmarkGrowth: { en: 'Benchmark growth', jp: 'BM成長率' },
  differences: { en: 'Monthly excess', jp: '月次超過' },
  drawdowns: { en: 'Drawdowns', jp: 'ドローダウン' },
  fundFlows: { en: 'Fund flows', jp: 'ファンド資金' },
  pme: { en: 'Market equivalent', jp: '市場換算' },
  companies: { en: 'Companies', jp: '投資先企業' },
  values: { en: 'Market values', jp: '時価' },
  flows: { en: 'Net flows', jp: '純資金流出入' },
  policy: { en: 'Policy', jp: '政策' },
  facts: { en: 'Facts', jp: '原データ' },
} as const satisfies Record<string, Both>;

const words = {
  asset: { en: 'Asset', jp: '資産' },
  organisation: { en: 'Organisation', jp: '組織' },
  asOf: { en: 'As of', jp: '基準日' },
  known: { en: 'As known on', jp: '把握日' },
  currency: { en: 'Currency', jp: '通貨' },
  month: { en: 'Month-end', jp: '月末' },
  ref: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  measure: { en: 'Measure', jp: '項目' },
  value: { en: 'Value', jp: '値' },
  quality: { en: 'Quality', jp: '確度' },
  source: { en: 'Source', jp: '出所' },
  place: { en: 'Place in the source', jp: '出所内の位置' },
  valuedOn: { en: 'Valued on', jp: '評価日' },
  recordedAt: { en: 'Recorded (Tokyo)', jp: '記録日時' },
  person: { en: 'Entered by', jp: '入力者' },
  approvedBy: { en: 'Approved by', jp: '承認者' },
  column: { en: 'Column', jp: '列' },
  product: { en: 'Shown by Hakaru', jp: 'Hakaruの表示値' },
  workbook: { en: 'Worked out here', jp: 'このブックの計算値' },
  difference: { en: 'Difference', jp: '差' },
  verdict: { en: 'Verdict', jp: '判定' },
  agrees: { en: 'agrees', jp: '一致' },
  differs: { en: 'DIFFERS', jp: '不一致' },
  disagreeing: { en: 'Figures that differ', jp: '不一致の件数' },
  flowWeight: { en: 'Weight of a month’s flow', jp: '月中資金の加重' },
  flowWeightWhy: {
    en: '(T − t) / T: told flows stand at the month’s end, so t = T',
    jp: '(T − t) / T：資金流出入は月末に計上されるため t = T',
  },
  spread: { en: 'Spread a year, %', jp: '年率スプレッド（%）' },
  weight: { en: 'Weight', jp: '加重' },
  return: { en: 'Return', jp: '収益率' },
  wealth: { en: 'wealth', jp: '累積' },
  peak: { en: 'peak', jp: '最高値' },
  fall: { en: 'fall', jp: '下落率' },
  flow: { en: 'Flow', jp: '資金流出入' },
  index: { en: 'Index', jp: '指数' },
  paidIn: { en: 'Paid in, carried to the end', jp: '拠出（期末まで運用）' },
  paidOut: { en: 'Paid out, carried to the end', jp: '分配（期末まで運用）' },
  net: { en: 'In the index instead', jp: '指数で運用した場合' },
  company: { en: 'Company', jp: '企業' },
  invested: { en: 'Invested', jp: '投資日' },
  realized: { en: 'Realized', jp: '売却日' },
  policyFrom: { en: 'Policy from', jp: '適用開始' },
  missing: { en: '-', jp: '-' },
  given: { en: 'Given as a value: not worked out here', jp: '値のみ（このブックでは計算していません）' },
  how: {
    en: 'Every figure of the first sheet is a live formula. Follow it by its cells: monthly returns from market values and net flows (Modified Dietz), values from facts, facts with their source. The same cell means the same month and the same entity on every monthly sheet. Change a fact and everything follows.',
    jp: '最初のシートの数値はすべて生きた数式です。セルをたどると、月次収益率は時価と純資金流出入から（修正ディーツ法）、時価は原データから、原データは出所まで確認できます。月次の各シートでは、同じ番地が同じ月・同じ対象を指します。原データを変えればすべてが再計算されます。',
  },
} as const satisfies Record<string, Both>;

const qualities: Readonly<Record<string, Both>> = {
  audited: { en: 'audited', jp: '監査済' },
  valuated: { en: 'valuated', jp: '評価済' },
  estimated: { en: 'estimated', jp: '推定' },
};

const measures: Readonly<Record<string, Both>> = {
  ...flowTypes,
  marketValue: { en: 'Market value', jp: '時価' },
  flow: { en: 'Net flow', jp: '純資金流出入' },
  return: { en: 'Return', jp: '収益率' },
  benchmarkReturn: { en: 'Benchmark return', jp: 'ベンチマーク収益率' },
  weight: { en: 'Weight', jp: '構成比' },
  policyWeight: { en: 'Policy weight', jp: '政策構成比' },
  band: { en: 'Band', jp: '許容幅' },
  excess: { en: 'Excess', jp: '超過' },
  profit: { en: 'Profit', jp: '運用損益' },
  toBand: { en: 'To band', jp: '許容幅まで' },
  outsideBand: { en: 'Outside its band', jp: '許容幅超過' },
  assumedReturn: { en: 'Assumed return', jp: '予定利率' },
  auditedShare: { en: 'Audited share', jp: '監査済の割合' },
  valuatedShare: { en: 'Valuated share', jp: '評価済の割合' },
  estimatedShare: { en: 'Estimated share', jp: '推定の割合' },
  valueAge: { en: 'Age of the value, days', jp: '評価の経過日数' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  called: { en: 'Called', jp: '払込累計' },
  distributed: { en: 'Distributed', jp: '分配累計' },
  recallable: { en: 'Recallable', jp: '再コール可能額' },
  nav: { en: 'Net asset value', jp: '純資産価額' },
  unfunded: { en: 'Unfunded', jp: '未払込残高' },
  fundFlow: { en: 'Flow', jp: '資金移動' },
  irrNet: { en: 'Net IRR', jp: 'ネットIRR' },
  irrGross: { en: 'Gross IRR', jp: 'グロスIRR' },
  accruedCarry: { en: 'Accrued carry', jp: '未払キャリー' },
  fxMid: { en: 'Exchange rate', jp: '為替レート' },
  holdingValue: { en: 'Market value', jp: '時価' },
  holdingBook: { en: 'Book value', jp: '簿価' },
  holdingAccrued: { en: 'Accrued', jp: '経過利息' },
  holdingUnits: { en: 'Units', jp: '数量' },
  holdingPrice: { en: 'Price', jp: '単価' },
  holdingDuration: { en: 'Duration', jp: 'デュレーション' },
  activeCompanies: { en: 'Active companies', jp: '保有中の企業数' },
  realizedCompanies: { en: 'Realized companies', jp: '売却済の企業数' },
};

const reasons: Readonly<Record<string, Both>> = {
  no_data: { en: 'nothing was told', jp: 'データなし' },
  too_short: { en: 'the history is too short', jp: '期間不足' },
  gap: { en: 'a month is missing', jp: '欠損月あり' },
  not_applicable: { en: 'does not apply', jp: '対象外' },
  zero_denominator: { en: 'nothing to divide by', jp: '分母がゼロ' },
  no_root: { en: 'no rate exists', jp: '解なし' },
};

export type SheetId = keyof typeof sheets;

/** The words of a workbook in one language. */
export function verifyText(language: Language) {
  return {
    sheet: (id: SheetId) => sheets[id][language],
    word: (id: keyof typeof words) => words[id][language],
    quality: (id: string) => qualities[id]?.[language] ?? id,
    reason: (id: string) => reasons[id]?.[language] ?? id,
    measure: (id: string) => measures[id]?.[language] ?? id,
  };
}
export type VerifyText = ReturnType<typeof verifyText>;
