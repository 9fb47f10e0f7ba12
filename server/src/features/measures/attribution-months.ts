import { brinsonGeometric } from '@hakaru/engine/attribution/brinson-geometric';
import { brinson } from '@hakaru/engine/attribution/brinson';
import { notionalFunds, type NotionalFunds } from '@hakaru/engine/attribution/davies-laker';
import { carino } from '@hakaru/engine/attribution/linking';
import { addToOne, segmentsOf, type TwoSided } from '@hakaru/engine/attribution/segments';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { sumOf } from '@hakaru/engine/number/sum';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import { missing, type Result } from '@hakaru/engine/result';
import { type FigureCalculator, floatOf, inForce, reportingBelow } from '#features/books/public';
import { decisionsOf, type Decisions } from './attribution-decisions';

/** A class in one month: opening weight, returns and effects. */
export type AttributedClass = {
  weight: number;
  policyWeight: number;
  /** Null where nothing was held or there is no benchmark; the other side's return is then used (methods 4). */
  own: number | null;
  market: number | null;
  allocation: number;
  selection: number;
  interaction: number;
};

/** A mandate in one month: its share of its class's return in excess of the class's benchmark. */
export type AttributedMandate = {
  classId: string;
  weight: number;
  own: number;
  /** Null without a benchmark; the class's benchmark is then used, so the whole effect is the manager's. */
  market: number | null;
  manager: number;
  benchmark: number;
};

/** The month with multiplicative effects: (1 + allocation)(1 + selection)(1 + other) is the ratio of both reported sides. */
export type GeometricMonth = {
  classes: ReadonlyMap<string, { allocation: number; selection: number }>;
  allocation: number;
  selection: number;
  other: number;
  notional: number;
};

/** A month of the total by class. `other` is the part of the reported excess return that the classes do not explain. */
export type AttributedMonth = {
  classes: ReadonlyMap<string, AttributedClass>;
  /** The mandates below the classes; null where one of them has no return. */
  mandates: ReadonlyMap<string, AttributedMandate> | null;
  policyReturn: number;
  portfolio: number;
  benchmark: number;
  coefficient: number;
  other: number;
  /** Null where the benchmark, or the mix as held, lost everything. */
  geometric: GeometricMonth | null;
  funds: NotionalFunds;
  /** The decisions below the classes; null where the mandates do not make up the classes. */
  decisions: Decisions | null;
};

/** Cached per calculator: a changed book gets a new calculator. */
const kept = new WeakMap<FigureCalculator, Map<number, Result<AttributedMonth>>>();

/** Brinson-Fachler by class, with the weights at the month's opening and the policy in force at its end. */
export function attributedMonth(calculator: FigureCalculator, month: number): Result<AttributedMonth> {
  const months = kept.get(calculator) ?? new Map<number, Result<AttributedMonth>>();
  kept.set(calculator, months);
  const known = months.get(month) ?? work(calculator, month);
  months.set(month, known);
  return known;
}

/** The accounts that represent the classes, in their order. */
export function classIds({ book }: FigureCalculator): string[] {
  return book.classes.flatMap(({ entityId }) => entityId ?? []);
}

function work(calculator: FigureCalculator, month: number): Result<AttributedMonth> {
  const { rootId } = calculator.book;
  const ids = classIds(calculator);
  if (!rootId || ids.length === 0) return missing('no_data');
  const portfolio = calculator.monthReturn(rootId, month);
  const benchmark = calculator.benchmarkMonth(rootId, month);
  if (portfolio.value === null) return portfolio;
  if (benchmark.value === null) return benchmark;
  if (portfolio.value <= -1 || benchmark.value <= -1) return missing('total_loss');
  const sides = sidesOf(calculator, rootId, ids, month);
  if (sides.value === null) return sides;
  const segments = segmentsOf(sides.value);
  const effects = brinson(sides.value);
  const funds = notionalFunds(sides.value);
  if (segments.value === null) return segments;
  if (effects.value === null) return effects;
  if (funds.value === null) return funds;
  const { allocation, selection, interaction } = effects.value;
  const explained = sumOf([...allocation, ...selection, ...(interaction ?? [])]);
  const classes = new Map(ids.map((id, at) => [id, classAt(sides.value, { allocation, selection, interaction: interaction ?? [] }, at)]));
  const mandates = mandatesIn(calculator, { rootId, month, classes });
  return {
    value: {
      classes,
      mandates,
      policyReturn: segments.value.benchmark,
      portfolio: portfolio.value,
      benchmark: benchmark.value,
      coefficient: carino(portfolio.value, benchmark.value),
      other: portfolio.value - benchmark.value - explained,
      geometric: geometricOf(sides.value, ids, (1 + portfolio.value) / (1 + benchmark.value)),
      funds: funds.value,
      decisions: mandates && decisionsOf(classes, mandates),
    },
  };
}

