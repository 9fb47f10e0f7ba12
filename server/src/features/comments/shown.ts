import type { SignedIn } from '#platform/context';
import type { Client } from './clients';
import type { Seen } from './places';
import type { CommentRow } from './store';

/** A comment as one reader may see it. */
export type Comment = CommentRow & {
  isMine: boolean;
  client: Client;
  /** Whether the reader's organisation may select it for its committee papers. */
  mayPack: boolean;
  seen: Seen | null;
  now: Seen | null;
  /** Whether the value has changed since the comment was written; null when that cannot be compared. */
  hasChanged: boolean | null;
};

export type Compared = { seen: Seen; isInPart: boolean } | null;

/**
 * Adds the value the writer saw and whether it has changed. Readers of a whole asset and readers of some mandates have different totals: a
 * value seen with one kind of access is not shown to or compared for the other, unless both values are equal.
 */
export function shownTo({ actor }: SignedIn, row: CommentRow, { client, compared }: { client: Client; compared: Compared }): Comment {
  const isMine = row.userId === actor.user.id;
  const mayPack = row.kind === 'figure' && row.organisationId === actor.organisation.id;
  const nothing = { ...row, isMine, client, mayPack, seen: null, now: null, hasChanged: null };
  if (row.seenValue === null && row.seenReason === null) return nothing;
  const seen = { value: row.seenValue, reason: row.seenReason };
  if (!compared) return row.authorOrganisationId === actor.organisation.id ? { ...nothing, seen } : nothing;
  const hasChanged = seen.value !== compared.seen.value;
  if (hasChanged && compared.isInPart !== row.seenInPart) return nothing;
  return { ...row, isMine, client, mayPack, seen, now: compared.seen, hasChanged };
}
