import { transactionTypeNames } from '@hakaru/contract/transaction-types';
import { spotText } from './text';

/**
 * A type in words; one that came with an old file and is none of ours stays as it was written. A purchase or sale on a currency entity is a
 * spot deal (decisions G39).
 */
export function typeName(type: string, language: 'en' | 'jp', entityType: string | null = null): string {
  if (entityType === 'fx' && (type === 'buy' || type === 'sell')) return spotText[type][language];
  return Object.hasOwn(transactionTypeNames, type) ? transactionTypeNames[type as keyof typeof transactionTypeNames][language] : type; // just asked
}
