import { listAddress } from '#platform/list-address';

const readList = listAddress();
export type DirectoryAddress = { page?: number; search?: string; dialog?: 'add' };

export function directoryAddress(given: Record<string, unknown>): DirectoryAddress {
  const { page, search } = readList(given);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}) };
}
