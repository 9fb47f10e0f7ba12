/**
 * The sum with Neumaier's compensation: the order of the terms does not show.
 *
 * @example sumOf([1, 1e100, 1, -1e100]) // 2, where plain addition gives 0
 */
export function sumOf(terms: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost + 0; // + 0 turns -0 into 0
}

/**
 * The compensated sum of two lists multiplied pair by pair. The shorter list ends it.
 *
 * @example sumOfProducts([0.5, 0.5], [0.02, 0.04]) // 0.03
 */
export function sumOfProducts(left: readonly number[], right: readonly number[]): number {
  return sumOf(left.slice(0, right.length).map((value, index) => value * (right[index] ?? 0)));
}

/**
 * The compounded return: the product of (1 + r) less 1. Long series add logarithms, which keeps order out of the result;
 * a total loss anywhere is a total loss of the whole.
 *
 * @example compoundOf([0.1, -0.1]) // -0.01
 */
export function compoundOf(returns: readonly number[]): number {
  if (returns.some(each => each <= -1)) return returns.some(each => each < -1) ? plainProduct(returns) : -1;
  return returns.length <= SHORT ? plainProduct(returns) : Math.expm1(sumOf(returns.map(Math.log1p)));
}

const SHORT = 30; // below this plain multiplication is exact enough, and repeatable by hand

function plainProduct(returns: readonly number[]): number {
  return returns.reduce((wealth, each) => wealth * (1 + each), 1) - 1;
}
