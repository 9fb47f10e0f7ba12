import { expect, test } from 'vitest';
import { KeptBooks } from './kept-books';

const FULL = 100;
const SLIM = 10;

class TestBook {
  constructor(
    readonly name: string,
    private readonly size = FULL,
  ) {}
  bytes = (): number => this.size;
  isSlim = (): boolean => this.size === SLIM;
  slim = (): TestBook => new TestBook(this.name, SLIM);
}

/** A seeded generator with the same numbers in every run. */
function chance(): () => number {
  let state = 7;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
const booksWithin = (bytes: number) => new KeptBooks<TestBook>(bytes, place => place.startsWith('past'), chance());
const nameAt = (at: number): string => `book ${at}`;

/** Reads all books in turn, as many users with one asset each would; returns the shares that were found full, slim and missing. */
function readInTurn(kept: KeptBooks<TestBook>, books: number): { full: number; slim: number; gone: number } {
  const seen = { full: 0, slim: 0, gone: 0 };
  const rounds = 20;
  for (let at = 0; at < books * rounds; at++) {
    const place = nameAt(at % books);
    const held = kept.get(place);
    if (at >= books * (rounds / 2)) seen[held ? (held.isSlim() ? 'slim' : 'full') : 'gone']++;
    kept.put(place, held && !held.isSlim() ? held : new TestBook(place));
  }
  const all = books * (rounds / 2);
  return { full: seen.full / all, slim: seen.slim / all, gone: seen.gone / all };
}

test('what fits stays as it is', () => {
  expect(readInTurn(booksWithin(12 * FULL), 12)).toEqual({ full: 1, slim: 0, gone: 0 });
});

test('a little more than fits costs a little: most are there as they are used, none is gone', () => {
  const { full, gone } = readInTurn(booksWithin(12 * FULL), 14);
  expect(full).toBeGreaterThan(0.4); // evicting the least recently used would give 0
  expect(gone).toBe(0);
});

test('the more there are the fewer are there, without a step down to none', () => {
  const shares = [100, 130, 160, 200].map(books => 1 - readInTurn(booksWithin(12 * FULL), books).gone);
  expect(shares[0]).toBe(1);
  for (const [at, share] of shares.entries()) if (at > 0) expect(share).toBeLessThanOrEqual((shares[at - 1] ?? 0) + 0.05);
  expect(shares[1]).toBeGreaterThan(0.4);
  expect(shares.at(-1)).toBeGreaterThan(0.1);
});

test('the limit holds whatever is put, and the one in use is never taken away', () => {
  const kept = booksWithin(3 * FULL);
  for (let at = 0; at < 50; at++) {
    const book = new TestBook(nameAt(at));
    expect(kept.put(nameAt(at), book)).toBe(book);
    expect(kept.get(nameAt(at))).toBe(book);
    expect(kept.bytes).toBeLessThanOrEqual(3 * FULL);
  }
  const giant = new TestBook('giant', 1_000);
  kept.put('giant', giant);
  expect([...kept.all()]).toEqual([giant]); // nothing else fits
});

test('earlier moments have their eighth and push no present book out', () => {
  const kept = booksWithin(16 * FULL);
  for (let at = 0; at < 13; at++) kept.put(nameAt(at), new TestBook(nameAt(at)));
  for (let at = 0; at < 200; at++) kept.put(`past ${at}`, new TestBook(`past ${at}`));
  for (let at = 0; at < 13; at++) expect(kept.get(nameAt(at))?.isSlim()).toBe(false);
  expect(kept.bytes).toBeLessThanOrEqual(15 * FULL);
});
