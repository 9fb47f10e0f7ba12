import * as z from 'zod/mini';
import { day, pasted } from './fields';

/** The reason for a change of structure; required only when its period has been published. */
export const changeReason = z.optional(z.nullable(pasted));

/** The first day of a move; today when left out. */
export const moveDay = z.optional(z.nullable(day));
