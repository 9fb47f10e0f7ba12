import * as z from 'zod/mini';
import { day, text } from './fields';

/** Whose sign-ins, by name or address, and from which day to which, both included. */
export const loginFilter = z.strictObject({ search: text(255), from: z.nullable(day), to: z.nullable(day) });
export type LoginFilter = z.infer<typeof loginFilter>;
