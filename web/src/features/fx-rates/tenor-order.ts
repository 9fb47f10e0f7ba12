import { fxTenors } from '@hakaru/contract/enumerations';

/** Tenors from near to far, as the contract lists them. */
export function inOrder(tenors: readonly string[]): string[] {
  return fxTenors.filter(tenor => tenors.includes(tenor));
}
