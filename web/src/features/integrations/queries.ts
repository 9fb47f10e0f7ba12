import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { ServiceTokensDocument, type ServiceTokenFieldsFragment } from './integrations.gen';

export type Token = ServiceTokenFieldsFragment;

const KEY = ['settings', 'service-tokens'] as const;

export function useTokens() {
  return useQuery({ queryKey: KEY, queryFn: async ({ signal }) => (await ask(ServiceTokensDocument, {}, signal)).serviceTokens });
}

export function useRefreshTokens(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
