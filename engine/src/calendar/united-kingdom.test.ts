import { expect, test } from 'vitest';
import { britishClosures } from './united-kingdom';

// Goldens: GOV.UK bank holidays, England and Wales.
test('2022: jubilee, moved spring holiday and state funeral', () => {
  expect(britishClosures(2022)).toEqual([
    '2022-01-03',
    '2022-04-15',
    '2022-04-18',
    '2022-05-02',
    '2022-06-02',
    '2022-06-03',
    '2022-08-29',
    '2022-09-19',
    '2022-12-26',
    '2022-12-27',
  ]);
});

test('2020: early May moved to VE day', () => {
  expect(britishClosures(2020)).toEqual([
    '2020-01-01',
    '2020-04-10',
    '2020-04-13',
    '2020-05-08',
    '2020-05-25',
    '2020-08-31',
    '2020-12-25',
    '2020-12-28',
  ]);
});

test('Christmas on a Saturday or Sunday gives two weekdays', () => {
  expect(britishClosures(2021).slice(-2)).toEqual(['2021-12-27', '2021-12-28']);
  expect(britishClosures(2016).slice(-2)).toEqual(['2016-12-26', '2016-12-27']);
});

test('jubilees of 2002 and 2012, the wedding of 2011', () => {
  expect(britishClosures(2002).filter(day => day.startsWith('2002-06'))).toEqual(['2002-06-03', '2002-06-04']);
  expect(britishClosures(2012).filter(day => day.startsWith('2012-06'))).toEqual(['2012-06-04', '2012-06-05']);
  expect(britishClosures(2012)).not.toContain('2012-05-28');
  expect(britishClosures(2011)).toContain('2011-04-29');
});
