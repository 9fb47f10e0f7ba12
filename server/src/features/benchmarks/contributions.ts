import { contributionHorizons, type ContributionPeriod } from '@hakaru/contract/benchmarks';
import { AppError } from '@hakaru/contract/errors';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { monthsOf } from '@hakaru/engine/calendar/horizons';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { benchmarkOf, datesOf, figure, partMonths } from '#features/measures/public';
import type { SignedIn } from '#platform/context';

/** One stretch of time: what every component added, and the return they add up to. */
export type BenchmarkContribution = { from: string; through: string; parts: { componentId: string; figure: Figure }[]; total: Figure };

/** Shown at most: two years of quarters. */
const PERIODS = 8;

/**
 * What the components of a built benchmark added to its return, period by period, newest first; the first may not be over yet, and one the
 * benchmark begins within is left out.
 */
export async function benchmarkContributions(
  ctx: SignedIn,
  { id, by, asOf, ...ask }: Ask & { id: string; by: ContributionPeriod; asOf: string },
): Promise<BenchmarkContribution[]> {
  const day = readMonthEnd('asOf', asOf);
  const { calculator } = await openFigures(ctx, ask);
  if (calculator.entity(id)?.kind !== 'benchmark') throw new AppError('notFound');
  if (!benchmarkOf(calculator, { part: id })) return [];
  const horizon = contributionHorizons[by];
  const found: BenchmarkContribution[] = [];
  for (let through = day; found.length < PERIODS;) {
    const shown = inPeriod(calculator, { entityId: id, measure: 'partContribution', horizon, asOf: through });
    if (!shown) return found;
    const months = monthsOf(horizon, through, datesOf(calculator, { entityId: id, asOf: through }).fiscalYearStart);
    const from = shiftMonthEnd(through, -months);
    found.push({ from, through, ...shown });
    through = from;
  }
  return found;
}

function inPeriod(
  calculator: FigureContext['calculator'],
  key: FigureKey & { horizon: 'qtd' | 'fytd' | 'ytd' },
): Pick<BenchmarkContribution, 'parts' | 'total'> | null {
  const { entityId: part } = key;
  const months = partMonths(calculator, part, key);
  if (months.value === null) return null;
  const ids = [...new Set(months.value.flatMap(({ parts }) => [...parts.keys()]))];
  return {
    parts: ids.map(componentId => ({ componentId, figure: figure(calculator, { ...key, entityId: componentId, part }) })),
    total: figure(calculator, { ...key, measure: 'cumulativeReturn' }),
  };
}
