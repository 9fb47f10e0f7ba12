import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './day';
import { japaneseClosures, japaneseHolidays } from './japan';

// Goldens: the Cabinet Office list 国民の祝日について and holiday_jp, read year by year.
test('2026 has eighteen holidays, with the day between on 22 September', () => {
  expect(japaneseHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-02-11',
    '2026-02-23',
    '2026-03-20',
    '2026-04-29',
    '2026-05-03',
    '2026-05-04',
    '2026-05-05',
    '2026-05-06',
    '2026-07-20',
    '2026-08-11',
    '2026-09-21',
    '2026-09-22',
    '2026-09-23',
    '2026-10-12',
    '2026-11-03',
    '2026-11-23',
  ]);
});

test('2019: the accession makes ten days in a row and there is no birthday in December', () => {
  const days = japaneseHolidays(2019);
  expect(days.filter(day => day >= '2019-04-29' && day <= '2019-05-06')).toHaveLength(8);
  expect(days).toContain('2019-10-22');
  expect(days).not.toContain('2019-12-23');
  expect(days).not.toContain('2019-02-23');
});

test('2020 and 2021: the Olympic years move Marine, Sports and Mountain Day', () => {
  const summer = (year: number) => japaneseHolidays(year).filter(day => day.slice(5) > '07-01' && day.slice(5) < '10-31');
  expect(summer(2020)).toEqual(['2020-07-23', '2020-07-24', '2020-08-10', '2020-09-21', '2020-09-22']);
  expect(summer(2021)).toEqual(['2021-07-22', '2021-07-23', '2021-08-08', '2021-08-09', '2021-09-20', '2021-09-23']);
});

test('before 2007 a Sunday holiday moves to Monday only, and 4 May is a day between', () => {
  const may = (year: number) => japaneseHolidays(year).filter(day => day.slice(5, 7) === '05');
  expect(may(1988)).toEqual(['1988-05-03', '1988-05-04', '1988-05-05']);
  expect(may(1992)).toEqual(['1992-05-03', '1992-05-04', '1992-05-05']);
  expect(may(1997)).toEqual(['1997-05-03', '1997-05-05']);
  expect(may(2003)).toEqual(['2003-05-03', '2003-05-05']);
  expect(may(1985)).toEqual(['1985-05-03', '1985-05-05', '1985-05-06']);
});

test('since 2007 the substitute skips over holidays: 3 May 2009 moves to the 6th', () => {
  expect(japaneseHolidays(2009).filter(day => day.startsWith('2009-05'))).toEqual(['2009-05-03', '2009-05-04', '2009-05-05', '2009-05-06']);
});

test('substitutes begin on 12 April 1973', () => {
  expect(japaneseHolidays(1973)).not.toContain('1973-02-12');
  expect(japaneseHolidays(1973)).toContain('1973-04-30');
});

test('equinoxes of the almanac', () => {
  const march = ['1971-03-21', '1972-03-20', '1979-03-21', '1992-03-20', '2012-03-20', '2025-03-20', '2026-03-20'];
  const september = ['1971-09-24', '1972-09-23', '1979-09-24', '1980-09-23', '2012-09-22', '2016-09-22', '2024-09-22', '2025-09-23'];
  for (const day of [...march, ...september]) expect(japaneseHolidays(Number(day.slice(0, 4)))).toContain(day);
});

test('imperial ceremonies of the past', () => {
  for (const day of ['1989-02-24', '1990-11-12', '1993-06-09']) expect(japaneseHolidays(Number(day.slice(0, 4)))).toContain(day);
});

test('banks also close from 31 December to 3 January', () => {
  expect(japaneseClosures(2025).filter(day => day <= '2025-01-05' || day >= '2025-12-25')).toEqual([
    '2025-01-01',
    '2025-01-02',
    '2025-01-03',
    '2025-12-31',
  ]);
});

test('no Sunday holiday since 2007 is without its substitute', () => {
  for (let year = 2007; year <= 2060; year++) {
    const days = new Set(japaneseHolidays(year));
    for (const day of days) if (weekdayOf(day) === 0) expect(days.has(addDays(day, 1))).toBe(true);
  }
});
