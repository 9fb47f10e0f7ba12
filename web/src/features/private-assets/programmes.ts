import type { BookEntity, BookIndex } from '#features/figures/public';

/** The mandates with funds below them, in the order of the book. */
export function programmesOf({ book, children }: BookIndex): BookEntity[] {
  return book.entities.filter(({ id, type }) => type === 'mandate' && children(id).some(isFund));
}

export function fundsBelow(index: BookIndex, entity: BookEntity): BookEntity[] {
  if (isFund(entity)) return [entity];
  return index.children(entity.id).flatMap(child => fundsBelow(index, child));
}

function isFund({ type }: BookEntity): boolean {
  return type === 'subMandate';
}
