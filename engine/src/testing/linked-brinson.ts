import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';
import { brinson, type Brinson, type BrinsonOptions } from '#attribution/brinson';
import { linkEffects, type LinkingMethod } from '#attribution/linking';
import type { TwoSided } from '#attribution/segments';

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

/** Several periods as published cases ask for them: each month's effects and their linking, as the product works them out apart. */
export function linkBrinson({ periods, method = 'carino', ...options }: LinkedBrinsonInputs): Result<LinkedBrinson> {
  const months: Brinson[] = [];
  for (const period of periods) {
    const month = brinson({ ...period, ...options });
    if (month.value === null) return month;
    months.push(month.value);
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
  const allocation = linkOne(months.map(month => month.allocation));
  const selection = linkOne(months.map(month => month.selection));
  const interaction = first.interaction && linkOne(months.map(month => month.interaction ?? []));
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
