import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { BankReconciliationDocument, type BankReconciliationQuery, type BankReconciliationQueryVariables } from './bank-statements.gen';

export type BankReconciliation = BankReconciliationQuery['bankReconciliation'];
export type BankLine = BankReconciliation['lines'][number];
export type LedgerEntry = BankReconciliation['missing'][number];
export type BalanceDay = BankReconciliation['days'][number];

export function useBankReconciliation(wanted: BankReconciliationQueryVariables) {
  return useQuery({
    queryKey: ['bank-statements', wanted],
    queryFn: async ({ signal }) => (await ask(BankReconciliationDocument, wanted, signal)).bankReconciliation,
    placeholderData: keepPreviousData,
  });
}
