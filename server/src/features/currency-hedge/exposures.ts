import { type Ask, openFigures } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { currenciesIn, readHedgeBook } from './hedge-book';
import { hedgeFigure } from './hedge-figures';

export type Exposure = { entityId: string; currency: string; day: string; value: string | null };

/** The foreign-currency exposures of these mandates on these days. */
export async function exposuresOn(
  ctx: SignedIn,
  { entityIds, days, ...ask }: Ask & { entityIds: readonly string[]; days: readonly string[] },
): Promise<Exposure[]> {
  const place = await openFigures(ctx, ask);
  const book = await readHedgeBook(ctx, place, { entityIds, days });
  return entityIds.flatMap(entityId =>
    currenciesIn(place, book).flatMap(currency =>
      days.map(day => {
        const { value } = hedgeFigure(place, book, { entityId, measure: 'hedgeExposure', horizon: null, asOf: day, part: currency });
        return { entityId, currency, day, value: value === null ? null : String(value) };
      }),
    ),
  );
}
