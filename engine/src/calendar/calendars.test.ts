import { expect, test } from 'vitest';
import { calendarFrom, calendarOf, jointCalendar, withOverrides } from './calendars';

test('a joint calendar is open only when each part is', () => {
  const joint = calendarOf('JP+US-FED');
  expect(['2024-07-04', '2024-07-15', '2024-07-16'].map(joint.isBusinessDay)).toEqual([false, false, true]);
  expect(jointCalendar([calendarOf('UK'), calendarOf('JP')]).code).toBe('UK+JP');
});

test('currencies name the calendar they settle in', () => {
  expect(calendarOf('JPY').isBusinessDay('2024-01-02')).toBe(false);
  expect(calendarOf('EUR').isBusinessDay('2024-05-01')).toBe(false);
  expect(calendarOf('WEEKENDS').isBusinessDay('2024-05-01')).toBe(true);
});

test('an unknown calendar is refused, never taken as always open', () => {
  expect(() => calendarOf('MARS')).toThrow("no calendar 'MARS'");
  expect(() => calendarOf('toString')).toThrow('no calendar');
});

test('overrides close and open days, and an opened day wins', () => {
  const edited = withOverrides(calendarOf('JP'), { closed: ['2027-06-01', '2027-06-02'], open: ['2027-06-02', '2027-01-01'] });
  expect(['2027-06-01', '2027-06-02', '2027-01-01', '2027-06-03'].map(edited.isBusinessDay)).toEqual([false, true, true, true]);
  expect(calendarOf('JP').isBusinessDay('2027-06-01')).toBe(true);
  expect(calendarOf('JP', { closed: ['2027-06-01'] }).isBusinessDay('2027-06-01')).toBe(false);
});

test('an institution can bring its own rule', () => {
  const own = calendarFrom('HOUSE', year => [`${year}-10-01`]);
  expect(['2024-10-01', '2024-10-02', '2024-10-05'].map(own.isBusinessDay)).toEqual([false, true, false]);
});
