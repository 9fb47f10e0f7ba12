import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext, useUrlText, type ShownFigure } from '#features/figures/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import {
  ReconciliationClientsDocument,
  ReconciliationDocument,
  ReconciliationsDocument,
  type BookFigureFragment,
  type PositionFieldsFragment,
  type ReconciliationFieldsFragment,
  type ReconciliationHeadFragment,
} from './reconciliations.gen';

export type Reconciliation = ReconciliationFieldsFragment;
export type ReconciliationHead = ReconciliationHeadFragment;
export type Position = PositionFieldsFragment;

/** A difference belongs to two books; the quality of each is shown in its own trace. */
export function shown(figure: BookFigureFragment): ShownFigure {
  return { ...figure, quality: null };
}

/** The month on screen is in the address; by default it is the last one that has ended, which is the one being reconciled. */
export function useReconciledMonth() {
  const [named, setMonth] = useUrlText('month');
  const { today } = useProfile();
  const last = shiftMonthEnd(today, -1);
  const month = named !== null && /^\d{4}-\d{2}-\d{2}$/.test(named) ? named : last;
  return { month, setMonth, isLast: month >= last };
}

export function useReconciliation(entityId: string, asOf: string) {
  const { assetId, known } = useBookContext();
  const variables = { assetId, entityId, asOf, known };
  return useQuery({
    queryKey: ['reconciliations', 'one', variables],
    queryFn: async ({ signal }) => (await ask(ReconciliationDocument, variables, signal)).reconciliation,
    enabled: assetId !== '',
    placeholderData: keepPreviousData,
  });
}

export function useReconciliations(assetId: string, asOf: string, known: string | null) {
  const { modules } = useVisitor();
  const variables = { assetId, asOf, known };
  return useQuery({
    queryKey: ['reconciliations', 'all', variables],
    queryFn: async ({ signal }) => (await ask(ReconciliationsDocument, variables, signal)).reconciliations,
    enabled: assetId !== '' && asOf !== '' && modules.includes('cashManagement'),
    placeholderData: keepPreviousData,
  });
}

/** The clients whose mandates a manager reconciles. */
export function useReconciliationClients() {
  return useQuery({
    queryKey: ['reconciliations', 'clients'],
    queryFn: async ({ signal }) => (await ask(ReconciliationClientsDocument, {}, signal)).reconciliationClients,
  });
}

export function useRefreshReconciliations() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['reconciliations'] });
}
