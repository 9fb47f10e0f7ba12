import type { FigureKey } from '@hakaru/contract/figures';
import { isForwardMeasure } from '@hakaru/contract/part-measures';
import type { Step } from '@hakaru/engine/result';
import { missing } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import { findRateStories } from '#features/fx-rates/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { marketPlace, marketsOf, ratesBehind, type Markets } from './markets';
import { findPositions, type PositionRow } from './position-store';
import { findMarkets, type NodeRow } from './rate-store';
import { asFigure, forwardWorth } from './values';

/** Registers the value of a forward as a figure, so that it can be shown by key and traced to the rates of its day. */
export function joinFigures(): void {
  addFigures({
    owns: isForwardMeasure,
    open: async (ctx, place, keys) => {
      const position = await readPosition(ctx, place, { ids: keys.flatMap(({ part }) => part ?? []), days: keys.map(({ asOf }) => asOf) });
      const of = ({ part, entityId, asOf }: FigureKey) =>
        position.forwards.find(({ id, entityId: own }) => id === part && own === entityId && place.reaches(entityId, asOf));
      return {
        figure: key => {
          const forward = of(key);
          if (!forward) return asFigure(key, missing('no_data'));
          return asFigure(
            key,
            key.measure === 'forwardAmount' ? { value: forward.amount } : forwardWorth(forward, position.markets, key.asOf),
          );
        },
        trace: key => traceOf(ctx, place, { key, forward: of(key), markets: position.markets }),
      };
    },
  });
}

export type Position = { forwards: PositionRow[]; markets: Markets };
type Wanted = { ids?: readonly string[]; entityIds?: readonly string[]; days: readonly string[] };

/** Forwards with the market data of the requested days. */
export async function readPosition(ctx: SignedIn, { ownerId, known }: FigureContext, { days, ...which }: Wanted): Promise<Position> {
  const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id);
  const wanted = which.ids ? { ids: which.ids.filter(isUuid) } : which;
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const forwards = await findPositions(db, { ownerId, ...wanted });
    const pairs = [
      ...new Map(forwards.map(one => [one.currency + one.counterCurrency, { base: one.currency, quote: one.counterCurrency }])),
    ];
    const rows = await findMarkets(db, { ownerId, pairs: pairs.map(([, pair]) => pair), days: [...new Set(days)], known });
    return { forwards, markets: marketsOf(rows) };
  });
}

type Traced = { key: FigureKey; forward: PositionRow | undefined; markets: Markets };

async function traceOf(ctx: SignedIn, place: FigureContext, { key, forward, markets }: Traced): Promise<PartTrace> {
  const partOf = () => (forward ? { en: forward.ref, jp: forward.ref } : null);
  if (key.measure === 'forwardAmount') {
    const figure = asFigure(key, forward ? { value: forward.amount } : missing('no_data'));
    return { figure, method: 'fx.deal', steps: [], inputs: [], facts: [], partOf };
  }
  const steps: Step[] = [];
  const result = forward ? forwardWorth(forward, markets, key.asOf, step => void steps.push(step)) : missing('no_data');
  const market = forward && markets.get(marketPlace(forward.currency, forward.counterCurrency, key.asOf));
  const rates = forward && market && result.value !== null ? ratesBehind(market, forward.maturityDate) : [];
  return {
    figure: asFigure(key, result),
    method: 'fx.revaluation',
    steps,
    inputs: [],
    facts: await rateStories(ctx, place, rates),
    partOf,
  };
}

/** Each rate with its source, its cell and every earlier version. */
export async function rateStories(ctx: SignedIn, { ownerId }: FigureContext, rates: readonly NodeRow[]): Promise<FactStory[]> {
  if (rates.length === 0) return [];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const stories: FactStory[] = [];
    for (const { base, quote, tenor, asOf } of rates) {
      const found = await findRateStories(db, ownerId, { base, quote, method: 'WMR', tenor, asOf });
      stories.push(...found.filter(({ measure }) => measure === 'fxMid'));
    }
    return stories;
  });
}
