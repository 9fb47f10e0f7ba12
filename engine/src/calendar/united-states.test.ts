import { expect, test } from 'vitest';
import { federalReserveClosures } from './united-states';

// Goldens: Federal Reserve Bank holiday schedule.
test('2024: eleven holidays', () => {
  expect(federalReserveClosures(2024)).toEqual([
    '2024-01-01',
    '2024-01-15',
    '2024-02-19',
    '2024-05-27',
    '2024-06-19',
    '2024-07-04',
    '2024-09-02',
    '2024-10-14',
    '2024-11-11',
    '2024-11-28',
    '2024-12-25',
  ]);
});

test('a Sunday moves to Monday: Veterans Day 2018 and 2029', () => {
  expect(federalReserveClosures(2018)).toContain('2018-11-12');
  expect(federalReserveClosures(2029)).toContain('2029-11-12');
});

test('a Saturday stays: Juneteenth 2027 leaves Friday open', () => {
  expect(federalReserveClosures(2027)).not.toContain('2027-06-18');
  expect(federalReserveClosures(2027)).not.toContain('2027-06-21');
});

test('Juneteenth begins in 2022', () => {
  expect(federalReserveClosures(2020)).not.toContain('2020-06-19');
  expect(federalReserveClosures(2023)).toContain('2023-06-19');
});
