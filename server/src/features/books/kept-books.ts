/** A cached object, either full or slim: a slim one takes a small part of the memory and is slower to use. */
export type Kept<T> = { bytes(): number; isSlim(): boolean; slim(): T };

/** Books as known at past moments get a small share only: few readers need them, and an attacker could request any number of moments. */
const PAST_SHARE = 1 / 8;

/**
 * Caches books within a limit of bytes. Above it, random books are made slim, and only when all others are slim is one evicted. Random,
 * because evicting the least recently used would miss every time when one book more than fits is read in turn; randomly, hit rates fall
 * gradually and frequent books are soon back.
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

  /** The book in use is never evicted, whatever its size. */
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

  /** Makes books slim or evicts them, except the one in use. Past books are evicted before present ones. */
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
