import { rateMethods } from '#money/conversion';

/** The methods of this folder that explain themselves. */
export const moneyMethods = [
  { id: 'money.conversion', options: { method: rateMethods, to: 'text' }, file: 'money/conversion.ts' },
  { id: 'money.split', options: { places: 'count' }, file: 'money/split.ts' },
] as const;
