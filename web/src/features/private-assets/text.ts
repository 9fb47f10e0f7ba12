import { defineText } from '#platform/text';

export const privateAssetsText = defineText({
  funds: { en: 'Funds', jp: 'ファンド' },
  fund: { en: 'Fund', jp: 'ファンド' },
  position: {
    en: '{unit} of each fund’s currency; the programme in {base}',
    jp: '{unit}単位の各ファンド通貨、プログラム計は{base}',
  },
  ownPosition: { en: '{unit} of {currency}', jp: '{unit}単位の{currency}' },
  currency: { en: 'Ccy', jp: '通貨' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  called: { en: 'Called', jp: '払込累計' },
  callProgress: { en: 'Called %', jp: '払込進捗率' },
  distributed: { en: 'Distributed', jp: '分配累計' },
  nav: { en: 'NAV', jp: 'NAV' },
  navAge: { en: 'NAV age, days', jp: 'NAV経過日数' },
  oldestNavAge: { en: 'NAV age, days (oldest)', jp: 'NAV経過日数（最長）' },
  navAgeAverage: { en: 'Average by value', jp: 'NAV加重平均' },
  unfunded: { en: 'Unfunded', jp: '未払込' },
  flowDifference: { en: 'Flow less notices', jp: '月次と通知の差' },
  dpi: { en: 'DPI', jp: 'DPI' },
  rvpi: { en: 'RVPI', jp: 'RVPI' },
  tvpi: { en: 'TVPI', jp: 'TVPI' },
  irrNet: { en: 'Net IRR', jp: 'ネットIRR' },
  irrGross: { en: 'Gross IRR', jp: 'グロスIRR' },
  activeCompanies: { en: 'Active', jp: '保有企業' },
  realizedCompanies: { en: 'Realized', jp: '売却済' },
  quality: { en: 'Valuation', jp: '評価' },
  days: { en: '{n} d old', jp: '{n}日前' },
  ageNote: {
    en: 'NAV age: days from the last valuation reported by the manager or administrator; estimates do not count. Totals show the oldest.',
    jp: 'NAV経過日数は、運用機関・事務管理会社が報告した直近の評価日からの日数です（推定値は評価に含めません）。合計は最長の日数です。',
  },
  programme: { en: 'Programme', jp: 'プログラム計' },
  footnote: {
    en: 'Each fund in its own currency; “flow less notices” compares the month’s reported flow with its notices, in the programme’s currency. The programme adds flows at transaction-date FX; commitments at as-of FX.',
    jp: '各ファンドは自通貨建て（「月次と通知の差」は当月の報告額と通知の差で、プログラム通貨建て）。プログラム計は、払込・分配を当日レート、コミットメントを基準日レートで円換算して合算しています。',
  },
  irrNote: {
    en: 'The IRR of less than a year is for the period, not annualised.',
    jp: '1年未満のIRRは期間収益率であり、年率換算していません。',
  },
  none: { en: 'No private funds have been reported', jp: 'プライベートファンドの報告はありません' },
  noneBody: {
    en: 'Commitments, notices and valuations arrive with the managers’ fund files.',
    jp: '運用機関のファンドデータを取り込むと、コミットメント・通知・評価額が表示されます。',
  },
  headlines: { en: 'Private assets at a glance', jp: 'プライベートアセットの概況' },
  programmes: { en: 'Programmes', jp: 'プログラム' },
  allProgrammes: { en: 'All programmes', jp: 'すべてのプログラム' },
  total: { en: 'Total', jp: '合計' },
  money: { en: 'Called, distributed and NAV', jp: '払込・分配の累計とNAV' },
  jCurve: { en: 'J-curve', jp: 'Jカーブ' },
  jCurveUnit: { en: 'Net IRR since inception at each month-end', jp: '各月末時点の設定来ネットIRR' },
  pme: { en: 'PME (KS)', jp: 'PME（KS）' },
  pmeReturn: { en: 'PME return', jp: 'PME収益率' },
  pmeNote: {
    en: 'PME is shown where a programme has a public market equivalent: above 1, the programme outperformed its index with the same flows.',
    jp: 'PMEは比較対象が設定されたプログラムのみ表示します。1を上回れば、同じ資金移動を行った指数を上回っています。',
  },
});

export const unitText = defineText({
  one: { en: 'Units', jp: '1' },
  thousand: { en: 'Thousands', jp: '千' },
  million: { en: 'Millions', jp: '百万' },
  hundredMillion: { en: 'Hundred millions', jp: '億' },
});
