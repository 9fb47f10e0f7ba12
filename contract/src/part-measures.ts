/**
 * Figures of a statement of holdings: of one line, of a group of lines, or of the whole, as the key's part says. They are worked out from
 * the statement, not from the months of a book.
 */
export const holdingMeasures = {
  holdingValue: { unit: 'money', over: 'day' },
  holdingWeight: { unit: 'weight', over: 'day' },
  holdingBook: { unit: 'money', over: 'day' },
  holdingUnrealised: { unit: 'money', over: 'day' },
  holdingAccrued: { unit: 'money', over: 'day' },
  holdingUnits: { unit: 'count', over: 'day' },
  holdingPrice: { unit: 'ratio', over: 'day' },
  holdingDuration: { unit: 'ratio', over: 'day' },
  /** The average place on the rating scale: 1 is AAA. */
  holdingRating: { unit: 'ratio', over: 'day' },
  holdingChange: { unit: 'money', over: 'day' },
  holdingDifference: { unit: 'money', over: 'day' },
  /** Between two statements: what a unit of a security returned, what that brought to the excess of the account, and what no security did. */
  holdingReturn: { unit: 'rate', over: 'day' },
  holdingEffect: { unit: 'points', over: 'day' },
  holdingOther: { unit: 'points', over: 'day' },
} as const;
/** Those that belong to the attribution. */
const effectMeasures = ['holdingReturn', 'holdingEffect', 'holdingOther'] as const satisfies readonly (keyof typeof holdingMeasures)[];
export function isSecurityEffect(measure: string): measure is (typeof effectMeasures)[number] {
  return effectMeasures.some(one => one === measure);
}
export type HoldingMeasure = keyof typeof holdingMeasures;

/** Figures of a private fund in its own currency, and of a programme of funds in the investor's. */
export const fundMeasures = {
  commitment: { unit: 'money', over: 'day' },
  called: { unit: 'money', over: 'day' },
  callProgress: { unit: 'weight', over: 'day' },
  distributed: { unit: 'money', over: 'day' },
  recallable: { unit: 'money', over: 'day' },
  reinvested: { unit: 'money', over: 'day' },
  managementFee: { unit: 'money', over: 'day' },
  admissionInterest: { unit: 'money', over: 'day' },
  nav: { unit: 'money', over: 'day' },
  /** Days from the last reported valuation; of several funds, those of the oldest, and their average by value. */
  navAge: { unit: 'count', over: 'day' },
  navAgeAverage: { unit: 'count', over: 'day' },
  unfunded: { unit: 'money', over: 'day' },
  dpi: { unit: 'ratio', over: 'day' },
  rvpi: { unit: 'ratio', over: 'day' },
  tvpi: { unit: 'ratio', over: 'day' },
  irrNet: { unit: 'rate', over: 'day' },
  irrGross: { unit: 'rate', over: 'day' },
  activeCompanies: { unit: 'count', over: 'day' },
  realizedCompanies: { unit: 'count', over: 'day' },
  fundFlow: { unit: 'money', over: 'day' },
  flowDifference: { unit: 'money', over: 'day' },
  ksPme: { unit: 'ratio', over: 'day' },
  lnPme: { unit: 'rate', over: 'day' },
  directAlpha: { unit: 'rate', over: 'day' },
  modifiedPme: { unit: 'rate', over: 'day' },
  /** Calls financed and distributions reinvested at the rate the investor assumes. */
  assumedMirr: { unit: 'rate', over: 'day' },
  openingNav: { unit: 'money', over: 'day' },
  periodCalls: { unit: 'money', over: 'day' },
  periodDistributions: { unit: 'money', over: 'day' },
  periodGain: { unit: 'money', over: 'day' },
} as const;
export type FundMeasure = keyof typeof fundMeasures;

/** Figures of forwards, each by its id as the key's part. */
export const forwardMeasures = {
  forwardValue: { unit: 'money', over: 'day' },
  forwardAmount: { unit: 'money', over: 'day' },
} as const;
export type ForwardMeasure = keyof typeof forwardMeasures;

/** Figures of a currency hedge, of a mandate or of the whole asset; the key's part names the currency, and the size of a shock. */
export const hedgeMeasures = {
  hedgeExposure: { unit: 'money', over: 'day' },
  hedgeExposureBase: { unit: 'money', over: 'day' },
  hedgeNotional: { unit: 'money', over: 'day' },
  hedgeRatio: { unit: 'weight', over: 'day' },
  hedgeGap: { unit: 'money', over: 'day' },
  hedgeValue: { unit: 'money', over: 'day' },
  hedgeCost: { unit: 'rate', over: 'day' },
  hedgeWhatIf: { unit: 'money', over: 'day' },
} as const;
export type HedgeMeasure = keyof typeof hedgeMeasures;

/**
 * Figures of two books of one mandate, the manager's and the trust bank's; the key's part names the security. Of the manager's side there are
 * figures already: the statement's.
 */
export const reconciliationMeasures = {
  trusteeValue: { unit: 'money', over: 'day' },
  trusteeUnits: { unit: 'count', over: 'day' },
  unitsDifference: { unit: 'count', over: 'day' },
  bookDifference: { unit: 'money', over: 'day' },
  differenceShare: { unit: 'rate', over: 'day' },
  rateEffect: { unit: 'money', over: 'day' },
} as const;
export type ReconciliationMeasure = keyof typeof reconciliationMeasures;

export function isReconciliationMeasure(measure: string): measure is ReconciliationMeasure {
  return Object.hasOwn(reconciliationMeasures, measure);
}

export function isForwardMeasure(measure: string): measure is ForwardMeasure {
  return Object.hasOwn(forwardMeasures, measure);
}

export function isHedgeMeasure(measure: string): measure is HedgeMeasure {
  return Object.hasOwn(hedgeMeasures, measure);
}

export function isHoldingMeasure(measure: string): measure is HoldingMeasure {
  return Object.hasOwn(holdingMeasures, measure);
}

export function isFundMeasure(measure: string): measure is FundMeasure {
  return Object.hasOwn(fundMeasures, measure);
}
