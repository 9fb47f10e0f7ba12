import { expect, test } from 'vitest';
import { driftedWeights, explainOpeningWeights, openingWeights } from './drift';

test('half and half after +10 % and -5 %: 0.55 and 0.475 of 1.025', () => {
  expect(driftedWeights([0.5, 0.5], [0.1, -0.05]).value).toEqual([expect.closeTo(0.55 / 1.025, 15), expect.closeTo(0.475 / 1.025, 15)]);
});

test('five periods left alone (PerformanceAnalytics, Return.portfolio): the weights before the fifth are 0.537897310513 and 0.462102689487', () => {
  const periods = [
    [0.1, -0.05],
    [0, 0.05],
    [-0.05, 0.1],
    [0.1, -0.1],
    [0.05, 0.02],
  ];
  const opening = openingWeights([0.5, 0.5], periods).value;
  expect(opening?.[2]).toEqual([expect.closeTo(0.5244338498212159, 12), expect.closeTo(0.4755661501787843, 12)]);
  expect(opening?.[4]).toEqual([expect.closeTo(0.5378973105134477, 12), expect.closeTo(0.4621026894865527, 12)]);
});

test('when everything is lost there is nothing to weigh, unless it was the last period', () => {
  expect(driftedWeights([0.5, 0.5], [-1, -1])).toEqual({ value: null, reason: 'total_loss' });
  expect(openingWeights([1], [[-1], [0.1]])).toEqual({ value: null, reason: 'total_loss' });
  expect(openingWeights([1], [[-1]])).toEqual({ value: [[1]] });
  expect(driftedWeights([0, 0], [0.1, 0.1])).toEqual({ value: null, reason: 'zero_denominator' });
});

test('a return for each weight', () => {
  expect(() => driftedWeights([1], [])).toThrow('each part');
});

test('the explanation gives the return of each period', () => {
  expect(explainOpeningWeights([0.5, 0.5], [[0.1, -0.05]]).steps).toEqual([
    { id: 'periodReturn', value: expect.closeTo(0.025, 15), unit: 'rate', at: '1' },
  ]);
});
