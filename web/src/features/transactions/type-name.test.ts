import { expect, test } from 'vitest';
import { typeName } from './type-name';

test('a purchase or sale of a currency is a spot deal, of anything else it is what it says [3.073]', () => {
  expect([typeName('buy', 'en', true), typeName('sell', 'en', true)]).toEqual(['FX Spot Buy', 'FX Spot Sell']);
  expect([typeName('buy', 'jp', true), typeName('sell', 'jp', true)]).toEqual(['直物為替買い', '直物為替売り']);
  expect([typeName('buy', 'en'), typeName('fee', 'en', true), typeName('older', 'en')]).toEqual(['Buy', 'Fee', 'older']);
});
