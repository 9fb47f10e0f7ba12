import { capture } from '#statistics/capture';
import { downsideDeviation, sortino } from '#statistics/downside';
import { calmar, drawdownTable, maxDrawdown } from '#statistics/drawdown';
import { jensenAlpha, systematicRisk, treynor } from '#statistics/market-model';
import type { RiskFree } from '#statistics/pairs';
import { alpha, beta, correlation, rSquared } from '#statistics/regression';
import { sharpe, sharpeAnnualised } from '#statistics/sharpe';
import { activePremium, geometricPremium, informationRatio, trackingError } from '#statistics/tracking';
import { meanAbsoluteDeviation, trailingMeanAndDeviation, volatility } from '#statistics/volatility';
import type { Adapters, Datasets, Inputs } from '#testing/adapter';
import { numberOf, optionalChoice, optionalNumber } from '#testing/inputs';
import { datedOf, pairOf, rateOf, valuesOf } from '#testing/series';

// Without a scale the cases mean: per period for std_dev, sharpe and downside figures, a year of months for the others.
export const adapters: Adapters = {
  std_dev: (inputs, datasets) =>
    volatility(valuesOf(inputs, datasets), { ...perPeriod(inputs), ...lastMonths(inputs), population: isPopulation(inputs) }),
  mean_abs_dev: (inputs, datasets) => meanAbsoluteDeviation(valuesOf(inputs, datasets)),
  trailing_mean_sd: (inputs, datasets) => {
    const answer = trailingMeanAndDeviation(valuesOf(inputs, datasets), numberOf(inputs, 'months'));
    return answer.value === null ? answer : { value: { mean: answer.value.mean, sd: answer.value.deviation } };
  },
  tracking_error: (inputs, datasets) => trackingError(pairOf(inputs, datasets), perYear(inputs)),
  active_premium: (inputs, datasets) => activePremium(pairOf(inputs, datasets), perYear(inputs)),
  geometric_excess_annualised: (inputs, datasets) => geometricPremium(pairOf(inputs, datasets), perYear(inputs)),
  information_ratio: (inputs, datasets) => informationRatio(pairOf(inputs, datasets), perYear(inputs)),
  sharpe: (inputs, datasets) => sharpe(valuesOf(inputs, datasets), { ...perPeriod(inputs), ...riskFree(inputs, datasets) }),
  sharpe_annualised: (inputs, datasets) =>
    sharpeAnnualised(valuesOf(inputs, datasets), { ...perYear(inputs), ...riskFree(inputs, datasets) }),
  beta: (inputs, datasets) => beta(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...sideOf(inputs) }),
  alpha: (inputs, datasets) =>
    alpha(pairOf(inputs, datasets), {
      ...riskFree(inputs, datasets),
      ...sideOf(inputs),
      ...perYear(inputs),
      annualise: inputs['annualise'] === true,
    }),
  correlation: (inputs, datasets) => correlation(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...sideOf(inputs) }),
  r_squared: (inputs, datasets) => rSquared(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...sideOf(inputs) }),
  treynor: (inputs, datasets) => treynor(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...perYear(inputs) }),
  jensen_alpha: (inputs, datasets) => jensenAlpha(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...perYear(inputs) }),
  systematic_risk: (inputs, datasets) => systematicRisk(pairOf(inputs, datasets), { ...riskFree(inputs, datasets), ...perYear(inputs) }),
  capture: (inputs, datasets) =>
    capture(pairOf(inputs, datasets), {
      ...perYear(inputs),
      side: optionalChoice(inputs, 'side', ['up', 'down']) ?? 'up',
      method: optionalChoice(inputs, 'method', ['geometric', 'cumulative', 'arithmetic', 'number', 'percent']) ?? 'geometric',
    }),
  downside_deviation: (inputs, datasets) =>
    downsideDeviation(valuesOf(inputs, datasets), { ...perPeriod(inputs), ...least(inputs, datasets) }),
  sortino: (inputs, datasets) => sortino(valuesOf(inputs, datasets), { ...perPeriod(inputs), ...least(inputs, datasets) }),
  // The cases ask for the size of the fall; ours is below zero, as its formula says.
  max_drawdown: (inputs, datasets) => {
    const fall = maxDrawdown(valuesOf(inputs, datasets));
    return fall.value === null ? fall : { ...fall, value: Math.abs(fall.value) };
  },
  drawdown_table: (inputs, datasets) => {
    const top = optionalNumber(inputs, 'top');
    const answer = drawdownTable(datedOf(inputs, datasets), top === undefined ? {} : { top });
    return answer.value === null ? answer : { rows: answer.value };
  },
  calmar: (inputs, datasets) => calmar(valuesOf(inputs, datasets), perYear(inputs)),
};

const perPeriod = (inputs: Inputs) => ({ scale: optionalNumber(inputs, 'scale') ?? (inputs['annualise'] === true ? 12 : 1) });
const perYear = (inputs: Inputs) => ({ scale: optionalNumber(inputs, 'scale') ?? 12 });
const isPopulation = (inputs: Inputs) => inputs['population'] === true || inputs['sample'] === false || inputs['ddof'] === 0;

function lastMonths(inputs: Inputs): { months?: number } {
  const months = optionalNumber(inputs, 'months');
  return months === undefined ? {} : { months };
}

function riskFree(inputs: Inputs, datasets: Datasets): { riskFree?: RiskFree } {
  const rate = rateOf(inputs, datasets, 'rf');
  return rate === undefined ? {} : { riskFree: rate };
}

function least(inputs: Inputs, datasets: Datasets): { minimumAcceptable?: RiskFree } {
  const rate = rateOf(inputs, datasets, 'mar');
  return rate === undefined ? {} : { minimumAcceptable: rate };
}

function sideOf(inputs: Inputs): { side?: 'bull' | 'bear' } {
  const side = optionalChoice(inputs, 'side', ['bull', 'bear', 'all']);
  return side === undefined || side === 'all' ? {} : { side };
}
