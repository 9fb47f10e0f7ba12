import { type Day, partsOf } from '#calendar/day';
import { fiscalYearStartOf, quarterEndOf } from '#calendar/fiscal';
import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';
import { type BlendedMonth, type PolicyBlend, policyWeighted } from './policy-weighted';

/** The stretches contributions are added over. */
export type ContributionPeriod = 'quarter' | 'year' | 'fiscal-year' | 'all';

/** What each part added to the return of a period; the parts add up to `total`, which is the linked return. */
export type Contributions = { through: Day; parts: readonly number[]; total: number };

/** A month with the weights it began with and the returns of its parts; what the parts add up to is the month's return. */
export type WeighedMonth = { day: Day; weights: readonly number[]; returns: readonly number[] };

/**
 * What each part added over months that follow one another, whatever decided the weights.
 *
 * @example contributionsOver([{ day: '2024-01-31', weights: [0.5, 0.5], returns: [0.1, -0.05] }]) // { through: '2024-01-31', parts: [0.05, -0.025], total: 0.025 }
 */
export function contributionsOver(months: readonly WeighedMonth[]): Contributions {
  const terms: number[][] = (months[0]?.returns ?? []).map(() => []);
  let growth = 1;
  for (const { weights, returns } of months) {
    const added = returns.map((each, part) => (weights[part] ?? 0) * each);
    for (const [part, list] of terms.entries()) list.push((added[part] ?? 0) * growth);
    growth *= 1 + sumOf(added);
  }
  return { through: months.at(-1)?.day ?? '', parts: terms.map(sumOf), total: growth - 1 };
}

/**
 * Contributions to a blend inside each period: c = sum w r prod(1 + R) over the months before, so that they add to the period's return.
 *
 * @example contributionsOf(blend, { by: 'year' }) // [{ through: '2002-12-31', parts: [-0.004, …], total: -0.1144 }, …]
 */
export function contributionsOf(
  blend: PolicyBlend,
  options: { by?: ContributionPeriod; fiscalYearStart?: number } = {},
  note: Note = ignore,
): Result<Contributions[]> {
  const months = policyWeighted(blend);
  if (months.length === 0) return missing('no_data');
  const groups = new Map<string, number[]>();
  for (const [index, month] of months.entries()) {
    if (month.result.value === null) return missing(month.result.reason);
    const key = keyOf(month.day, options);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const rows = [...groups.values()].map(indices => periodOf(indices, months, blend));
  for (const row of rows)
    for (const [part, value] of row.parts.entries()) note({ id: 'contribution', value, unit: 'rate', at: `${row.through} ${part}` });
  return { value: rows };
}

/**
 * Contributions as an explanation, one step for each part and period.
 *
 * @example explainContributions(blend, { by: 'year' }).method // 'benchmarks.contributions'
 */
export function explainContributions(blend: PolicyBlend, options: { by?: ContributionPeriod; fiscalYearStart?: number } = {}) {
  const chosen = { by: options.by ?? 'year', rebalance: blend.rebalance ?? 'monthly' };
  return explained('benchmarks.contributions', chosen, note => contributionsOf(blend, options, note));
}

function periodOf(indices: readonly number[], months: readonly BlendedMonth[], blend: PolicyBlend): Contributions {
  return contributionsOver(
    indices.map(index => ({
      day: months[index]?.day ?? '',
      weights: months[index]?.weights ?? [],
      returns: (blend.returns[index] ?? []).map(each => each ?? 0),
    })),
  );
}

function keyOf(day: Day, { by, fiscalYearStart }: { by?: ContributionPeriod; fiscalYearStart?: number }): string {
  if (by === 'all') return 'all';
  if (by === 'quarter') return quarterEndOf(day);
  if (by === 'fiscal-year') return fiscalYearStartOf(day, fiscalYearStart);
  return String(partsOf(day).year);
}
