import {
  fixed,
  isFigure,
  isNegative,
  MINUS,
  MISSING,
  printDay,
  printTime,
  scaled,
  TRIANGLE,
  type FigureValue,
} from '@hakaru/contract/formats';
import type { AmountUnit, NegativeStyle } from '@hakaru/contract/preferences';
import { useSyncExternalStore } from 'react';
import { formatsText } from './formats-text';
import { translator, useLanguage, type Language } from './text';

export type NumberOptions = { decimals?: number; signed?: boolean };
export type AmountOptions = NumberOptions & { unit?: AmountUnit };

/** The format of a column's raw values: multiplied by ten to the power of `power`, with fixed decimals. */
export type FigureShape = { power: number; decimals: number; signed?: boolean };

export { isFigure, isNegative, MISSING, type FigureValue };

/** Formats every figure and date on screen. Files and clipboards carry raw values instead. Pages get it from `useFormats()`. */
export type Formats = ReturnType<typeof makeFormats>;

export function useFormats(): Formats {
  const language = useLanguage();
  return useSyncExternalStore(subscribe, () => formatsFor(language));
}

/** Memoised by the reader's settings, because every cell of a grid asks for it. */
function formatsFor(language: Language): Formats {
  const key = `${language} ${negativeStyle} ${standingToday}`;
  if (made?.key !== key) made = { key, formats: makeFormats(language, negativeStyle, standingToday) };
  return made.formats;
}

/** On the demo institution "today" is a fixed day: no time is shown on a later one. Null for a running clock. */
export function setStandingToday(today: string | null): void {
  standingToday = today;
  for (const listener of listeners) listener();
}

/** The reader's sign for negative figures on Japanese screens; English always has the minus sign. */
export function setNegativeStyle(style: NegativeStyle): void {
  negativeStyle = style;
  for (const listener of listeners) listener();
}

export function makeFormats(language: Language, negative: NegativeStyle = 'triangle', until: string | null = null) {
  const mark = language === 'jp' && negative === 'triangle' ? TRIANGLE : MINUS;
  const t = translator(formatsText, language);
  const number = (value: FigureValue, { decimals = 0, signed = false }: NumberOptions = {}) =>
    fixed(scaled(value, 0), { decimals, signed, mark });
  const rate = (value: FigureValue, { decimals = 2, signed = false }: NumberOptions = {}) =>
    fixed(scaled(value, 2), { decimals, signed, mark });

  return {
    number,
    /** Any figure times a power of ten, exactly: the format of a grid column's raw values. */
    figure: (value: FigureValue, { power, decimals, signed = false }: FigureShape) =>
      fixed(scaled(value, power), { decimals, signed, mark }),
    /** A fraction in percent without its sign, for cells whose header carries the unit: 0.0526 → 5.26. */
    rate,
    /** The same for headlines: 5.26%. */
    percent: (value: FigureValue, options?: NumberOptions) => withUnit(rate(value, options), '%'),
    /** Excess, contribution, change: always signed. */
    excess: (value: FigureValue, decimals = 2) => rate(value, { decimals, signed: true }),
    weight: (value: FigureValue) => rate(value, { decimals: 1 }),
    /** An amount in the unit of its column, millions by default. */
    amount: (value: FigureValue, { unit = 'million', decimals = 0, signed = false }: AmountOptions = {}) =>
      fixed(scaled(value, -UNIT_POWER[unit]), { decimals, signed, mark }),
    /** An amount with currency and unit, for headlines: ¥284.6bn, 2,846億円. */
    headline: (value: FigureValue, currency = 'JPY', signed = false) => headline(value, { currency, signed, mark, language }),
    /** Column and subtitle wording of a unit: JPY millions, 百万円. */
    unit: (unit: AmountUnit, currency = 'JPY') => t(unit, { currency: language === 'jp' && currency === 'JPY' ? '円' : currency }),
    multiple: (value: FigureValue) => withUnit(number(value, { decimals: 2 }), '×'),
    date: printDay,
    month: (day: string | null | undefined) => (day ? day.slice(0, 7).replace('-', '/') : MISSING),
    time: (instant: string | Date | null | undefined) => timeUntil(printTime(instant), until),
    /** A future time, such as an expiry: always on the running clock. */
    deadline: (instant: string | Date) => printTime(instant),
    ago: (instant: string | Date, now: Date = new Date()) => {
      const minutes = Math.floor(millisecondsSince(new Date(instant), now, until) / 60_000);
      if (minutes < 1) return t('justNow');
      if (minutes < 60) return t('minutesAgo', { n: minutes });
      return minutes < 1440 ? t('hoursAgo', { n: Math.floor(minutes / 60) }) : t('daysAgo', { n: Math.floor(minutes / 1440) });
    },
    /** Business days until a deadline, in words. */
    due: (days: number | null | undefined) => {
      if (days === null || days === undefined) return MISSING;
      if (days === 0) return t('dueToday');
      return days > 0 ? t('dueIn', { n: days }) : t('late', { n: -days });
    },
  };
}

const UNIT_POWER: Readonly<Record<AmountUnit, number>> = { one: 0, thousand: 3, million: 6, hundredMillion: 8 };
const SYMBOLS: Readonly<Record<string, string>> = { JPY: '¥', USD: '$', EUR: '€', GBP: '£' };
const listeners = new Set<() => void>();
let negativeStyle: NegativeStyle = 'triangle';
let standingToday: string | null = null;
let made: { key: string; formats: Formats } | null = null;

type Marked = { decimals: number; signed: boolean; mark: string };

function headline(
  value: FigureValue,
  { currency, signed, mark, language }: Omit<Marked, 'decimals'> & { currency: string; language: Language },
): string {
  const size = Math.abs(Number(value ?? Number.NaN));
  if (size === 0) return language === 'jp' && currency === 'JPY' ? '0円' : `${SYMBOLS[currency] ?? `${currency} `}0`;
  const print = (power: number, decimals: number) => fixed(scaled(value, -power), { decimals, signed, mark });
  if (language === 'jp' && currency === 'JPY') return withUnit(print(8, size < 1e10 ? 1 : 0), '億円');
  const text = size >= 1e9 ? withUnit(print(9, 1), 'bn') : withUnit(print(6, size >= 1e7 ? 0 : 1), 'm');
  const symbol = SYMBOLS[currency] ?? `${currency} `;
  return text === MISSING ? MISSING : text.replace(/^([−▲+]?)/, `$1${symbol}`);
}

/**
 * The time since a moment, on the clock the reader sees. With a fixed "today", a moment up to that day is counted from that day at the
 * present time of day; a later moment is counted on the running clock.
 */
function millisecondsSince(moment: Date, now: Date, until: string | null): number {
  const today = printTime(now).slice(0, 10);
  const isStanding = until !== null && today > until && printTime(moment).slice(0, 10) <= until;
  return now.getTime() - moment.getTime() - (isStanding ? Date.parse(today) - Date.parse(until) : 0);
}

function timeUntil(text: string, until: string | null): string {
  return until !== null && text !== MISSING && text.slice(0, 10) > until ? until + text.slice(10) : text;
}

function withUnit(text: string, unit: string): string {
  return text === MISSING ? MISSING : text + unit;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
