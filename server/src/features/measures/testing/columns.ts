/** The columns that the trace tests ask for, as keys. */
const PERIODS = ['1m', '3m', '6m', 'fytd', '1y', '2y', '3y', '5y', '10y', 'itd'];
const OVER = ['return', 'benchmarkReturn', 'excess', 'cumulativeReturn', 'cumulativeBenchmark', 'flow', 'profit'];
const RISKS = [
  'volatility',
  'trackingError',
  'informationRatio',
  'beta',
  'maxDrawdown',
  'upCapture',
  'downCapture',
  'benchmarkCorrelation',
  'sharpe',
  'downsideDeviation',
  'sortino',
  'treynor',
  'jensenAlpha',
  'systematicRisk',
];
const MIX = ['weight.-', 'policyWeight.-', 'deviation.-', 'band.-', 'toPolicy.-', 'toBand.-', 'outsideBand.-'];
const ON_DAY = ['marketValue.-', ...MIX, 'contribution.1m'];
export const COLUMNS = [
  ON_DAY,
  ...OVER.map(measure => PERIODS.map(period => `${measure}.${period}`)),
  RISKS.flatMap(measure => ['1y', '3y', '5y', 'itd'].map(period => `${measure}.${period}`)),
];

export const ATTRIBUTION = [
  'averageWeight',
  'averagePolicyWeight',
  'allocationEffect',
  'selectionEffect',
  'interactionEffect',
  'otherEffect',
  'totalEffect',
  'linkingCoefficient',
].flatMap(measure => ['1m', 'fytd', '1y', '3y', 'itd'].map(period => `${measure}.${period}`));

export const FUNDS = [
  'commitment',
  'called',
  'callProgress',
  'distributed',
  'recallable',
  'reinvested',
  'managementFee',
  'admissionInterest',
  'nav',
  'navAge',
  'navAgeAverage',
  'unfunded',
  'dpi',
  'rvpi',
  'tvpi',
  'irrNet',
  'irrGross',
  'activeCompanies',
  'realizedCompanies',
].map(one => `${one}.-`);
