import { meetingsBetween } from '#features/meetings/public';
import type { SignedIn } from '#platform/context';
import type { CalendarEvent, Span } from './event';

/** Meetings of the own organisation. Their past states are not stored, so nothing is shown as known on a past day. */
export async function meetings(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (span.known !== null) return [];
  return (await meetingsBetween(ctx, span)).map(({ id, day, startTime, title }): CalendarEvent => {
    const named = startTime ? `${startTime} ${title}` : title;
    return { id: `meeting ${id}`, day, kind: 'meeting', label: null, path: `/calendar/${id}`, titleEn: named, titleJp: named };
  });
}
