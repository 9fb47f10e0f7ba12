import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  IntakeChoicesDocument,
  IntakeFilesDocument,
  IntakesDocument,
  type IntakeFieldsFragment,
  type IntakeFilesQuery,
} from './intakes.gen';

export type Intake = IntakeFieldsFragment;
export type ArrivedFile = IntakeFilesQuery['intakeFiles']['data'][number];

const KEY = ['settings', 'intakes'] as const;
const ROWS = 25;
/** Polling intervals: the server looks every minute, and a file on its way is soon done. */
const AGAIN_MS = 15_000;
const LOOK_MS = 30_000;

export function useIntakes() {
  return useQuery({ queryKey: [...KEY, 'list'], queryFn: async ({ signal }) => (await ask(IntakesDocument, {}, signal)).intakes });
}

/** The clients a folder can be opened for, and the people who can get receipts. */
export function useIntakeChoices() {
  return useQuery({ queryKey: [...KEY, 'choices'], queryFn: async ({ signal }) => await ask(IntakeChoicesDocument, {}, signal) });
}

export function useArrivedFiles(page: number) {
  return useQuery({
    queryKey: [...KEY, 'files', page],
    queryFn: async ({ signal }) => (await ask(IntakeFilesDocument, { page, first: ROWS }, signal)).intakeFiles,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: held }) => (held.data?.data.some(isUnderWay) ? AGAIN_MS : LOOK_MS),
  });
}

const isUnderWay = ({ state }: ArrivedFile): boolean => state === 'arriving' || state === 'taken';

export function useRefreshIntakes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
