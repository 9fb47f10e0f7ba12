import { addBusinessDays, adjust } from '@hakaru/engine/calendar/business-days';
import type { Calendar } from '@hakaru/engine/calendar/calendars';

/** When a trust bank stops accepting an instruction, in Tokyo time. */
export type CutOff = { day: string; time: string };

type Settled = { currency: string; counterCurrency: string | null; settlementDate: string };

const YEN = { businessDaysBefore: 0, time: '11:00' } as const;
const FOREIGN = { businessDaysBefore: 2, time: '15:00' } as const;

/**
 * Yen is accepted until the morning of the settlement day, anything with a foreign currency until the afternoon two business days before.
 */
export function cutOffOf({ currency, counterCurrency, settlementDate }: Settled, calendar: Calendar): CutOff {
  const isYen = currency === 'JPY' && (counterCurrency === null || counterCurrency === 'JPY');
  const { businessDaysBefore, time } = isYen ? YEN : FOREIGN;
  const open = adjust(calendar, settlementDate, 'preceding'); // nothing settles on a closed day
  return { day: businessDaysBefore === 0 ? open : addBusinessDays(calendar, open, -businessDaysBefore), time };
}

/** `moment` is Tokyo wall-clock time: 2026-11-10 09:30. */
export function isPastCutOff({ day, time }: CutOff, moment: string): boolean {
  return moment >= `${day} ${time}`;
}
