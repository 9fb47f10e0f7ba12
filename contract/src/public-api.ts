/** A service token's limit of requests in this minute, how many are left, and the seconds until the next minute. */
export const RATE_HEADERS = { limit: 'ratelimit-limit', remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' } as const;

/** The cost of a query, and the maximum. */
export const COST_HEADER = 'hakaru-cost';
export const COST_MAX_HEADER = 'hakaru-cost-limit';

/** What one query may cost, and what its root fields cost that read much; others cost one. */
export const COST_MAX = 40;
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  figureGrid: 2,
  figureSeries: 2,
  figureHistory: 2,
  attribution: 4,
  trace: 2,
  changes: 10,
  recalculatePeriodReturn: 20,
};
/** Each distinct moment of knowledge requires reading a whole book. */
export const KNOWLEDGE_COST = 5;

/** Requests of one service token, unless the installation sets another number. */
export const TOKEN_REQUESTS_A_MINUTE = 600;

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
