import { typeNameOf } from '@hakaru/contract/transaction-types';

/** The name of a type; a purchase or sale of a currency is a spot deal (decisions G39). */
export function typeName(type: string, language: 'en' | 'jp', isSpot = false): string {
  return typeNameOf(type, isSpot)[language];
}
