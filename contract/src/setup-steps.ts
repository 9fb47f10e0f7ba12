import * as z from 'zod/mini';
import { currency, name, requiredText, TEXT_LIMITS } from './fields';

/** The steps from a new organisation to its first published month, in the recommended order. */
export const setupSteps = [
  'assets',
  'fiscalYear',
  'classes',
  'mandates',
  'benchmarks',
  'parties',
  'packages',
  'history',
  'monthEnd',
  'report',
] as const;
export type SetupStepId = (typeof setupSteps)[number];

/** Without these no month can be published; every other step may be skipped with a reason. */
const NEEDED: ReadonlySet<SetupStepId> = new Set(['assets', 'mandates', 'monthEnd', 'report']);
export const optionalSteps = setupSteps.filter(step => !NEEDED.has(step));

export const setupStates = ['done', 'open', 'skipped'] as const;
export type SetupState = (typeof setupStates)[number];

/** What a step lacks. Gaps about mandates come with their number, and the codes of the first few. */
export const setupGaps = [
  'noPortfolio',
  'rulesNotSaved',
  'noClass',
  'noPolicy',
  'withoutClass',
  'noMandate',
  'withoutBenchmark',
  'withoutManager',
  'oneUser',
  'withoutPackage',
  'valuesMissing',
  'notPopulated',
  'notPublished',
] as const;
export type SetupGapCode = (typeof setupGaps)[number];
export type SetupGap = { code: SetupGapCode; count: number; refs: string[] };

/** One open mandate, with what has been set up for it. */
export type SetupMandate = {
  ref: string;
  hasClass: boolean;
  hasBenchmark: boolean;
  hasManager: boolean;
  hasPackage: boolean;
  hasValues: boolean;
};

/** The facts about an organisation without a published month. */
export type SetupFacts = {
  portfolios: number;
  rulesSaved: boolean;
  classes: number;
  policies: number;
  users: number;
  populated: number;
  mandates: readonly SetupMandate[];
};

export type SetupSkip = { step: SetupStepId; reason: string; userName: string; at: Date };
export type SetupStep = {
  id: SetupStepId;
  state: SetupState;
  isOptional: boolean;
  found: number;
  gaps: SetupGap[];
  skip: SetupSkip | null;
};

const NAMED = 5;

const gap = (code: SetupGapCode, isThere: boolean): SetupGap[] => (isThere ? [{ code, count: 1, refs: [] }] : []);

function of(code: SetupGapCode, { mandates }: SetupFacts, has: (mandate: SetupMandate) => boolean): SetupGap[] {
  const refs = mandates.filter(one => !has(one)).map(({ ref }) => ref);
  return refs.length === 0 ? [] : [{ code, count: refs.length, refs: refs.slice(0, NAMED) }];
}

/** Evaluates a step: what was found, and what is missing. A step without gaps is done. */
const JUDGED: Readonly<Record<SetupStepId, (facts: SetupFacts) => { found: number; gaps: SetupGap[] }>> = {
  assets: ({ portfolios }) => ({ found: portfolios, gaps: gap('noPortfolio', portfolios === 0) }),
  fiscalYear: ({ rulesSaved }) => ({ found: rulesSaved ? 1 : 0, gaps: gap('rulesNotSaved', !rulesSaved) }),
  classes: facts => ({
    found: facts.classes,
    gaps:
      facts.classes === 0
        ? gap('noClass', true)
        : [...gap('noPolicy', facts.policies === 0), ...of('withoutClass', facts, ({ hasClass }) => hasClass)],
  }),
  mandates: ({ mandates }) => ({ found: mandates.length, gaps: gap('noMandate', mandates.length === 0) }),
  benchmarks: facts => ofMandates(facts, 'withoutBenchmark', ({ hasBenchmark }) => hasBenchmark),
  parties: facts => {
    const { found, gaps } = ofMandates(facts, 'withoutManager', ({ hasManager }) => hasManager);
    return { found, gaps: [...gaps, ...gap('oneUser', facts.users < 2)] };
  },
  packages: facts => ofMandates(facts, 'withoutPackage', ({ hasPackage }) => hasPackage),
  history: facts => ofMandates(facts, 'valuesMissing', ({ hasValues }) => hasValues),
  monthEnd: ({ populated }) => ({ found: populated, gaps: gap('notPopulated', populated === 0) }),
  report: () => ({ found: 0, gaps: gap('notPublished', true) }),
};

function ofMandates(facts: SetupFacts, code: SetupGapCode, has: (mandate: SetupMandate) => boolean) {
  const { mandates } = facts;
  if (mandates.length === 0) return { found: 0, gaps: gap('noMandate', true) };
  return { found: mandates.filter(has).length, gaps: of(code, facts, has) };
}

/** The state of every step. One that was skipped and is done all the same counts as done. */
export function judgeSetup(facts: SetupFacts, skips: readonly SetupSkip[]): SetupStep[] {
  return setupSteps.map(id => {
    const { found, gaps } = JUDGED[id](facts);
    const skip = skips.find(({ step }) => step === id) ?? null;
    const state = gaps.length === 0 ? 'done' : skip ? 'skipped' : 'open';
    return { id, state, isOptional: !NEEDED.has(id), found, gaps, skip };
  });
}

export const skipInput = z.strictObject({
  step: z.enum(optionalSteps, 'notOptional'),
  reason: requiredText(TEXT_LIMITS.pasted),
});
export type SkipInput = z.infer<typeof skipInput>;

/** A portfolio created by an organisation's own administrator during setup. */
export const ownAssetInput = z.strictObject({ ref: requiredText(20), nameEn: name, nameJp: name, baseCurrency: currency });
export type OwnAssetInput = z.infer<typeof ownAssetInput>;

/** The number of portfolios an organisation may create itself; more require a change of contract. */
export const OWN_ASSETS = 5;
