import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  DirectoryCorporationDocument,
  DirectoryCorporationsDocument,
  TeamDocument,
  TeamsDocument,
  type CorporationFullFragment,
  type TeamFullFragment,
} from './directory.gen';

export type Team = TeamFullFragment;
export type Corporation = CorporationFullFragment;
export type Person = Team['people'][number];

const ROWS = 50;
type Wanted = { page: number; search: string };

export function useTeams(wanted: Wanted) {
  return useQuery({
    queryKey: ['directory', 'teams', wanted],
    queryFn: async ({ signal }) => (await ask(TeamsDocument, { first: ROWS, ...wanted }, signal)).teams,
    placeholderData: keepPreviousData,
  });
}

export function useTeam(id: string) {
  return useQuery({
    queryKey: ['directory', 'team', id],
    queryFn: async ({ signal }) => (await ask(TeamDocument, { id }, signal)).team,
    throwOnError: true,
  });
}

export function useCorporations(wanted: Wanted) {
  return useQuery({
    queryKey: ['directory', 'corporations', wanted],
    queryFn: async ({ signal }) => (await ask(DirectoryCorporationsDocument, { first: ROWS, ...wanted }, signal)).directoryCorporations,
    placeholderData: keepPreviousData,
  });
}

export function useCorporation(id: string) {
  return useQuery({
    queryKey: ['directory', 'corporation', id],
    queryFn: async ({ signal }) => (await ask(DirectoryCorporationDocument, { id }, signal)).directoryCorporation,
    throwOnError: true,
  });
}

export function useRefreshDirectory() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['directory'] });
  };
}
