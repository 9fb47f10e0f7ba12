import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { missing, type Explanation, type Reason, type Result } from '#result';

/**
 * A forecast of one commitment (Takahashi and Alexander, "Illiquid Alternative Asset Fund Modeling", 2002). Rates are per period; the
 * last contribution rate holds for all later periods. A running fund starts from what it has already called and holds.
 */
export type PacingInputs = {
  commitment: number;
  /** Part of the remaining commitment called in each period, e.g. [0.25, 0.3333, 0.5]. */
  contributionRates: readonly number[];
  /** Periods until everything is paid out. */
  life: number;
  /** Above 1 distributions come late, below 1 early. */
  bow: number;
  growth: number;
  /** The least part of the value paid out in any period, for funds that pay income. */
  minimumYield?: number;
  start?: { age: number; paidIn: number; nav: number };
};

export type PacingPeriod = { period: number; contribution: number; distribution: number; nav: number };

/**
 * Calls, distributions and NAV of a commitment for every period still to come.
 *
 * @example takahashiAlexander({ commitment: 100, contributionRates: [0.25, 0.3333, 0.5], life: 12, bow: 2.5, growth: 0.13 })
 * // { value: [{ period: 1, contribution: 25, distribution: 0, nav: 25 }, …] }
 */
export function takahashiAlexander(inputs: PacingInputs): Result<readonly PacingPeriod[]> {
  return forecast(inputs, ignore);
}

/**
 * The steps of `takahashiAlexander`: the rate of distribution of every period, and what it led to.
 *
 * @example explainTakahashiAlexander({ commitment: 100, contributionRates: [0.5], life: 2, bow: 1, growth: 0 }).steps[0]
 * // { id: 'distribution_rate', value: 0.5, unit: 'rate', at: '1' }
 */
export function explainTakahashiAlexander(inputs: PacingInputs): Explanation<readonly PacingPeriod[]> {
  const { life, bow, growth, minimumYield = 0 } = inputs;
  return explained('private-assets.takahashi-alexander', { life, bow, growth, minimumYield }, note => forecast(inputs, note));
}

function forecast(inputs: PacingInputs, note: Note): Result<readonly PacingPeriod[]> {
  const refusal = refusalOf(inputs);
  if (refusal) return missing(refusal);
  const { commitment, contributionRates, life, bow, growth, minimumYield = 0, start = { age: 0, paidIn: 0, nav: 0 } } = inputs;
  const periods: PacingPeriod[] = [];
  let { paidIn, nav } = start;
  for (let period = start.age + 1; period <= life; period++) {
    const distributionRate = Math.min(1, Math.max(minimumYield, (period / life) ** bow));
    const grown = nav * (1 + growth);
    const contribution = rateIn(contributionRates, period) * Math.max(0, commitment - paidIn);
    const distribution = distributionRate * grown;
    paidIn += contribution;
    nav = grown + contribution - distribution;
    periods.push({ period, contribution, distribution, nav });
    note({ id: 'distribution_rate', value: distributionRate, unit: 'rate', at: String(period) });
    note({ id: 'contribution', value: contribution, unit: 'money', at: String(period) });
    note({ id: 'distribution', value: distribution, unit: 'money', at: String(period) });
    note({ id: 'nav', value: nav, unit: 'money', at: String(period) });
  }
  return { value: periods };
}

function refusalOf({ commitment, contributionRates, life, bow, growth, start }: PacingInputs): Reason | null {
  if (contributionRates.length === 0 || !allFinite([commitment, ...contributionRates, bow, growth])) return 'no_data';
  if (life < 1 || !Number.isInteger(life) || growth < -1) return 'not_applicable';
  return start && start.age >= life ? 'too_short' : null;
}

const rateIn = (rates: readonly number[], period: number) => rates[Math.min(period, rates.length) - 1] ?? 0;
