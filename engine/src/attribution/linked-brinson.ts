import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { brinson, type Brinson, type BrinsonOptions } from './brinson';
import { linkEffects, type LinkingMethod } from './linking';
import type { TwoSided } from './segments';

/** A period may carry its reported return; what that differs by is linked as trading and other, beside the effects. */
export type BrinsonPeriod = TwoSided & { reported?: number };

export type LinkedBrinsonInputs = BrinsonOptions & { periods: readonly BrinsonPeriod[]; method?: LinkingMethod };

/** One effect over all periods: per segment, in total, and what each period (then segment) brings to it. */
export type LinkedEffect = { segments: readonly number[]; total: number; adjusted: readonly (readonly number[])[] };

export type LinkedBrinson = {
  allocation: LinkedEffect;
  selection: LinkedEffect;
  interaction: LinkedEffect | null;
  tradingAndOther: number | null;
  portfolio: number;
  benchmark: number;
  excess: number;
  factors: readonly number[] | null;
};

/**
 * Brinson attribution of several periods, linked; every period has the same segments in the same order.
 *
 * @example linkBrinson({ periods: [january, february], interaction: 'selection', method: 'carino' }).value.excess // 0.1327
 */
export function linkBrinson(inputs: LinkedBrinsonInputs): Result<LinkedBrinson> {
  return linked(inputs, ignore);
}

/**
 * The steps of `linkBrinson`: the totals of every period, the factors, and the linked totals.
 *
 * @example explainLinkBrinson({ periods: [] }).result // { value: null, reason: 'no_data' }
 */
export function explainLinkBrinson(inputs: LinkedBrinsonInputs): Explanation<LinkedBrinson> {
  const { model = 'BF', interaction = 'separate', missingReturn = 'other', method = 'carino' } = inputs;
  return explained('attribution.linked-brinson', { model, interaction, missingReturn, method }, note => linked(inputs, note));
}

function linked({ periods, method = 'carino', ...options }: LinkedBrinsonInputs, note: Note): Result<LinkedBrinson> {
  const months: Brinson[] = [];
  for (const [t, period] of periods.entries()) {
    const month = brinson({ ...period, ...options });
    if (month.value === null) return month;
    months.push(month.value);
    noteMonth(note, month.value, String(t));
  }
  const [first] = months;
  if (!first) return missing('no_data');
  if (months.some(month => month.allocation.length !== first.allocation.length)) return missing('gap');

  const trading = months.map(month => month.tradingAndOther ?? 0); // a period without a reported return has no difference to show
  const portfolios = months.map((month, t) => month.portfolio + trading[t]!);
  const returns = { portfolio: portfolios, benchmark: months.map(month => month.benchmark), method };
  const linkOne = (rows: readonly (readonly number[])[]) => linkRows(rows, returns);
  const whole = linkEffects({ ...returns, effects: { trading } });
  if (whole.value === null) return whole;
  const { portfolio, benchmark, excess, factors, totals } = whole.value;
  const tradingAndOther = months.some(month => month.tradingAndOther !== null) ? totals.trading : null;
  for (const [t, factor] of (factors ?? []).entries()) note({ id: 'factor', value: factor, unit: 'factor', at: String(t) });
  const allocation = linkOne(months.map(month => month.allocation));
  const selection = linkOne(months.map(month => month.selection));
  const interaction = first.interaction && linkOne(months.map(month => month.interaction ?? []));
  note({ id: 'linked_allocation', value: allocation.total, unit: 'rate' });
  note({ id: 'linked_selection', value: selection.total, unit: 'rate' });
  if (interaction) note({ id: 'linked_interaction', value: interaction.total, unit: 'rate' });
  if (tradingAndOther !== null) note({ id: 'linked_trading_and_other', value: tradingAndOther, unit: 'rate' });
  return { value: { allocation, selection, interaction, tradingAndOther, portfolio, benchmark, excess, factors } };
}

function linkRows(
  rows: readonly (readonly number[])[],
  returns: { portfolio: readonly number[]; benchmark: readonly number[]; method: LinkingMethod },
): LinkedEffect {
  const columns = Object.fromEntries((rows[0] ?? []).map((_, i) => [String(i), rows.map(row => row[i]!)]));
  const done = linkEffects({ ...returns, effects: columns });
  if (done.value === null) throw new Error('the returns were linked before, so the effects can be'); // our own mistake, not the user's
  const { totals, adjusted } = done.value;
  const segments = Object.keys(columns).map(key => totals[key]!);
  const byPeriod = rows.map((_, t) => Object.keys(columns).map(key => adjusted[key]![t]!));
  return { segments, total: sumOf(segments), adjusted: byPeriod };
}

function noteMonth(note: Note, month: Brinson, at: string): void {
  note({ id: 'portfolio', value: month.portfolio, unit: 'rate', at });
  note({ id: 'benchmark', value: month.benchmark, unit: 'rate', at });
  note({ id: 'allocation', value: month.totalAllocation, unit: 'rate', at });
  note({ id: 'selection', value: month.totalSelection, unit: 'rate', at });
  if (month.totalInteraction !== null) note({ id: 'interaction', value: month.totalInteraction, unit: 'rate', at });
}
