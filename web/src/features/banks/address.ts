import { listAddress } from '#platform/list-address';

const readList = listAddress();
const dialogs = ['add', 'import'] as const;
export type BankDialog = (typeof dialogs)[number];
export type BanksAddress = { page?: number; search?: string; dialog?: BankDialog };

export function banksAddress(given: Record<string, unknown>): BanksAddress {
  const { page, search } = readList(given);
  const dialog = dialogs.find(name => name === given['dialog']);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(dialog ? { dialog } : {}) };
}
