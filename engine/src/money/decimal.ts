/** An exact decimal: `units` times ten to the power of minus `scale`. Never a float. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/** A decimal as it arrives: text as written in a file, a whole number of any size, or a number by its shortest text. */
export type DecimalLike = Decimal | string | number | bigint;

/**
 * Reads a decimal. A text that is no number is refused: it is a mistake of the caller, not a value.
 *
 * @example decimal('-12.340') // { units: -12340n, scale: 3 }
 */
export function decimal(value: DecimalLike): Decimal {
  if (typeof value === 'object') return value;
  if (typeof value === 'bigint') return { units: value, scale: 0 };
  const match = PATTERN.exec(String(value).trim());
  if (!match) throw new RangeError(`not a decimal: ${String(value)}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units: digits, scale } : { units: digits * tenTo(-scale), scale: 0 };
}

/**
 * The exact sum of any number of decimals.
 *
 * @example toText(sum(['0.1', '0.2'])) // '0.3'
 */
export function sum(values: Iterable<DecimalLike>): Decimal {
  let total: Decimal = ZERO;
  for (const value of values) {
    const [a, b] = aligned(total, decimal(value));
    total = { units: a.units + b.units, scale: a.scale };
  }
  return total;
}

/**
 * The exact difference.
 *
 * @example toText(subtract('1', '0.9')) // '0.1'
 */
export function subtract(left: DecimalLike, right: DecimalLike): Decimal {
  return sum([left, negate(right)]);
}

/**
 * The exact product.
 *
 * @example toText(multiply('1.10', '3')) // '3.30'
 */
export function multiply(left: DecimalLike, right: DecimalLike): Decimal {
  const a = decimal(left);
  const b = decimal(right);
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/**
 * The quotient, to the given places and half away from zero; a division by zero is refused, so ask `isZero` first.
 *
 * @example toText(divide('1', '3', 4)) // '0.3333'
 */
export function divide(left: DecimalLike, right: DecimalLike, places: number): Decimal {
  const a = decimal(left);
  const b = decimal(right);
  if (b.units === 0n) throw new RangeError('division by zero');
  const shift = places + b.scale - a.scale;
  const numerator = shift >= 0 ? a.units * tenTo(shift) : a.units;
  const denominator = shift >= 0 ? b.units : b.units * tenTo(-shift);
  return { units: halfAwayFromZero(numerator, denominator), scale: places };
}

/**
 * The decimal with its sign turned.
 *
 * @example toText(negate('5')) // '-5'
 */
export function negate(value: DecimalLike): Decimal {
  const { units, scale } = decimal(value);
  return { units: -units, scale };
}

/**
 * The decimal to a number of places, half away from zero: 2.5 becomes 3 and -2.5 becomes -3.
 *
 * @example toText(round('1.005', 2)) // '1.01'
 */
export function round(value: DecimalLike, places: number): Decimal {
  const read = decimal(value);
  if (read.scale <= places) return { units: read.units * tenTo(places - read.scale), scale: places };
  return { units: halfAwayFromZero(read.units, tenTo(read.scale - places)), scale: places };
}

/**
 * Which is larger: negative when the left is smaller, 0 when equal.
 *
 * @example compare('1.0', '1') // 0
 */
export function compare(left: DecimalLike, right: DecimalLike): number {
  const [a, b] = aligned(decimal(left), decimal(right));
  return a.units < b.units ? -1 : a.units > b.units ? 1 : 0;
}

/**
 * Whether a decimal is zero, at any scale.
 *
 * @example isZero('0.00') // true
 */
export function isZero(value: DecimalLike): boolean {
  return decimal(value).units === 0n;
}

/**
 * The decimal as text with all its places, ready for a database or a file.
 *
 * @example toText(decimal('-0.50')) // '-0.50'
 */
export function toText(value: DecimalLike): string {
  const { units, scale } = decimal(value);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * The nearest double, for rates and solvers only.
 *
 * @example toFloat('0.10') // 0.1
 */
export function toFloat(value: DecimalLike): number {
  return Number(toText(value)) + 0;
}

const PATTERN = /^([+-]?)(?=\d|\.\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;
const ZERO: Decimal = { units: 0n, scale: 0 };
const tenTo = (power: number) => 10n ** BigInt(power);

function aligned(left: Decimal, right: Decimal): [Decimal, Decimal] {
  const scale = Math.max(left.scale, right.scale);
  return [rescaled(left, scale), rescaled(right, scale)];
}

const rescaled = ({ units, scale }: Decimal, to: number): Decimal => ({ units: units * tenTo(to - scale), scale: to });

function halfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return isNegative ? -rounded : rounded;
}
