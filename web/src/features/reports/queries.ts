import { AppError } from '@hakaru/contract/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClientName } from '#features/profile/public';
import { ask } from '#platform/api';
import { isMissing } from '#platform/query';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import {
  PublishReportDocument,
  ReportDocument,
  ReportsDocument,
  RestatementDocument,
  type ReportQuery,
  type ReportsQuery,
} from './reports.gen';
import { publishText, reportsText } from './text';

export type ListedReport = ReportsQuery['reports']['data'][number];
export type OpenedReport = ReportQuery['report'];
export type ReportLine = OpenedReport['lines'][number];

export type ReportsAsk = { assetId: string | null; entityId?: string; asOf?: string | null; page?: number; first?: number };
const ROWS = 25;

export function useReports({ assetId, entityId, asOf = null, page = 1, first = ROWS }: ReportsAsk) {
  const variables = { assetId, entityId: entityId ?? null, asOf, page, first };
  return useQuery({
    queryKey: ['reports', 'list', variables],
    queryFn: async ({ signal }) => (await ask(ReportsDocument, variables, signal)).reports,
    placeholderData: keepPreviousData,
  });
}

export function useReport(id: string) {
  return useQuery({
    queryKey: ['reports', 'one', id],
    queryFn: async ({ signal }) => (await ask(ReportDocument, { id }, signal)).report,
    throwOnError: isMissing,
  });
}

export function useRestatement(id: string) {
  return useQuery({
    queryKey: ['reports', 'restatement', id],
    queryFn: async ({ signal }) => (await ask(RestatementDocument, { id }, signal)).restatement,
    throwOnError: isMissing,
  });
}

export function useRefreshReports() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['reports', 'reporting-tasks', 'month-end'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}

/** Asks for confirmation and freezes a report; a refusal is shown with its reason. */
export function usePublish() {
  const t = useText(reportsText);
  const why = useText(publishText);
  const formats = useFormats();
  const refresh = useRefreshReports();
  const client = useClientName();
  return async ({ assetId, entityId, asOf, name }: { assetId: string; entityId: string | null; asOf: string; name: string }) => {
    let miss: keyof typeof publishText | null = null;
    const action = () =>
      ask(PublishReportDocument, { assetId, entityId, asOf }).catch((error: unknown) => {
        miss = missOf(error);
      });
    const title = t('publishAsk');
    const body = t('publishBody', { name, date: formats.date(asOf) });
    if (!(await confirm({ title, body, client, confirmLabel: t('publishPack'), action }))) return;
    toast(miss ? why(miss) : t('published'), miss ? { tone: 'error', persist: true } : {});
    await refresh();
  };
}

const MISSES = ['notValidated', 'notPopulated', 'alreadyPublished', 'secondPerson', 'nothingMoved'] as const;

export function missOf(error: unknown): keyof typeof publishText {
  const codes = error instanceof AppError ? (error.fields['asOf'] ?? []) : [];
  return MISSES.find(name => codes.includes(name)) ?? 'failed';
}
