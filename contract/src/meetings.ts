import * as z from 'zod/mini';
import { day, id, name, text, TEXT_LIMITS } from './fields';

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const NOTES_MAX = 2000;

/** A meeting of an organisation. Its time is local to its place. */
export const meetingInput = z.strictObject({
  day,
  startTime: none(z.string('time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'))),
  title: name,
  place: none(text(TEXT_LIMITS.name)),
  attendees: none(text(TEXT_LIMITS.description)),
  notes: none(text(NOTES_MAX)),
  /** The client it is about, for users who work for several. */
  clientId: none(id),
});
export type MeetingInput = z.infer<typeof meetingInput>;
