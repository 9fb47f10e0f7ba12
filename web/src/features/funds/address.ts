import { keptFundTypes, type KeptFundType } from '@hakaru/contract/fund-types';
import { listAddress } from '#platform/list-address';

const readList = listAddress();
type FundsAddress = { page?: number; search?: string; type?: KeptFundType };

export function fundsAddress(given: Record<string, unknown>): FundsAddress {
  const { page, search } = readList(given);
  const type = keptFundTypes.find(name => name === given['type']);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(type ? { type } : {}) };
}
