import { selectRating } from '#bonds/rating-selection';
import { ratingNumber } from '#bonds/ratings';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { standardTables, type AssetClass, type ClassWeights, type RiskWeightTable } from './risk-weight-table';

/** An exposure to be weighted. The issue's own ratings come before the issuer's; unrated opinions are ignored. */
export type WeightQuery = {
  assetClass: AssetClass;
  ratings: readonly (string | null)[];
  issuerRatings?: readonly (string | null)[];
  country?: string;
  currency?: string;
  /** For an unrated corporate, where the supervisor permits it. */
  permitted?: 'investmentGrade' | 'smallOrMedium';
  table?: RiskWeightTable;
};

/**
 * The risk weight of an exposure. One rating gives its weight, two the higher weight, three or more the higher of the two
 * lowest weights.
 *
 * @example riskWeight({ assetClass: 'sovereign', ratings: ['A-', 'BBB+'] }) // { value: 0.5 }
 */
export function riskWeight(query: WeightQuery, note: Note = ignore): Result {
  const table = query.table ?? standardTables.at(-1);
  if (!table) return missing('no_data');
  note({ id: 'tableValidFrom', value: table.validFrom, unit: 'text' });
  const local = table.localSovereigns.find(each => each.country === query.country && each.currency === query.currency);
  if (query.assetClass === 'sovereign' && local) return { value: local.weight };
  const weights = table.classes[query.assetClass];
  if (weights.by === 'class') return { value: weights.weight };
  const value =
    chosenWeight(weights.steps, query.ratings, note) ??
    chosenWeight(weights.steps, query.issuerRatings ?? [], note) ??
    unratedWeight(query, table, weights);
  return value === null ? missing('no_data') : { value };
}

/**
 * The risk weight with the weight of each rating.
 *
 * @example explainRiskWeight({ assetClass: 'corporate', ratings: ['A'] }).steps[1].value // 0.5
 */
export function explainRiskWeight(query: WeightQuery): Explanation {
  const options = { assetClass: query.assetClass, permitted: query.permitted ?? 'none' };
  return explained('basel.risk-weight', options, note => riskWeight(query, note));
}

// Columns end with AA-, A-, BBB-, BB-, B-; everything below shares the last.
const STEP_ENDS = [4, 7, 10, 13, 16];

/** The weight of the second best rating, or of the only one: weights rise with the steps, so it is the higher of the two lowest. */
function chosenWeight(steps: readonly number[], ratings: readonly (string | null)[], note: Note): number | null {
  if (note !== ignore)
    for (const rating of ratings) {
      const weight = weightOf(steps, rating);
      if (weight !== null) note({ id: 'ratingWeight', value: weight, unit: 'rate', at: String(rating) });
    }
  return weightOf(steps, selectRating({ ratings, rule: 'secondBest' }).value);
}

function weightOf(steps: readonly number[], rating: string | null): number | null {
  const number = ratingNumber(rating);
  return number === null ? null : (steps[stepOf(number)] ?? 0);
}

function stepOf(number: number): number {
  let step = 0;
  while (step < STEP_ENDS.length && number > STEP_ENDS[step]!) step++;
  return step;
}

function unratedWeight(query: WeightQuery, table: RiskWeightTable, weights: ClassWeights & { by: 'rating' }): number | null {
  if (query.assetClass === 'corporate' && query.permitted) return table.permitted[query.permitted];
  return weights.unrated;
}
