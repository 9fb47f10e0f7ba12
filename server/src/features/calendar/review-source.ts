import { reviewsBetween } from '#features/watchlist/public';
import type { SignedIn } from '#platform/context';
import type { CalendarEvent, Span } from './event';

/** Reviews due on the organisation's own watchlist. Their past dates are not stored, so nothing is shown as known on a past day. */
export async function reviews(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (span.known !== null) return [];
  return (await reviewsBetween(ctx, span)).flatMap((item): CalendarEvent[] => {
    const { id, kind, ref, nameEn, nameJp, nextReview, ownerId, clientName, clientNameJp } = item;
    if (nextReview === null) return [];
    const named = (name: string) => (kind === 'manager' ? name : `${ref} ${name}`);
    const isOwn = ownerId === ctx.actor.organisation.id;
    return [
      {
        id: `review ${id}`,
        day: nextReview,
        kind: 'review',
        label: null,
        path: `/watchlist/${id}`,
        titleEn: `Review ${named(nameEn)}`,
        titleJp: `${named(nameJp)} の見直し`,
        ...(isOwn ? {} : { client: { en: clientName, jp: clientNameJp } }),
      },
    ];
  });
}
