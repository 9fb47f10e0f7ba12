import { describe, expect, test } from 'vitest';
import { measureNames, measures } from '@hakaru/contract/figures';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { makeFormats } from '#platform/formats';
import { headlineOf, shapeOf } from './figure-shape';
import { formulaNumbers, type Trace } from './formula-numbers';
import { horizonText, measureText } from './measure-text';
import { methodFormula, methodName } from './method-text';

const en = makeFormats('en');
const jp = makeFormats('jp', 'triangle');

describe('words', () => {
  test('every measure and horizon has a name in both languages', () => {
    for (const name of measureNames) expect(measureText[name].jp).not.toBe('');
    for (const name of horizons) expect(horizonText[name].jp).not.toBe('');
  });

  test('every named method has a formula in words', () => {
    expect(Object.keys(methodFormula).toSorted()).toEqual(Object.keys(methodName).toSorted());
  });
});

describe('how a figure reads', () => {
  test('a return has two decimals, a weight one, money the unit of its column', () => {
    expect(en.figure('0.0658537', shapeOf('return', 'million'))).toBe('6.59');
    expect(en.figure('0.1965', shapeOf('weight', 'million'))).toBe('19.7');
    expect(en.figure('123453987654', shapeOf('marketValue', 'million'))).toBe('123,454');
    expect(en.figure('123453987654', shapeOf('marketValue', 'hundredMillion'))).toBe('1,234.5');
  });

  test('differences are signed, in Japanese with a triangle', () => {
    expect(en.figure('0.0033', shapeOf('excess', 'million'))).toBe('+0.33');
    expect(jp.figure('-0.0023', shapeOf('excess', 'million'))).toBe('▲0.23');
    expect(headlineOf('profit', '-50000000', { formats: en, currency: 'JPY' })).toBe('−¥50m');
    expect(headlineOf('marketValue', '123453987654', { formats: jp, currency: 'JPY' })).toBe('1,235億円');
  });

  test('only what is worse below zero reads red', () => {
    const red = measureNames.filter(name => shapeOf(name, 'million').worseBelowZero);
    expect(red).toContain('return');
    expect(red).not.toContain('flow');
    expect(red.filter(name => measures[name].unit === 'weight')).toEqual([]);
  });
});

test('a formula carries its numbers, or is left out when one is missing', () => {
  const trace = {
    method: 'returns.modified-dietz',
    measure: 'return',
    figure: { key: '', value: '0.0165', reason: null, quality: null },
    steps: [
      { id: 'gain', value: '2000000', unit: 'money', at: null },
      { id: 'averageCapital', value: '121212121', unit: 'money', at: null },
    ],
    inputs: [],
  } as unknown as Trace; // only what the formula reads
  expect(formulaNumbers(trace, en)).toBe('2,000,000 ÷ 121,212,121 = 1.6500%');
  expect(formulaNumbers({ ...trace, steps: [] }, en)).toBeNull();
});
