import { colour } from '@hakaru/contract/organisation-settings';
import { text, TEXT_LIMITS } from '@hakaru/contract/fields';
import * as z from 'zod/mini';

/** A brand as one form: without a name there is no brand, so the colour is validated only beside a name. */
export const brandRules = z.object({ name: text(TEXT_LIMITS.name), colour: z.string(), logo: z.string(), shell: z.boolean() }).check(
  z.superRefine(({ name, colour: given }, ctx) => {
    const result = name === '' ? { success: true as const } : colour.safeParse(given);
    for (const issue of result.success ? [] : result.error.issues)
      ctx.addIssue({ code: 'custom', path: ['colour'], message: issue.message });
  }),
);

export function brandOf({ name, colour: given, logo }: z.output<typeof brandRules>) {
  return name === '' ? null : { name, colour: given.toLowerCase(), logo: logo === '' ? null : logo };
}
