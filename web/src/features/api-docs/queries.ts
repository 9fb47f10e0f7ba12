import type { ApiSchema } from '@hakaru/contract/public-api';
import type { Language } from '@hakaru/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api';

/** The documentation changes only with a release. */
const once = { staleTime: Infinity } as const;

export function useApiSchema() {
  return useQuery({
    queryKey: ['api-docs', 'schema'],
    queryFn: ({ signal }) => call<ApiSchema>('GET', 'docs/schema.json', undefined, { signal }),
    ...once,
  });
}

export type OpenApi = {
  paths: Record<
    string,
    Record<string, { summary: string; 'x-scope': string; parameters: { name: string; in: string; description: string }[] }>
  >;
};

export const openApiPath = (language: Language): string => `docs/openapi.json?language=${language}`;

export function useOpenApi(language: Language) {
  return useQuery({
    queryKey: ['api-docs', 'openapi', language],
    queryFn: ({ signal }) => call<OpenApi>('GET', openApiPath(language), undefined, { signal }),
    ...once,
  });
}
