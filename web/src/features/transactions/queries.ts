import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { ask } from '#platform/api';
import {
  InstructionTransactionsDocument,
  TransactionDocument,
  TransactionMandatesDocument,
  TransactionsDocument,
  type TransactionLineFragment,
  type TransactionMandatesQuery,
} from './transactions.gen';

export type TransactionLine = TransactionLineFragment;
export type MandateChoice = TransactionMandatesQuery['transactionMandates'][number];
const ROWS = 50;

type Wanted = {
  assetId: string | null;
  mandateId: string | null;
  page: number;
  search: string;
  type: string | null;
  status: InstructionStatus | null;
};

export function useTransactions(wanted: Wanted) {
  return useQuery({
    queryKey: ['transactions', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(TransactionsDocument, { ...wanted, first: ROWS }, signal)).transactions,
    placeholderData: keepPreviousData,
  });
}

export function useTransaction(id: string | undefined) {
  return useQuery({
    queryKey: ['transactions', 'one', id],
    queryFn: async ({ signal }) => (await ask(TransactionDocument, { id: id ?? '' }, signal)).transaction,
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
  });
}

/** Refetched whenever the instruction changes, because its version is part of the key. */
export function useTransactionsOf(instructionId: string, version: number) {
  return useQuery({
    queryKey: ['transactions', 'of', instructionId, version],
    queryFn: async ({ signal }) => (await ask(InstructionTransactionsDocument, { id: instructionId }, signal)).instruction.transactions,
  });
}

export function useMandateChoices() {
  return useQuery({
    queryKey: ['transactions', 'mandates'],
    queryFn: async ({ signal }) => (await ask(TransactionMandatesDocument, {}, signal)).transactionMandates,
  });
}

export function useRefreshTransactions() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['transactions'] });
    await client.invalidateQueries({ queryKey: ['cashflows'] });
  };
}
