import type { FigureKey } from '@hakaru/contract/figures';
import { isHedgeMeasure } from '@hakaru/contract/part-measures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { asFigure, rateStories, type Market } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { readHedgeBook, type HedgeBook } from './hedge-book';
import { hedgeFigure, readHedgePart } from './hedge-figures';

/** Registers the hedge figures, so that they can be shown by key and traced to forwards, funds, statements and rates. */
export function joinFigures(): void {
  addFigures({
    owns: isHedgeMeasure,
    open: async (ctx, place, keys) => {
      const entityIds = [...new Set(keys.map(({ entityId }) => entityId))].filter(id => place.calculator.entity(id));
      const book = await readHedgeBook(ctx, place, { entityIds, days: [...new Set(keys.map(({ asOf }) => asOf))] });
      return {
        figure: key => asFigure(key, hedgeFigure(place, book, key)),
        trace: key => traceOf(ctx, place, { book, key }),
      };
    },
  });
}

async function traceOf(ctx: SignedIn, place: FigureContext, { book, key }: { book: HedgeBook; key: FigureKey }): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const rates: Market['curve'][number][] = [];
  const result = hedgeFigure(place, book, key, {
    note: step => void steps.push(step),
    input: input => void inputs.push(input),
    rate: (market, tenor) => {
      const own = tenor === undefined ? [market.spotRate] : market.curve.filter(one => one.tenor === tenor || one.tenor === 'spot');
      rates.push(...own);
    },
  });
  return {
    figure: asFigure(key, result),
    method: methodOf(key, inputs),
    steps,
    inputs,
    facts: await rateStories(ctx, place, rates),
    partOf: ({ measure, part }) => partName(book, measure, part),
  };
}

function methodOf({ measure, entityId }: FigureKey, inputs: readonly FigureKey[]): string {
  switch (measure) {
    case 'hedgeRatio':
      return 'fx.hedge-ratio';
    case 'hedgeGap':
      return 'fx.hedge-gap';
    case 'hedgeCost':
      return 'fx.hedge-cost';
    case 'hedgeWhatIf':
      return 'fx.what-if';
    case 'hedgeExposureBase':
      return 'money.conversion';
    case 'hedgeExposure':
      return inputs.some(input => input.measure === 'holdingValue' && input.entityId === entityId) ? 'fx.exposure' : 'figures.sum';
    default:
      return 'figures.sum';
  }
}

function partName({ forwards }: HedgeBook, measure: FigureKey['measure'], part: string | undefined) {
  if (measure === 'forwardValue' || measure === 'forwardAmount') {
    const forward = forwards.find(({ id }) => id === part);
    return forward ? { en: forward.ref, jp: forward.ref } : null;
  }
  const read = readHedgePart(part);
  if (!read) return null;
  const shock = read.shock === null ? '' : ` ${read.shock > 0 ? '+' : '−'}${Math.abs(Math.round(read.shock * 100))}%`;
  return { en: `${read.currency}${shock}`, jp: `${read.currency}${shock}` };
}
