import { addMonths } from '@hakaru/engine/calendar/day';
import * as z from 'zod/mini';
import { day, email, name, text, TEXT_LIMITS } from './fields';

/** Requests people can make about their own data: the five rights of the privacy policy (decisions G08). */
export const dataSubjectRights = ['access', 'rectification', 'erasure', 'restriction', 'portability'] as const;
export type DataSubjectRight = (typeof dataSubjectRights)[number];

export const dataRequestStatuses = ['open', 'inProgress', 'completed', 'refused'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

export const dataRequestInput = z.strictObject({
  requester: name,
  email,
  kind: z.enum(dataSubjectRights, 'required'),
  receivedDay: day,
  status: z.enum(dataRequestStatuses, 'required'),
  notes: text(TEXT_LIMITS.note),
});
export type DataRequestInput = z.infer<typeof dataRequestInput>;

/** A request must be answered within a month of its receipt. */
export const dueDayOf = (receivedDay: string): string => addMonths(receivedDay, 1);

export const isDataRequestClosed = (status: string): boolean => status === 'completed' || status === 'refused';
