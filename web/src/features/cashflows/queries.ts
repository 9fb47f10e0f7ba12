import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForecastHorizon, ForecastSource } from '@hakaru/contract/cash-forecast';
import { ask } from '#platform/api';
import {
  CashAccountsDocument,
  CashBalanceDocument,
  CashForecastDocument,
  CashflowFundsDocument,
  CashflowsDocument,
  FundCashflowsDocument,
  type CashAccountsQuery,
  type CashflowLineFragment,
  type CashForecastQuery,
} from './cashflows.gen';

export type CashflowLine = CashflowLineFragment;
export type Account = CashAccountsQuery['cashAccounts'][number];
export type Scope = { assetId: string | null; mandateId: string | null };
const ROWS = 100;

export function useAccounts(scope: Scope) {
  return useQuery({
    queryKey: ['cashflows', 'accounts', scope],
    queryFn: async ({ signal }) => (await ask(CashAccountsDocument, scope, signal)).cashAccounts,
  });
}

export function useFunds(assetId: string | null) {
  return useQuery({
    queryKey: ['cashflows', 'funds', assetId],
    queryFn: async ({ signal }) => (await ask(CashflowFundsDocument, { assetId }, signal)).cashflowFunds,
  });
}

export function useCashflows(wanted: Scope & { currency: string; from: string; to: string; page: number }, isEnabled: boolean) {
  return useQuery({
    queryKey: ['cashflows', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(CashflowsDocument, { ...wanted, first: ROWS }, signal)).cashflows,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

export function useFundCashflows(wanted: { fundId: string; from: string; to: string }) {
  return useQuery({
    queryKey: ['cashflows', 'fund', wanted],
    queryFn: async ({ signal }) => (await ask(FundCashflowsDocument, wanted, signal)).fundCashflows,
    placeholderData: keepPreviousData,
  });
}

export function useBalance(wanted: Scope & { currency: string; day: string }) {
  return useQuery({
    queryKey: ['cashflows', 'balance', wanted],
    queryFn: async ({ signal }) => (await ask(CashBalanceDocument, wanted, signal)).cashBalance,
  });
}

export type Forecast = CashForecastQuery['cashForecast'];
export type ForecastWanted = Scope & { currency: string; horizon: ForecastHorizon; sources: ForecastSource[]; callShockPercent: number };

export function useForecast(wanted: ForecastWanted) {
  return useQuery({
    queryKey: ['cashflows', 'forecast', wanted],
    queryFn: async ({ signal }) => (await ask(CashForecastDocument, wanted, signal)).cashForecast,
    placeholderData: keepPreviousData,
    enabled: wanted.currency !== '',
  });
}

export function useRefreshCashflows() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['cashflows'] });
}
