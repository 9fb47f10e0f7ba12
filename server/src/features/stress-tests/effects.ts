import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { multiply, round, sum, toText } from '@hakaru/engine/money/decimal';
import { sumOf } from '@hakaru/engine/number/sum';
import { missing, type Reason, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import { reportingBelow } from '#features/books/public';
import type { FigureContext } from '#features/figures/public';
import type { Shock, StressTest } from './store';

/** The data for stress figures: the organisation's tests, the book the user may see, and exposures where there is vendor data. */
export type Stressed = {
  place: FigureContext;
  tests: ReadonlyMap<string, StressTest>;
  exposure(key: FigureKey): Result;
};
export type Listener = { note: Note; input(key: FigureKey): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined };

type Work = { world: Stressed; key: FigureKey; test: StressTest; listener: Listener };
type Amount = Result<string>;

/** Splits a key's part into the test and, for a shock on a factor, the factor. */
export function readPart(part: string | undefined): { id: string; factor: string | null } {
  const [id = '', factor = null] = (part ?? '').split('|');
  return { id, factor };
}

/** Calculates one figure of a stress test. The path is the same with and without a trace. */
export function stressFigure(world: Stressed, key: FigureKey, listener: Listener = NOBODY): Result<string | number> {
  const test = world.tests.get(readPart(key.part).id);
  if (!test) return missing('not_applicable');
  if (!world.place.reaches(key.entityId, key.asOf)) return missing('no_data');
  const work = { world, key, test, listener };
  switch (key.measure) {
    case 'stressShock':
      return shock(work);
    case 'stressEffect':
      return effect(work);
    case 'stressFactorEffect':
      return factorEffect(work);
    case 'stressedValue':
      return stressedValue(work);
    case 'stressReturn':
      return quotient(work, 'stressEffect', valueKey(key));
    case 'stressedWeight':
      return quotient(work, 'stressedValue', { ...key, entityId: rootOf(work), measure: 'stressedValue' });
    case 'stressedDeviation':
      return deviation(work);
    case 'stressedOutside':
      return outside(work);
    default:
      return coverage(work);
  }
}

const rootOf = ({ world }: Work): string => world.place.calculator.book.rootId ?? '';
const isWhole = (work: Work): boolean => work.key.entityId === rootOf(work);
const valueKey = ({ entityId, asOf }: FigureKey): FigureKey => ({ entityId, measure: 'marketValue', horizon: null, asOf });
const classesOf = ({ world }: Work): string[] => world.place.calculator.book.classes.flatMap(({ entityId }) => entityId ?? []);
const isOnFactor = ({ on }: Shock): boolean => on === 'factor';

/** Another figure of the same test, by default of the same entity, recorded as an input. */
function other(work: Work, measure: Measure, change: Partial<FigureKey> = {}): Result<string | number> {
  const key = { ...work.key, part: work.test.id, ...change, measure };
  work.listener.input(key);
  return stressFigure(work.world, key);
}

/** A figure of the book on the same day, recorded as an input. */
function ofBook(work: Work, key: FigureKey): Amount {
  work.listener.input(key);
  const { value, reason } = figure(work.world.place.calculator, key);
  return value === null ? missing(asReason(reason)) : { value };
}

const asReason = (reason: Reason | null): Reason => reason ?? 'no_data';

function shock({ key, test }: Work): Result {
  const { factor } = readPart(key.part);
  const [on, target] = factor === null ? ['class', key.entityId] : ['factor', factor];
  const found = test.shocks.find(one => one.on === on && one.target === target);
  return found ? { value: Number(found.percent) / 100 } : missing('not_applicable');
}

/** The total's effect is the sum of its classes'; a class's is its own shock on its value plus the effect of the factors on its mandates. */
function effect(work: Work): Amount {
  if (isWhole(work)) return total(classesOf(work).map(entityId => other(work, 'stressEffect', { entityId })));
  if (!classesOf(work).includes(work.key.entityId)) return missing('not_applicable');
  const own = work.test.shocks.find(({ on, target }) => on === 'class' && target === work.key.entityId);
  const parts = work.test.shocks.some(isOnFactor)
    ? mandatesIn(work, work.key.entityId).flatMap(entityId => {
        const key = { ...work.key, entityId, measure: 'stressFactorEffect' as const };
        const found = stressFigure(work.world, key);
        if (found.value !== null) work.listener.input(key);
        return found.value === null ? [] : [String(found.value)];
      })
    : [];
  if (!own) return parts.length > 0 || !work.test.shocks.some(isOnFactor) ? { value: toText(sum(parts)) } : missing('no_data');
  const held = ofBook(work, valueKey(work.key));
  other(work, 'stressShock');
  if (held.value === null) return held;
  return { value: toText(sum([multiply(multiply(held.value, own.percent), '0.01'), ...parts])) };
}

/** The sum of the known values; missing when none is known. */
function total(found: readonly Result<string | number>[]): Amount {
  const known = found.flatMap(({ value }) => (value === null ? [] : [String(value)]));
  return known.length > 0 ? { value: toText(sum(known)) } : missing('no_data');
}

function mandatesIn({ world: { place }, key }: Work, entityId: string): string[] {
  return reportingBelow(place.calculator.book, entityId, monthIndexOf(key.asOf)).filter(id => place.reaches(id, key.asOf));
}

/** Rounded to a hundredth: exposures are estimates with far fewer digits. */
function factorEffect(work: Work): Amount {
  const { world, key, test, listener } = work;
  const shocks = test.shocks.filter(isOnFactor);
  if (shocks.length === 0) return missing('not_applicable');
  const held = ofBook(work, valueKey(key));
  const terms: number[] = [];
  for (const { target, percent } of shocks) {
    const exposure: FigureKey = { entityId: key.entityId, measure: 'modelTotalExposure', horizon: null, asOf: key.asOf, part: target };
    const found = world.exposure(exposure);
    if (found.value === null) return missing(found.reason === 'not_applicable' ? 'no_data' : found.reason);
    listener.input(exposure);
    other(work, 'stressShock', { entityId: rootOf(work), part: `${test.id}|${target}` });
    terms.push((found.value * Number(percent)) / 100);
  }
  if (held.value === null) return held;
  const rate = Math.max(-1, sumOf(terms)); // a holding cannot lose more than its value
  listener.note({ id: 'stressReturn', value: rate, unit: 'rate' });
  return { value: toText(round(multiply(held.value, rate.toFixed(12)), 2)) };
}

/** The value of the day with the effect; parts that no shock affects, mandates outside every class among them, keep their value. */
function stressedValue(work: Work): Amount {
  const held = ofBook(work, valueKey(work.key));
  if (held.value === null) return held;
  const lost = other(work, 'stressEffect');
  return { value: toText(sum([held.value, String(lost.value ?? 0)])) };
}

function quotient(work: Work, measure: Measure, below: FigureKey): Result {
  const above = other(work, measure);
  const whole = below.measure === 'marketValue' ? ofBook(work, below) : other(work, below.measure, { entityId: below.entityId });
  if (above.value === null) return missing(above.reason);
  if (whole.value === null) return missing(whole.reason);
  return Number(whole.value) === 0 ? missing('zero_denominator') : { value: Number(above.value) / Number(whole.value) };
}

function deviation(work: Work): Result {
  const weight = other(work, 'stressedWeight');
  const policy = ofBook(work, { ...valueKey(work.key), measure: 'policyWeight' });
  if (weight.value === null) return missing(weight.reason);
  return policy.value === null ? missing(policy.reason) : { value: Number(weight.value) - Number(policy.value) };
}

const ROUNDING = 1e-12;

function outside(work: Work): Result {
  if (isWhole(work)) {
    const found = classesOf(work).map(entityId => other(work, 'stressedOutside', { entityId }));
    const known = found.flatMap(({ value }) => (value === null ? [] : [Number(value)]));
    return known.length > 0 ? { value: sumOf(known) } : missing('no_data');
  }
  const strayed = other(work, 'stressedDeviation');
  const band = ofBook(work, { ...valueKey(work.key), measure: 'band' });
  if (strayed.value === null) return missing(strayed.reason);
  if (band.value === null) return missing(band.reason);
  return { value: Math.abs(Number(strayed.value)) > Number(band.value) + ROUNDING ? 1 : 0 };
}

/** The share of the asset's value with an exposure to every factor shocked: without one of them a mandate has no effect. */
function coverage(work: Work): Result {
  const { world, key, test } = work;
  const shocked = test.shocks.filter(isOnFactor);
  if (shocked.length === 0 || !isWhole(work)) return missing('not_applicable');
  const covered = [...new Set(classesOf(work).flatMap(id => mandatesIn(work, id)))].filter(entityId => {
    const exposureTo = (part: string): FigureKey => ({ entityId, measure: 'modelTotalExposure', horizon: null, asOf: key.asOf, part });
    return shocked.every(({ target }) => world.exposure(exposureTo(target)).value !== null);
  });
  const whole = ofBook(work, valueKey(key));
  if (whole.value === null || Number(whole.value) === 0) return missing(whole.value === null ? whole.reason : 'zero_denominator');
  const values = covered.map(entityId => Number(ofBook(work, { ...valueKey(key), entityId }).value ?? 0));
  return { value: sumOf(values) / Number(whole.value) };
}
