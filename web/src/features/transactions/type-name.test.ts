import { expect, test } from 'vitest';
import { typeName } from './type-name';

test('a purchase or sale on a currency entity is a spot deal, on any other it is what it says [3.073]', () => {
  expect([typeName('buy', 'en', 'fx'), typeName('sell', 'en', 'fx')]).toEqual(['FX Spot Buy', 'FX Spot Sell']);
  expect([typeName('buy', 'en', 'fund'), typeName('sell', 'en')]).toEqual(['Buy', 'Sell']);
  expect(typeName('fxForward', 'en', 'fx')).toBe('FX Forward');
  expect(typeName('ofAnOldFile', 'jp')).toBe('ofAnOldFile');
});
