/** A currency by its ISO 4217 code. */
export type Currency = string;

/**
 * The decimal places of a currency's smallest unit: 0 for the yen, 2 for most.
 *
 * @example minorUnitsOf('JPY') // 0
 */
export function minorUnitsOf(currency: Currency): number {
  if (!isCurrencyCode(currency)) throw new RangeError(`not a currency code: ${currency}`);
  return UNUSUAL.get(currency) ?? 2;
}

/**
 * Whether a text has the form of a currency code.
 *
 * @example isCurrencyCode('usd') // false
 */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/**
 * The days of a money-market year in a currency.
 *
 * @example yearBasisOf('GBP') // 365
 */
export function yearBasisOf(currency: Currency): 360 | 365 {
  return ACT_365.has(currency) ? 365 : 360;
}

// ISO 4217 gives two places except here.
const NO_PLACES = ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'];
const THREE_PLACES = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
const UNUSUAL: ReadonlyMap<string, number> = new Map([
  ...NO_PLACES.map((code): [string, number] => [code, 0]),
  ...THREE_PLACES.map((code): [string, number] => [code, 3]),
  ['CLF', 4],
  ['UYW', 4],
]);

// Sterling and the currencies that follow its custom; the others count 360.
const ACT_365: ReadonlySet<string> = new Set(['GBP', 'AUD', 'NZD', 'CAD', 'HKD', 'SGD', 'ZAR', 'INR', 'KRW', 'THB', 'TWD', 'MYR', 'PLN']);
