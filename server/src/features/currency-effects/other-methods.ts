import { ankrimHensel } from '@hakaru/engine/attribution/ankrim-hensel';
import { countryCurrency } from '@hakaru/engine/attribution/country-currency';
import { geometricCurrency } from '@hakaru/engine/attribution/geometric-currency';
import { sumOf, sumOfProducts } from '@hakaru/engine/number/sum';
import type { OneStep, Segment, Worked } from './worked';
import { linkedMethods, logarithmic, type OtherMethods } from './linked-methods';

/** Both sides of a span in the shape the other methods use: a side without a position in a currency has the other side's return. */
type Sides = {
  weights: readonly number[];
  mix: readonly number[];
  own: readonly number[];
  market: readonly number[];
  ownBase: readonly number[];
  marketBase: readonly number[];
  hedges: readonly number[];
  mixHedges: readonly number[];
  move: readonly number[];
  /** What buying a unit of a currency forward on the earlier day for the later one cost, as a multiple of spot. */
  forward: readonly number[];
};
const kept = new WeakMap<Worked, OtherMethods>();

/** The same span by the other methods, calculated once. */
export function otherMethods(worked: Worked): OtherMethods {
  const known = kept.get(worked);
  if (known) return known;
  const found = worked.linked ? linkedMethods(worked, otherMethods) : ofStep(worked);
  kept.set(worked, found);
  return found;
}

function ofStep(worked: OneStep): OtherMethods {
  const sides = sidesOf(worked.segments);
  const parts = [multiplied(sides, worked), surprises(sides, worked), split(sides, worked)];
  return {
    of: Object.assign({}, ...parts.map(part => part.of)) as OtherMethods['of'], // each part names its own measures
    whole: Object.assign({}, ...parts.map(part => part.whole)) as OtherMethods['whole'], // as above
  };
}

function sidesOf(segments: readonly Segment[]): Sides {
  const list = (of: (segment: Segment) => number) => segments.map(of);
  const own = list(({ local, benchmarkLocal }) => local ?? benchmarkLocal ?? 0);
  const market = list(({ local, benchmarkLocal }) => benchmarkLocal ?? local ?? 0);
  const inBase = (locals: readonly number[]) => segments.map(({ move }, at) => (1 + (locals[at] ?? 0)) * (1 + move) - 1);
  return {
    weights: list(({ weight }) => weight),
    mix: list(({ benchmarkWeight }) => benchmarkWeight),
    own,
    market,
    ownBase: inBase(own),
    marketBase: inBase(market),
    hedges: list(({ hedge }) => hedge),
    mixHedges: list(({ benchmarkHedge }) => benchmarkHedge),
    move: list(({ move }) => move),
    forward: list(({ cash }) => 1 / (1 + cash)),
  };
}

const none: OtherMethods = { of: {}, whole: {} };

/** Geometric effects: the hedged benchmark for allocation, local returns for selection, then the cost of hedging, then currencies. */
function multiplied(sides: Sides, { own, benchmark }: OneStep): OtherMethods {
  const { weights, mix, market, move, forward } = sides;
  const { value } = geometricCurrency({
    portfolio: { weights, base: sides.ownBase, local: sides.own, forwards: sides.hedges, forwardRates: forward },
    benchmark: { weights: mix, base: sides.marketBase, local: market, forwards: sides.mixHedges, forwardRates: forward },
    hedged: market.map((each, at) => (1 + each) * (forward[at] ?? 1) - 1),
    spotStart: move.map(() => 1),
    spotEnd: move.map(each => 1 + each),
  });
  if (value === null) return none;
  return {
    of: { multipliedAllocation: value.allocation, multipliedSelection: value.selection },
    whole: {
      multipliedAllocation: value.totalAllocation,
      multipliedSelection: value.totalSelection,
      multipliedHedging: value.hedging,
      multipliedCurrency: value.currency,
      multipliedSum: value.excess,
      multipliedOther: (1 + own) / (1 + benchmark) / (1 + value.excess) - 1,
      multipliedMarket: sumOfProducts(mix, market),
      multipliedNotional: sumOfProducts(weights, market),
      multipliedLocal: sumOfProducts(weights, sides.own),
      multipliedOwn: value.portfolio,
      multipliedBenchmark: value.benchmark,
      multipliedAllocationCoefficient: logarithmic(value.totalAllocation),
      multipliedSelectionCoefficient: logarithmic(value.totalSelection),
    },
  };
}

/** Ankrim-Hensel: a currency's return is the forward premium, known in advance, and the surprise. */
function surprises(sides: Sides, { own, benchmark }: OneStep): OtherMethods {
  const { weights, mix, ownBase, marketBase, move, forward } = sides;
  const { value } = ankrimHensel({
    portfolio: { weights, returns: ownBase },
    benchmark: { weights: mix, returns: marketBase },
    portfolioForwards: sides.hedges,
    benchmarkForwards: sides.mixHedges,
    spotStart: move.map(() => 1),
    spotEnd: move.map(each => 1 + each),
    forward,
  });
  if (value === null) return none;
  const { allocation, selection, interaction, currencyManagement, forwardPremium, totals } = value;
  const effects = [allocation, selection, interaction, currencyManagement, forwardPremium];
  const sum = sumOf(Object.values(totals));
  const premium = forward.map(each => each - 1);
  const surprise = forward.map((each, at) => 1 + (move[at] ?? 0) - each);
  const beyond = marketBase.map((each, at) => each - (move[at] ?? 0));
  return {
    of: {
      surpriseAllocation: allocation,
      surpriseSelection: selection,
      surpriseInteraction: interaction,
      surpriseManagement: currencyManagement,
      surprisePremium: forwardPremium,
      surpriseSum: weights.map((_, at) => sumOf(effects.map(list => list[at] ?? 0))),
    },
    whole: {
      surpriseAllocation: totals.allocation,
      surpriseSelection: totals.selection,
      surpriseInteraction: totals.interaction,
      surpriseManagement: totals.currencyManagement,
      surprisePremium: totals.forwardPremium,
      surpriseSum: sum,
      surpriseOther: own - benchmark - sum,
      surpriseMean: sumOfProducts(mix, surprise),
      surprisePremiumMean: sumOfProducts(mix, premium),
      surpriseLocalMean: sumOfProducts(mix, beyond),
    },
  };
}

/** The simple country-currency split ignores forwards, so the effect of hedges is in its residual. */
function split(sides: Sides, { own, benchmark }: OneStep): OtherMethods {
  const { value } = countryCurrency({
    portfolio: { weights: sides.weights, returns: sides.own },
    benchmark: { weights: sides.mix, returns: sides.market },
    currency: sides.move,
  });
  if (value === null) return none;
  const { currency, country, stock } = value.segments;
  const whole = {
    splitCurrency: value.currencyPortfolio - value.currencyBenchmark,
    splitCountry: value.countryPortfolio - value.countryBenchmark,
    splitStock: value.stock,
  };
  const sum = sumOf(Object.values(whole));
  return {
    of: {
      splitCurrency: currency,
      splitCountry: country,
      splitStock: stock,
      splitSum: currency.map((each, at) => sumOf([each, country[at] ?? 0, stock[at] ?? 0])),
    },
    whole: { ...whole, splitSum: sum, splitOther: own - benchmark - sum },
  };
}
