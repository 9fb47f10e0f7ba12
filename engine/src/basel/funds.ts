import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';

/** No investment in a fund weighs more than this, and an unknown one weighs exactly this. */
export const FALLBACK_WEIGHT = 12.5;

/** The fixed weights of the Japanese probability method (蓋然性方式). */
export const PROBABILITY_WEIGHTS = [2.5, 4] as const;

/**
 * Something a fund holds. A weight nobody knows is null and counts as the fall-back; a derivative's notional is converted
 * by `conversionFactor`; a fund in the fund is weighed by its own method. `counterpartyRwa` is added as it is.
 */
export type FundExposure = { amount: number; riskWeight: number | null | Fund; conversionFactor?: number; counterpartyRwa?: number };

/** What the bank holds of a fund, and the undrawn commitment with its conversion factor. */
export type Investment = { equityInvestment: number; unfunded?: number; unfundedFactor?: number };

/** A fund by the method its evidence allows. For a mandate the leverage is the most the mandate allows. */
export type Fund =
  | ({ approach: 'lookThrough'; isThirdParty?: boolean } & Balance & Investment)
  | ({ approach: 'mandate' } & Balance & Investment)
  | ({ approach: 'probability'; fixedWeight: number } & Investment)
  | ({ approach: 'fallback' } & Investment)
  | ({ approach: 'mixed'; parts: readonly Fund[] } & Partial<Investment>);

/** What the fund owns against what its investors put in. Leverage may be given in place of equity. */
export type Balance = { exposures: readonly FundExposure[]; totalAssets: number; equity?: number; leverage?: number };

/** The weight before and after the cap, and the weighted assets. Parts that a method does not have are null. */
export type FundWeight = {
  fundRwa: number | null;
  averageWeight: number | null;
  leverage: number | null;
  uncappedWeight: number;
  riskWeight: number;
  rwa: number;
};

/**
 * The risk weight of an investment in a fund: average weight × leverage, at most 1250 %; fixed for the probability method
 * and the fall-back. Funds in funds are weighed layer by layer: from the third on, only look-through under look-through.
 *
 * @example fundRiskWeight({ approach: 'fallback', equityInvestment: 10 }) // riskWeight 12.5, rwa 125
 */
export function fundRiskWeight(fund: Fund, note: Note = ignore): Result<FundWeight> {
  return weightOf(fund, { layer: 1, isUnderLookThrough: true }, note);
}

/**
 * The fund's weight with its weighted assets, average weight and leverage.
 *
 * @example explainFundRiskWeight({ approach: 'fallback', equityInvestment: 10 }).method // 'basel.fund'
 */
export function explainFundRiskWeight(fund: Fund): Explanation<FundWeight> {
  const isThirdParty = fund.approach === 'lookThrough' && fund.isThirdParty === true;
  return explained('basel.fund', { approach: fund.approach, isThirdParty }, note => fundRiskWeight(fund, note));
}

/**
 * The leverage from which on a fund of the given average weight hits the cap.
 *
 * @example leverageAtCap(0.725) // { value: 17.24… }
 */
export function leverageAtCap(averageWeight: number, note: Note = ignore): Result {
  note({ id: 'cap', value: FALLBACK_WEIGHT, unit: 'rate' });
  return averageWeight <= 0 ? missing('zero_denominator') : { value: FALLBACK_WEIGHT / averageWeight };
}

/**
 * The leverage at the cap, with the cap it divides.
 *
 * @example explainLeverageAtCap(0.725).steps[0].value // 12.5
 */
export function explainLeverageAtCap(averageWeight: number): Explanation {
  return explained('basel.leverage-at-cap', {}, note => leverageAtCap(averageWeight, note));
}

/**
 * The fixed weight the probability method allows for a likely average weight; above 400 % it does not apply.
 *
 * @example probabilityWeight(1.8) // { value: 2.5 }
 */
export function probabilityWeight(likelyAverage: number): Result {
  const fixed = PROBABILITY_WEIGHTS.find(weight => likelyAverage <= weight);
  return fixed === undefined ? missing('not_applicable') : { value: fixed };
}

