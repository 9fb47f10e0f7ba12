import { fxForwardTabs } from '@hakaru/contract/address-choices';
import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import { listAddress } from '#platform/list-address';

export type FxForwardsAddress = { page?: number; search?: string; tab?: FxForwardTab; ids?: string };

const readList = listAddress();

export function fxForwardsAddress(given: Record<string, unknown>): FxForwardsAddress {
  const { page, search } = readList(given);
  const tab = fxForwardTabs.find(name => name === given['tab']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(tab ? { tab } : {}),
    ...(typeof given['ids'] === 'string' ? { ids: given['ids'] } : {}),
  };
}
