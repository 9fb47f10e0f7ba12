import type { FlowSide, FlowType } from '@hakaru/contract/private-assets';
import type { EntityKind, EntityType } from '@hakaru/contract/enumerations';
import type { Quality } from '@hakaru/contract/figures';
import type { LinkingMethod } from '@hakaru/contract/attribution';
import type { ShownTermName } from '@hakaru/contract/mandate-terms';

/** A reported flow; `day` is null for the part of a month's flow without one. */
export type DatedFlow = { id: string; day: string | null; amount: string; valueBefore: string | null };
/** By entity and month. */
export type DatedFlows = ReadonlyMap<string, ReadonlyMap<number, readonly DatedFlow[]>>;

/** One typed part of a fund's notice on its day, in the investor's currency; the amount is null when it was not reported in that currency. */
export type Notice = { id: string; day: string; side: FlowSide; type: FlowType; amount: string | null };
/** By fund, oldest first. */
export type Notices = ReadonlyMap<string, readonly Notice[]>;

export type FactMeasure = 'marketValue' | 'flow' | 'return' | 'grossReturn';

/** One recorded measure of one entity by month from `firstMonth` (a month number): values as text, with the ids of their facts. */
export type FactSeries = {
  firstMonth: number;
  values: (string | null)[];
  ids: (string | null)[];
  qualities: (Quality | null)[];
  /** For values older than their month-end: their age in days, by month. */
  ages?: ReadonlyMap<number, number>;
  /** Months whose value was carried, because nobody reported one. */
  carried?: ReadonlySet<number>;
};

/** A link that is valid from one day to another. */
export type Dated<T> = T & { fromDay: string; toDay: string | null };

export type ChildSpan = { id: string; from: number; to: number };

export type MandateTerms = {
  fromDay: string;
  fiscalYearStart: number;
  flowTiming: 'endOfDay' | 'startOfDay';
  feeBps: string | null;
};

export type BookMandate = { [Name in Exclude<ShownTermName, 'openedDate'>]: string | null } & {
  openedDate: string;
  /** The agreed terms, oldest first; the first version also applies before its day. */
  terms: readonly [MandateTerms, ...MandateTerms[]];
  isPrivate: boolean;
  manager: { en: string; jp: string } | null;
  trustee: { en: string; jp: string } | null;
};

export type BookEntity = {
  id: string;
  ref: string;
  kind: EntityKind;
  type: EntityType;
  name: { en: string; jp: string };
  shortName: string | null;
  currency: string;
  /** The parent by the newest link. */
  parentId: string | null;
  /** Every link to a parent, with the class it puts the entity in, oldest first. Links do not overlap, and the first also applies before its day. */
  parents: Dated<{ parentId: string; classId: string | null }>[];
  /** All entities that were ever below it, in the order of screens. */
  childIds: string[];
  /** The months in which each child was below it; null when all children always were, which is nearly every case. */
  children: ChildSpan[] | null;
  /** The class by the newest link. */
  classId: string | null;
  mandate: BookMandate | null;
  benchmarks: Dated<{ benchmarkId: string }>[];
  /** Only for built benchmarks: versions of their components, oldest first. */
  parts: { fromDay: string; weights: { componentId: string; weightPercent: string }[] }[];
  rebalance: string;
  spreadPercent: string;
};

export type FiscalYear = { fromDay: string; startMonth: number };

export type BookClass = {
  id: string;
  ref: string;
  name: { en: string; jp: string };
  colour: number;
  position: number;
  entityId: string | null;
};
export type PolicyVersion = { fromDay: string; weights: Map<string, { weightPercent: string; bandPercent: string }> };

/**
 * Everything reported about one asset as known at one moment: structure and monthly facts, without any calculated figure. The engine
 * calculates every figure from a book alone, so equal books give equal figures.
 */
export type Book = {
  assetId: string;
  ownerId: string;
  name: { en: string; jp: string };
  baseCurrency: string;
  /** Null: as known now. */
  known: string | null;
  /** The newest fact in the book, and the version of its structure: later changes are loaded from there. */
  lastFact: string;
  structure: string;
  rootId: string | null;
  /** The first month of the total's fiscal year, oldest version first; the first also applies before its day. */
  fiscalYears: readonly [FiscalYear, ...FiscalYear[]];
  /** Months in which some entity has another parent than in the month before. */
  moves: ReadonlySet<number>;
  entities: Map<string, BookEntity>;
  classes: BookClass[];
  policies: PolicyVersion[];
  /** The assumed annual rates of return, oldest first. */
  assumedRates: { fromDay: string; ratePercent: string }[];
  /** The owner's linking method for attribution over several months. */
  linking: LinkingMethod;
  facts: Map<string, FactSeries>;
  /** Flows reported with their days. */
  flows?: DatedFlows;
  /** The calls and distributions of private funds, by notice. */
  notices?: Notices;
  /** Populated month-ends, oldest first. */
  monthEnds: string[];
  /** The populated month-ends of migrated history that have reported values only, without holdings to check them against. */
  reportedOnly?: string[];
};

export function seriesOf(book: Book, entityId: string, measure: FactMeasure): FactSeries | undefined {
  return book.facts.get(`${entityId}.${measure}`);
}

/** The version in force on a day: the last that has begun by then and has not ended. */
export function inForce<T extends { fromDay: string; toDay?: string | null }>(versions: readonly T[], day: string): T | undefined {
  return versions.filter(({ fromDay, toDay }) => fromDay <= day && (!toDay || toDay >= day)).at(-1);
}

/** The version in force on a day, in a list whose first version also applies before its day. */
export function versionOn<T extends { fromDay: string }>(versions: readonly [T, ...T[]], day: string): T {
  return versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];
}

/** Whether an entity's values are the sums of its children. An account whose children have all left still does not report itself. */
export function isGathering(entity: BookEntity): boolean {
  return entity.kind === 'account' && entity.childIds.length > 0;
}

/** The first and last month of any fact, as month numbers; without facts the last is before the first. */
export function spanOf(book: Book): { first: number; last: number } {
  let first = Infinity;
  let last = -Infinity;
  for (const series of book.facts.values()) {
    first = Math.min(first, series.firstMonth);
    last = Math.max(last, series.firstMonth + series.values.length - 1);
  }
  return { first: Number.isFinite(first) ? first : 0, last: Number.isFinite(last) ? last : -1 };
}

export function countFacts({ facts }: Book): number {
  let count = 0;
  for (const { values } of facts.values()) count += values.length;
  return count;
}
