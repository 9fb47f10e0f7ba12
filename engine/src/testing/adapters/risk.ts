import { factorRisk, type FactorRisk } from '#risk/factor-risk';
import { activeRiskShares, riskContributions } from '#risk/risk-contributions';
import { statesPortfolio } from '#risk/states';
import type { Adapters, Inputs } from '#testing/adapter';
import { asRecord, gappyNumbersOf, listOf, numberOf, numbersOf } from '#testing/inputs';

export const adapters: Adapters = {
  risk_contrib: inputs => {
    const found = riskContributions({ weights: numbersOf(inputs, 'w'), covariance: rowsOf(inputs, 'cov') });
    if (found.value === null) return found;
    const { varianceContributions: contribVar, riskContributions: contribRisk, marginal: mctr, shares: pct, ...rest } = found.value;
    return { ...rest, contribVar, contribRisk, contrib: contribRisk, ctr: contribRisk, mctr, pct };
  },
  fmcar: inputs => {
    const found = activeRiskShares({ factor: numbersOf(inputs, 'factor'), specific: numberOf(inputs, 'specific') });
    return found.value === null ? found : { ...found.value, pct: found.value.shares, pctSpecific: found.value.specificShare };
  },
  states_portfolio: inputs => {
    const states = { weights: numbersOf(inputs, 'x'), returns: rowsOf(inputs, 'R'), probabilities: numbersOf(inputs, 'p') };
    const found = statesPortfolio(states);
    return found.value === null ? found : { ...found.value, rp: found.value.returns };
  },
  factor_risk: inputs => {
    const found = factorRisk({
      portfolio: numbersOf(inputs, 'wp'),
      ...(inputs['wb'] === undefined ? {} : { benchmark: numbersOf(inputs, 'wb') }),
      exposures: listOf(inputs, 'X').map(row => (row === null ? null : numbersOf({ row }, 'row'))),
      covariance: rowsOf(inputs, 'F'),
      specificVariance: gappyNumbersOf(inputs, 'specificVar'),
      ...linksOf(inputs),
    });
    return found.value === null ? found : { ...found.value, ...shortNames(found.value) };
  },
};

const rowsOf = (inputs: Inputs, key: string) => listOf(inputs, key).map(row => numbersOf({ row }, 'row'));

function linksOf(inputs: Inputs) {
  if (inputs['specificCov'] === undefined) return {};
  const links = listOf(inputs, 'specificCov').map(each => asRecord(each, 'specificCov'));
  return { specificLinks: links.map(each => ({ a: numberOf(each, 'a'), b: numberOf(each, 'b'), covariance: numberOf(each, 'cov') })) };
}

// Cases write the letters of the formulas: x for exposures, mctr for marginal contributions, and so on.
function shortNames(found: FactorRisk): Record<string, unknown> {
  return {
    x: found.exposure,
    exposures: found.exposure,
    totalVar: found.variance,
    factorVar: found.factorVariance,
    specificVar: found.specificVariance,
    factorContrib: found.factorContributions,
    factorContribVar: found.factorContributions,
    contribVar: found.factorContributions,
    factorShare: found.factorShares,
    pct: found.factorShares,
    mctr: found.marginal,
    contrib: found.assetContributions,
    contribution: found.assetContributions,
    contributions: found.assetContributions,
    contribRisk: found.assetContributions,
    assetContrib: found.assetContributions,
    ctr: found.assetContributions,
    xSigmaRho: found.factorRiskContributions,
    sigma: found.factorVolatility,
    rho: found.factorCorrelation,
    factorContribution: found.factorContributions,
    factorPct: found.factorShares,
    specificPct: found.specificShare,
    beta: found.predictedBeta,
  };
}
