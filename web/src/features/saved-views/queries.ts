import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '#platform/api';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SetDefaultSavedViewDocument,
  UpdateSavedViewDocument,
  type SavedViewFieldsFragment,
} from './saved-views.gen';

const ALL = ['saved-views'];

/** A person's views are asked for once: a screen may hold several tables. */
export function useSavedViews(screen: string) {
  return useQuery({
    queryKey: ALL,
    queryFn: async ({ signal }) => (await ask(SavedViewsDocument, {}, signal)).savedViews.data.map(asView),
    select: useCallback((views: readonly SavedView[]) => views.filter(view => view.screen === screen), [screen]),
    staleTime: 60_000,
  });
}

/** Every way to change the views of a screen; the list is read again after each. */
export function useChangeViews(screen: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ALL });
  const create = useMutation({
    mutationFn: async (input: SavedViewInput) => asView((await ask(CreateSavedViewDocument, { input })).createSavedView),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: async ({ id, version, isDefault: _, ...input }: SavedView) =>
      asView((await ask(UpdateSavedViewDocument, { id, version, input })).updateSavedView),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => ask(DeleteSavedViewDocument, { id }), onSuccess });
  const choose = useMutation({ mutationFn: (id: string | null) => ask(SetDefaultSavedViewDocument, { screen, id }), onSuccess });
  return { create, update, remove, choose };
}

function asView(view: SavedViewFieldsFragment): SavedView {
  return view as SavedView; // unit and density are words of the contract, checked when they were saved
}
