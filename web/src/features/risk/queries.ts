import type { RiskHorizon } from '@hakaru/contract/risk-measures';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask, call } from '#platform/api';
import {
  RiskCorrelationsDocument,
  RiskReportDocument,
  RiskUploadsDocument,
  type RiskFigureFragment,
  type RiskReportQuery,
  type RiskUploadsQuery,
} from './risk.gen';

export type RiskReport = RiskReportQuery['riskReport'];
export type RiskUpload = RiskUploadsQuery['riskUploads'][number];

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: RiskFigureFragment | undefined) => figure && { ...figure, quality: null };

/** Correlations of the mandates' excess returns. The key starts with 'figures', so that it is invalidated together with all figures. */
export function useCorrelations(horizon: RiskHorizon) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, horizon };
  return useQuery({
    queryKey: ['figures', 'risk correlations', variables],
    queryFn: async ({ signal }) => (await ask(RiskCorrelationsDocument, variables, signal)).riskCorrelations,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

/** Factor risk of the whole or of one mandate, on the month-end on screen or on another one. */
export function useRiskReport(entityId: string | null, day: string | null = null) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf: day ?? asOf, known, entityId };
  return useQuery({
    queryKey: ['figures', 'risk report', variables],
    queryFn: async ({ signal }) => (await ask(RiskReportDocument, variables, signal)).riskReport,
    enabled: assetId !== '' && variables.asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export function useRiskUploads() {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['figures', 'risk uploads', assetId],
    queryFn: async ({ signal }) => (await ask(RiskUploadsDocument, { assetId }, signal)).riskUploads,
    enabled: assetId !== '',
  });
}

export type Uploaded = { id: string; isRecorded: boolean; findings: number };

/** Uploads a vendor's file; figures and the list are refetched whatever the result. */
export function useUploadRisk() {
  const { assetId } = useBookContext();
  const client = useQueryClient();
  return async (file: File): Promise<Uploaded> => {
    const body = new FormData();
    body.append('assetId', assetId);
    body.append('file', file);
    try {
      return await call<Uploaded>('POST', 'risk/uploads', body);
    } finally {
      await client.invalidateQueries({ queryKey: ['figures'] });
    }
  };
}
