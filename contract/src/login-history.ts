import * as z from 'zod/mini';
import { day, text } from './fields';

/** Filters the login history: a name or address, and a period including both days. */
export const loginFilter = z.strictObject({ search: text(255), from: z.nullable(day), to: z.nullable(day) });
export type LoginFilter = z.infer<typeof loginFilter>;
