import { fundPacingInput } from '@hakaru/contract/fund-pacing';
import * as z from 'zod/mini';
import type { FundPacingVersionFieldsFragment } from './funds.gen';

export type PacingVersion = FundPacingVersionFieldsFragment;
export const growthNames = ['growthLowPercent', 'growthPercent', 'growthHighPercent'] as const;
export type PacingTexts = Record<
  'fromDay' | 'contributionPercents' | 'lifeYears' | 'bow' | 'yieldPercent' | (typeof growthNames)[number],
  string
>;

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/**
 * Converts the form's texts and validates them with the contract's schema; rates are separated by commas or spaces. A version saved from
 * the same day is replaced.
 */
export const pacingFormOf = (versions: readonly PacingVersion[]) =>
  z.pipe(
    z.transform(({ contributionPercents, lifeYears, ...rest }: PacingTexts) => {
      const rates = contributionPercents.normalize('NFKC').split(/[\s,、]+/).filter(rate => rate !== ''); // oxfmt-ignore
      const version = versions.find(({ fromDay }) => fromDay === rest.fromDay)?.version ?? null;
      const given: z.input<typeof fundPacingInput> = { ...rest, contributionPercents: rates, lifeYears: numberOf(lifeYears), version };
      return given;
    }),
    fundPacingInput,
  );

export function textsOf(version: PacingVersion | undefined): PacingTexts {
  const { fromDay = '', contributionPercents = [], lifeYears, bow = '', yieldPercent = '0' } = version ?? {};
  const growth = Object.fromEntries(growthNames.map(name => [name, version?.[name] ?? ''])) as Record<(typeof growthNames)[number], string>; // one for each
  return {
    fromDay,
    contributionPercents: contributionPercents.join(', '),
    lifeYears: String(lifeYears ?? ''),
    bow,
    yieldPercent,
    ...growth,
  };
}
