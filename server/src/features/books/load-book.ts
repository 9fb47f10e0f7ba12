import type { Db } from '#platform/db';
import { loadFlows } from './flow-store';
import { type Book, type BookEntity, type BookMandate, type FactSeries, type FiscalYear, type MandateTerms, versionOn } from './book';
import { movedFlows } from './month-flows';
import { type Changed, grow, type Months } from './stale';
import { derivePolicyBenchmarks } from './policy-parts';
import * as store from './store';
import * as structureStore from './structure-store';
import { classLinks, hangEntities } from './tree';
import { restingOn } from './valuation-day';

/** Reads one asset as known at a moment (null: now). The caller has entered the owner's scope. */
export async function loadBook(db: Db, asset: store.AssetRow, known: string | null): Promise<Book> {
  const structure = await readStructure(db, asset, known);
  const ids = [...structure.entities.keys()];
  const recorded = await store.findFacts(db, asset, ids, known);
  // Facts recorded after that moment are not in the book, but changeOf must not take them for new ones either.
  const lastFact = known === null ? recorded.lastFact : await store.findLastFact(db, asset, ids);
  return { ...structure, known, facts: recorded.facts, lastFact, ...(await loadFlows(db, asset, ids, known)) };
}

/**
 * Loads what has changed since a book was read. Facts are only ever added, each under the lock of its asset's version and so in the order of
 * their ids, which makes everything after the last known fact the complete change. Null when facts were added to a book as known in the past:
 * they may concern its past, so it must be read again.
 */
export async function changeOf(db: Db, asset: store.AssetRow, held: Book): Promise<{ book: Book; changed: Changed } | null> {
  const recorded = await store.findFactsAfter(db, asset, held);
  if (held.known !== null && recorded.facts.size > 0) return null;
  const isStrange = [...recorded.facts.keys()].some(place => !held.entities.has(entityOf(place)));
  const structure = asset.structure === held.structure && !isStrange ? null : await readStructure(db, asset, held.known);
  const facts = new Map(held.facts);
  const months: Months = new Map();
  for (const [place, series] of recorded.facts) {
    facts.set(place, merged(facts.get(place), series));
    grow(months, entityOf(place), monthsOf(series));
    grow(months, entityOf(place), restingOn(facts.get(place) ?? series, monthsOf(series)));
  }
  const flows = structure ? await loadFlows(db, asset, [...structure.entities.keys()], held.known) : {};
  const book = { ...held, ...structure, ...flows, facts, lastFact: recorded.facts.size > 0 ? recorded.lastFact : held.lastFact };
  for (const [id, moved] of movedFlows(held, book)) grow(months, id, moved);
  return { book, changed: { facts: months, structure: structure ? movedEntities(held, book) : NONE } };
}

const NONE: ReadonlySet<string> = new Set();

function entityOf(place: string): string {
  return place.slice(0, place.indexOf('.'));
}

function monthsOf({ firstMonth, values }: FactSeries): Set<number> {
  return new Set(values.flatMap((value, at) => (value === null ? [] : [firstMonth + at])));
}

/** Entities with a change that affects figures: position in the tree, dates, terms or benchmarks. Names do not matter. */
export function movedEntities(before: Book, after: Book): Set<string> {
  const moved = new Set<string>();
  for (const [id, entity] of after.entities) {
    const held = before.entities.get(id);
    if (!held || !hasSameTerms(held, entity) || !hasSameDates(above(before, held), above(after, entity))) moved.add(id);
  }
  return moved;
}

/** An entity without terms of its own uses those of the mandate above it for weighing flows. */
function above(book: Book, { mandate, parentId }: BookEntity): BookMandate | null {
  return mandate ? null : (book.entities.get(parentId ?? '')?.mandate ?? null);
}

