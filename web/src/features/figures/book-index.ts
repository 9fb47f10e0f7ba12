import type { Language } from '@hakaru/contract/languages';
import type { BookQuery } from './figures.gen';

export type Book = BookQuery['book'];
export type BookEntity = Book['entities'][number];
export type BookClass = Book['classes'][number];

/** A book with its lookups: by id, children, by class, in the reader's language. */
export type BookIndex = ReturnType<typeof bookIndex>;

export function bookIndex(book: Book, language: Language) {
  const entities = new Map(book.entities.map(entity => [entity.id, entity]));
  const children = new Map<string, BookEntity[]>();
  for (const entity of book.entities) {
    // A custodial account is the mandate's money in the trust bank's book: beside it, not a part of it.
    if (entity.parentId && entity.kind !== 'custodial') children.set(entity.parentId, [...(children.get(entity.parentId) ?? []), entity]);
  }
  const classes = new Map(book.classes.map(one => [one.id, one]));
  const classOfEntity = new Map(book.classes.flatMap(one => (one.entityId ? [[one.entityId, one] as const] : [])));
  const classOf = (entityId: string): BookClass | undefined => {
    for (let at: string | null = entityId; at !== null; at = entities.get(at)?.parentId ?? null) {
      const classId = entities.get(at)?.classId;
      const found = classOfEntity.get(at) ?? (classId ? classes.get(classId) : undefined);
      if (found) return found;
    }
    return undefined;
  };
  return {
    book,
    root: book.rootId ? entities.get(book.rootId) : undefined,
    entity: (id: string) => entities.get(id),
    children: (id: string): readonly BookEntity[] => children.get(id) ?? [],
    classOf,
    nameOf: (id: string) => entities.get(id)?.name[language] ?? id,
    colourOf: (entityId: string) => classColour(classOf(entityId), book.classes),
    /** The policy in force on a day: the last version that began by then. */
    policyOn: (day: string) => book.policies.findLast(({ fromDay }) => fromDay <= day),
  };
}

const CLASS_COLOURS = 8;

/** The colour of a number from the palette; without one, the colour for everything else. */
export function paletteColour(colour: number | undefined): string {
  return colour !== undefined && colour >= 1 && colour <= CLASS_COLOURS ? `var(--c${colour})` : 'var(--c8)';
}

/** The minimum share of a colour in a shade of it, in percent: enough to be visible on its surface. */
const LEAST_PART = 42;
const WIDEST_STEP = 34;

/** The colour of a class. Classes that share one, as all alternatives do, get different shades, which also differ in greyscale. */
export function classColour(one: ColouredClass | undefined, classes: readonly ColouredClass[]): string {
  const base = paletteColour(one?.colour);
  const alike = classes.filter(({ colour }) => colour === one?.colour);
  const at = alike.findIndex(({ id }) => id === one?.id);
  if (at < 1) return base;
  const step = Math.min(WIDEST_STEP, (100 - LEAST_PART) / (alike.length - 1));
  return `color-mix(in srgb, ${base} ${Math.round(100 - at * step)}%, var(--c-shade))`;
}

type ColouredClass = Pick<BookClass, 'id' | 'colour'>;
