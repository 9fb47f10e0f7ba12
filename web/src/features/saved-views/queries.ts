import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SetDefaultSavedViewDocument,
  UpdateSavedViewDocument,
  type SavedViewFieldsFragment,
} from './saved-views.gen';

export function useSavedViews(screen: string) {
  return useQuery({
    queryKey: ['saved-views', screen],
    queryFn: async ({ signal }) => (await ask(SavedViewsDocument, { screen }, signal)).savedViews.data.map(asView),
    staleTime: 60_000,
  });
}

/** Every way to change the views of a screen; the list is read again after each. */
export function useChangeViews(screen: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['saved-views', screen] });
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
