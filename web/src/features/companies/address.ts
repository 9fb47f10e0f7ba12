import { companyStatuses } from '@hakaru/contract/address-choices';
import type { CompanyStatus } from '@hakaru/contract/companies';
import { listAddress } from '#platform/list-address';

export type CompanyDialog = 'add' | 'edit' | 'delete';
export type CompaniesAddress = { page?: number; search?: string; status?: CompanyStatus; dialog?: CompanyDialog; id?: string };

const readList = listAddress();

export function companiesAddress(given: Record<string, unknown>): CompaniesAddress {
  const { page, search } = readList(given);
  const status = companyStatuses.find(name => name === given['status']);
  const { dialog, id } = companyAddress(given);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(dialog ? { dialog } : {}),
    ...(id ? { id } : {}),
  };
}

export function companyAddress({ dialog, id }: Record<string, unknown>): { dialog?: CompanyDialog; id?: string } {
  return {
    ...(dialog === 'add' || dialog === 'edit' || dialog === 'delete' ? { dialog } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}