function geometricOf(sides: TwoSided, ids: readonly string[], ratio: number): GeometricMonth | null {
  const { value } = brinsonGeometric(sides);
  if (value === null) return null;
  const { allocation, selection, totalAllocation, totalSelection, notional } = value;
  const classes = new Map(ids.map((id, at) => [id, { allocation: allocation[at] ?? 0, selection: selection[at] ?? 0 }]));
  const other = ratio / ((1 + totalAllocation) * (1 + totalSelection)) - 1;
  return { classes, allocation: totalAllocation, selection: totalSelection, other, notional };
}

type Effects = Record<'allocation' | 'selection' | 'interaction', readonly number[]>;

function classAt({ portfolio, benchmark }: TwoSided, effects: Effects, at: number): AttributedClass {
  return {
    weight: portfolio.weights[at] ?? 0,
    policyWeight: benchmark.weights[at] ?? 0,
    own: portfolio.returns[at] ?? null,
    market: benchmark.returns[at] ?? null,
    allocation: effects.allocation[at] ?? 0,
    selection: effects.selection[at] ?? 0,
    interaction: effects.interaction[at] ?? 0,
  };
}

function sidesOf(calculator: FigureCalculator, rootId: string, ids: readonly string[], month: number): Result<TwoSided> {
  const policy = inForce(calculator.book.policies, monthEndOfIndex(month));
  if (!policy) return missing('no_data');
  const whole = calculator.opening(rootId, month);
  if (whole.value === null) return missing(whole.reason ?? 'no_data');
  const total = floatOf(whole.value);
  if (total <= 0) return missing('zero_denominator');
  const weights = ids.map(id => openingWeight(calculator, id, { month, total }));
  const held = weights.filter(weight => weight !== null);
  // Part of the total is in no class, or a class has not reported: its effect is unknown, so the month is a gap.
  if (held.length < weights.length || !addToOne(held)) return missing('gap');
  const classOf = new Map(calculator.book.classes.flatMap(({ id, entityId }) => (entityId ? [[entityId, id] as const] : [])));
  const policyWeights = ids.map(id => Number(policy.weights.get(classOf.get(id) ?? '')?.weightPercent ?? 0) / 100);
  return {
    value: {
      portfolio: { weights: held, returns: ids.map(id => monthOf(calculator.series(id), month)) },
      benchmark: { weights: policyWeights, returns: ids.map(id => monthOf(calculator.benchmarkSeries(id), month)) },
    },
  };
}

type Taken = { rootId: string; month: number; classes: ReadonlyMap<string, AttributedClass> };

/**
 * There are no policy weights within a class, so there is no allocation: a mandate is compared with its own benchmark, and that with the
 * class's.
 */
function mandatesIn(calculator: FigureCalculator, { rootId, month, classes }: Taken): ReadonlyMap<string, AttributedMandate> | null {
  const total = floatOf(calculator.opening(rootId, month).value ?? 0);
  const found = new Map<string, AttributedMandate>();
  for (const [classId, held] of classes)
    for (const id of reportingBelow(calculator.book, classId, month)) {
      const weight = openingWeight(calculator, id, { month, total });
      if (weight === 0) continue;
      const own = monthOf(calculator.series(id), month);
      const market = monthOf(calculator.benchmarkSeries(id), month);
      const ofClass = held.market ?? held.own;
      if (weight === null || own === null || ofClass === null) return null;
      const manager = weight * (own - (market ?? ofClass));
      found.set(id, { classId, weight, own, market, manager, benchmark: weight * ((market ?? ofClass) - ofClass) });
    }
  return found;
}

/** A class with nothing due weighs zero; one that is due but not reported is unknown. */
function openingWeight(calculator: FigureCalculator, id: string, { month, total }: { month: number; total: number }): number | null {
  const { value, quality } = calculator.opening(id, month);
  if (value === null) return quality.of === 0 ? 0 : null;
  return floatOf(value) / total;
}

function monthOf({ firstMonth, returns }: MonthlySeries, month: number): number | null {
  return returns[month - firstMonth] ?? null;
}
