import { addBusinessDays, adjust } from '@hakaru/engine/calendar/business-days';
import type { Calendar } from '@hakaru/engine/calendar/calendars';

/** When a trust bank stops taking an instruction; the time is Tokyo's. */
export type CutOff = { day: string; time: string };

type Settled = { currency: string; counterCurrency: string | null; settlementDate: string };

const YEN = { businessDaysBefore: 0, time: '11:00' } as const;
const FOREIGN = { businessDaysBefore: 2, time: '15:00' } as const;

/** Yen is taken until the morning of the settlement day, anything with a foreign currency in it until the afternoon two business days before. */
export function cutOffOf({ currency, counterCurrency, settlementDate }: Settled, calendar: Calendar): CutOff {
  const isYen = currency === 'JPY' && (counterCurrency === null || counterCurrency === 'JPY');
  const { businessDaysBefore, time } = isYen ? YEN : FOREIGN;
  const open = adjust(calendar, settlementDate, 'preceding'); // nothing is paid on a closed day
  return { day: businessDaysBefore === 0 ? open : addBusinessDays(calendar, open, -businessDaysBefore), time };
}

/** `moment` as a clock in Tokyo shows it: 2026-11-10 09:30. */
export function isPastCutOff({ day, time }: CutOff, moment: string): boolean {
  return moment >= `${day} ${time}`;
}
