/**
 * An incomplete month, over the parts that are present at both of its ends: "7 of 17 mandates, like for like". Each is a separate figure
 * with its own trace, so that it is not mistaken for the figure of the whole. Only single months are offered: over longer periods the parts
 * differ from month to month.
 */
export const likeMeasures = {
  likeValue: { unit: 'money', over: 'horizon' },
  likeOpening: { unit: 'money', over: 'horizon' },
  likeFlow: { unit: 'money', over: 'horizon' },
  likeProfit: { unit: 'money', over: 'horizon' },
  likeReturn: { unit: 'rate', over: 'horizon' },
  likeContribution: { unit: 'points', over: 'horizon' },
} as const;
export type LikeMeasure = keyof typeof likeMeasures;

export function isLikeMeasure(measure: string): measure is LikeMeasure {
  return Object.hasOwn(likeMeasures, measure);
}
