import type { Horizon } from '@hakaru/engine/calendar/horizons';
import * as z from 'zod/mini';
import { benchmarkTypes } from './enumerations';
import { currency, day, id, name, requiredText } from './fields';
import { percentUnits, splitErrors } from './splits';
import { changeReason } from './structure';

export const rebalanceRules = ['monthly', 'quarterly', 'annual', 'onChange', 'never'] as const;
export type RebalanceRule = (typeof rebalanceRules)[number];

/** The stretches over which the contributions of a benchmark's components are added up; each is a horizon of its last month-end. */
export const contributionPeriods = ['quarter', 'fiscalYear', 'year'] as const;
export type ContributionPeriod = (typeof contributionPeriods)[number];
export const contributionHorizons = { quarter: 'qtd', fiscalYear: 'fytd', year: 'ytd' } as const satisfies Record<
  ContributionPeriod,
  Horizon
>;

/** Types whose weights total 100. For other types only membership counts. */
export const weightedTypes = ['composite', 'policyWeightedAverage'] as const;

export const benchmarkInput = z.strictObject({
  ref: requiredText(64),
  name,
  nameJp: z.optional(z.nullable(name)),
  type: z.enum(benchmarkTypes, 'invalid'),
  rebalance: z._default(z.enum(rebalanceRules, 'invalid'), 'monthly'),
  spreadPercent: z._default(z.string().check(z.refine(value => percentUnits(value) !== null, 'number')), '0'),
});
export type BenchmarkInput = z.infer<typeof benchmarkInput>;

/** A dated version of a built benchmark's components. */
export const partsInput = z.strictObject({
  fromDay: day,
  reason: changeReason,
  rows: z.array(z.strictObject({ id, percent: z.nullable(z.string()) })).check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
});

/** A dated version of a benchmark's composition by currency: the index of the returns in each, and whether the currency is hedged. */
export const benchmarkCurrenciesInput = z.strictObject({
  fromDay: day,
  rows: z
    .array(z.strictObject({ id: currency, componentId: id, percent: z.nullable(z.string()), hedged: z._default(z.boolean(), false) }))
    .check(z.minLength(1, 'required'), z.maxLength(20, 'tooLong')),
});

/** Errors of such a version: the weights must total 100, and no currency may appear twice. */
export function currenciesErrors(rows: readonly { id: string; percent: string | null }[]): Readonly<Record<string, readonly string[]>> {
  if (new Set(rows.map(row => row.id)).size < rows.length) return { rows: ['duplicate'] };
  if (rows.some(({ percent }) => percent === null || percentUnits(percent) === 0n)) return { rows: ['required'] };
  return splitErrors(rows);
}

/** Assigns a benchmark to an entity from a day on. */
export const assignmentInput = z.strictObject({ entityId: id, benchmarkId: id, fromDay: day, reason: changeReason });

/** The errors of a version for its type: a split where weights count, exactly one component where series follow each other. */
export function partsErrors(
  type: string,
  rows: readonly { id: string; percent: string | null }[],
): Readonly<Record<string, readonly string[]>> {
  if (weightedTypes.some(one => one === type)) return splitErrors(rows);
  return type === 'spliced' || type === 'pme' ? (rows.length === 1 ? {} : { rows: ['onePart'] }) : {};
}
