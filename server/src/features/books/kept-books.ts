/** What is kept in memory: as it is used, or slim, which takes a small part of it and can be used as well, only more slowly. */
export type Kept<T> = { bytes(): number; isSlim(): boolean; slim(): T };

/** Of earlier moments: they are asked for by few, and by an attacker at as many moments as there are. */
const PAST_SHARE = 1 / 8;

/**
 * Keeps books within so many bytes. When there is too much, one is made slim, and only when all others are slim one goes. Which one is left
 * to chance: were it always the longest unused, one book more than there is room for would mean that of all books, read in turn, none is
 * there when it is wanted. With chance there is no such cliff, and what is read often is soon back.
 */
export class KeptBooks<T extends Kept<T>> {
  private readonly books = new Map<string, T>();

  constructor(
    private readonly bytesMax: number,
    private readonly isPast: (place: string) => boolean,
    private readonly chance: () => number = Math.random,
  ) {}

  get(place: string): T | undefined {
    return this.books.get(place);
  }

  /** The one in use stays, whatever it takes. */
  put(place: string, book: T): T {
    this.books.set(place, book);
    this.makeRoom(place, this.bytesMax * PAST_SHARE, this.isPast);
    this.makeRoom(place, this.bytesMax, () => true);
    return book;
  }

  drop(isMeant: (place: string) => boolean): void {
    for (const place of this.books.keys()) if (isMeant(place)) this.books.delete(place);
  }

  *all(): IterableIterator<T> {
    yield* this.books.values();
  }

  get bytes(): number {
    return this.bytesOf(() => true);
  }

  private bytesOf(isMeant: (place: string) => boolean): number {
    let bytes = 0;
    for (const [place, book] of this.books) if (isMeant(place)) bytes += book.bytes();
    return bytes;
  }

  /** Of those meant, all but the one in use may be made slim or go. Past ones go before present ones. */
  private makeRoom(inUse: string, bytesMax: number, isMeant: (place: string) => boolean): void {
    let bytes = this.bytesOf(isMeant);
    while (bytes > bytesMax) {
      const others = [...this.books].filter(([place]) => place !== inUse && isMeant(place));
      const full = others.filter(([, book]) => !book.isSlim());
      const past = others.filter(([place]) => this.isPast(place));
      const chosen = this.oneOf(full) ?? this.oneOf(past) ?? this.oneOf(others);
      if (!chosen) return;
      const [place, book] = chosen;
      const slim = book.isSlim() ? null : book.slim();
      bytes += (slim?.bytes() ?? 0) - book.bytes();
      if (slim) this.books.set(place, slim);
      else this.books.delete(place);
    }
  }

  private oneOf<One>(candidates: readonly One[]): One | undefined {
    return candidates[Math.floor(this.chance() * candidates.length)];
  }
}
