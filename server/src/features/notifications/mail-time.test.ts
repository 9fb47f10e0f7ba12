import { describe, expect, test } from 'vitest';
import { mailTime } from './mail-time';

const night = { from: 20, to: 7 };

describe('when a notice is mailed', () => {
  test.each([
    ['outside quiet hours, at once', '2026-11-10T01:00:00Z', 'Asia/Tokyo', { quiet: night, isDigest: false }, null],
    [
      'in the evening, as the quiet hours end',
      '2026-11-10T12:30:00Z',
      'Asia/Tokyo',
      { quiet: night, isDigest: false },
      '2026-11-10T22:00:00.000Z',
    ],
    [
      'past midnight, the same morning',
      '2026-11-09T18:00:00Z',
      'Asia/Tokyo',
      { quiet: night, isDigest: false },
      '2026-11-09T22:00:00.000Z',
    ],
    ['with the daily mail at eight', '2026-11-10T01:00:00Z', 'Asia/Tokyo', { quiet: null, isDigest: true }, '2026-11-10T23:00:00.000Z'],
    [
      'with the daily mail as the quiet hours end',
      '2026-11-10T01:00:00Z',
      'Asia/Tokyo',
      { quiet: night, isDigest: true },
      '2026-11-10T22:00:00.000Z',
    ],
    ['at eight itself, tomorrow', '2026-11-09T23:00:00Z', 'Asia/Tokyo', { quiet: null, isDigest: true }, '2026-11-10T23:00:00.000Z'],
    ['in a zone of half hours', '2026-11-10T00:00:00Z', 'Asia/Kolkata', { quiet: null, isDigest: true }, '2026-11-10T02:30:00.000Z'],
    [
      'on the day whose hour does not come',
      '2026-03-28T20:00:00Z',
      'Europe/London',
      { quiet: { from: 20, to: 1 }, isDigest: false },
      '2026-03-30T00:00:00.000Z',
    ],
  ])('%s', (_, now, zone, wish, expected) => {
    expect(mailTime(new Date(now), zone, wish)?.toISOString() ?? null).toBe(expected);
  });
});
