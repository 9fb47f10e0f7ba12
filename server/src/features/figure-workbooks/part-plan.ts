import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import type { Both } from '@hakaru/contract/languages';
import { isHoldingMeasure } from '@hakaru/contract/part-measures';
import { type Extension, extensionOf, type FigureContext, type FigureProvider } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import type { Trace } from '#features/measures/public';
import type { SignedIn } from '#platform/context';

/** A fact, with its security when the entity alone does not identify it. */
export type RecordedStory = FactStory & { partName?: Both | null };

/** Traces of figures outside the book, and the facts behind them as known at the requested moment. */
export type Parts = { trace: (key: FigureKey) => Promise<Trace>; stories: () => RecordedStory[] };

/** Each feature reads the data for all of its shown figures at once. */
export function partsOf(ctx: SignedIn, place: FigureContext, shown: readonly FigureKey[]): Parts {
  const providers = new Map<Extension, Map<string, Promise<FigureProvider>>>();
  const stories = new Map<string, RecordedStory>();
  return {
    stories: () => [...stories.values()],
    trace: async key => {
      const extension = extensionOf(key.measure);
      if (!extension) throw new Error(`nobody provides ${figureKey(key)}`);
      const own = shown.filter(({ measure, entityId }) => extension.owns(measure) && entityId === key.entityId);
      const opened = providers.get(extension) ?? new Map<string, Promise<FigureProvider>>();
      providers.set(extension, opened);
      const about = own.length > 0 ? '' : placeOf(key);
      const provider =
        opened.get(about) ?? extension.open(ctx, place, about === '' ? shown.filter(one => extension.owns(one.measure)) : [key]);
      opened.set(about, provider);
      const { figure, method, steps, inputs, facts, partOf } = await (await provider).trace(key);
      const partName = partOf(key);
      const named = isHoldingMeasure(key.measure) ? { partName } : {};
      const standing = facts
        .filter(fact => stoodAt(fact, place.known))
        .map(fact => ({ ...fact, ...named, id: `${fact.measure} ${fact.id}` }));
      for (const fact of standing) stories.set(fact.id, fact);
      const against = new Set(standing.flatMap(({ id, isAgainst }) => (isAgainst ? [id] : [])));
      return { key, figure, method, steps, inputs, factIds: standing.map(({ id }) => id), against, partName };
    },
  };
}

/** Groups inputs by entity, day and comparison day, for which a provider is opened when no figure of that feature is shown for the entity. */
function placeOf({ entityId, asOf, part = '' }: FigureKey): string {
  return [entityId, asOf, part.split('|')[1] ?? ''].join(' ');
}

function stoodAt({ recordedAt, supersededAt }: FactStory, known: string | null): boolean {
  if (known === null) return supersededAt === null;
  const at = new Date(known);
  return (recordedAt === null || recordedAt <= at) && (supersededAt === null || supersededAt > at);
}
