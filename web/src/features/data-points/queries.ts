import { isAppError, type AppError } from '@hakaru/contract/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import {
  DataPointDocument,
  DataPointMappingsDocument,
  DataPointsDocument,
  DocumentsToAssociateDocument,
  DocumentTypeFieldsDocument,
  type DataPointFullFragment,
  type DataPointMappingsQuery,
  type DocumentTypeFieldsQuery,
} from './data-points.gen';
import { dataPointMessages } from './text';

export type Point = DataPointFullFragment;
export type Mapping = DataPointMappingsQuery['dataPointMappings'][number];
export type TypeField = DocumentTypeFieldsQuery['documentTypeFields'][number];

export function useDataPoints(documentType: string | null = null, search = '') {
  return useQuery({
    queryKey: ['dataPoints', 'list', documentType, search],
    queryFn: async ({ signal }) => (await ask(DataPointsDocument, { documentType, search }, signal)).dataPoints,
  });
}

export function useDataPoint(id: string | undefined) {
  return useQuery({
    queryKey: ['dataPoints', 'one', id],
    queryFn: async ({ signal }) => (await ask(DataPointDocument, { id: id ?? '' }, signal)).dataPoint,
    enabled: id !== undefined,
    refetchOnWindowFocus: false, // a refetch would replace what is being typed; saving reports the conflict
    retry: false,
  });
}

export function useMappings(dataPointId: string | undefined) {
  return useQuery({
    queryKey: ['dataPoints', 'mappings', dataPointId],
    queryFn: async ({ signal }) => (await ask(DataPointMappingsDocument, { dataPointId: dataPointId ?? '' }, signal)).dataPointMappings,
    enabled: dataPointId !== undefined,
  });
}

export function useTypeFields() {
  return useQuery({
    queryKey: ['dataPoints', 'typeFields'],
    queryFn: async ({ signal }) => (await ask(DocumentTypeFieldsDocument, {}, signal)).documentTypeFields,
  });
}

type Named = Pick<Point, 'documentType' | 'tableName' | 'name'>;

/** A data point in the reader's language: those of the type tables have a Japanese name too, others are called as they were named. */
export function usePointName(): (point: Named) => string {
  const language = useLanguage();
  const { data: fields } = useTypeFields();
  return ({ documentType, tableName, name }) => {
    if (language === 'en') return name;
    const field = fields?.find(one => one.documentType === documentType && one.tableName === tableName && one.fieldName === name);
    return field?.fieldNameJp ?? name;
  };
}

export function useDocumentChoices() {
  return useQuery({
    queryKey: ['documents', 'choices'],
    queryFn: async ({ signal }) => (await ask(DocumentsToAssociateDocument, { search: '' }, signal)).documents.data,
  });
}

type Message = keyof typeof dataPointMessages;

/** Whether the server answered: without an answer the outcome is unknown. */
export function isForeseen(error: unknown): error is AppError {
  return isAppError(error) && error.refusal !== 'unavailable';
}

/** Runs a change and reports a failure in the specification's words; an unexpected failure is an unknown error. */
export function useAttempt() {
  const say = useText(dataPointMessages);
  const client = useQueryClient();
  return async (work: () => Promise<unknown>, failed: Message): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(say(isForeseen(error) ? failed : 'unknown'), { tone: 'error' });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['dataPoints'] });
    }
  };
}
