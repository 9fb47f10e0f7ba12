import { typeNameOf } from '@hakaru/contract/transaction-types';

/** A type in words: a purchase or sale of a currency is a spot deal (decisions G39). */
export function typeName(type: string, language: 'en' | 'jp', isSpot = false): string {
  return typeNameOf(type, isSpot)[language];
}
