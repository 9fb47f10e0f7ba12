import type { SquareMatrix } from './matrix';
import { timesColumn } from './matrix';

/** Specific returns of two assets that move together, as two issues of one issuer do. */
export type SpecificLink = { a: number; b: number; covariance: number };

/** Exposures asset after asset (asset n, factor k at n × factors + k), factor covariances, specific variances. */
export type FactorModel = {
  assets: number;
  factors: number;
  exposures: Float64Array;
  covariance: SquareMatrix;
  specific: Float64Array;
  links: readonly SpecificLink[];
};

/** The exposure of holdings to each factor, and each factor's covariance with them. */
export type FactorView = { exposure: Float64Array; factorCovariance: Float64Array };

/** Both parts of a variance. */
export type VarianceSplit = FactorView & { factorVariance: number; specificVariance: number };

/**
 * The variance of holdings under a factor model, in its two parts. One pass over the exposures; nothing is allocated per asset.
 *
 * @example varianceSplit(model, Float64Array.of(0.5, 0.5)).factorVariance // x'Fx
 */
export function varianceSplit(model: FactorModel, holdings: Float64Array): VarianceSplit {
  const exposure = exposureOf(model, holdings);
  const factorCovariance = timesColumn(model.covariance, exposure);
  let factorVariance = 0;
  for (let k = 0; k < model.factors; k++) factorVariance += exposure[k]! * factorCovariance[k]!;
  return { exposure, factorCovariance, factorVariance, specificVariance: specificCovariance(model, holdings, holdings) };
}

/**
 * The covariance of two sets of holdings under a factor model.
 *
 * @example covarianceOf(model, portfolio, benchmark) / covarianceOf(model, benchmark, benchmark) // the predicted beta
 */
export function covarianceOf(model: FactorModel, own: Float64Array, other: Float64Array): number {
  const exposure = exposureOf(model, own);
  const factorCovariance = timesColumn(model.covariance, exposureOf(model, other));
  let sum = specificCovariance(model, own, other);
  for (let k = 0; k < model.factors; k++) sum += exposure[k]! * factorCovariance[k]!;
  return sum;
}

/**
 * The covariance of every asset with the holdings: what the variance grows by, halved, when a little of the asset is added.
 *
 * @example assetCovariances(model, holdings, varianceSplit(model, holdings)).length // model.assets
 */
export function assetCovariances(model: FactorModel, holdings: Float64Array, { factorCovariance }: FactorView): Float64Array {
  const { assets, factors, exposures, specific, links } = model;
  const into = new Float64Array(assets);
  for (let n = 0; n < assets; n++) {
    let sum = specific[n]! * holdings[n]!;
    for (let k = 0, cell = n * factors; k < factors; k++, cell++) sum += exposures[cell]! * factorCovariance[k]!;
    into[n] = sum;
  }
  for (const { a, b, covariance } of links) {
    into[a]! += covariance * holdings[b]!;
    into[b]! += covariance * holdings[a]!;
  }
  return into;
}

function exposureOf({ assets, factors, exposures }: FactorModel, holdings: Float64Array): Float64Array {
  const into = new Float64Array(factors);
  for (let n = 0; n < assets; n++) {
    const held = holdings[n]!;
    if (held === 0) continue;
    for (let k = 0, cell = n * factors; k < factors; k++, cell++) into[k]! += held * exposures[cell]!;
  }
  return into;
}

function specificCovariance({ assets, specific, links }: FactorModel, own: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < assets; n++) sum += own[n]! * other[n]! * specific[n]!;
  for (const { a, b, covariance } of links) sum += covariance * (own[a]! * other[b]! + own[b]! * other[a]!);
  return sum;
}
