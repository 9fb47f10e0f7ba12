import type { Figure, FigureKey, Measure } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Step } from '@hakaru/engine/result';
import type { SignedIn } from '#platform/context';
import { type BookEntity, type FactStory, type FigureCalculator, parentAt } from '#features/books/public';
import { figure } from '#features/measures/public';

/** An asset opened for figures outside the book: its calculator, its owner, and the sender's access by entity and day. */
export type FigureContext = {
  calculator: FigureCalculator;
  ownerId: string;
  known: string | null;
  reaches(entityId: string, day: string): boolean;
};

/** The trace of a figure outside the book. Inputs may be figures of the book. */
export type PartTrace = {
  figure: Figure;
  method: string;
  steps: Step[];
  inputs: FigureKey[];
  facts: FactStory[];
  /** The name of the key's part, such as a security or a group. */
  partOf(key: FigureKey): { en: string; jp: string } | null;
};

/** Calculates figures from facts that were read for them. */
export type FigureProvider = { figure(key: FigureKey): Figure; trace(key: FigureKey): Promise<PartTrace> };

/** The figures of another feature: the measures it owns, and how it reads the data for them. */
export type Extension = {
  owns(measure: Measure): boolean;
  open(ctx: SignedIn, place: FigureContext, keys: readonly FigureKey[]): Promise<FigureProvider>;
};

const extensions: Extension[] = [];

/** Features register their figures while the schema is built. */
export function addFigures(extension: Extension): void {
  extensions.push(extension);
}

export function extensionOf(measure: Measure): Extension | undefined {
  return extensions.find(one => one.owns(measure));
}

/** Figures of any kind: those of the book directly, others after reading the facts of each kind once. */
export async function figuresOf(ctx: SignedIn, place: FigureContext, keys: readonly FigureKey[]): Promise<(key: FigureKey) => Figure> {
  const providers = new Map<Extension, FigureProvider>();
  for (const extension of new Set(keys.flatMap(({ measure }) => extensionOf(measure) ?? []))) {
    const own = keys.filter(({ measure }) => extension.owns(measure));
    providers.set(extension, await extension.open(ctx, place, own));
  }
  return key => {
    const extension = providers.size > 0 ? extensionOf(key.measure) : undefined;
    return (extension && providers.get(extension)?.figure(key)) ?? figure(place.calculator, key);
  };
}

/** Whether access to an entity, or to the mandate above it, includes a day; a null scope means everything. */
export function reacher(calculator: FigureCalculator, scope: ReadonlyMap<string, string | null> | null): FigureContext['reaches'] {
  return (entityId, day) => {
    if (!calculator.entity(entityId)) return false;
    if (!scope) return true;
    const month = monthIndexOf(day);
    for (
      let entity: BookEntity | undefined = calculator.entity(entityId);
      entity;
      entity = calculator.entity(parentAt(entity, month) ?? '')
    ) {
      const toDay = scope.get(entity.id);
      if (toDay !== undefined) return toDay === null || day <= toDay;
    }
    return false;
  };
}
