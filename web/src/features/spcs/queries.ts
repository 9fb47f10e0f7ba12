import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage } from '#platform/text';
import {
  SpcBankAccountsDocument,
  SpcCashWeeksDocument,
  SpcDistributionsDocument,
  SpcDocumentsDocument,
  SpcDocument,
  SpcEntriesDocument,
  SpcFreeAccountsDocument,
  SpcLedgerDocument,
  SpcPaymentsDocument,
  SpcsDocument,
  SpcStatementLinesDocument,
  SpcStatementsDocument,
  SpcTrialBalanceDocument,
  type SpcBankAccountsQuery,
  type SpcCashWeeksQuery,
  type SpcDistributionsQuery,
  type SpcDocumentsQuery,
  type SpcEntryFieldsFragment,
  type SpcFieldsFragment,
  type SpcLedgerQuery,
  type SpcPaymentsQuery,
  type SpcStatementLinesQuery,
} from './spcs.gen';

export type Spc = SpcFieldsFragment;
export type Entry = SpcEntryFieldsFragment;
export type BankAccount = SpcBankAccountsQuery['spcBankAccounts'][number];
export type Distribution = SpcDistributionsQuery['spcDistributions'][number];
export type CashWeeks = SpcCashWeeksQuery['spcCashWeeks'];
export type Paper = SpcDocumentsQuery['spcDocuments'][number];
export type Payment = SpcPaymentsQuery['spcPayments'][number];
export type Line = SpcStatementLinesQuery['spcStatementLines']['data'][number];
export type Account = SpcLedgerQuery['spcLedger']['accounts'][number];

const ROWS = 50;

export function useSpcs(isEnabled: boolean) {
  return useQuery({
    queryKey: ['spcs', 'list'],
    queryFn: ({ signal }) => ask(SpcsDocument, {}, signal),
    enabled: isEnabled,
  });
}

export function useSpc(id: string) {
  return useQuery({
    queryKey: ['spcs', 'one', id],
    queryFn: async ({ signal }) => (await ask(SpcDocument, { id }, signal)).spc,
    throwOnError: true,
  });
}

export function useLedger(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'ledger', spcId],
    queryFn: async ({ signal }) => (await ask(SpcLedgerDocument, { spcId }, signal)).spcLedger,
  });
}

export function useEntries(wanted: { spcId: string; book: string | null; page: number }) {
  return useQuery({
    queryKey: ['spcs', 'entries', wanted],
    queryFn: async ({ signal }) => (await ask(SpcEntriesDocument, { first: ROWS, ...wanted }, signal)).spcEntries,
    placeholderData: keepPreviousData,
  });
}

export function useTrialBalance(wanted: { spcId: string; from: string; to: string }) {
  return useQuery({
    queryKey: ['spcs', 'balance', wanted],
    queryFn: async ({ signal }) => (await ask(SpcTrialBalanceDocument, wanted, signal)).spcTrialBalance,
    placeholderData: keepPreviousData,
  });
}

export function useBankAccounts(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'banks', spcId],
    queryFn: async ({ signal }) => (await ask(SpcBankAccountsDocument, { spcId }, signal)).spcBankAccounts,
  });
}

export function useFreeAccounts() {
  return useQuery({
    queryKey: ['spcs', 'free'],
    queryFn: async ({ signal }) => (await ask(SpcFreeAccountsDocument, {}, signal)).spcFreeAccounts,
  });
}

export function useLines(wanted: { bankAccountId: string; openOnly: boolean; page: number }) {
  return useQuery({
    queryKey: ['spcs', 'lines', wanted],
    queryFn: async ({ signal }) => (await ask(SpcStatementLinesDocument, { first: ROWS, ...wanted }, signal)).spcStatementLines,
    enabled: wanted.bankAccountId !== '',
    placeholderData: keepPreviousData,
  });
}

export function useStatements(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'statements', spcId],
    queryFn: async ({ signal }) => (await ask(SpcStatementsDocument, { spcId }, signal)).spcStatements,
  });
}

export function useCashWeeks(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'cash', spcId],
    queryFn: async ({ signal }) => (await ask(SpcCashWeeksDocument, { spcId }, signal)).spcCashWeeks,
  });
}

export function usePapers(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'papers', spcId],
    queryFn: async ({ signal }) => (await ask(SpcDocumentsDocument, { spcId }, signal)).spcDocuments,
  });
}

export function useDistributions(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'distributions', spcId],
    queryFn: async ({ signal }) => (await ask(SpcDistributionsDocument, { spcId }, signal)).spcDistributions,
  });
}

export function usePayments(spcId: string) {
  return useQuery({
    queryKey: ['spcs', 'payments', spcId],
    queryFn: async ({ signal }) => (await ask(SpcPaymentsDocument, { spcId }, signal)).spcPayments,
  });
}

export function useRefreshSpcs() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['spcs'] });
  };
}

type Named = { nameEn: string; nameJp: string };

/** The name of an account of the ledger, with its code. */
export function useAccountName() {
  const isJapanese = useLanguage() === 'jp';
  return ({ code, nameEn, nameJp }: Named & { code: string }) => `${code} ${isJapanese ? nameJp : nameEn}`;
}

/** Companies with similar names are distinguished by their code, which is always shown beside the name. */
export function useSpcName() {
  const isJapanese = useLanguage() === 'jp';
  return ({ name, nameEn }: { name: string; nameEn: string }) => (isJapanese ? name : nameEn);
}
