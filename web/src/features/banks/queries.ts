import type { BankMaster } from '@hakaru/contract/banks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  BankAccountsDocument,
  BankBranchesDocument,
  BanksDocument,
  type BankAccountFullFragment,
  type BankBranchFullFragment,
  type BankFullFragment,
} from './banks.gen';

export type Bank = BankFullFragment;
export type Branch = BankBranchFullFragment;
export type BankAccount = BankAccountFullFragment;

const ROWS = 50;
type Wanted = { page: number; search: string };
const keyOf = (kind: BankMaster, wanted: Wanted) => ['banks', kind, wanted];

export function useBanks(wanted: Wanted) {
  return useQuery({
    queryKey: keyOf('bank', wanted),
    queryFn: async ({ signal }) => (await ask(BanksDocument, { first: ROWS, ...wanted }, signal, 'admin')).banks,
    placeholderData: keepPreviousData,
  });
}

export function useBranches(wanted: Wanted) {
  return useQuery({
    queryKey: keyOf('branch', wanted),
    queryFn: async ({ signal }) => (await ask(BankBranchesDocument, { first: ROWS, ...wanted }, signal, 'admin')).bankBranches,
    placeholderData: keepPreviousData,
  });
}

export function useBankAccounts(wanted: Wanted) {
  return useQuery({
    queryKey: keyOf('account', wanted),
    queryFn: async ({ signal }) => (await ask(BankAccountsDocument, { first: ROWS, ...wanted }, signal, 'admin')).bankAccounts,
    placeholderData: keepPreviousData,
  });
}

export function useRefreshBanks() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['banks'] });
  };
}
