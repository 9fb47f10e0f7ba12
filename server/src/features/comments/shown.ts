import type { SignedIn } from '#platform/context';
import type { Seen } from './places';
import type { CommentRow } from './store';

/** A comment as one reader sees it. */
export type Comment = CommentRow & {
  isMine: boolean;
  /** Whether the reader's organisation chooses it for its committee's papers. */
  mayPack: boolean;
  seen: Seen | null;
  now: Seen | null;
  /** Whether what it is about reads otherwise by now; null where that cannot be said. */
  hasChanged: boolean | null;
};

export type Compared = { seen: Seen; isInPart: boolean } | null;

/**
 * With what the writer saw, and whether it reads otherwise now. Who sees all of an asset and who sees some mandates of it have figures of
 * their own: one's is neither shown to the other nor compared with the other's, unless they are the same.
 */
export function shownTo({ actor }: SignedIn, row: CommentRow, compared: Compared): Comment {
  const isMine = row.userId === actor.user.id;
  const mayPack = row.kind === 'figure' && row.organisationId === actor.organisation.id;
  const nothing = { ...row, isMine, mayPack, seen: null, now: null, hasChanged: null };
  if (row.seenValue === null && row.seenReason === null) return nothing;
  const seen = { value: row.seenValue, reason: row.seenReason };
  if (!compared) return row.authorOrganisationId === actor.organisation.id ? { ...nothing, seen } : nothing;
  const hasChanged = seen.value !== compared.seen.value;
  if (hasChanged && compared.isInPart !== row.seenInPart) return nothing;
  return { ...row, isMine, mayPack, seen, now: compared.seen, hasChanged };
}
