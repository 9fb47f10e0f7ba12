import { averageRating, averagingMethods } from '#bonds/average-rating';
import { maturityBucket } from '#bonds/maturity-buckets';
import { ratingRules, selectRating } from '#bonds/rating-selection';
import { weightedAverage, type WeightedItem } from '#bonds/weighted-average';
import type { Adapters, Inputs } from '#testing/adapter';
import { asNumber, asText, choiceOf, listOf, optionalChoice, optionalText, textOf } from '#testing/inputs';

export const adapters: Adapters = {
  maturity_bucket: inputs =>
    maturityBucket({
      asOf: textOf(inputs, 'asOf'),
      maturity: optionalText(inputs, 'maturity') ?? null,
      effectiveMaturity: optionalText(inputs, 'effectiveMaturity') ?? null,
      by: optionalChoice(inputs, 'by', ['legal', 'effective']) ?? 'legal',
    }),
  average_rating: inputs => {
    const method = choiceOf(inputs, 'method', averagingMethods);
    const average = averageRating({ holdings: listOf(inputs, 'holdings').map(ratedHolding), method });
    if (average.value === null) return average;
    const { score } = average.value;
    return { ...average.value, [method]: score, average: score, number: score }; // cases name the figure after its method or plainly
  },
  select_rating: inputs => {
    const ratings = listOf(inputs, 'ratings').map(textOrNull);
    const found = selectRating({ ratings, rule: ratingRule(inputs) });
    // Cases write a bond that agencies looked at and none rated as NR.
    return found.value === null && ratings.some(rating => rating !== null) ? 'NR' : found;
  },
  weighted_average: inputs => weightedAverage({ items: listOf(inputs, 'items').map(weightedItem), weighting: weighting(inputs) }),
};

const textOrNull = (value: unknown) => (value === null ? null : asText(value, 'rating'));
const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : asNumber(value, 'item'));

function ratedHolding(value: unknown) {
  if (!Array.isArray(value)) throw new Error('a holding is a pair of weight and rating');
  return { weight: asNumber(value[0], 'weight'), rating: textOrNull(value[1]) };
}

function weightedItem(value: unknown): WeightedItem {
  if (!Array.isArray(value)) throw new Error('an item is market value, figure and perhaps duration');
  return { marketValue: asNumber(value[0], 'market value'), value: numberOrNull(value[1]), duration: numberOrNull(value[2]) };
}

// Other words for the same rules, as sources use them.
const RULE_WORDS: Readonly<Record<string, string>> = {
  median: 'middle',
  best: 'highest',
  worst: 'lowest',
  lower: 'lowest',
  higher: 'highest',
};

function ratingRule(inputs: Inputs) {
  const word = optionalText(inputs, 'rule') ?? 'middle';
  return choiceOf({ rule: RULE_WORDS[word] ?? word }, 'rule', ratingRules);
}

function weighting(inputs: Inputs) {
  return optionalChoice(inputs, 'weighting', ['marketValue', 'marketValueTimesDuration']) ?? 'marketValue';
}
