import { watchInput, watchTermsInput } from '@hakaru/contract/watchlist';
import * as z from 'zod/mini';
import type { WatchRow } from './queries';

type TermTexts = { reason: string; trigger: string; limit: string; nextReview: string };
export type WatchTexts = TermTexts & { kind: string; subject: string };

/** Empty texts become null, and without a trigger there is no limit. */
function termsOf({ reason, trigger, limit, nextReview }: TermTexts) {
  return { reason, trigger: trigger || null, limit: trigger ? limit.trim() || null : null, nextReview: nextReview || null };
}

/** The subject's field contains its asset too, because the same manager may serve two assets. */
export const watchForm = z.pipe(
  z.transform(({ kind, subject: chosen, ...terms }: WatchTexts) => {
    const [assetId = '', ...subject] = chosen.split('|');
    return { kind, assetId, subject: subject.join('|'), ...termsOf(terms) } as z.input<typeof watchInput>; // the next schema validates it
  }),
  watchInput,
);

export const termsForm = z.pipe(
  z.transform((texts: TermTexts) => termsOf(texts) as z.input<typeof watchTermsInput>), // the next schema validates it
  watchTermsInput,
);

export function textsOf({ reason, trigger, limit, nextReview }: WatchRow): TermTexts {
  return { reason, trigger: trigger ?? '', limit: limit ?? '', nextReview: nextReview ?? '' };
}
