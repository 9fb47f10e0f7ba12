import { isDay } from '@hakaru/engine/calendar/day';
import { decimal, multiply, negate, toText } from '@hakaru/engine/money/decimal';

/** The first year of each Japanese era, with the ways documents write it. */
const ERAS: readonly (readonly [names: readonly string[], firstYear: number])[] = [
  [['令和', 'R'], 2019],
  [['平成', 'H'], 1989],
  [['昭和', 'S'], 1926],
  [['大正', 'T'], 1912],
];
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

const ERA_DAY = /(令和|平成|昭和|大正|[RHST])\s*(元|\d{1,2})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?(?!\d)/;
const YEAR_FIRST = /(?<!\d)(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?(?!\d)/;
const DAY_FIRST = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})(?!\d)/i;
const MONTH_FIRST = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i;

/** Full-width letters, digits and brackets normalised, and any white space as one space. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/**
 * The first day in a text, in either language or in the Japanese era; null where there is none.
 *
 * @example readDay('払込期日：令和８年９月３０日') // '2026-09-30'
 */
export function readDay(text: string): string | null {
  const plain = plainText(text);
  return eraDay(plain) ?? numberedDay(plain) ?? namedDay(plain);
}

function eraDay(text: string): string | null {
  const [, era = '', year = '', month, date] = ERA_DAY.exec(text) ?? [];
  const first = ERAS.find(([names]) => names.includes(era))?.[1];
  return first === undefined ? null : dayOf(first + (year === '元' ? 1 : Number(year)) - 1, month, date);
}

function numberedDay(text: string): string | null {
  const [, year, month, date] = YEAR_FIRST.exec(text) ?? [];
  return year === undefined ? null : dayOf(Number(year), month, date);
}

function namedDay(text: string): string | null {
  const [, date, month, year] = DAY_FIRST.exec(text) ?? [];
  const found = month === undefined ? null : dayOf(Number(year), monthOf(month), date);
  if (found) return found;
  const [, name, day, inYear] = MONTH_FIRST.exec(text) ?? [];
  return name === undefined ? null : dayOf(Number(inYear), monthOf(name), day);
}

const monthOf = (name: string): string => String(MONTHS.findIndex(month => month.startsWith(name.toLowerCase())) + 1);

function dayOf(year: number, month = '', date = ''): string | null {
  const day = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Units stated beside a number or above a table. Longer words first, because 百万円 ends in 万円. */
const UNITS: readonly (readonly [pattern: RegExp, factor: string])[] = [
  [/十億円|billions?\b|\bbn\b/i, '1000000000'],
  [/億円/, '100000000'],
  [/百万円|millions?\b|\bmm?\b|\bmn\b/i, '1000000'],
  [/万円/, '10000'],
  [/千円|thousands?\b|['’]000/i, '1000'],
];
const STATED_UNIT = /(?:単位\s*[:：]?\s*|\(\s*)(十億円|億円|百万円|万円|千円|円)|\bin\s+(?:[a-z]{2,8}\s+)?(thousands|millions|billions)\b/i;
const NUMBER =
  /([-+−‐‑–▲△]\s*)?(\(\s*)?([-+−▲△]\s*)?(?:[¥$€£]|[A-Z]{3}\s)?\s*([-+−▲△]\s*)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\s*\))?/;
const MINUS = /[-−‐‑–▲△]/;

/**
 * The unit a page states for its numbers: 千円 is 1000. 1 where it states none.
 *
 * @example statedUnit('（単位：百万円）') // '1000000'
 */
export function statedUnit(text: string): string {
  const [, japanese, english] = STATED_UNIT.exec(plainText(text)) ?? [];
  return unitFactor(japanese ?? english ?? '');
}

function unitFactor(word: string): string {
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? '1';
}

/**
 * The first number of a text as an exact decimal: ▲, △, brackets and any minus make it negative, and a unit directly behind it is applied.
 *
 * @example readAmount('▲１，２３４千円') // '-1234000'
 */
export function readAmount(text: string): string | null {
  const plain = plainText(text);
  const match = NUMBER.exec(plain);
  if (!match) return null;
  const [whole, before = '', opened, inside = '', behind = '', digits = '', closed] = match;
  const isNegative = MINUS.test(before + inside + behind) || (opened !== undefined && closed !== undefined);
  const next = plain.slice(match.index + whole.length).trimStart();
  const unit = UNITS.find(([pattern]) => startsWith(pattern, next))?.[1] ?? '1';
  const amount = multiply(decimal(digits.replaceAll(',', '')), unit);
  return shortest(toText(isNegative ? negate(amount) : amount));
}

/** Drops trailing zeros: 600,000.00 and 600000 are the same value. */
export function shortest(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}

function startsWith(pattern: RegExp, text: string): boolean {
  return pattern.exec(text)?.index === 0;
}

/** A percentage as a number: 8.25% is 8.25. */
export function readPercent(text: string): string | null {
  return readAmount(text.replace(/[%％]/g, ' '));
}

const SYMBOLS: Readonly<Record<string, string>> = { 円: 'JPY', '¥': 'JPY', $: 'USD', '€': 'EUR', '£': 'GBP', 米ドル: 'USD', ユーロ: 'EUR' };
const CODES = /\b(JPY|USD|EUR|GBP|AUD|CAD|CHF|SGD|HKD|CNY)\b/;

/** The currency named in a text by code, symbol or word. */
export function readCurrency(text: string): string | null {
  const plain = plainText(text);
  const code = CODES.exec(plain)?.[1];
  if (code) return code;
  const sign = /米ドル|ユーロ|[円¥$€£]/.exec(plain)?.[0];
  return sign ? (SYMBOLS[sign] ?? null) : null;
}
