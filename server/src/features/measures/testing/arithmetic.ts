/** Arithmetic of monthly returns, written independently of the engine it tests. */
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
export const mean = (values: readonly number[]) => total(values) / values.length;
export const product = (values: readonly number[]) => values.reduce((growth, value) => growth * (1 + value), 1);
export const deviation = (values: readonly number[]) =>
  Math.sqrt(total(values.map(value => (value - mean(values)) ** 2)) / (values.length - 1));
export const yearly = (values: readonly number[]) => product(values) ** (12 / values.length) - 1;

type Values = readonly number[];

export function correlated(own: Values, market: Values): number {
  const together = total(own.map((value, at) => (value - mean(own)) * ((market[at] ?? Number.NaN) - mean(market)))) / (own.length - 1);
  return together / (deviation(own) * deviation(market));
}

/** The ratio of annualised returns over the months whose benchmark return passes the filter. */
export function captured(own: Values, market: Values, isKept: (month: number) => boolean): number {
  const kept = (values: Values) => values.filter((_, at) => isKept(market[at] ?? Number.NaN));
  return yearly(kept(own)) / yearly(kept(market));
}
