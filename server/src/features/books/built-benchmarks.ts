import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { addDays } from '@hakaru/engine/calendar/day';
import { marketValueWeighted } from '@hakaru/engine/benchmarks/market-value-weighted';
import { spliced } from '@hakaru/engine/benchmarks/spliced';
import type { Note } from '@hakaru/engine/explain';
import { sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import { type BookEntity, inForce } from './book';
import { floatOf, isNothingDue } from './amounts';
import { weightFacts } from './benchmark-weight-facts';
import { driftingReturn, drifts } from './drifting-benchmarks';
import type { Calculation, Inputs } from './calculation';

type Part = { entityId: string; weight: number };

const MONTHS_PER_YEAR = 12;

/**
 * The monthly return of a built benchmark: weighted components for composites and policy mixes, weights by opening market value for
 * value-weighted ones, the component in force for spliced ones, drifted weights between rebalancings; plus the monthly part of the annual
 * spread.
 */
export function builtReturn(calculator: Calculation, benchmark: BookEntity, month: number, note: Note, inputs?: Inputs): Result {
  const blended = blendedReturn(calculator, benchmark, month, note, inputs);
  if (blended.value === null) return blended;
  const spread = (1 + Number(benchmark.spreadPercent) / 100) ** (1 / MONTHS_PER_YEAR) - 1;
  note({ id: 'spread', value: spread, unit: 'rate' });
  return { value: blended.value + spread };
}

function blendedReturn(calculator: Calculation, benchmark: BookEntity, month: number, note: Note, inputs?: Inputs): Result {
  if (drifts(benchmark)) return driftingReturn(calculator, benchmark, month, note, inputs);
  if (benchmark.type === 'spliced') return splicedReturn(calculator, benchmark, month, note, inputs);
  return resetReturn(calculator, benchmark, month, note, inputs);
}

/** The one series in force: each counts through the day before its successor begins. Returns are joined, so there is no jump at the seam. */
function splicedReturn(calculator: Calculation, benchmark: BookEntity, month: number, note: Note, inputs?: Inputs): Result {
  const asOf = monthEndOfIndex(month);
  const begun = benchmark.parts.filter(({ fromDay }) => fromDay <= asOf);
  const segments = begun.map(({ weights }, at) => {
    const next = begun[at + 1]?.fromDay;
    const entityId = weights[0]?.componentId ?? '';
    return { points: [{ day: asOf, value: returnOf(calculator, entityId, month) }], through: next ? addDays(next, -1) : null };
  });
  const entityId = begun.at(-1)?.weights[0]?.componentId;
  if (entityId === undefined) return missing('no_data');
  if (inputs) for (const id of weightFacts(calculator.book, benchmark, asOf)) inputs.fact(id);
  note({ id: 'weight', value: 1, unit: 'rate', at: entityId });
  inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf });
  const value = spliced(segments)[0]?.value ?? null;
  return value === null ? missing('gap') : { value };
}

/** A month in which the weights are reset at its start. */
function resetReturn(calculator: Calculation, benchmark: BookEntity, month: number, note: Note, inputs?: Inputs): Result {
  const parts = partsAt(calculator, benchmark, month, inputs);
  if (!parts) return missing('gap');
  const total = sumOf(parts.map(({ weight }) => weight));
  if (parts.length === 0 || total <= 0) return missing('no_data');
  const asOf = monthEndOfIndex(month);
  if (inputs) for (const id of weightFacts(calculator.book, benchmark, asOf)) inputs.fact(id);
  for (const { entityId, weight } of parts) {
    note({ id: 'weight', value: weight / total, unit: 'rate', at: entityId });
    inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf });
  }
  const returns = parts.map(({ entityId }) => returnOf(calculator, entityId, month));
  if (benchmark.type === 'mvWeightedAverage')
    return resultOf(marketValueWeighted(parts.map(({ weight }, at) => ({ opening: weight, return: returns[at] ?? null }))));
  if (returns.includes(null)) return missing('gap');
  return { value: sumOf(parts.map(({ weight }, at) => (weight / total) * (returns[at] ?? 0))) };
}

const resultOf = (found: Result): Result => (found.value === null ? missing(found.reason) : { value: found.value });

function returnOf(calculator: Calculation, entityId: string, month: number): number | null {
  const { firstMonth, returns } = calculator.series(entityId);
  return returns[month - firstMonth] ?? null;
}

/** Null when the weights are unknown, because a market value they depend on has not been reported. */
function partsAt(calculator: Calculation, benchmark: BookEntity, month: number, inputs?: Inputs): Part[] | null {
  if (benchmark.type === 'mvWeightedAverage') return valueWeighted(calculator, benchmark, month, inputs);
  // Changes take effect at the start of the month they are dated in.
  const asOf = monthEndOfIndex(month);
  const version = inForce(benchmark.parts, asOf);
  return (version?.weights ?? []).map(({ componentId, weightPercent }) => ({ entityId: componentId, weight: Number(weightPercent) }));
}

/** Weights by opening market value, of the mandates measured against each component. */
function valueWeighted(calculator: Calculation, benchmark: BookEntity, month: number, inputs?: Inputs): Part[] | null {
  const asOf = monthEndOfIndex(month);
  const opening = monthEndOfIndex(month - 1);
  const accounts = [...calculator.book.entities.values()].filter(({ kind }) => kind === 'mandate');
  const members = new Set(inForce(benchmark.parts, asOf)?.weights.map(({ componentId }) => componentId) ?? []);
  const parts: Part[] = [];
  for (const account of accounts) {
    const held = inForce(account.benchmarks, asOf);
    if (!held || !members.has(held.benchmarkId)) continue;
    const amount = calculator.amount(account.id, 'marketValue', month - 1);
    const weight = amount.value === null ? null : floatOf(amount.value);
    if (isNothingDue(amount) || (weight !== null && weight <= 0)) continue;
    inputs?.figure({ entityId: account.id, measure: 'marketValue', horizon: null, asOf: opening });
    if (weight === null) return null;
    parts.push({ entityId: held.benchmarkId, weight });
  }
  return parts;
}
