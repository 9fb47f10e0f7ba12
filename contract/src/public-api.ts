/** How much of its requests a service token has left in this minute, and in how many seconds the next begins. */
export const RATE_HEADERS = { limit: 'ratelimit-limit', remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' } as const;

/** What a question cost, and what one may cost. */
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
/** The part of the schema that programs can ask for, as the documentation shows it. */
export type ApiSchema = { roots: (ApiField & { scope: string; isChange: boolean })[]; types: ApiType[] };
