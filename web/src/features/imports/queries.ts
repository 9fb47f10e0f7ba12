import { restingStatuses, type ImportStatus } from '@hakaru/contract/imports';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress, type Progress } from '#platform/progress';
import {
  AcceptProposalDocument,
  ApproveImportDocument,
  ApproveImportsDocument,
  ChooseImportClientDocument,
  FixImportDocument,
  ImportChangesDocument,
  ImportChoicesDocument,
  ImportDetailDocument,
  ImportFindingsDocument,
  ImportRowsDocument,
  ImportsDocument,
  ImportWindowDocument,
  ProposalEffectsDocument,
  ReimportDocument,
  ReturnProposalDocument,
  SaveGoodRowsDocument,
  SendOnImportDocument,
  UploadsDocument,
  WithdrawImportDocument,
} from './imports.gen';
import type { HistoryAddress } from './routes';

const ROWS = 25;
const LOOK_AGAIN_MS = 1000;

type Watched = { status: ImportStatus; approval: { isOpen: boolean } | null };

/** A job reads or checks the file, or records its approval. */
export const isAtWork = ({ status, approval }: Watched): boolean => !restingStatuses.includes(status) || (approval?.isOpen ?? false);

/** Past imports; while one of them is in progress the list refetches. */
export function useImports({ page = 1, search = '', status, proposed = false }: HistoryAddress) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['imports', 'list', page, search, status ?? '', proposed],
    queryFn: async ({ signal }) =>
      (await ask(ImportsDocument, { first: ROWS, page, search: search || null, status: status ?? null, kind: null, proposed }, signal))
        .imports,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
  const isActive = query.data?.data.some(isAtWork) ?? false;
  useProgress('import', isActive, ({ state }) => {
    if (state !== 'running') void client.invalidateQueries({ queryKey: ['imports', 'list'] });
  });
  return query;
}

export function useUploads({ page = 1, search = '', status }: HistoryAddress) {
  return useQuery({
    queryKey: ['imports', 'uploads', page, search, status ?? ''],
    queryFn: async ({ signal }) =>
      (await ask(UploadsDocument, { first: ROWS, page, search: search || null, status: status ?? null }, signal, 'admin')).uploads,
    placeholderData: keepPreviousData,
  });
}

export function useChoices() {
  return useQuery({ queryKey: ['imports', 'choices'], queryFn: ({ signal }) => ask(ImportChoicesDocument, {}, signal) });
}

export const importDetail = (id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: async ({ signal }) => (await ask(ImportDetailDocument, { id }, signal)).import,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });

/** The number of staged or recorded rows of an import, from the server's progress events. */
export function useImportProgress(found: Watched & { id: string }): Progress | undefined {
  const client = useQueryClient();
  const progressById = useProgress('import', isAtWork(found), progress => {
    if (progress.id === found.id && progress.state !== 'running') void client.invalidateQueries({ queryKey: ['imports'] });
  });
  return isAtWork(found) ? progressById.get(found.id) : undefined;
}

/** Findings belong to one reading of a file; a new reading has a new version. */
export function useFindings(id: string, version: number, page: number) {
  return useQuery({
    queryKey: ['imports', 'findings', id, version, page],
    queryFn: async ({ signal }) => (await ask(ImportFindingsDocument, { id, first: 100, page }, signal)).importFindings,
    placeholderData: keepPreviousData,
  });
}

export function useRows(id: string, version: number, sheet: string, page: number) {
  return useQuery({
    queryKey: ['imports', 'rows', id, version, sheet, page],
    queryFn: async ({ signal }) => (await ask(ImportRowsDocument, { id, sheet, first: 25, page }, signal)).importRows,
    placeholderData: keepPreviousData,
  });
}

/** The sheet as sent, around a cell. Cached forever, because a stored file does not change. */
export function useWindow(id: string, { sheet, cell }: { sheet: string; cell: string }) {
  return useQuery({
    queryKey: ['imports', 'window', id, sheet, cell],
    queryFn: async ({ signal }) => (await ask(ImportWindowDocument, { id, sheet, cell }, signal)).importWindow,
    staleTime: Infinity,
  });
}

export function useChanges(id: string, version: number) {
  return useQuery({
    queryKey: ['imports', 'changes', id, version],
    queryFn: async ({ signal }) => (await ask(ImportChangesDocument, { id }, signal)).importChanges,
  });
}

/** The effects of a proposed change, calculated again for every version of it. */
export function useEffects(id: string, version: number) {
  return useQuery({
    queryKey: ['imports', 'effects', id, version],
    queryFn: async ({ signal }) => (await ask(ProposalEffectsDocument, { id }, signal)).proposalEffects,
  });
}

type Versioned = { id: string; version: number };

export function useImportActions() {
  const client = useQueryClient();
  const done = { onSettled: () => client.invalidateQueries({ queryKey: ['imports'] }) };
  return {
    reimport: useMutation({ mutationFn: (given: Versioned) => ask(ReimportDocument, given), ...done }),
    approve: useMutation({
      mutationFn: async (given: Versioned & { reason: string | null }) => (await ask(ApproveImportDocument, given)).approveImport,
      ...done,
    }),
    approveAll: useMutation({ mutationFn: async (ids: string[]) => (await ask(ApproveImportsDocument, { ids })).approveImports, ...done }),
    fix: useMutation({
      mutationFn: (given: Versioned & { findingIds: string[]; reason: string }) => ask(FixImportDocument, given),
      ...done,
    }),
    accept: useMutation({
      mutationFn: async (given: Versioned & { reason: string }) => (await ask(AcceptProposalDocument, given)).acceptProposal,
      ...done,
    }),
    giveBack: useMutation({ mutationFn: (given: Versioned & { comment: string }) => ask(ReturnProposalDocument, given), ...done }),
    saveGood: useMutation({ mutationFn: async (given: Versioned) => (await ask(SaveGoodRowsDocument, given)).saveGoodRows, ...done }),
    withdraw: useMutation({ mutationFn: (given: Versioned) => ask(WithdrawImportDocument, given), ...done }),
    sendOn: useMutation({ mutationFn: (given: Versioned) => ask(SendOnImportDocument, given), ...done }),
    chooseClient: useMutation({ mutationFn: (given: Versioned & { ownerId: string }) => ask(ChooseImportClientDocument, given), ...done }),
  };
}
