import type { Currency } from './factors';
import { normal, stream, type Uniform } from './random';

/** One private fund's terms; rates are annual, amounts in millions of its currency. */
export type FundTerms = {
  name: string;
  mandate: string;
  vintage: number;
  firstQuarter: number;
  currency: Currency;
  commitment: number;
  lifeYears: number;
  growth: number;
  deviation: number;
  bow: number;
  yieldRate: number;
  fee: number;
  calls: readonly [number, number, number];
};

type Terms = [string, string, number, number, Currency, number, number, number, number, number, number, number, [number, number, number]];

const TABLE: readonly Terms[] = [
  ['Buyout Fund III', 'HPE01', 2016, 20171, 'USD', 15, 10, 0.185, 0.1, 2.2, 0, 0.02, [0.25, 0.33, 0.5]],
  ['Growth Partners I', 'HPE01', 2019, 20201, 'USD', 16, 10, 0.185, 0.13, 2.5, 0, 0.02, [0.2, 0.3, 0.45]],
  ['Japan Buyout II', 'HPE01', 2021, 20212, 'JPY', 2000, 10, 0.185, 0.09, 2.2, 0, 0.02, [0.22, 0.33, 0.5]],
  ['Secondaries V', 'HPE01', 2023, 20233, 'USD', 10, 9, 0.165, 0.08, 1.8, 0, 0.0125, [0.35, 0.4, 0.5]],
  ['Japan Growth III', 'HPE01', 2025, 20253, 'JPY', 1000, 10, 0.15, 0.08, 2.2, 0, 0.02, [0.22, 0.33, 0.5]],
  ['Senior Loan II', 'HPD01', 2018, 20191, 'USD', 18, 9, 0.098, 0.03, 2.4, 0.06, 0.01, [0.45, 0.55, 0.6]],
  ['Euro Direct Lending', 'HPD01', 2022, 20221, 'EUR', 18, 9, 0.098, 0.03, 2.4, 0.06, 0.01, [0.4, 0.5, 0.6]],
  ['US Direct Lending III', 'HPD01', 2024, 20242, 'USD', 16, 9, 0.105, 0.03, 2.4, 0.06, 0.01, [0.4, 0.5, 0.6]],
  ['Overseas Value-Add IV', 'HRE02', 2018, 20183, 'USD', 14, 11, 0.1, 0.07, 2.0, 0.02, 0.015, [0.35, 0.45, 0.5]],
  ['Core Infra Europe', 'HIN01', 2017, 20174, 'EUR', 18, 15, 0.115, 0.05, 2.6, 0.04, 0.011, [0.35, 0.45, 0.5]],
  ['Digital Infra I', 'HIN01', 2023, 20232, 'USD', 12, 12, 0.12, 0.06, 2.5, 0.01, 0.014, [0.25, 0.33, 0.5]],
  ['Global PE FoF II', 'SPE01', 2019, 20193, 'USD', 60, 12, 0.135, 0.09, 2.3, 0, 0.012, [0.2, 0.28, 0.4]],
  ['Senior Secured Loan IV', 'SPD01', 2021, 20213, 'USD', 90, 8, 0.1, 0.03, 2.2, 0.06, 0.01, [0.45, 0.55, 0.6]],
  ['Renewables Europe II', 'SIN01', 2022, 20222, 'EUR', 50, 14, 0.105, 0.05, 2.6, 0.035, 0.012, [0.3, 0.4, 0.5]],
];

export const fundTerms: readonly FundTerms[] = TABLE.map(row => {
  const [name, mandate, vintage, firstQuarter, currency, commitment, lifeYears, growth, deviation, bow, yieldRate, fee, calls] = row;
  return { name, mandate, vintage, firstQuarter, currency, commitment, lifeYears, growth, deviation, bow, yieldRate, fee, calls };
});

/** One quarter (yyyyq): the amount called (including the fee) and distributed, the recallable part of that, and the net asset value after both. */
export type FundQuarter = { quarter: number; call: number; fee: number; distribution: number; recallable: number; nav: number };
const LAST_QUARTER = 20263;

type State = { unfunded: number; nav: number; cost: number; years: number };

/**
 * The Takahashi-Alexander model by quarter, with fees and set-up costs, so that early multiples are below one. Amounts are rounded at every
 * step.
 */
export function fundQuarters(terms: FundTerms): FundQuarter[] {
  const draw = stream(`fund|${terms.name}`);
  const places = terms.currency === 'JPY' ? 1 : 100;
  const round = (value: number) => Math.round(value * places) / places;
  const state: State = { unfunded: terms.commitment, nav: 0, cost: 0, years: 0 };
  const quarters: FundQuarter[] = [];
  for (let quarter = terms.firstQuarter; quarter <= LAST_QUARTER; quarter = quarter % 10 === 4 ? quarter + 7 : quarter + 1) {
    quarters.push(step(terms, state, { quarter, draw, round }));
    state.years += 0.25;
  }
  return quarters;
}

type Chance = { quarter: number; draw: Uniform; round: (value: number) => number };

function step(terms: FundTerms, state: State, { quarter, draw, round }: Chance): FundQuarter {
  const year = Math.floor(state.years);
  const pace = quarterly(terms.calls[Math.min(year, 2)] ?? 0);
  const jitter = 0.3 + 1.4 * draw();
  const isSkipped = draw() < 0.18 && state.years > 0;
  const fee = (terms.fee / 4) * (year < 5 ? terms.commitment : Math.min(terms.commitment, state.cost * 0.8));
  const wanted = year < 6 && !isSkipped ? Math.min(state.unfunded, state.unfunded * pace * jitter + fee) : 0;
  const call = round(wanted);
  const growth = terms.growth / 4 + (terms.deviation / 2) * normal(draw) - (state.years < 1.5 ? 0.012 : 0);
  state.nav = state.nav * (1 + growth) + (call - fee) * (call > 0 ? 0.985 : 1);
  state.cost += Math.max(0, call - fee);
  const distribution = round(payout(terms, state, draw));
  const recallable = state.years >= 1 && state.years < 4 && distribution > 0 && draw() < 0.5 ? round(distribution * 0.25) : 0;
  state.nav -= distribution;
  state.unfunded = round(state.unfunded - call + recallable);
  return { quarter, call, fee: Math.min(fee, call), distribution, recallable, nav: state.nav };
}

function payout(terms: FundTerms, { nav, years }: State, draw: Uniform): number {
  const rate = Math.max(terms.yieldRate, years < 1 ? 0 : Math.pow(Math.min(1, years / terms.lifeYears), terms.bow));
  const paid = nav * quarterly(Math.min(0.999, rate)) * (draw() < 0.25 && terms.yieldRate === 0 ? 0 : 0.6 + 0.8 * draw());
  const held = years < 2 && terms.yieldRate === 0 ? 0 : paid;
  return Math.max(0, Math.min(nav * 0.6, held));
}

/** The quarterly equivalent of an annual rate: four of them compound to it. */
function quarterly(rate: number): number {
  return 1 - Math.sqrt(Math.sqrt(1 - rate));
}
