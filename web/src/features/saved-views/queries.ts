import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '#platform/api';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SetDefaultSavedViewDocument,
  ShareSavedViewDocument,
  UpdateSavedViewDocument,
  type SavedViewFieldsFragment,
} from './saved-views.gen';

const ALL = ['saved-views'];

/** All views of a user and the team are fetched by one query, because a screen may have several tables. */
export function useSavedViews(screen: string) {
  return useQuery({
    queryKey: ALL,
    queryFn: async ({ signal }) => (await ask(SavedViewsDocument, {}, signal)).savedViews.data.map(asView),
    select: useCallback((views: readonly SavedView[]) => views.filter(view => view.screen === screen), [screen]),
    staleTime: 60_000,
  });
}

/** The mutations of a screen's views; the list is refetched after each. */
export function useChangeViews(screen: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ALL }); // also when a colleague was first, so that the current views are shown
  const create = useMutation({
    mutationFn: async ({ isTeam = false, ...input }: SavedViewInput & { isTeam?: boolean }) =>
      asView((await ask(CreateSavedViewDocument, { input, isTeam })).createSavedView),
    onSettled,
  });
  const update = useMutation({
    mutationFn: async ({ id, version, ...view }: SavedView) =>
      asView((await ask(UpdateSavedViewDocument, { id, version, input: inputOf(view) })).updateSavedView),
    onSettled,
  });
  const share = useMutation({ mutationFn: ({ id, version }: SavedView) => ask(ShareSavedViewDocument, { id, version }), onSettled });
  const remove = useMutation({ mutationFn: ({ id, version }: SavedView) => ask(DeleteSavedViewDocument, { id, version }), onSettled });
  const choose = useMutation({ mutationFn: (id: string | null) => ask(SetDefaultSavedViewDocument, { screen, id }), onSettled });
  return { create, update, share, remove, choose };
}

/** The parts of a view that are saved. */
function inputOf({ screen, name, columns, sort, filters, unit, density }: SavedViewInput): SavedViewInput {
  return { screen, name, columns, sort, filters, unit, density };
}

function asView(view: SavedViewFieldsFragment): SavedView {
  return view as SavedView; // unit and density are words of the contract, checked when they were saved
}
