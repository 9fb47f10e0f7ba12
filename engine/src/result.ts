/** Why a figure does not exist. A screen shows '-' and can say which of these it was. */
export type Reason =
  | 'no_data'
  | 'gap'
  | 'no_root'
  | 'zero_denominator'
  | 'too_short'
  | 'not_applicable'
  | 'total_loss'
  | 'too_few_months'
  | 'risk_within_rounding';

/** A figure, or the reason there is none. Extra facts (n, roots, flags) are added by intersection. */
export type Result<T = number> = { value: T } | { value: null; reason: Reason };

/**
 * The answer when there is no answer: never 0, never NaN.
 *
 * @example missing('gap') // { value: null, reason: 'gap' }
 */
export const missing = (reason: Reason): { value: null; reason: Reason } => ({ value: null, reason });

/** One labelled intermediate of a calculation, with its unit and, where it belongs to a day or a part, the place. */
export type Step = {
  id: string;
  value: number | string | null;
  unit: 'rate' | 'money' | 'count' | 'days' | 'factor' | 'text';
  at?: string;
};

/** A result with every step that led to it, so that a spreadsheet can repeat it. */
export type Explanation<T = number> = {
  method: string;
  options: Readonly<Record<string, string | number | boolean>>;
  result: Result<T>;
  steps: readonly Step[];
};
