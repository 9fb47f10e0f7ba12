import { dayOf, partsOf } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { MONTHS, type Currency } from './factors';
import { fundQuarters, type FundQuarter, type FundTerms } from './private-funds';

/** A fund's month in millions of yen; `flow` is calls less distributions. */
export type PrivateMonth = { month: number; value: number; flow: number; isQuarterEnd: boolean };

/** Between quarter-ends the last net asset value is carried, converted at each month's rate, as late reports are. */
export function privateMonths(terms: FundTerms, spots: Readonly<Record<Currency, readonly number[]>>): PrivateMonth[] {
  const quarters = fundQuarters(terms);
  const first = quarterEndMonth(terms.firstQuarter);
  return MONTHS.flatMap((month, index) => {
    if (month < first) return [];
    const rate = spots[terms.currency][index] ?? 0;
    const reported = reportedQuarter(month);
    const latest = quarters.filter(({ quarter }) => quarter <= reported).at(-1);
    const isQuarterEnd = partsOf(monthEndOfIndex(month)).month % 3 === 0;
    const moved = isQuarterEnd ? quarters.find(({ quarter }) => quarter === reported) : undefined;
    return [{ month, value: yenValue(terms, month, { nav: latest?.nav ?? 0, rate }), flow: netCall(moved) * rate, isQuarterEnd }];
  });
}

/** For the September capital report the bank states its funds in whole millions of yen, from net asset values in tenths of a million. */
const STATED_ON = '2026-09-30';

function yenValue({ mandate }: FundTerms, month: number, { nav, rate }: { nav: number; rate: number }): number {
  const isStated = mandate.startsWith('S') && monthEndOfIndex(month) === STATED_ON;
  return isStated ? Math.round((Math.round(nav * 10) / 10) * rate) : nav * rate;
}

export function quarterEndMonth(quarter: number): number {
  return monthIndexOf(dayOf(Math.floor(quarter / 10), (quarter % 10) * 3, 1));
}

function netCall(quarter: FundQuarter | undefined): number {
  return quarter ? quarter.call - quarter.distribution : 0;
}

/** The last quarter that has ended by a month-end, as yyyyq. */
function reportedQuarter(month: number): number {
  const { year, month: of } = partsOf(monthEndOfIndex(month));
  const ended = Math.floor(of / 3);
  return ended === 0 ? (year - 1) * 10 + 4 : year * 10 + ended;
}
