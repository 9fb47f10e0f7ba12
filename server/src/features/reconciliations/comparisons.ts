import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { childrenOn } from '#features/books/public';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { findLines, findRates } from './book-store';
import { comparisonOf, type Comparison } from './compare';

export type Wanted = { mandateIds: readonly string[]; asOf: string };
export type Comparisons = ReadonlyMap<string, Comparison>;

/** The trust bank's accounts of a mandate on a day, as far as the user may see them. */
export function custodialsOf({ calculator, reaches }: FigureContext, mandateId: string, asOf: string): string[] {
  return childrenOn(calculator.book, mandateId, asOf).filter(id => calculator.entity(id)?.kind === 'custodial' && reaches(id, asOf));
}

/** Both books of some mandates on a day, with all lines read in one query. */
export async function openComparisons(ctx: SignedIn, place: FigureContext, { mandateIds, asOf }: Wanted): Promise<Comparisons> {
  const { calculator, ownerId, known, reaches } = place;
  const base = calculator.book.baseCurrency;
  const custodials = new Map(mandateIds.filter(id => reaches(id, asOf)).map(id => [id, custodialsOf(place, id, asOf)] as const));
  const entityIds = [...custodials].flatMap(([id, ids]) => (ids.length > 0 ? [id, ...ids] : []));
  const { lines, rates } = await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const lines = entityIds.length === 0 ? [] : await findLines(db, { ownerId, entityIds, asOf, known });
    const bases = [...new Set(lines.map(({ currency }) => currency))].filter(currency => currency !== base);
    return { lines, rates: await findRates(db, { ownerId, bases, quote: base, asOf, known }) };
  });
  const valueOf = (entityId: string) => figure(calculator, { entityId, measure: 'marketValue', horizon: null, asOf }).value;
  const common = { valueOf, rates, base, places: minorUnitsOf(base) };
  return new Map(
    [...custodials].map(([mandateId, custodialIds]) => {
      const own = lines.filter(({ entityId }) => entityId === mandateId || custodialIds.includes(entityId));
      return [mandateId, comparisonOf({ ...common, mandateId, custodialIds, lines: own })] as const;
    }),
  );
}
