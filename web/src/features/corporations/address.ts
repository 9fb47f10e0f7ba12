import { corporationRoles } from '@hakaru/contract/address-choices';
import type { CorporationRole } from '@hakaru/contract/corporations';
import { listAddress } from '#platform/list-address';

export type CorporationsAddress = { page?: number; search?: string; role?: CorporationRole; dialog?: 'add' };

const readList = listAddress();

export function corporationsAddress(given: Record<string, unknown>): CorporationsAddress {
  const { page, search } = readList(given);
  const role = corporationRoles.find(name => name === given['role']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(role ? { role } : {}),
    ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}),
  };
}

export function corporationAddress({ dialog }: Record<string, unknown>): { dialog?: 'edit' | 'delete' } {
  return dialog === 'edit' || dialog === 'delete' ? { dialog } : {};
}
