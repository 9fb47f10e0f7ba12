import type { RateMethod } from '@hakaru/contract/enumerations';
import { adjust } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { addDays, daysBetween, isWeekend, type Day } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { spotDate, tenorDate } from '@hakaru/engine/calendar/tenors';
import { coveredParity } from '@hakaru/engine/fx/covered-parity';
import { yearBasisOf } from '@hakaru/engine/money/currencies';
import type { FxRateRecord } from '#features/facts/public';
import { LAST_MONTH, makeSpots, MONTHS, type Factors } from '#features/demo/series/factors';
import { normal, stream } from '#features/demo/series/random';

export const demoCurrencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;
export type DemoCurrency = (typeof demoCurrencies)[number];
export type MonthSpots = Readonly<Record<DemoCurrency, readonly number[]>>;

const DAILY_MONTHS = 24;
const joint = calendarOf('JP+US-FED');
const tokyo = calendarOf('JP');
/** Currencies without a market factor follow a random path of their own. */
const OWN_PATHS = { AUD: { start: 82, deviation: 0.1 }, CAD: { start: 84, deviation: 0.085 } } as const;
const DAILY_DEVIATION = 0.09 / Math.sqrt(252);

/** Month-end spot rates in yen, from the demo's first month on. */
export function monthSpots(factors: Factors): MonthSpots {
  const { USD, EUR, GBP } = makeSpots(factors);
  return { USD, EUR, GBP, AUD: ownPath('AUD'), CAD: ownPath('CAD') };
}

function ownPath(currency: 'AUD' | 'CAD'): number[] {
  const draw = stream(`fx|${currency}`);
  const { start, deviation } = OWN_PATHS[currency];
  let spot = start;
  return MONTHS.map(() => (spot *= 1 + 0.01 / 12 + (deviation / Math.sqrt(12)) * normal(draw)));
}

/** A fixing is published on the last weekday of a month, even if that is a holiday. */
export function fixingDayOf(month: number): Day {
  let day = monthEndOfIndex(month);
  while (isWeekend(day)) day = addDays(day, -1);
  return day;
}

/** Every rate of the demo: month-end spot; for the last two years also bank variants and forwards, and daily rates on request. */
export function demoRates(factors: Factors, { isDaily }: { isDaily: boolean }): FxRateRecord[] {
  const spots = monthSpots(factors);
  return demoCurrencies.flatMap(currency => {
    const monthEnds = MONTHS.map((month, index) => ({ day: fixingDayOf(month), spot: spots[currency][index] ?? 0 }));
    const late = monthEnds.slice(-DAILY_MONTHS);
    const quoted = [...monthEnds.slice(0, -DAILY_MONTHS), ...(isDaily ? dailySpots(currency, spots[currency]) : late)];
    return [
      ...quoted.flatMap(one => fixings(currency, one)),
      ...late.flatMap(one => [...bankFixings(currency, one), ...forwards(currency, one)]),
    ];
  });
}

type Fixing = { day: Day; spot: number };

/** A random bridge between month-end rates, which it meets exactly. */
function dailySpots(currency: DemoCurrency, spots: readonly number[]): Fixing[] {
  const draw = stream(`fx daily|${currency}`);
  const found: Fixing[] = [];
  for (let month = LAST_MONTH - DAILY_MONTHS + 1; month <= LAST_MONTH; month++) {
    const index = month - (MONTHS[0] ?? 0);
    const from = Math.log(spots[index - 1] ?? 1);
    const to = Math.log(spots[index] ?? 1);
    const days = weekdays(addDays(fixingDayOf(month - 1), 1), fixingDayOf(month));
    const walk = days.map(() => DAILY_DEVIATION * normal(draw));
    const end = walk.reduce((total, step) => total + step, 0);
    let wandered = 0;
    for (const [step, day] of days.entries()) {
      wandered += walk[step] ?? 0;
      const share = (step + 1) / days.length;
      found.push({ day, spot: Math.exp(from + (to - from) * share + wandered - end * share) });
    }
  }
  return found;
}

function weekdays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days;
}

/** The London fixing, and on Tokyo business days a Tokyo bank's rate. */
function fixings(currency: DemoCurrency, { day, spot }: Fixing): FxRateRecord[] {
  const wmr = rate(currency, day, { method: 'WMR', mid: spot });
  if (!tokyo.isBusinessDay(day)) return [wmr];
  return [wmr, rate(currency, day, { method: 'TTM', mid: tokyoRate(currency, { day, spot }) })];
}

