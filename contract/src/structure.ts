import * as z from 'zod/mini';
import { day, pasted } from './fields';

/** Why structure is changed in a period that is published already; only then it must be given. */
export const changeReason = z.optional(z.nullable(pasted));

/** From which day on a move holds; without one, from today on. */
export const moveDay = z.optional(z.nullable(day));
