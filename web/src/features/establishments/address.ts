import { listAddress } from '#platform/list-address';

const readList = listAddress();

export function establishmentsAddress(given: Record<string, unknown>): { page?: number; search?: string; dialog?: 'add' } {
  const { page, search } = readList(given);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}) };
}
