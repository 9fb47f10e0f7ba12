import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { notifyOrganisation } from '#features/notifications/public';
import type { SignedIn } from '#platform/context';
import type { Place } from './places';
import type { Person } from './store';

/** Whoever is named hears of it where and when they want to; one's own name rings nobody. */
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

/** The very figure, row, task or file, on the page the reader's organisation has for it. The asset goes along: it may not be the one they look at. */
function pageOf(place: Place, { type }: Person): string {
  const { kind, subject, asOf, assetId } = place;
  if (kind === 'import') return `/import/history/${subject}`;
  if (kind === 'task') return `/reportingTasks?${new URLSearchParams({ month: asOf ?? '', talk: `${assetId}|${subject}` })}`;
  const area = areaOf(CATEGORY_OF[type]);
  const about = new URLSearchParams({ ...(kind === 'figure' ? { trace: subject } : {}), ...(assetId ? { asset: assetId } : {}) });
  const tab = kind === 'figure' ? '' : '/comments';
  if (place.isMandate && (area === 'owner' || area === 'consultant')) return `/mandates/${place.entityId}${tab}?${about}`;
  if (place.isMandate && area === 'manager') {
    const mandate = `/clients/${place.ownerId}/mandates/${place.entityId}`; // below its client it is found without the asset
    return kind === 'figure' ? `${mandate}?${new URLSearchParams({ trace: subject })}` : `${mandate}/comments`;
  }
  // Figures of totals and parts, and those a bank reads, open beside one's comments, whatever asset is on screen.
  return `/notifications?show=comments${kind === 'figure' ? `&${about}` : ''}`;
}
