import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Quality } from '@hakaru/contract/figures';
import type { Book, FactSeries } from './book';

/** A series as joined texts: much smaller in memory, and faster to split than to read from the database again. */
type Packed = [
  place: string,
  firstMonth: number,
  values: string,
  ids: string,
  qualities: string,
  ages: [number, number][],
  carried: number[],
];

const LETTERS: Readonly<Record<Quality, string>> = { audited: 'a', valuated: 'v', estimated: 'e' };
const QUALITY: Readonly<Record<string, Quality>> = { a: 'audited', v: 'valuated', e: 'estimated' };

/** Cached by the map of facts, which never changes in place. */
const known = new WeakMap<Book['facts'], Buffer>();
const packedBooks = new WeakMap<Book, { bytes: number; isOpen(): boolean }>();

/** The same book with packed facts, which are unpacked on first access. */
export function packBook(book: Book): Book {
  if (packedBooks.get(book)?.isOpen() === false) return book;
  const { facts, ...rest } = book;
  const packed = packFacts(facts);
  let open: Book['facts'] | null = null;
  const lazy = {
    ...rest,
    get facts(): Book['facts'] {
      return (open ??= unpackFacts(packed));
    },
  };
  packedBooks.set(lazy, { bytes: packed.length, isOpen: () => open !== null });
  return lazy;
}

/** The size of the packed facts; null while they are unpacked. */
export function packedBytes(book: Book): number | null {
  const packed = packedBooks.get(book);
  return packed && !packed.isOpen() ? packed.bytes : null;
}

export function packFacts(facts: Book['facts']): Buffer {
  const before = known.get(facts);
  if (before) return before;
  const rows = Array.from(facts, ([place, { firstMonth, values, ids, qualities, ages, carried }]): Packed => {
    const letters = qualities.map(quality => (quality ? LETTERS[quality] : '-')).join('');
    return [place, firstMonth, values.join(), ids.join(), letters, [...(ages ?? [])], [...(carried ?? [])]];
  });
  const packed = deflateSync(serialize(rows), { level: 1 });
  known.set(facts, packed);
  return packed;
}

export function unpackFacts(packed: Buffer): Book['facts'] {
  const rows = deserialize(inflateSync(packed)) as Packed[]; // as packFacts wrote them
  const facts = new Map(rows.map(row => [row[0], seriesOf(row)]));
  known.set(facts, packed);
  return facts;
}

function seriesOf([, firstMonth, values, ids, letters, ages, carried]: Packed): FactSeries {
  return {
    firstMonth,
    values: textsOf(values, letters.length),
    ids: textsOf(ids, letters.length),
    qualities: Array.from(letters, letter => QUALITY[letter] ?? null),
    ...(ages.length > 0 ? { ages: new Map(ages) } : {}),
    ...(carried.length > 0 ? { carried: new Set(carried) } : {}),
  };
}

/** A month without a fact is an empty text. A single empty month joins to the same text as no month, hence `length`. */
function textsOf(joined: string, length: number): (string | null)[] {
  return length === 0 ? [] : joined.split(',').map(text => text || null);
}
