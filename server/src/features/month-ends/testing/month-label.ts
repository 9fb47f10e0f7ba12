import type { TaskLabel } from '@hakaru/contract/reporting-tasks';

/** The events that a mandate's label follows from, in the order they happened. */
export type Event = { what: 'approved' | 'published'; ref: string } | { what: 'populated' | 'cancelled'; ref: null };

/** The labels of contract/src/reporting-tasks.ts, derived independently from the order of events. The month's due day has passed. */
export function labelOf(events: readonly Event[], ref: string): TaskLabel {
  const last = (what: Event['what']) => events.findLastIndex(event => event.what === what && (event.ref === null || event.ref === ref));
  const approvals = events.filter(event => event.what === 'approved' && event.ref === ref).length;
  const changed = last('approved');
  const published = last('published');
  const isPopulated = last('populated') > last('cancelled');
  const isStale = published >= 0 && changed > published;
  if (published >= 0 && isPopulated && (!isStale || changed > last('populated'))) return 'Completed';
  if (published >= 0 && !isStale) return 'Published';
  if (approvals === 0) return 'Delayed';
  return approvals > 1 || isStale ? 'Revalidated' : 'Validated';
}
