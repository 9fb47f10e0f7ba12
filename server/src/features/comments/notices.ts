import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { notifyOrganisation } from '#features/notifications/public';
import type { SignedIn } from '#platform/context';
import type { Place } from './places';
import type { Person } from './store';

/** Notifies every named person according to their settings; naming oneself notifies nobody. */
export async function notifyNamed(ctx: SignedIn, place: Place, named: readonly Person[]): Promise<void> {
  for (const person of named) {
    const { id, organisationId } = person;
    if (id === ctx.actor.user.id) continue;
    await notifyOrganisation(ctx, {
      organisationId,
      who: { userId: id },
      kind: 'commentMentioned',
      params: { sender: ctx.actor.user.name, subject: place.ref },
      page: pageOf(place, person),
      ownerId: place.ownerId,
    });
  }
}

/**
 * The page of the figure, row, task or file for the reader's kind of organisation. The path names the asset, since the reader may have
 * another one selected.
 */
function pageOf(place: Place, { type }: Person): string {
  const { kind, subject, asOf, assetId } = place;
  if (kind === 'import') return `/import/history/${subject}`;
  if (kind === 'task') return `/reportingTasks?${new URLSearchParams({ month: asOf ?? '', talk: `${assetId}|${subject}` })}`;
  const area = areaOf(CATEGORY_OF[type]);
  const about = new URLSearchParams({ ...(kind === 'figure' ? { trace: subject } : {}), ...(assetId ? { asset: assetId } : {}) });
  const tab = kind === 'figure' ? '' : '/comments';
  if (place.isMandate && (area === 'owner' || area === 'consultant')) return `/mandates/${place.entityId}${tab}?${about}`;
  if (place.isMandate && area === 'manager') {
    const mandate = `/clients/${place.ownerId}/mandates/${place.entityId}`; // below its client the mandate is found without the asset
    return kind === 'figure' ? `${mandate}?${new URLSearchParams({ trace: subject })}` : `${mandate}/comments`;
  }
  // Figures of totals and parts, and those a bank reads, open beside the reader's own comments, which works with any asset selected.
  return `/notifications?show=comments${kind === 'figure' ? `&${about}` : ''}`;
}
