import type { FeeBase } from '@hakaru/contract/fund-terms';
import type { CarryTerms } from '@hakaru/engine/private-assets/carry-check';
import type { FeeStep } from '@hakaru/engine/private-assets/fee-check';
import type { FundTermRow } from './terms-store';

/** What a fee is charged on; `none` where the terms name nothing. */
export type ScheduleBase = FeeBase | 'none';

/** The steps of a fee over all versions of a fund's terms: from which day, on what, and how much. */
export function feeSchedule(versions: readonly FundTermRow[]): FeeStep<ScheduleBase>[] {
  const ordered = versions.toSorted((one, other) => one.fromDay.localeCompare(other.fromDay));
  return ordered.flatMap(({ fromDay, feeBase, feePercent, stepDownDay, stepDownBase, stepDownPercent }, at) => {
    const next = ordered[at + 1]?.fromDay;
    const first = stepOf(fromDay, feeBase, feePercent);
    if (stepDownDay === null || (next !== undefined && stepDownDay >= next)) return [first];
    const later = stepOf(stepDownDay, stepDownBase, stepDownPercent);
    return stepDownDay <= fromDay ? [{ ...later, from: fromDay }] : [first, later];
  });
}

const stepOf = (from: string, base: string | null, percent: string | null): FeeStep<ScheduleBase> =>
  base === null || percent === null ? { from, base: 'none', percent: '0' } : { from, base: base as FeeBase, percent }; // validated when the terms were saved

const PERCENT = 100;

/** The carry terms in force on a day; null if none are agreed. A hurdle or catch-up that is not named counts as none. */
export function carryTermsOn(versions: readonly FundTermRow[], day: string): CarryTerms | null {
  const ordered = versions.toSorted((one, other) => one.fromDay.localeCompare(other.fromDay));
  const version = ordered.findLast(({ fromDay }) => fromDay <= day) ?? ordered[0];
  if (!version || version.carryPercent === null) return null;
  const rate = (percent: string | null) => Number(percent ?? 0) / PERCENT;
  return { hurdle: rate(version.hurdlePercent), catchUp: rate(version.catchUpPercent), carry: rate(version.carryPercent) };
}
