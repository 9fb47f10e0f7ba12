import { dayOf, daysBetween, isLeapYear, partsOf, type Day } from './day';

/** How a span of days becomes a part of a year. */
export type DayCount = 'act/365F' | 'act/360' | '30/360' | '30/360 SIA' | '30E/360' | 'act/act ISDA';

/**
 * The part of a year between two days. Negative spans mirror positive ones.
 *
 * @example yearFraction('2024-01-31', '2024-07-31', '30/360') // 0.5
 */
export function yearFraction(from: Day, to: Day, convention: DayCount = 'act/365F'): number {
  if (from > to) return 0 - yearFraction(to, from, convention);
  switch (convention) {
    case 'act/365F':
      return daysBetween(from, to) / 365;
    case 'act/360':
      return daysBetween(from, to) / 360;
    case '30/360':
      return thirtyDays(from, to, 'us') / 360;
    case '30/360 SIA':
      return thirtyDays(from, to, 'sia') / 360;
    case '30E/360':
      return thirtyDays(from, to, 'european') / 360;
    case 'act/act ISDA':
      return actualIsda(from, to);
  }
}

// US: the 31st of the end only becomes the 30th when the start already is (bond basis without the February rule). The securities
// industry's rule (SIA) counts the last day of February as a 30th too: of the end only where the start is one.
function thirtyDays(from: Day, to: Day, rule: 'us' | 'sia' | 'european'): number {
  const a = partsOf(from);
  const b = partsOf(to);
  const isLastOfFebruary = rule === 'sia' && isFebruaryEnd(a);
  const start = isLastOfFebruary ? 30 : Math.min(a.date, 30);
  if (isLastOfFebruary && isFebruaryEnd(b)) return (b.year - a.year) * 360;
  const end = rule === 'european' || start === 30 ? Math.min(b.date, 30) : b.date;
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (end - start);
}

const isFebruaryEnd = ({ year, month, date }: ReturnType<typeof partsOf>) => month === 2 && date === (isLeapYear(year) ? 29 : 28);

// Days in leap years over 366, the others over 365, each calendar year on its own.
function actualIsda(from: Day, to: Day): number {
  let fraction = 0;
  for (let year = partsOf(from).year; year <= partsOf(to).year; year++) {
    const opens = dayOf(year, 1, 1);
    const closes = dayOf(year + 1, 1, 1);
    const days = daysBetween(from > opens ? from : opens, to < closes ? to : closes);
    fraction += days / (isLeapYear(year) ? 366 : 365);
  }
  return fraction;
}
