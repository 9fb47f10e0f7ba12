import { peerWindows } from '@hakaru/contract/address-choices';
import type { PeerWindow } from '@hakaru/contract/manager-comparisons';

export type ComparisonAddress = { set?: string; months?: PeerWindow };

export function comparisonAddress(given: Record<string, unknown>): ComparisonAddress {
  const { set, months } = given;
  const window = peerWindows.find(one => String(one) === String(months));
  return { ...(typeof set === 'string' && set !== '' ? { set } : {}), ...(window ? { months: window } : {}) };
}
