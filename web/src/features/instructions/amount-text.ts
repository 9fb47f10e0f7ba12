import { multiply, toText } from '@hakaru/engine/money/decimal';
import { plainDigits, plainNumber } from '#ui/form/typed-digits';

const UNITS: Readonly<Record<string, string>> = {
  k: '1000',
  m: '1000000',
  mn: '1000000',
  bn: '1000000000',
  b: '1000000000',
  千: '1000',
  万: '10000',
  百万: '1000000',
  億: '100000000',
  兆: '1000000000000',
};

/**
 * An amount as typed, converted to plain decimal text; null when it cannot be read.
 *
 * @example readAmount('1.2bn') // '1200000000'
 * @example readAmount('5百万円') // '5000000'
 */
export function readAmount(text: string): string | null {
  const plain = plainDigits(text)
    .replace(/[\s,円]/g, '')
    .toLowerCase();
  const [, digits = '', unit = ''] = /^([\d.]+)([a-z]{0,2}|[千万百億兆]{0,2})$/.exec(plain) ?? [];
  const number = plainNumber(digits);
  if (number === null) return null;
  if (unit === '') return number;
  const factor = UNITS[unit];
  return factor ? withoutTail(toText(multiply(number, factor))) : null;
}

/** Drops trailing zeros: 1.50 million is a whole number of yen and has no minor units. */
function withoutTail(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