function tokyoRate(currency: DemoCurrency, { day, spot }: Fixing): number {
  return spot * (1 + 0.003 * (2 * stream(`ttm|${currency}|${day}`)() - 1));
}

const BANKS = ['BANK1', 'BANK2', 'BANK3'] as const;

function bankFixings(currency: DemoCurrency, { day, spot }: Fixing): FxRateRecord[] {
  return (['WMR', 'TTM'] as const).flatMap(method =>
    BANKS.map(bank => {
      const off = 0.02 * (2 * stream(`${method}|${bank}|${currency}|${day}`)() - 1);
      const of = method === 'WMR' ? spot : tokyoRate(currency, { day, spot });
      return rate(currency, day, { method: `${method}_${bank}`, mid: of + off });
    }),
  );
}

const TENORS = {
  overnight: 'ON',
  tomorrow: 'TN',
  oneDay: '1D',
  twoDays: '2D',
  oneWeek: '1W',
  twoWeeks: '2W',
  threeWeeks: '3W',
  oneMonth: '1M',
  twoMonths: '2M',
  threeMonths: '3M',
  fourMonths: '4M',
  fiveMonths: '5M',
  sixMonths: '6M',
  sevenMonths: '7M',
  eightMonths: '8M',
  nineMonths: '9M',
  tenMonths: '10M',
  elevenMonths: '11M',
  twelveMonths: '12M',
  oneYear: '1Y',
  twoYears: '2Y',
  threeYears: '3Y',
} as const satisfies Record<Exclude<FxRateRecord['tenor'], 'spot'>, string>;
const tenorNames = Object.keys(TENORS) as (keyof typeof TENORS)[]; // the keys of the table above

const VALUE_DAYS = new Map<Day, Day>();

function valueDay(day: Day): Day {
  const found = VALUE_DAYS.get(day) ?? spotDate(joint, adjust(joint, day, 'preceding'));
  VALUE_DAYS.set(day, found);
  return found;
}

/** Outrights by covered interest parity; days before spot count as negative. */
function forwards(currency: DemoCurrency, { day, spot }: Fixing): FxRateRecord[] {
  const value = valueDay(day);
  return tenorNames.flatMap(tenor => {
    const on = tenorDate({ calendar: joint, spot: value, tenor: TENORS[tenor] }).value;
    if (on === null || on < day) return []; // there is no overnight rate on a bank holiday, because it would end before the day
    const parity = coveredParity({
      spot,
      days: daysBetween(value, on),
      rateQuote: shortRate('JPY', day),
      rateBase: shortRate(currency, day),
      basisQuote: yearBasisOf('JPY'),
      basisBase: yearBasisOf(currency),
    });
    return parity.value === null ? [] : [{ ...rate(currency, day, { method: 'WMR', mid: parity.value }), tenor, tenorDate: on }];
  });
}

/** Policy rates of fictional central banks, with the months of their changes. */
const STEPS: Readonly<Record<DemoCurrency | 'JPY', readonly (readonly [from: string, percent: number])[]>> = {
  JPY: [
    ['', 0],
    ['2024-04', 0.1],
    ['2025-02', 0.5],
    ['2026-01', 0.75],
  ],
  USD: [
    ['', 1],
    ['2022-07', 3],
    ['2025-06', 3.75],
  ],
  EUR: [
    ['', -0.4],
    ['2022-10', 1.5],
    ['2024-06', 2],
  ],
  GBP: [
    ['', 0.5],
    ['2022-10', 3],
    ['2025-03', 4],
  ],
  AUD: [
    ['', 1],
    ['2023-01', 3.5],
  ],
  CAD: [
    ['', 0.75],
    ['2023-01', 2.75],
  ],
};

function shortRate(currency: DemoCurrency | 'JPY', day: Day): number {
  return (STEPS[currency].findLast(([from]) => day >= from)?.[1] ?? 0) / 100;
}

function rate(base: DemoCurrency, asOf: Day, { method, mid }: { method: RateMethod; mid: number }): FxRateRecord {
  const half = 0.01 + 0.04 * stream(`spread|${base}|${asOf}`)();
  const fixed = (value: number) => value.toFixed(4);
  return {
    base,
    quote: 'JPY',
    asOf,
    tenor: 'spot',
    tenorDate: valueDay(asOf),
    method,
    bid: fixed(mid - half),
    mid: fixed(mid),
    ask: fixed(mid + half),
    recordedAt: `${addDays(asOf, 1)}T08:00:00+09:00`,
  };
}
