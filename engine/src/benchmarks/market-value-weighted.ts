import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';
import type { MaybeReturn } from '#returns/chain-link';

/** One linked account in one period: opening market value, flows at the start of its first day, and the return of its benchmark. */
export type WeightedPart = { opening: number; startFlow?: number; return: MaybeReturn };

/** The blend, and how much weight had to be left out for want of a return. */
export type MarketWeighted = Result & { isPartial: boolean; excludedWeight: number };

/**
 * A benchmark weighted by opening market values (start-of-day flows included). Parts worth nothing drop out; parts without a return are
 * left out and the figure is partial; more than 5 % left out is no figure.
 *
 * @example marketValueWeighted([{ opening: 100, return: 0.01 }, { opening: 300, return: 0.02 }]) // { value: 0.0175, isPartial: false, … }
 */
export function marketValueWeighted(parts: readonly WeightedPart[], note: Note = ignore): MarketWeighted {
  const valued = parts.map((part, index) => ({ index, value: part.opening + (part.startFlow ?? 0), return: part.return }));
  const held = valued.filter(part => part.value !== 0);
  const total = sumOf(held.map(part => part.value));
  note({ id: 'openingValue', value: total, unit: 'money' });
  if (parts.length === 0) return { ...missing('no_data'), isPartial: false, excludedWeight: 0 };
  if (total <= 0) return { ...missing('zero_denominator'), isPartial: false, excludedWeight: 0 };
  const counted = held.filter(part => part.return !== null);
  const covered = sumOf(counted.map(part => part.value));
  const excludedWeight = counted.length === held.length ? 0 : sumOf([total, -covered]) / total;
  for (const part of counted) note({ id: 'weight', value: part.value / covered, unit: 'factor', at: String(part.index) });
  note({ id: 'excludedWeight', value: excludedWeight, unit: 'factor' });
  const isPartial = counted.length < held.length;
  if (excludedWeight > MOST_EXCLUDED || covered <= 0) return { ...missing('gap'), isPartial, excludedWeight };
  return { value: sumOf(counted.map(part => (part.value / covered) * (part.return ?? 0))), isPartial, excludedWeight };
}

/**
 * The blend with every weight.
 *
 * @example explainMarketValueWeighted([{ opening: 1, return: 0.01 }]).method // 'benchmarks.market-value-weighted'
 */
export function explainMarketValueWeighted(parts: readonly WeightedPart[]) {
  return explained('benchmarks.market-value-weighted', {}, note => marketValueWeighted(parts, note));
}

const MOST_EXCLUDED = 0.05;
