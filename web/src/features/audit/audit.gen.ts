// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { verifiedAt: string | null, rows: number, brokenAt: number | null, reason: string | null, anchoredAt: string | null } | null };

export const AuditCheckDocument = `query AuditCheck {
  auditCheck {
    verifiedAt
    rows
    brokenAt
    reason
    anchoredAt
  }
}` as TypedDocument<AuditCheckQuery, AuditCheckQueryVariables>;
