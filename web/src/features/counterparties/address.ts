import { listAddress } from '#platform/list-address';

export const counterpartyDialogs = ['add', 'edit', 'delete'] as const;
export type CounterpartyDialog = (typeof counterpartyDialogs)[number];
export type CounterpartiesAddress = { page?: number; search?: string; dialog?: CounterpartyDialog; id?: string };

const readList = listAddress();

export function counterpartiesAddress(given: Record<string, unknown>): CounterpartiesAddress {
  const { page, search } = readList(given);
  const dialog = counterpartyDialogs.find(name => name === given['dialog']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(dialog ? { dialog } : {}),
    ...(typeof given['id'] === 'string' ? { id: given['id'] } : {}),
  };
}
