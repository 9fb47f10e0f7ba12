import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { MONTHS, type FactorName, type Factors } from './factors';
import { appraised, cashRate, type MandateMonth } from './pension-fund';
import { normal, stream } from './random';

type Holding = {
  ref: string;
  mix: Partial<Record<FactorName, number>> | 'property' | 'cash';
  alpha: number;
  deviation: number;
  closing: number;
};

/** The bank's liquid funds, without flows; opening values are solved so that September 2026 ends at the values of the capital report. */
const HOLDINGS: readonly Holding[] = [
  { ref: 'SDB01', mix: { DB: 1 }, alpha: 0.1, deviation: 0.5, closing: 45_000 },
  { ref: 'SFB01', mix: { FH: 1 }, alpha: 0.2, deviation: 1, closing: 30_000 },
  { ref: 'SFE01', mix: { FE: 1 }, alpha: 0.5, deviation: 3, closing: 12_000 },
  { ref: 'SMA01', mix: { FE: 0.4, FH: 0.6 }, alpha: 0, deviation: 4, closing: 10_000 },
  { ref: 'SRE01', mix: 'property', alpha: 0, deviation: 0, closing: 9_000 },
  { ref: 'SCS01', mix: 'cash', alpha: 0, deviation: 0, closing: 5_000 },
];
const SOLVED_AT = '2026-09-30';

export function bankMonths(factors: Factors): Map<string, MandateMonth[]> {
  return new Map(HOLDINGS.map(holding => [holding.ref, holdingMonths(holding, factors)]));
}

function holdingMonths(holding: Holding, factors: Factors): MandateMonth[] {
  const rates = holdingRates(holding, factors);
  let growth = 1;
  const levels = rates.map(rate => (growth *= 1 + rate));
  const at = MONTHS.findIndex(month => monthEndOfIndex(month) === SOLVED_AT);
  const scale = holding.closing / (levels[at] ?? 1);
  const opening = { month: (MONTHS[0] ?? 0) - 1, value: scale, flow: 0 };
  return [opening, ...MONTHS.map((month, index) => ({ month, value: scale * (levels[index] ?? 0), flow: 0 }))];
}

function holdingRates({ ref, mix, alpha, deviation }: Holding, factors: Factors): number[] {
  if (mix === 'cash') return MONTHS.map(month => cashRate(monthEndOfIndex(month).slice(0, 7)));
  if (mix === 'property') {
    const next = appraised(ref);
    return MONTHS.map(() => next());
  }
  const draw = stream(`mandate|${ref}`);
  const parts = Object.entries(mix) as [FactorName, number][]; // the keys of a partial record of factors
  return MONTHS.map((_, index) => {
    const market = parts.reduce((total, [name, share]) => total + share * (factors[name][index] ?? 0), 0);
    return market + alpha / 1200 + (deviation / 100 / Math.sqrt(12)) * normal(draw);
  });
}