type LookThroughStep = { layer: number; isUnderLookThrough: boolean };
const THIRD_PARTY_FACTOR = 1.2; // the look-through was done by someone else

function weightOf(fund: Fund, place: LookThroughStep, note: Note): Result<FundWeight> {
  const isTooDeep = place.layer > 2 && !(fund.approach === 'lookThrough' && place.isUnderLookThrough);
  if (fund.approach === 'mixed') return mixedWeight(fund.parts, place, note);
  if (fund.approach === 'fallback' || isTooDeep) return { value: fixedWeight(FALLBACK_WEIGHT, fund) };
  if (fund.approach === 'probability') {
    const isFixed = PROBABILITY_WEIGHTS.some(weight => weight === fund.fixedWeight);
    return isFixed ? { value: fixedWeight(fund.fixedWeight, fund) } : missing('not_applicable');
  }
  return balanceWeight(fund, place, note);
}

function balanceWeight(fund: Fund & { approach: 'lookThrough' | 'mandate' }, place: LookThroughStep, note: Note): Result<FundWeight> {
  const leverage = leverageOf(fund);
  if (leverage === null || fund.totalAssets <= 0) return missing('zero_denominator');
  const below = { layer: place.layer + 1, isUnderLookThrough: fund.approach === 'lookThrough' };
  const parts = fund.exposures.map(exposure => exposureRwa(exposure, below));
  const lost = parts.find(part => part.value === null);
  if (lost) return lost;
  const fundRwa = sumOf(parts.map(part => part.value ?? 0));
  const averageWeight = fundRwa / fund.totalAssets;
  const factor = fund.approach === 'lookThrough' && fund.isThirdParty ? THIRD_PARTY_FACTOR : 1;
  const uncappedWeight = averageWeight * leverage * factor;
  const riskWeight = Math.min(uncappedWeight, FALLBACK_WEIGHT);
  note({ id: 'fundRwa', value: fundRwa, unit: 'money' });
  note({ id: 'averageWeight', value: averageWeight, unit: 'rate' });
  note({ id: 'leverage', value: leverage, unit: 'factor' });
  note({ id: 'uncappedWeight', value: uncappedWeight, unit: 'rate' });
  return { value: { fundRwa, averageWeight, leverage, uncappedWeight, riskWeight, rwa: riskWeight * investmentOf(fund) } };
}

function exposureRwa({ amount, riskWeight, conversionFactor = 1, counterpartyRwa = 0 }: FundExposure, place: LookThroughStep): Result {
  if (riskWeight === null || typeof riskWeight === 'number') {
    return { value: amount * conversionFactor * (riskWeight ?? FALLBACK_WEIGHT) + counterpartyRwa };
  }
  const inner = weightOf(riskWeight, place, ignore);
  return inner.value === null ? inner : { value: amount * conversionFactor * inner.value.riskWeight + counterpartyRwa };
}

// Each part by its own method; the whole weighs what the parts weigh together.
function mixedWeight(parts: readonly Fund[], place: LookThroughStep, note: Note): Result<FundWeight> {
  const weighed = parts.map(part => weightOf(part, place, note));
  const lost = weighed.find(part => part.value === null);
  if (lost) return lost;
  const investment = sumOf(parts.map(investmentOf));
  if (investment === 0) return missing('zero_denominator');
  const rwa = sumOf(weighed.map(part => part.value?.rwa ?? 0));
  return { value: { ...fixedParts, uncappedWeight: rwa / investment, riskWeight: rwa / investment, rwa } };
}

const fixedParts = { fundRwa: null, averageWeight: null, leverage: null };

function fixedWeight(weight: number, fund: Fund): FundWeight {
  return { ...fixedParts, uncappedWeight: weight, riskWeight: weight, rwa: weight * investmentOf(fund) };
}

function investmentOf(fund: Fund): number {
  if (fund.approach === 'mixed') return sumOf(fund.parts.map(investmentOf));
  return fund.equityInvestment + (fund.unfunded ?? 0) * (fund.unfundedFactor ?? 1);
}

function leverageOf({ leverage, equity, totalAssets }: Balance): number | null {
  if (leverage !== undefined) return leverage;
  return equity === undefined || equity <= 0 ? null : totalAssets / equity;
}
