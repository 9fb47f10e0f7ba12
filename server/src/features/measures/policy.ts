import type { FigureKey } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { compare, decimal, multiply, subtract, sum, type Decimal } from '@hakaru/engine/money/decimal';
import { missing, type Reason, type Result } from '@hakaru/engine/result';
import { type Amount, type FigureCalculator, inForce, isNothingDue, type Money, nothing, policyFact } from '#features/books/public';
import type { TraceSink } from './trace-sink';

/** The policy weight of the class an account represents; 1 for the whole asset while a policy is in force. */
export function policyFigure(calculator: FigureCalculator, { entityId, asOf }: FigureKey, { note, inputs }: TraceSink): Result {
  const version = inForce(calculator.book.policies, asOf);
  if (entityId === calculator.book.rootId) return version ? { value: 1 } : missing('no_data');
  const held = calculator.book.classes.find(one => one.entityId === entityId);
  if (!held) return missing('not_applicable');
  if (!version) return missing('no_data');
  note({ id: 'policyFrom', value: version.fromDay, unit: 'text' });
  const weight = version.weights.get(held.id);
  inputs?.fact(policyFact('policyWeight', { assetId: calculator.book.assetId, fromDay: version.fromDay, classId: held.id }));
  return { value: weight ? Number(weight.weightPercent) / 100 : 0 };
}

/** The deviation from its policy weight that is allowed for a class, in either direction. */
export function bandFigure(calculator: FigureCalculator, { entityId, asOf }: FigureKey, { note, inputs }: TraceSink): Result {
  const terms = termsOf(calculator, entityId, asOf);
  if ('reason' in terms) return missing(terms.reason);
  note({ id: 'policyFrom', value: terms.fromDay, unit: 'text' });
  inputs?.fact(policyFact('band', { assetId: calculator.book.assetId, fromDay: terms.fromDay, classId: terms.classId }));
  return { value: Number(terms.bandPercent) / 100 };
}

/**
 * The amount to move into a class (negative: out of it): back to the policy weight, or for `toBand` to the nearest edge of its band, zero
 * inside the band. Exact, because it may be instructed.
 */
export function rebalancing(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Amount {
  const { entityId, asOf, measure } = key;
  const { rootId } = calculator.book;
  const terms = termsOf(calculator, entityId, asOf);
  if ('reason' in terms || !rootId) return nothing('reason' in terms ? terms.reason : 'no_data');
  const held = calculator.amount(entityId, 'marketValue', monthIndexOf(asOf));
  const whole = calculator.amount(rootId, 'marketValue', monthIndexOf(asOf));
  for (const id of [entityId, rootId]) inputs?.figure({ entityId: id, measure: 'marketValue', horizon: null, asOf });
  inputs?.figure({ ...key, measure: 'policyWeight' });
  if (measure === 'toBand') inputs?.figure({ ...key, measure: 'band' });
  if (held.value === null) return held;
  if (whole.value === null) return whole;
  const sides = { held: held.value, whole: whole.value };
  const value = measure === 'toPolicy' ? toShare(sides, terms.weightPercent) : toEdge(sides, terms);
  return { value, reason: null, quality: whole.quality };
}

/** 1 for a class outside its band, 0 inside; for the whole asset the number of classes outside. */
export function outsideBand(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Result {
  if (key.entityId === calculator.book.rootId) return countOutside(calculator, key, inputs);
  const moved = rebalancing(calculator, { ...key, measure: 'toBand' }, UNHEARD);
  inputs?.figure({ ...key, measure: 'toBand' });
  if (moved.value === null) return missing(moved.reason ?? 'no_data');
  return { value: compare(moved.value, 0) === 0 ? 0 : 1 };
}

const UNHEARD: TraceSink = { note: () => undefined };

function countOutside(calculator: FigureCalculator, key: FigureKey, inputs: TraceSink['inputs']): Result {
  let count = 0;
  let known = 0;
  let isWhole = true;
  for (const { entityId } of calculator.book.classes) {
    // A class without a policy weight, or with nothing due, has no band.
    if (!entityId || 'reason' in termsOf(calculator, entityId, key.asOf)) continue;
    if (isNothingDue(calculator.amount(entityId, 'marketValue', monthIndexOf(key.asOf)))) continue;
    const { value } = outsideBand(calculator, { ...key, entityId }, UNHEARD);
    inputs?.figure({ ...key, entityId });
    known++;
    if (value === null) isWhole = false;
    count += value ?? 0;
  }
  if (known === 0) return missing('no_data');
  return isWhole ? { value: count } : missing('gap');
}

type Terms = { classId: string; fromDay: string; weightPercent: string; bandPercent: string };

function termsOf({ book }: FigureCalculator, entityId: string, asOf: string): Terms | { reason: Reason } {
  const held = book.classes.find(one => one.entityId === entityId);
  if (!held) return { reason: 'not_applicable' };
  const version = inForce(book.policies, asOf);
  const weight = version?.weights.get(held.id);
  return version && weight ? { classId: held.id, fromDay: version.fromDay, ...weight } : { reason: version ? 'not_applicable' : 'no_data' };
}

type Sides = { held: Money; whole: Money };

function toShare({ held, whole }: Sides, percent: string | Decimal): Decimal {
  return subtract(multiply(multiply(whole, percent), '0.01'), held);
}

function toEdge(sides: Sides, { weightPercent, bandPercent }: Terms): Decimal {
  const toLower = toShare(sides, subtract(weightPercent, bandPercent));
  if (compare(toLower, 0) > 0) return toLower;
  const toUpper = toShare(sides, sum([weightPercent, bandPercent]));
  return compare(toUpper, 0) < 0 ? toUpper : decimal(0);
}
