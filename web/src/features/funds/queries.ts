import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { FundFeeChecksDocument, type FundFeeChecksQuery } from './fees.gen';
import {
  FundCompaniesDocument,
  FundDocumentsDocument,
  FundLedgerDocument,
  type FundCompaniesQuery,
  type FundDocumentsQuery,
  type FundLedgerQuery,
} from './funds.gen';

export type FundLedger = FundLedgerQuery['fundLedger'];
export type LedgerRow = FundLedger['rows'][number];
export type Statement = FundLedger['statements'][number];
export type LedgerCheck = FundLedger['checks'][number];
export type CompanyRow = FundCompaniesQuery['companies']['data'][number];
export type FeeChecks = FundFeeChecksQuery['fundFeeChecks'];
export type FeeCheck = FeeChecks['fees'][number];
export type CarryCheck = FeeChecks['carries'][number];
export type FundDocument = FundDocumentsQuery['fundDocuments'][number];

export function useFundLedger(fundId: string) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, fundId, asOf, known };
  return useQuery({
    queryKey: ['figures', 'fundLedger', variables],
    queryFn: async ({ signal }) => (await ask(FundLedgerDocument, variables, signal)).fundLedger,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export function useFundFees(fundId: string) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, fundId, asOf, known };
  return useQuery({
    queryKey: ['figures', 'fundFees', variables],
    queryFn: async ({ signal }) => (await ask(FundFeeChecksDocument, variables, signal)).fundFeeChecks,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export function useFundCompanies(fundId: string) {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['companies', 'ofFund', assetId, fundId],
    queryFn: async ({ signal }) => (await ask(FundCompaniesDocument, { assetId, fundId }, signal)).companies.data,
    enabled: assetId !== '',
  });
}

export function useFundDocuments(fundId: string) {
  return useQuery({
    queryKey: ['documents', 'ofFund', fundId],
    queryFn: async ({ signal }) => (await ask(FundDocumentsDocument, { fundId }, signal)).fundDocuments,
  });
}
