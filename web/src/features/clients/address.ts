import { clientShows, type ClientShow } from '@hakaru/contract/clients';
import { listAddress } from '#platform/list-address';

export type ClientsAddress = { page?: number; search?: string; show?: ClientShow; mine?: true; ended?: true };

const readList = listAddress();

export function clientsAddress(given: Record<string, unknown>): ClientsAddress {
  const { page, search } = readList(given);
  const show = clientShows.find(name => name === given['show']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(show ? { show } : {}),
    ...(given['mine'] === true ? { mine: true } : {}),
    ...(given['ended'] === true ? { ended: true } : {}),
  };
}
