import { multiLevel } from '@hakaru/engine/attribution/multi-level';

/**
 * The decisions below the classes in one month: `mix` is the mandates as held with the returns of their benchmarks, `manager` what the
 * mandates earned beyond it, as a ratio.
 */
export type Decisions = { mix: number; manager: number };

/** What is needed of a class and of a mandate in one month. */
type OfClass = { policyWeight: number; own: number | null; market: number | null };
type OfMandate = { classId: string; weight: number; own: number; market: number | null };

/**
 * Classes first, then the benchmarks of their mandates, then the managers; each level is measured against the one before. The policy holds
 * the classes, the fund its mandates: as segments of their own, a class has only a policy weight and a mandate only its own. Null where the
 * mandates do not make up the whole.
 */
export function decisionsOf(classes: ReadonlyMap<string, OfClass>, mandates: ReadonlyMap<string, OfMandate>): Decisions | null {
  const held = [...mandates];
  const ofClass = (classId: string) => classes.get(classId)?.market ?? classes.get(classId)?.own ?? null;
  const found = multiLevel({
    portfolio: {
      weights: [...[...classes].map(() => 0), ...held.map(([, { weight }]) => weight)],
      returns: [...[...classes].map(() => null), ...held.map(([, { own }]) => own)],
    },
    benchmark: {
      weights: [...[...classes].map(([, { policyWeight }]) => policyWeight), ...held.map(() => 0)],
      returns: [...[...classes.keys()].map(ofClass), ...held.map(([, { classId, market }]) => market ?? ofClass(classId))],
    },
    levels: [
      [...classes.keys(), ...held.map(([, { classId }]) => classId)],
      [...classes.keys(), ...mandates.keys()],
    ],
  });
  if (found.value === null) return null;
  const { benchmark, allocation, selection } = found.value;
  return { mix: allocation.reduce((grown, step) => grown * (1 + step), 1 + benchmark) - 1, manager: selection };
}
