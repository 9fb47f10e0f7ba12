import { figureKey, type Figure, type FigureKey, type FigureQuality, type Quality } from '@hakaru/contract/figures';
import { decimal, negate, sum, toFloat, toText, type Decimal } from '@hakaru/engine/money/decimal';
import type { Reason, Result } from '@hakaru/engine/result';

/** An exact amount: a number while it is a safe integer, which is nearly always, otherwise a decimal. */
export type Money = number | Decimal;

/**
 * An amount with the quality of its parts. With missing parts there is no value, and `size` is the sum of the known parts; it is only used to
 * weigh the shares of a larger total.
 */
export type Amount = { value: Money | null; reason: Reason | null; quality: FigureQuality; size?: number };

export function nothing(reason: Reason, of = 1): Amount {
  return { value: null, reason, quality: { have: 0, of, carried: 0, weakest: null, shares: NO_SHARES, oldestDays: 0 } };
}

/** A value the entity should have reported but has not. */
export function notReported(entityId: string): Amount {
  const { quality, ...amount } = nothing('no_data');
  return { ...amount, quality: { ...quality, missing: [entityId] } };
}

/** Whether nothing was to be reported, as before an entity opened and after it closed; such a part does not make a sum incomplete. */
export function isNothingDue({ value, quality }: Amount): boolean {
  return value === null && quality.of === 0;
}

/** Money moved between accounts: nobody has to report it, so it does not count for coverage. */
export function transferred(value: Money): Amount {
  return { value, reason: null, quality: nothing('no_data', 0).quality };
}

/** The quality of one recorded fact, from the age in days of its last valuation (null: never valued) and whether it was carried to its month. */
export function reportedQuality(quality: Quality | null, days: number | null, isCarried: boolean): FigureQuality {
  const whole = WHOLE[quality ?? 'none'];
  if (days === 0 && !isCarried) return whole;
  return { ...whole, oldestDays: days ?? 0, carried: isCarried ? 1 : 0, ...(days === null ? { isNeverValued: true } : {}) };
}

/**
 * Adds up parts with their quality. This is the only place that decides what a sum with missing parts is: a gap that names the missing parts,
 * never a smaller sum. Parts that were not due are not missing. Quality shares are by absolute value, so that a short position counts like a
 * long one.
 */
export class Gathered {
  private readonly values: Money[] = [];
  private readonly worth: Record<Quality, number> = { audited: 0, valuated: 0, estimated: 0 };
  private have = 0;
  private of = 0;
  private carried = 0;
  private oldestDays = 0;
  private isNeverValued = false;
  private weakest: Quality | null = null;
  private readonly missing: string[] = [];

  add({ value, quality, size: known = 0 }: Amount): void {
    this.have += quality.have;
    this.of += quality.of;
    this.carried += quality.carried ?? 0;
    if (quality.missing) this.missing.push(...quality.missing);
    if (rankOf(quality.weakest) > rankOf(this.weakest)) this.weakest = quality.weakest;
    this.oldestDays = Math.max(this.oldestDays, quality.oldestDays);
    this.isNeverValued ||= quality.isNeverValued ?? false;
    if (value !== null) this.values.push(value);
    const size = value === null ? known : Math.abs(floatOf(value));
    this.worth.audited += size * quality.shares.audited;
    this.worth.valuated += size * quality.shares.valuated;
    this.worth.estimated += size * quality.shares.estimated;
  }

  total(): Amount {
    const { have, of, carried, weakest, oldestDays, values, missing } = this;
    const quality = {
      have,
      of,
      carried,
      weakest,
      oldestDays,
      shares: this.shares(),
      ...(missing.length > 0 ? { missing } : {}),
      ...(this.isNeverValued ? { isNeverValued: true } : {}),
    };
    if (have < of) return { value: null, reason: have === 0 ? 'no_data' : 'gap', quality, size: this.size() };
    return values.length === 0 ? { value: null, reason: 'no_data', quality } : { value: moneySum(values), reason: null, quality };
  }

  private size(): number {
    return this.worth.audited + this.worth.valuated + this.worth.estimated;
  }

  private shares(): FigureQuality['shares'] {
    const { audited, valuated, estimated } = this.worth;
    const all = this.size();
    if (all === 0) return this.weakest === null ? NO_SHARES : WHOLE[this.weakest].shares;
    return { audited: audited / all, valuated: valuated / all, estimated: estimated / all };
  }
}

export function isPartial({ have, of }: FigureQuality): boolean {
  return have < of;
}

const SMALL_WHOLE = /^-?\d{1,15}$/;

export function moneyOf(text: string): Money {
  return SMALL_WHOLE.test(text) ? Number(text) : decimal(text);
}

export function negated(money: Money): Money {
  return typeof money === 'number' ? 0 - money : negate(money);
}

export function floatOf(money: Money): number {
  return typeof money === 'number' ? money : toFloat(money);
}

export function amountFigure(key: FigureKey, amount: Amount): Figure {
  const value = amount.value === null ? null : toText(amount.value);
  return { key: figureKey(key), value, reason: value === null ? (amount.reason ?? 'no_data') : null, quality: amount.quality };
}

export function rateFigure(key: FigureKey, result: Result, quality: FigureQuality | null = null): Figure {
  return {
    key: figureKey(key),
    value: result.value === null ? null : String(result.value),
    reason: result.value === null ? result.reason : null,
    quality,
  };
}

const RANK: Readonly<Record<Quality, number>> = { audited: 0, valuated: 1, estimated: 2 };

function rankOf(quality: Quality | null): number {
  return quality === null ? -1 : RANK[quality];
}

const NO_SHARES = { audited: 0, valuated: 0, estimated: 0 } as const;

/** The quality of one reported fact, shared by all facts of that quality because there are hundreds of thousands of them. */
const WHOLE: Readonly<Record<Quality | 'none', FigureQuality>> = {
  audited: { have: 1, of: 1, carried: 0, weakest: 'audited', shares: { ...NO_SHARES, audited: 1 }, oldestDays: 0 },
  valuated: { have: 1, of: 1, carried: 0, weakest: 'valuated', shares: { ...NO_SHARES, valuated: 1 }, oldestDays: 0 },
  estimated: { have: 1, of: 1, carried: 0, weakest: 'estimated', shares: { ...NO_SHARES, estimated: 1 }, oldestDays: 0 },
  none: { have: 1, of: 1, carried: 0, weakest: null, shares: NO_SHARES, oldestDays: 0 },
};

function moneySum(parts: readonly Money[]): Money {
  let total = 0;
  for (const part of parts) {
    if (typeof part !== 'number') return sum(parts);
    total += part;
    if (!Number.isSafeInteger(total)) return sum(parts);
  }
  return total;
}
