import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { expect, test } from 'vitest';
import { monthOrder, yearsOfMonths } from './years';

const days = monthEndsBetween('2024-11-30', '2026-09-30');
const CALENDAR = { kind: 'calendar', start: 4 } as const;
const FISCAL = { kind: 'fiscal', start: 4 } as const;

test('calendar years run from January to December, newest first, each with its year to date', () => {
  const years = yearsOfMonths(days, CALENDAR);
  expect(years.map(({ year, last, horizon }) => [year, last, horizon])).toEqual([
    [2026, '2026-09-30', 'ytd'],
    [2025, '2025-12-31', 'ytd'],
    [2024, '2024-12-31', 'ytd'],
  ]);
  expect(years[0]?.days).toEqual([...monthEndsBetween('2026-01-31', '2026-09-30'), null, null, null]);
  expect(years[2]?.days.filter(day => day !== null)).toEqual(['2024-11-30', '2024-12-31']);
  expect(monthOrder(CALENDAR)[0]).toBe(0);
});

test('fiscal years run from their own first month; one that is over is its twelve months, the running one is to date', () => {
  const years = yearsOfMonths(days, FISCAL);
  expect(years.map(({ year, last, horizon }) => [year, last, horizon])).toEqual([
    [2026, '2026-09-30', 'fytd'],
    [2025, '2026-03-31', '12m'],
    [2024, '2025-03-31', '12m'],
  ]);
  expect(years[1]?.days).toEqual(monthEndsBetween('2025-04-30', '2026-03-31'));
  expect(years[2]?.days[7]).toBe('2024-11-30');
  expect(monthOrder(FISCAL)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]);
});

test('every month stands in exactly one place, whatever the start', () => {
  for (let start = 1; start <= 12; start++) {
    const placed = yearsOfMonths(days, { kind: 'fiscal', start }).flatMap(year => year.days.filter(day => day !== null));
    expect(placed.toSorted()).toEqual(days);
  }
});

test('no month, no year', () => {
  expect(yearsOfMonths([], FISCAL)).toEqual([]);
});
