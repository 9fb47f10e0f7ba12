import { addDays } from '@hakaru/engine/calendar/day';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { quarterEndOf } from '@hakaru/engine/calendar/fiscal';
import { compare, multiply, negate, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import type { ContentCheck, ContentCheckId } from './content-checks';
import { plainText } from './document-values';
import type { ApprovalBlock } from './notice-approval';
import type { ReportedQuality } from './private-assets';

/** The document type whose approval values a fund. */
export const isStatement = (type: string): boolean => type === 'PA_CAPITAL_ACC';

/** Values a statement must contain before its fund can be valued by it. */
export const statementNeeds = ['As of', 'Currency', 'Net asset value'] as const;

/** The quality of a value as stated by the document itself, with the words that state it; without any it is the manager's own valuation. */
export type ProposedQuality = { quality: ReportedQuality; words: string | null };

const ESTIMATED = /estimated?\b|preliminary|flash|概算|速報|見込/i;
const UNAUDITED = /un-?audited|not audited|未監査|監査前/i;
const AUDITED = /\baudited\b|監査済|監査を受け/i;

/**
 * @example proposedQuality('Capital Account Statement (unaudited)') // { quality: 'valuated', words: 'unaudited' }
 */
export function proposedQuality(text: string): ProposedQuality {
  const plain = plainText(text);
  const said = (pattern: RegExp, quality: ReportedQuality): ProposedQuality | null => {
    const words = pattern.exec(plain)?.[0];
    return words === undefined ? null : { quality, words };
  };
  return said(ESTIMATED, 'estimated') ?? said(UNAUDITED, 'valuated') ?? said(AUDITED, 'audited') ?? { quality: 'valuated', words: null };
}

/** The day before a statement's period starts, by the period its movements cover; null where it starts with the fund. */
export function periodStart(asOf: string, dimension: string): string | null {
  if (dimension === 'sinceInception') return null;
  if (dimension === 'monthToDate') return shiftMonthEnd(asOf, -1);
  return dimension === 'yearToDate' ? addDays(`${asOf.slice(0, 4)}-01-01`, -1) : shiftMonthEnd(quarterEndOf(asOf), -3);
}

export type StatementSaid = {
  asOf: string | null;
  currency: string | null;
  opening: string | null;
  contributions: string | null;
  distributions: string | null;
  gain: string | null;
  nav: string | null;
  /** The unit of its numbers: 1000 where they are stated in thousands. */
  unit: string;
};

export type StatementKnown = {
  today: string;
  fundCurrency: string | null;
  /** The fund's value at the start of the period; null where it was not reported. */
  closing: string | null;
  calls: string | null;
  distributions: string | null;
};

const FINEST = '0.01';

/**
 * The checks of a statement. Numbers stated in thousands may differ by less than one unit; what cannot be compared is unknown, never
 * passed.
 */
export function statementChecks(said: StatementSaid, known: StatementKnown): ContentCheck[] {
  const { opening, contributions, distributions, gain, nav, unit } = said;
  const step = compare(unit, '1') > 0 ? unit : FINEST;
  const parts = [opening, contributions, distributions === null ? null : toText(negate(distributions)), gain];
  const stated = parts.filter(part => part !== null);
  const rolled = stated.length === parts.length ? toText(sum(stated)) : null;
  const isNear = (within: string) => (one: string, other: string) => compare(sizeOf(toText(subtract(one, other))), within) < 0;
  return [
    judged('rollForward', nav, rolled, isNear(compare(unit, '1') > 0 ? toText(multiply(step, parts.length)) : step)),
    judged('openingClosing', opening, known.closing, isNear(step)),
    judged('ledgerCalls', contributions, known.calls, isNear(step)),
    judged('ledgerDistributions', distributions, known.distributions, isNear(step)),
    judged('currency', said.currency, known.fundCurrency, (one, other) => one === other),
    judged('statementDay', said.asOf, known.today, (one, other) => one <= other),
  ];
}

const sizeOf = (amount: string): string => amount.replace(/^-/, '');

function judged(
  id: ContentCheckId,
  left: string | null,
  right: string | null,
  isFine: (one: string, other: string) => boolean,
): ContentCheck {
  return { id, left, right, outcome: left === null || right === null ? 'unknown' : isFine(left, right) ? 'passed' : 'failed' };
}

export type ReviewedStatement = {
  isInScope: boolean;
  hasFund: boolean;
  values: readonly { name: string; decision: string; value: string | null }[];
  checks: readonly ContentCheck[];
};

/** Everything that prevents the approval of a statement; empty when it can be approved. */
export function statementBlocks({ isInScope, hasFund, values, checks }: ReviewedStatement): ApprovalBlock[] {
  const block = (code: ApprovalBlock['code'], about: string | null = null): ApprovalBlock => ({ code, about });
  const missing = statementNeeds.filter(name => !values.some(value => value.name === name && value.value !== null));
  return [
    ...(isInScope ? [] : [block('outOfScope')]),
    ...(hasFund ? [] : [block('noFund')]),
    ...values.filter(({ decision }) => decision === 'open').map(({ name }) => block('openValues', name)),
    ...missing.map(name => block('missingValue', name)),
    ...checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => block('check', id)),
  ];
}
