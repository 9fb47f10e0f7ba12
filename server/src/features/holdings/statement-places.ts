import type { Statement } from './statement';

/** Statements by account and day. */
export type Statements = ReadonlyMap<string, Statement>;
export const statementPlace = (entityId: string, asOf: string): string => `${entityId} ${asOf}`;
