/** A service token's limit of requests in this minute, how many are left, and the seconds until the next minute. */
export const RATE_HEADERS = { limit: 'ratelimit-limit', remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' } as const;

/** The cost of a query, and the maximum. */
export const COST_HEADER = 'hakaru-cost';
export const COST_MAX_HEADER = 'hakaru-cost-limit';

export type ApiArgument = { name: string; type: string; description: string };
export type ApiField = ApiArgument & { args: ApiArgument[] };
export type ApiType = {
  name: string;
  kind: 'object' | 'input' | 'enum' | 'scalar';
  description: string;
  fields: ApiField[];
  values: string[];
};
/** The part of the schema that is open to programs, as documented. */
export type ApiSchema = { roots: (ApiField & { scope: string; isChange: boolean })[]; types: ApiType[] };
