import { expect, test } from 'vitest';
import { calendarOf } from '#calendar/calendars';
import { spotDate, tenorDate } from '#calendar/tenors';
import { forwardRate } from '#fx/forward-points';
import { hedgedReturn, hedgeRatio } from '#fx/hedging';
import { markToMarket } from '#fx/mark-to-market';
import { setOff } from '#fx/set-off';
import { splitForward } from '#fx/split-forward';
import { sum, toText } from '#money/decimal';

// A pension fund holds 10 million dollars of bonds and sells dollars forward against them. Every figure can be redone by hand.
const calendar = calendarOf('JP+US-FED');
const trade = '2024-06-03';
const spotDay = spotDate(calendar, trade);
const points = [
  { tenor: '1M', bid: -68.5 },
  { tenor: '2M', bid: -139.4 },
  { tenor: '3M', bid: -209.3 },
] as const;

test('the deal: dollars are sold at the bid, 155.79 - 2.093 = 153.697 for 5 September', () => {
  expect(spotDay).toBe('2024-06-05');
  const nodes = points.map(({ tenor, bid }) => ({ day: tenorDate({ calendar, spot: spotDay, tenor }).value ?? '', points: bid }));
  const { value } = forwardRate({ spot: 155.79, nodes, day: '2024-09-05', pointScale: 100 });
  expect(value?.outright).toBeCloseTo(153.697, 10);
  expect(value?.isInterpolated).toBe(false);
});

test('eight of ten million are hedged: 80 %, on target', () => {
  expect(hedgeRatio({ exposure: 10e6, hedgeNotional: -8e6, target: 0.8 }).value).toEqual({ ratio: 0.8, net: 2e6, gap: 0 });
});

test('a month later the same date trades at 150.00: 8 million × 3.697 = 29,576,000 yen', () => {
  const forward = { side: 'sell', notional: 8e6, strike: 153.697, forward: 150 } as const;
  expect(markToMarket({ ...forward, discounting: { by: 'none' } }).value).toBeCloseTo(29_576_000, 4);
  const discounted = markToMarket({ ...forward, discounting: { by: 'rate', rate: 0.001, days: 62, basis: 360 } }).value;
  expect(discounted).toBeCloseTo(29_576_000 / (1 + (0.001 * 62) / 360), 4);
});

test('the hedge is divided between three mandates, and nothing is lost', () => {
  const { value } = splitForward({ base: 'USD', quote: 'JPY', notional: '8000000', strike: '153.697', weights: [1, 1, 1] });
  expect(value?.map(part => part.notional)).toEqual(['2666666.67', '2666666.67', '2666666.66']);
  expect(toText(sum((value ?? []).map(part => part.notional)))).toBe('8000000.00');
  expect(toText(sum((value ?? []).map(part => part.quoteAmount)))).toBe('1229576000');
});

test('the first mandate closes one million at 151.20: realised 2,497,000 yen, the rest stays open', () => {
  expect(setOff({ side: 'sell', notional: '2666666.67', strike: '153.697', setOffNotional: '1000000', setOffRate: '151.20' })).toEqual({
    value: { realised: '2497000.000', remaining: '1666666.67' },
  });
});

test('the quarter: bonds +1 %, dollar -4 %, 80 % hedged at -1.35 % is -0.92 %', () => {
  const { value } = hedgedReturn({ localReturn: 0.01, fxReturn: -0.04, forwardPremium: -0.0135, hedgeRatio: 0.8 });
  expect(value).toBeCloseTo(1.01 * 0.96 - 1 + 0.8 * 0.0265, 14);
  expect(value).toBeCloseTo(-0.0092, 10);
});
