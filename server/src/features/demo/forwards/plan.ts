import { adjust } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { dayOf } from '@hakaru/engine/calendar/day';

/** How a demo mandate is hedged: target and range as fractions, the term of its forwards in months, and the counterparty. */
export type HedgePlan = {
  owner: 'HOSHI' | 'SHIRA';
  mandate: string;
  target: string;
  lowest: string;
  highest: string;
  bank: string;
  /** The currencies rolled every month; all others are rolled every third month. */
  monthly: readonly string[];
  /** The ratio today, for currencies that have drifted from the target. */
  today: Readonly<Record<string, string>>;
};

const HEDGED = { target: '1', lowest: '0.95', highest: '1.05' } as const;

export const hedgePlans: readonly HedgePlan[] = [
  { owner: 'HOSHI', mandate: 'HFH01', ...HEDGED, bank: 'BANKA', monthly: ['USD', 'EUR'], today: {} },
  { owner: 'HOSHI', mandate: 'HFH02', ...HEDGED, bank: 'BANKB', monthly: ['USD'], today: {} },
  {
    owner: 'HOSHI',
    mandate: 'HPD01',
    target: '0.9',
    lowest: '0.85',
    highest: '1',
    bank: 'BANKC',
    monthly: ['USD'],
    today: { USD: '0.826' },
  },
  { owner: 'SHIRA', mandate: 'SFB01', ...HEDGED, bank: 'BANKA', monthly: [], today: {} },
];

const centres = calendarOf('JP+US-FED');

/** Forwards are dealt around the 16th and mature around the 18th. */
export const tradeDayOf = (year: number, month: number): string => adjust(centres, dayOf(year, month, 16), 'preceding');
export const maturityOf = (year: number, month: number): string => adjust(centres, dayOf(year, month, 18), 'following');

export type RollMonth = { year: number; month: number; trade: string };
export const ROLLED_MONTHS = 24;

/** The months in which forwards were dealt, oldest first; the last one is the month before the demo's today. */
export function rollMonths(last: { year: number; month: number }): RollMonth[] {
  return Array.from({ length: ROLLED_MONTHS }, (_, at) => monthBack(last, ROLLED_MONTHS - 1 - at)).map(({ year, month }) => ({
    year,
    month,
    trade: tradeDayOf(year, month),
  }));
}

export function monthBack({ year, month }: { year: number; month: number }, back: number): { year: number; month: number } {
  const index = year * 12 + month - 1 - back;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}
