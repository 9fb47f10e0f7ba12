import { invalid } from '@hakaru/contract/errors';
import type { MandateInput } from '@hakaru/contract/mandates';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import type { Terms, TermsVersion } from './terms-store';

/** New terms and their first day. */
export type TermsChange = { fromDay: string; terms: Terms };

/** The terms in a form apply from its day (today if it names none) and replace all later versions. Null when they are in force already. */
export function termsChange(ctx: SignedIn, versions: readonly TermsVersion[], input: MandateInput): TermsChange | null {
  const today = todayOf(ctx);
  const fromDay = input.termsFromDay ?? today;
  if (fromDay > today) throw invalid('termsFromDay', 'future');
  const { fiscal_year_start, rateMethod, feeBps } = input;
  const terms = { fiscal_year_start, rateMethod, feeBps, flowTiming: input.flowTiming ?? versions.at(-1)?.flowTiming ?? 'endOfDay' };
  const reached = versions.filter((_, at) => (versions[at + 1]?.fromDay ?? LAST_DAY) > fromDay);
  return reached.every(version => isSame(version, terms)) ? null : { fromDay, terms };
}

const LAST_DAY = '9999-12-31';

function isSame(a: Terms, b: Terms): boolean {
  return (['fiscal_year_start', 'rateMethod', 'flowTiming', 'feeBps'] as const).every(name => a[name] === b[name]);
}