/** Compares field by field, because hundreds of entities are compared for one that has changed. */
function hasSameTerms(a: BookEntity, b: BookEntity): boolean {
  return (
    a.kind === b.kind &&
    a.type === b.type &&
    a.parentId === b.parentId &&
    a.rebalance === b.rebalance &&
    a.spreadPercent === b.spreadPercent &&
    hasSameDates(a.mandate, b.mandate) &&
    isSameList(a.parents, b.parents, isSameLink) &&
    isSameList(a.childIds, b.childIds, (one, other) => one === other) &&
    isSameList(a.children ?? [], b.children ?? [], (one, other) => one.id === other.id && one.from === other.from && one.to === other.to) &&
    isSameList(a.benchmarks, b.benchmarks, isSameAssignment) &&
    isSameList(a.parts, b.parts, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  );
}

type Link = BookEntity['parents'][number];
const isSameLink = (a: Link, b: Link) => a.parentId === b.parentId && a.fromDay === b.fromDay && a.toDay === b.toDay;

type Assignment = BookEntity['benchmarks'][number];
const isSameAssignment = (a: Assignment, b: Assignment) =>
  a.benchmarkId === b.benchmarkId && a.fromDay === b.fromDay && a.toDay === b.toDay;

function hasSameDates(a: BookMandate | null, b: BookMandate | null): boolean {
  if (a === null || b === null) return a === b;
  const isSame = (name: 'openedDate' | 'performanceInceptionDate' | 'performanceClosedDate') => a[name] === b[name];
  const hasSameDays = isSame('openedDate') && isSame('performanceInceptionDate') && isSame('performanceClosedDate');
  return hasSameDays && isSameList(a.terms, b.terms, isSameVersion);
}

/** The fee is not used by any figure. */
const isSameVersion = (a: MandateTerms, b: MandateTerms) =>
  a.fromDay === b.fromDay && a.fiscalYearStart === b.fiscalYearStart && a.flowTiming === b.flowTiming;

function isSameList<T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  return a.length === b.length && a.every((one, at) => isSame(one, b[at] as T)); // the lengths are equal
}

function merged(held: FactSeries | undefined, recorded: FactSeries): FactSeries {
  if (!held) return recorded;
  const firstMonth = Math.min(held.firstMonth, recorded.firstMonth);
  const length = Math.max(held.firstMonth + held.values.length, recorded.firstMonth + recorded.values.length) - firstMonth;
  const at = (series: FactSeries, index: number) => index + firstMonth - series.firstMonth;
  const pick = <T>(of: (series: FactSeries) => (T | null)[]) =>
    Array.from({ length }, (_, index) => of(recorded)[at(recorded, index)] ?? of(held)[at(held, index)] ?? null);
  const ages = agesOf(held, recorded);
  const carried = carriedOf(held, recorded);
  return {
    firstMonth,
    values: pick(one => one.values),
    ids: pick(one => one.ids),
    qualities: pick(one => one.qualities),
    ...(ages.size > 0 ? { ages } : {}),
    ...(carried.size > 0 ? { carried } : {}),
  };
}

/** A month that was reported since is no longer carried. */
function carriedOf(held: FactSeries, recorded: FactSeries): Set<number> {
  const anew = monthsOf(recorded);
  return new Set([...[...(held.carried ?? [])].filter(month => !anew.has(month)), ...(recorded.carried ?? [])]);
}

/** A month that was reported again has the valuation day of its newest report. */
function agesOf(held: FactSeries, recorded: FactSeries): Map<number, number> {
  const anew = monthsOf(recorded);
  return new Map([...[...(held.ages ?? [])].filter(([month]) => !anew.has(month)), ...(recorded.ages ?? [])]);
}

/** A book without its facts. */
export type Structure = Omit<Book, 'known' | 'facts' | 'lastFact' | 'flows' | 'notices'>;

export async function readStructure(db: Db, asset: store.AssetRow, known: string | null): Promise<Structure> {
  // Statements on one connection run one after the other; there are fifteen for any number of mandates.
  const of = { id: asset.id, ownerId: asset.ownerId, known };
  const rows = await structureStore.findEntities(db, of);
  const within = { ...of, entityIds: store.entityList(rows.map(({ id }) => id)) };
  const mandates = await readMandates(db, within);
  const built = new Map((await structureStore.findBenchmarks(db, within)).map(({ entityId, ...benchmark }) => [entityId, benchmark]));
  const links = await structureStore.findLinks(db, within);
  const members = new Map((await structureStore.findMembers(db, of)).map(({ entityId, classId }) => [entityId, classId]));
  const assignments = await structureStore.findAssignments(db, within);
  const parts = await structureStore.findParts(db, within);
  const classes = await structureStore.findClasses(db, of);
  const policies = await structureStore.findPolicies(db, of);
  const assumedRates = await structureStore.findAssumedRates(db, of);
  const linking = await structureStore.findLinking(db, of);
  const monthEnds = await store.findMonthEnds(db, asset);
  const entities = new Map<string, BookEntity>();
  for (const row of rows) {
    const rest = { ...(built.get(row.id) ?? PLAIN), mandate: mandates.get(row.id) ?? null, classId: members.get(row.id) ?? null };
    entities.set(row.id, blankEntity(row, rest));
  }
  const moves = hangEntities(entities, links);
  if (moves.size > 0) classLinks({ entities, classes });
  for (const { entityId, ...assignment } of assignments) entities.get(entityId)?.benchmarks.push(assignment);
  addParts(entities, parts);
  derivePolicyBenchmarks({ entities, classes, policies });
  const root = rows.find(({ type }) => type === 'total') ?? null;
  return {
    assetId: asset.id,
    ownerId: asset.ownerId,
    structure: asset.structure,
    name: { en: asset.nameEn, jp: asset.nameJp },
    baseCurrency: asset.baseCurrency,
    rootId: root?.id ?? null,
    fiscalYears: fiscalYearsOf([...entities.values()]),
    moves,
    entities,
    classes,
    policies,
    assumedRates,
    linking,
    monthEnds: monthEnds.map(({ asOf }) => asOf),
    reportedOnly: monthEnds.filter(({ isReportedOnly }) => isReportedOnly).map(({ asOf }) => asOf),
  };
}

