import * as z from 'zod/mini';
import { email, name, requiredText, text, TEXT_LIMITS } from './fields';

export const SCREENSHOT_BYTES = 5 * 1024 * 1024;
export const TUNNEL_BYTES = 200 * 1024;

/** A problem report, from anybody, signed in or not. */
export const issueInput = z.strictObject({
  name,
  email,
  message: requiredText(TEXT_LIMITS.note),
  page: z.optional(z.nullable(text(TEXT_LIMITS.description))),
});
export type IssueInput = z.infer<typeof issueInput>;

/** The built-in contact form, used when no provider's is configured (decisions G58). */
export const contactInput = z.strictObject({
  name,
  company: text(TEXT_LIMITS.name),
  email,
  message: requiredText(TEXT_LIMITS.pasted),
});
export type ContactInput = z.infer<typeof contactInput>;
