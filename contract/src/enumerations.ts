/** Every enumeration of the specification's section 3, spelled exactly as in the API. */
export const entityKinds = ['account', 'benchmark', 'custodial', 'fund', 'mandate'] as const;
export type EntityKind = (typeof entityKinds)[number];

export const entityTypes = [
  'bank',
  'clientPaidOut',
  'clientPrincipal',
  'composite',
  'container',
  'corporation',
  'firm',
  'fund',
  'fx',
  'investment',
  'mandate',
  'market',
  'mvWeightedAverage',
  'pme',
  'policyWeightedAverage',
  'portfolioCompany',
  'privateAsset',
  'property',
  'security',
  'spliced',
  'subMandate',
  'subtotal',
  'summary',
  'total',
  'trustee',
  'virtual',
] as const;
export type EntityType = (typeof entityTypes)[number];

/** Entity types whose monthly returns are built from others; `market` ones are given. */
export const builtBenchmarkTypes = ['composite', 'mvWeightedAverage', 'policyWeightedAverage', 'spliced', 'pme'] as const;
export const benchmarkTypes = ['market', ...builtBenchmarkTypes] as const;
export type BenchmarkType = (typeof benchmarkTypes)[number];

/** Rows of an account tree that aggregate others instead of holding money themselves. */
export const gatheringTypes = ['subtotal', 'total', 'summary', 'composite', 'virtual', 'container'] as const;

// `limitedPartnetships` is the API's own spelling, and the ninth value its deprecated twin; both are kept (decisions G11).
export const fundTypes = [
  'commingledFund',
  'direct',
  'etf',
  'fundOfFunds',
  'investmentTrust',
  'limitedPartnetships',
  'mutualFund',
  'separateAccount',
  'limitedPartnerhips',
] as const;
export type FundType = (typeof fundTypes)[number];
const PARTNERSHIPS = new Set(['limitedPartnetships', 'limitedPartnerhips', 'limitedPartnership', 'limitedPartnerships']);

/** A fund type as spelled in input, in the one spelling that is stored; null when it is none. */
export function fundTypeOf(spelling: string): FundType | null {
  if (PARTNERSHIPS.has(spelling)) return 'limitedPartnetships';
  return fundTypes.find(type => type === spelling) ?? null;
}

export const categoryKinds = ['archived', 'benchmark', 'client', 'fund', 'portfolio'] as const;
export type CategoryKind = (typeof categoryKinds)[number];
export const priceSides = ['ask', 'bid', 'mid'] as const;
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
export const PRODUCT_KEY = 'hakaru';
export const contentOrigins = ['assetOwner', 'consultant', 'custom', 'regulatory', 'text', PRODUCT_KEY] as const;
export const documentKinds = ['content', 'data', 'report'] as const;
export const partyRoles = ['custodian', 'fundAdministrator', 'investor', 'manager', 'masterTrustee', 'subAdvisor', 'trustee'] as const;
export type PartyRole = (typeof partyRoles)[number];
export const currencyBases = ['FundCurrency', 'LocalCurrency', 'base', 'local'] as const;
export type CurrencyBasis = (typeof currencyBases)[number];
export const rateMethods = ['TTM', 'TTM_BANK1', 'TTM_BANK2', 'TTM_BANK3', 'WMR', 'WMR_BANK1', 'WMR_BANK2', 'WMR_BANK3'] as const;

/** When a flow takes effect on its day: at its end, which is the default, or at its start. */
export const flowTimings = ['endOfDay', 'startOfDay'] as const;
export type RateMethod = (typeof rateMethods)[number];
export const importKinds = [
  'accounts',
  'benchmarks',
  'corporations',
  'fixedincome',
  'funds',
  'fxrates',
  'holdings',
  'instructions',
  'mandates',
  'securities',
  'securityprices',
] as const;
export type ImportKind = (typeof importKinds)[number];
export const fxTenors = [
  'spot',
  'overnight',
  'tomorrow',
  'oneDay',
  'twoDays',
  'oneWeek',
  'twoWeeks',
  'threeWeeks',
  'oneMonth',
  'twoMonths',
  'threeMonths',
  'fourMonths',
  'fiveMonths',
  'sixMonths',
  'sevenMonths',
  'eightMonths',
  'nineMonths',
  'tenMonths',
  'elevenMonths',
  'twelveMonths',
  'oneYear',
  'twoYears',
  'threeYears',
  'interpolated',
] as const;
export type FxTenor = (typeof fxTenors)[number];
export const runModes = ['async', 'sync'] as const;
export const documentTypes = [
  'PA_CASHFLOW',
  'PA_DISTRIBUTION',
  'PA_CONTRIBUTION',
  'PA_FIN_STATEMENT',
  'PA_INVEST_REPORT',
  'PA_CAPITAL_ACC',
  'CORP_CFD',
  'MMR_DOC',
  'MF_PROSPECTUS',
] as const;
export const expectedSigns = ['positive', 'negative', 'none'] as const;
export const fieldMappingKinds = { gpt: 1, multiplier: 2, regexp: 3 } as const;
export const priceFrequencies = ['irregularly', 'daily', 'weekly', 'monthly', 'quarterly'] as const;
export const valuationQualities = ['latest', 'valuated', 'estimated', 'audited'] as const;
export type ValuationQuality = (typeof valuationQualities)[number];
export const instructionCategories = ['Cash Transfer', 'Fee', 'Private Asset', 'Fund', 'FX Forward', 'Receipt'] as const;
export const transactionTypes = [
  'bookValueAdjustment',
  'buy',
  'cashTransfer',
  'contribution',
  'distribution',
  'dividend',
  'fee',
  'fxForward',
  'fxForward setoff',
  'fxForward split',
  'interestAdjustment',
  'interestEarned',
  'miscProfitAndLoss',
  'navAdjustment',
  'payout',
  'rebate',
  'receiptAdditional',
  'reinvestmentFund',
  'reinvestmentPrivateAsset',
  'sell',
  'unitAdjustment',
  'withholdingTax',
] as const;

export const signHandlings = ['None', 'reverse_sign', 'always_positive', 'always_negative'] as const;
export type SignHandling = (typeof signHandlings)[number];

/**
 * The sign a mapping gives to an extracted number.
 *
 * @example signed(-5, 'always_positive') // 5
 */
export function signed(value: number, handling: SignHandling): number {
  if (value === 0 || handling === 'None') return value;
  if (handling === 'reverse_sign') return -value;
  return handling === 'always_positive' ? Math.abs(value) : -Math.abs(value);
}
