import { expect, test } from 'vitest';
import { explainSimpleDietz, simpleDietz } from './simple-dietz';

test('100 becomes 300 with 50 put in (Wikipedia): 150 / 125 = 120 %', () => {
  expect(simpleDietz({ opening: 100, closing: 300, flows: [50] })).toEqual({ value: 1.2 });
});

test('no average capital, no return', () => {
  expect(simpleDietz({ opening: 100, closing: 10, flows: [-200] })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('the explanation nets the flows', () => {
  expect(explainSimpleDietz({ opening: 100, closing: 300, flows: [20, 30] }).steps[0]).toEqual({ id: 'netFlow', value: 50, unit: 'money' });
});
