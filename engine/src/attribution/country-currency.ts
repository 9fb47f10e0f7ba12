import { explained, ignore, type Note } from '#explain';
import { sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type TwoSided } from './segments';

/** Returns in local currency, and the return of each currency against the base. */
export type CountryCurrencyInputs = TwoSided & { currency: readonly number[] };

/** What currencies and countries brought to the portfolio and to the benchmark, and what the choice of stocks added. */
export type CountryCurrency = {
  currencyPortfolio: number;
  currencyBenchmark: number;
  countryPortfolio: number;
  countryBenchmark: number;
  stock: number;
  /** What each segment adds to the three. */
  segments: { currency: readonly number[]; country: readonly number[]; stock: readonly number[] };
};

/**
 * The simple split of an international portfolio (as taught with the EAFE index): currency selection, country selection, stock selection.
 *
 * @example countryCurrency({ portfolio: { weights: [1, 0], returns: [0.1, 0.2] }, benchmark: { weights: [0.5, 0.5], returns: [0.08, 0.2] },
 *   currency: [0.02, 0] }) // currency 0.02 against 0.01, country 0.08 against 0.14, stock 0.02
 */
export function countryCurrency(inputs: CountryCurrencyInputs): Result<CountryCurrency> {
  return attribute(inputs, ignore);
}

/**
 * The steps of `countryCurrency`: the three selections, each portfolio less benchmark.
 *
 * @example explainCountryCurrency(inputs).steps.map(step => step.id) // ['currency_selection', 'country_selection', 'stock_selection']
 */
export function explainCountryCurrency(inputs: CountryCurrencyInputs): Explanation<CountryCurrency> {
  return explained('attribution.country-currency', {}, note => attribute(inputs, note));
}

function attribute(inputs: CountryCurrencyInputs, note: Note): Result<CountryCurrency> {
  const segments = segmentsOf(inputs);
  if (segments.value === null) return segments;
  const { wp, wb, rp, rb } = segments.value;
  if (inputs.currency.length !== wp.length) return missing('gap');
  const over = wp.map((weight, i) => weight - wb[i]!);
  const value = {
    currencyPortfolio: sumOfProducts(wp, inputs.currency),
    currencyBenchmark: sumOfProducts(wb, inputs.currency),
    countryPortfolio: sumOfProducts(wp, rb),
    countryBenchmark: sumOfProducts(wb, rb),
    stock: sumOfProducts(
      wp,
      rp.map((each, i) => each - rb[i]!),
    ),
    segments: {
      currency: over.map((each, i) => each * inputs.currency[i]! + 0),
      country: over.map((each, i) => each * rb[i]! + 0),
      stock: wp.map((weight, i) => weight * (rp[i]! - rb[i]!) + 0),
    },
  };
  note({ id: 'currency_selection', value: value.currencyPortfolio - value.currencyBenchmark, unit: 'rate' });
  note({ id: 'country_selection', value: value.countryPortfolio - value.countryBenchmark, unit: 'rate' });
  note({ id: 'stock_selection', value: value.stock, unit: 'rate' });
  return { value };
}
