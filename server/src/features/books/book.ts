import type { FlowSide, FlowType } from '@hakaru/contract/private-assets';
import type { EntityKind, EntityType } from '@hakaru/contract/enumerations';
import type { Quality } from '@hakaru/contract/figures';
import type { LinkingMethod } from '@hakaru/contract/attribution';
import type { ShownTermName } from '@hakaru/contract/mandate-terms';

/** A reported flow with its day; null for what a month has without one. */
export type DatedFlow = { id: string; day: string | null; amount: string; valueBefore: string | null };
/** By entity and month. */
export type DatedFlows = ReadonlyMap<string, ReadonlyMap<number, readonly DatedFlow[]>>;

/** One typed part of a fund's notice on its day, in the investor's currency; null where nobody said what it was there. */
export type Notice = { id: string; day: string; side: FlowSide; type: FlowType; amount: string | null };
/** By fund, oldest first. */
export type Notices = ReadonlyMap<string, readonly Notice[]>;

export type FactMeasure = 'marketValue' | 'flow' | 'return';

/** One recorded measure of one entity, month by month from `firstMonth` (a month number): values as text, fact ids beside them. */
export type FactSeries = {
  firstMonth: number;
  values: (string | null)[];
  ids: (string | null)[];
  qualities: (Quality | null)[];
  /** By how many days a month's value is older than the month-end, where it is. */
  ages?: ReadonlyMap<number, number>;
  /** Months whose value nobody reported: it was carried. */
  carried?: ReadonlySet<number>;
};

/** A dated link to a benchmark or of a benchmark to its parts. */
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
  /** What it was agreed to by, oldest first; the first version holds from the beginning. */
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
  /** What it hangs under by its newest link. */
  parentId: string | null;
  /** Every link to what it hung under and the class that put it in, oldest first; none overlaps the next, the first holds from the beginning. */
  parents: Dated<{ parentId: string; classId: string | null }>[];
  /** All that ever hung under it, in the order of screens. */
  childIds: string[];
  /** From which month to which each of them did; null while all of them always have, which is nearly everywhere. */
  children: ChildSpan[] | null;
  /** The class by its newest link. */
  classId: string | null;
  mandate: BookMandate | null;
  benchmarks: Dated<{ benchmarkId: string }>[];
  /** Only of built benchmarks: versions of what they are made of, oldest first. */
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
 * All that is reported about one asset, as known at one moment: structure and month-by-month facts, without a single figure in it.
 * Every figure is worked out from a book by the engine, so equal books give equal figures.
 */
export type Book = {
  assetId: string;
  ownerId: string;
  name: { en: string; jp: string };
  baseCurrency: string;
  /** Null: as known now. */
  known: string | null;
  /** The newest fact held and the version of the structure: what is new is counted from here. */
  lastFact: string;
  structure: string;
  rootId: string | null;
  /** The month the total's fiscal year starts in, oldest first; the first holds from the beginning. */
  fiscalYears: readonly [FiscalYear, ...FiscalYear[]];
  /** Months in which something hangs elsewhere than in the month before. */
  moves: ReadonlySet<number>;
  entities: Map<string, BookEntity>;
  classes: BookClass[];
  policies: PolicyVersion[];
  /** The yearly rates the fund counts on, oldest first. */
  assumedRates: { fromDay: string; ratePercent: string }[];
  /** How the owner links the months of an attribution. */
  linking: LinkingMethod;
  facts: Map<string, FactSeries>;
  /** Flows with their days, where days were reported. */
  flows?: DatedFlows;
  /** What private funds called and paid out, notice by notice. */
  notices?: Notices;
  /** Populated month-ends, oldest first. */
  monthEnds: string[];
  /** Those of them that came as opening history, with reported values and no holdings to check them by. */
  reportedOnly?: string[];
};

export function seriesOf(book: Book, entityId: string, measure: FactMeasure): FactSeries | undefined {
  return book.facts.get(`${entityId}.${measure}`);
}

/** The version of a dated list in force on a day: the last that began by then and has not ended. */
export function inForce<T extends { fromDay: string; toDay?: string | null }>(versions: readonly T[], day: string): T | undefined {
  return versions.filter(({ fromDay, toDay }) => fromDay <= day && (!toDay || toDay >= day)).at(-1);
}

/** The version that holds on a day of a list whose first version holds from the beginning. */
export function versionOn<T extends { fromDay: string }>(versions: readonly [T, ...T[]], day: string): T {
  return versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];
}

/** Whether an entity gathers others instead of reporting values itself; one whose parts have all left gathers nothing. */
export function isGathering(entity: BookEntity): boolean {
  return entity.kind === 'account' && entity.childIds.length > 0;
}

/** The months any fact is of, as month numbers; of a book without facts the last lies before the first. */
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
