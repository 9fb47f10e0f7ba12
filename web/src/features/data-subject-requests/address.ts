import { listAddress } from '#platform/list-address';

const readList = listAddress();
export type RequestsAddress = { page?: number; open?: true; dialog?: 'add' };

export function requestsAddress(given: Record<string, unknown>): RequestsAddress {
  const { page } = readList(given);
  return {
    ...(page ? { page } : {}),
    ...(given['open'] === true ? { open: true } : {}),
    ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}),
  };
}
