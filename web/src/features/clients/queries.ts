import { AppError } from '@hakaru/contract/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { notFound, useParams } from '@tanstack/react-router';
import { ask } from '#platform/api';
import type { ClientsAddress } from './address';
import {
  ClientDocument,
  ClientsDocument,
  ColleaguesDocument,
  type ClientQuery,
  type ClientRowFragment,
  type ClientsQuery,
} from './clients.gen';

export type ClientRow = ClientRowFragment;
export type ClientPage = ClientsQuery['clients'];
export type Client = ClientQuery['client'];
export type ClientAsset = Client['assets'][number];
export type ClientMandate = ClientAsset['mandates'][number];

const ROWS = 50;

export function useClients({ page = 1, search = '', show, mine, ended }: ClientsAddress) {
  const variables = { page, search, show: show ?? null, mine: mine ?? false, ended: ended ?? false, first: ROWS };
  return useQuery({
    queryKey: ['clients', 'list', variables],
    queryFn: async ({ signal }) => (await ask(ClientsDocument, variables, signal)).clients,
    placeholderData: keepPreviousData,
  });
}

/** One client, or null for an organisation that granted us nothing. */
export function useClient(id: string) {
  return useQuery({
    queryKey: ['clients', 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return (await ask(ClientDocument, { id }, signal)).client;
      } catch (error) {
        if (error instanceof AppError && error.refusal === 'notFound') return null;
        throw error;
      }
    },
  });
}

export function useColleagues() {
  return useQuery({
    queryKey: ['clients', 'colleagues'],
    queryFn: async ({ signal }) => (await ask(ColleaguesDocument, {}, signal)).colleagues.data,
  });
}

export function useRefreshClients() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['clients'] });
}

/** Only managers have clients: in other areas the page is not found. */
export function useManagerArea(): 'manager' {
  const { role } = useParams({ strict: false });
  if (role !== 'manager') throw notFound();
  return role;
}
