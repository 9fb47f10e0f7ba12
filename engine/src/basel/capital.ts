import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { FALLBACK_WEIGHT, fundRiskWeight, type Fund, type FundExposure } from './funds';

/** The share of weighted assets held as capital: 8 % for international banks, 4 % for domestic ones. */
export type CapitalRatio = 0.08 | 0.04;

/** A fund with holes in its data, and the weight its unknown holdings would likely have if they were known. */
export type MissingDataQuery = { fund: Fund & { approach: 'lookThrough' | 'mandate' }; likelyWeight: number; ratio: CapitalRatio };

/** What the holes cost: capital as it stands, capital if the data came in, and the difference. */
export type MissingDataValue = { capitalNow: number; capitalIfKnown: number; saving: number; unknownShare: number };

/**
 * The capital a weighted asset binds.
 *
 * @example capitalFor(125, 0.08) // 10
 */
export function capitalFor(rwa: number, ratio: CapitalRatio): number {
  return rwa * ratio;
}

/**
 * What missing data is worth: unknown holdings weigh 1250 %, and the capital above what they would likely weigh is the
 * price of not asking for them.
 *
 * @example missingDataValue({ fund, likelyWeight: 1, ratio: 0.08 }) // 10 of 100 unknown: 9.2 = (12.5 - 1) × 10 × 8 % saved
 */
export function missingDataValue({ fund, likelyWeight, ratio }: MissingDataQuery, note: Note = ignore): Result<MissingDataValue> {
  const now = fundRiskWeight(fund);
  const known = fundRiskWeight({ ...fund, exposures: fund.exposures.map(exposure => filled(exposure, likelyWeight)) });
  if (now.value === null) return now;
  if (known.value === null) return known;
  const amounts = (exposures: readonly FundExposure[]) => sumOf(exposures.map(exposure => Math.abs(exposure.amount)));
  const whole = amounts(fund.exposures);
  if (whole === 0) return missing('no_data');
  const capitalNow = capitalFor(now.value.rwa, ratio);
  const capitalIfKnown = capitalFor(known.value.rwa, ratio);
  note({ id: 'weightNow', value: now.value.riskWeight, unit: 'rate' });
  note({ id: 'weightIfKnown', value: known.value.riskWeight, unit: 'rate' });
  const unknownShare = amounts(fund.exposures.filter(exposure => exposure.riskWeight === null)) / whole;
  return { value: { capitalNow, capitalIfKnown, saving: capitalNow - capitalIfKnown, unknownShare } };
}

/**
 * The value of missing data with the two weights compared.
 *
 * @example explainMissingDataValue({ fund, likelyWeight: 1, ratio: 0.08 }).steps.length // 2
 */
export function explainMissingDataValue(input: MissingDataQuery): Explanation<MissingDataValue> {
  const options = { likelyWeight: input.likelyWeight, ratio: input.ratio, fallbackWeight: FALLBACK_WEIGHT };
  return explained('basel.missing-data', options, note => missingDataValue(input, note));
}

const filled = (exposure: FundExposure, weight: number): FundExposure =>
  exposure.riskWeight === null ? { ...exposure, riskWeight: weight } : exposure;
