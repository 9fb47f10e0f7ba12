import { useQueryClient } from '@tanstack/react-query';
import type { PartiesQuery } from './parties.gen';

export type Party = PartiesQuery['parties']['data'][number];

/** Lists and headers show managers and trustees. */
export function useRefreshParties() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['parties', 'mandates', 'figures'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}
