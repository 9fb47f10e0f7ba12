import { BEYOND_LINES, WHOLE_ACCOUNT, type PositionKind } from '@hakaru/contract/reconciliations';
import { compare, round, subtract, toText } from '@hakaru/engine/money/decimal';
import { difference, rateOf, totalOf, type BookPosition, type Difference } from '@hakaru/engine/reconciliation/two-books';
import type { LineRow, PublishedRate } from './book-store';

/** The fields that identify a security on screen. */
export type Named = Pick<LineRow, 'securityId' | 'ref' | 'isin' | 'nameEn' | 'nameJp' | 'currency'>;

export type Position = {
  /** The security's id, or the id of another kind of position. */
  id: string;
  kind: PositionKind;
  security: Named | null;
  manager: BookPosition | null;
  trustee: BookPosition | null;
  difference: Difference;
  /** The published rate each book used, if it is one. */
  methods: { manager: PublishedRate | null; trustee: PublishedRate | null };
};

/** Both books of a mandate on one day. If either is missing, there is nothing to compare. */
export type Comparison = {
  mandateId: string;
  custodialIds: readonly string[];
  manager: string | null;
  trustee: string | null;
  positions: Position[];
};

export type Books = {
  mandateId: string;
  custodialIds: readonly string[];
  lines: readonly LineRow[];
  /** The value reported for an account as a whole; null if none. */
  valueOf(entityId: string): string | null;
  rates: readonly PublishedRate[];
  base: string;
  /** The decimal places of the base currency. */
  places: number;
};

export function comparisonOf(books: Books): Comparison {
  const { mandateId, custodialIds, lines } = books;
  const managers = lines.filter(({ entityId }) => entityId === mandateId);
  const trustees = lines.filter(({ entityId }) => custodialIds.includes(entityId));
  const manager = totalsOf(books, [mandateId]);
  const trustee = totalsOf(books, custodialIds);
  const found = { mandateId, custodialIds, manager, trustee };
  if (manager === null || trustee === null) return { ...found, positions: [] };
  if (managers.length === 0 || trustees.length === 0) {
    const whole = plainPosition(WHOLE_ACCOUNT, 'account', { manager, trustee });
    return { ...found, positions: [whole] };
  }
  const positions = securitiesOf(managers, trustees).map(security => securityPosition(books, { security, managers, trustees }));
  const beyond = { manager: beyondLines(manager, managers), trustee: beyondLines(trustee, trustees) };
  const isBeyond = compare(beyond.manager, '0') !== 0 || compare(beyond.trustee, '0') !== 0;
  return { ...found, positions: [...positions, ...(isBeyond ? [plainPosition(BEYOND_LINES, 'beyondLines', beyond)] : [])] };
}

/** The accounts' reported values, else the sums of their lines; an account without either makes a gap rather than a smaller total. */
function totalsOf({ lines, valueOf }: Books, entityIds: readonly string[]): string | null {
  const values = entityIds.map(id => valueOf(id) ?? sumOfLines(lines.filter(({ entityId }) => entityId === id)));
  const given = values.flatMap(value => value ?? []);
  return values.length > 0 && given.length === values.length ? totalOf(given) : null;
}

function sumOfLines(lines: readonly LineRow[]): string | null {
  return lines.length > 0 ? totalOf(lines.map(({ value }) => value)) : null;
}

function beyondLines(total: string, lines: readonly LineRow[]): string {
  return toText(subtract(total, totalOf(lines.map(({ value }) => value))));
}

function plainPosition(id: string, kind: PositionKind, { manager, trustee }: { manager: string; trustee: string }): Position {
  const side = (value: string): BookPosition => ({ units: '0', value, local: value, rate: null });
  const pair = { manager: side(manager), trustee: side(trustee) };
  const apart = difference({ first: pair.manager, second: pair.trustee }, 0);
  return { id, kind, security: null, ...pair, difference: apart, methods: { manager: null, trustee: null } };
}

function securitiesOf(managers: readonly LineRow[], trustees: readonly LineRow[]): LineRow[] {
  return [...new Map([...trustees, ...managers].map(line => [line.securityId, line])).values()];
}

type Sides = { security: LineRow; managers: readonly LineRow[]; trustees: readonly LineRow[] };

/** Cash is a line like others, but shown separately because its differences have different causes. */
const CASH = 'cash equivalency';

function securityPosition({ base, places, rates }: Books, { security, managers, trustees }: Sides): Position {
  const ofSecurity = (lines: readonly LineRow[]) => lines.filter(({ securityId }) => securityId === security.securityId);
  const manager = positionOf(ofSecurity(managers), base);
  const trustee = positionOf(ofSecurity(trustees), base);
  const published = rates.filter(rate => rate.base === security.currency);
  return {
    id: security.securityId,
    kind: security.type === CASH ? 'cash' : 'security',
    security,
    manager,
    trustee,
    difference: difference({ first: manager, second: trustee }, places),
    methods: { manager: publishedAs(manager, published), trustee: publishedAs(trustee, published) },
  };
}

/** One security in a book; several custodial accounts may hold it. */
function positionOf(lines: readonly LineRow[], base: string): BookPosition | null {
  const [first] = lines;
  if (!first) return null;
  const value = totalOf(lines.map(line => line.value));
  const local = totalOf(lines.map(line => line.local));
  const named = lines.every(({ fxRate }) => fxRate === first.fxRate) ? first.fxRate : null;
  const rate = rateOf({ named, value, local, isForeign: first.currency !== base });
  return { units: totalOf(lines.map(({ units }) => units)), value, local, rate };
}

function publishedAs(position: BookPosition | null, published: readonly PublishedRate[]): PublishedRate | null {
  const rate = position?.rate ?? null;
  return rate === null ? null : (published.find(({ mid }) => isSameRate(rate, mid)) ?? null);
}

const LEAST_DECIMALS = 2;

/** Books round rates differently: two rates are equal if they agree to the decimals of the shorter one. */
function isSameRate(one: string, other: string): boolean {
  const decimals = (rate: string) => rate.split('.')[1]?.length ?? 0;
  const places = Math.max(LEAST_DECIMALS, Math.min(decimals(one), decimals(other)));
  return compare(round(one, places), round(other, places)) === 0;
}
