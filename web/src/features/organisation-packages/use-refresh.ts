import { useQueryClient } from '@tanstack/react-query';

export const KEY = ['organisation-packages'] as const;

/** Packages are shown on the organisation's own pages too. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), client.invalidateQueries({ queryKey: ['organisations'] })]);
  };
}