/** Assigns field by field: spreading hundreds of rows took longer than reading them. */
function blankEntity(
  row: structureStore.EntityRow,
  { rebalance, spreadPercent, mandate, classId }: Pick<BookEntity, 'rebalance' | 'spreadPercent' | 'mandate' | 'classId'>,
): BookEntity {
  return {
    id: row.id,
    ref: row.ref,
    kind: row.kind,
    type: row.type,
    name: { en: row.nameEn, jp: row.nameJp },
    shortName: row.shortName,
    currency: row.currency,
    parentId: null,
    parents: [],
    childIds: [],
    children: null,
    classId,
    mandate,
    benchmarks: [],
    parts: [],
    rebalance,
    spreadPercent,
  };
}

/** Versions oldest first, as read; the components of a version in the order of the entities, which is that of screens. */
function addParts(entities: ReadonlyMap<string, BookEntity>, rows: readonly structureStore.PartRow[]): void {
  const position = new Map([...entities.keys()].map((id, at) => [id, at]));
  const of = ({ componentId }: { componentId: string }) => position.get(componentId) ?? Infinity;
  for (const { benchmarkId, fromDay, ...weight } of rows.toSorted((a, b) => compareDays(a.fromDay, b.fromDay) || of(a) - of(b))) {
    const parts = entities.get(benchmarkId)?.parts;
    if (parts && parts.at(-1)?.fromDay === fromDay) parts.at(-1)?.weights.push(weight);
    else parts?.push({ fromDay, weights: [weight] });
  }
}

const compareDays = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Values for benchmarks that are not built from components. */
const PLAIN = { rebalance: 'monthly', spreadPercent: '0' };

async function readMandates(db: Db, within: structureStore.Within): Promise<Map<string, BookMandate>> {
  const rows = await structureStore.findMandates(db, within);
  const later = new Map<string, MandateTerms[]>();
  for (const { entityId, ...terms } of await structureStore.findLaterTerms(db, within))
    later.set(entityId, [...(later.get(entityId) ?? []), terms]);
  const names = new Map(
    (await structureStore.findParties(db, within)).map(({ entityId, role, nameEn, nameJp }) => [
      `${entityId} ${role}`,
      { en: nameEn, jp: nameJp },
    ]),
  );
  const withRest = ({ entityId, fromDay, fiscalYearStart, flowTiming, feeBps, ...mandate }: structureStore.MandateRow): BookMandate => ({
    ...mandate,
    terms: [{ fromDay, fiscalYearStart, flowTiming, feeBps }, ...(later.get(entityId) ?? [])],
    manager: names.get(`${entityId} manager`) ?? null,
    trustee: names.get(`${entityId} trustee`) ?? null,
  });
  return new Map(rows.map(row => [row.entityId, withRest(row)]));
}

const DEFAULT_FISCAL_START = 6;

/** The total's fiscal year on a day is that of its mandates if they agree, otherwise the default. */
function fiscalYearsOf(entities: readonly BookEntity[]): [FiscalYear, ...FiscalYear[]] {
  const terms = entities.flatMap(({ mandate }) => (mandate ? [mandate.terms] : []));
  const startOn = (day: string): FiscalYear => {
    const starts = new Set(terms.map(versions => versionOn(versions, day).fiscalYearStart));
    return { fromDay: day, startMonth: starts.size === 1 ? ([...starts][0] ?? DEFAULT_FISCAL_START) : DEFAULT_FISCAL_START };
  };
  const changes = new Set(terms.flatMap(([, ...later]) => later.map(({ fromDay }) => fromDay)));
  return [startOn(''), ...[...changes].toSorted().map(startOn)];
}
