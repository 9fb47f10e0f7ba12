import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { type Db, inScope } from '#platform/db';
import type { App } from '#platform/context';
import { keepPace } from '#platform/pace';
import { todayIn } from '#platform/today';
import {
  findDayKeeper,
  findHeld,
  findSecurities,
  type KnownEntity,
  type KnownSecurity,
  listSecurityRefs,
  type Reference,
  type World,
} from '#features/import-kinds/public';
import type { CheckWorld } from './check';
import { checks } from './registry';
import type { Finding, Placed } from './findings';
import { loadPast, type PastAsk } from './past-store';
import { listTolerances, type Tolerance } from './tolerance-store';

/** Runs every check over a file's rows, against what was reported before to the client's organisation. */
export async function examine(app: App, world: World, rows: readonly Placed[]): Promise<Finding[]> {
  if (rows.length === 0) return [];
  const checkWorld = await inScope(app.database.db, { organisation: world.client.id }, async db =>
    openWorld(db, world, rows, todayIn(app, await findDayKeeper(db, world.client.id))),
  );
  const looks = checks.map(check => check.open(checkWorld));
  const pace = keepPace();
  const findings: Finding[] = [];
  for (const row of rows) {
    for (const look of looks) findings.push(...look(row));
    if (pace.isDue()) await pace.rest();
  }
  return findings;
}

async function openWorld(db: Db, world: World, rows: readonly Placed[], today: string): Promise<CheckWorld> {
  const { client, entities, guarded } = world;
  const found = await findSecurities(db, client.id, namedIn(rows));
  const held = client.isWhole ? null : await heldBy(db, world, rows);
  const securities = held ? new Map([...found].filter(([ref]) => held.has(ref))) : found;
  const holds = holdingsOf(world, held);
  const refs = await refsOffered(db, world, { rows, found, held });
  const entityOf = (row: Placed): KnownEntity | undefined => entities.get((row.on.kind.subject && row.values[row.on.kind.subject]) ?? '');
  const tolerances = await listTolerances(db, client.id);
  const known = new Map<string, ReadonlySet<string>>();
  const codes = (refersTo: string): ReadonlySet<string> => {
    const found = known.get(refersTo) ?? new Set(refersTo === 'security' ? refs : codesOf(entities, refersTo));
    known.set(refersTo, found); // called for every row
    return found;
  };
  const ask = askFor(rows, entityOf, securities);
  const pairs = ask.pairs.filter(pair => holds.currency(pair.slice(0, 3)) && holds.currency(pair.slice(3)));
  return {
    rows,
    entityOf,
    entities,
    securities,
    codes,
    holds,
    isSecurity: ({ on }, code) => (on.kind.authority.facts === 'owners' ? securities : found).has(code),
    isOwn: client.isOwn,
    isGuarded: id => guarded.has(id),
    today,
    monthBefore: remembered(day => shiftMonthEnd(day, -1)),
    past: await loadPast(db, client.id, { ...ask, pairs }),
    tolerance: ({ code, tolerance }, entityId) => limitOf(tolerances, code, entityId) ?? tolerance?.value ?? 0,
  };
}

function namedIn(rows: readonly Placed[]): string[] {
  const named = new Set<string>();
  for (const { values, on } of rows) {
    const ref = on.kind.kind === 'securities' ? values['ref'] : values['security'];
    if (ref) named.add(ref);
  }
  return [...named];
}

type Held = ReadonlyMap<string, KnownSecurity> | null;

/** Queried only when a row names a security or changes the owner's data. */
async function heldBy(db: Db, { client, entities }: World, rows: readonly Placed[]): Promise<ReadonlyMap<string, KnownSecurity>> {
  const isAsked = rows.some(({ on, values }) => on.kind.authority.facts === 'owners' || values['security']);
  return isAsked ? await findHeld(db, client.id, [...entities.values()].map(({ id }) => id)) : new Map(); // oxfmt-ignore
}

function holdingsOf({ entities }: World, held: Held): CheckWorld['holds'] {
  if (held === null) return { security: () => true, currency: () => true };
  const of = [...entities.values()].flatMap(({ currency, baseCurrency }) => [currency, baseCurrency]);
  const currencies = new Set([...of, ...[...held.values()].map(({ currency }) => currency)]);
  return { security: code => held.has(code), currency: code => currencies.has(code) };
}

type Offering = { rows: readonly Placed[]; found: ReadonlyMap<string, KnownSecurity>; held: Held };

/** The codes from which a near match is suggested: only those the sender may see. */
async function refsOffered(db: Db, { client }: World, { rows, found, held }: Offering): Promise<string[]> {
  if (held) return [...held.keys()];
  return namedIn(rows).some(ref => !found.has(ref)) ? await listSecurityRefs(db, client.id) : [];
}

const KINDS: Readonly<Record<Exclude<Reference, 'security'>, (entity: KnownEntity) => boolean>> = {
  mandate: ({ kind, type }) => kind === 'mandate' && type === 'mandate',
  account: ({ kind }) => kind !== 'benchmark',
  benchmark: ({ kind }) => kind === 'benchmark',
  fund: ({ kind, type }) => kind === 'fund' || type === 'subMandate' || type === 'privateAsset',
};

export function codesOf(entities: ReadonlyMap<string, KnownEntity>, refersTo: string): string[] {
  const isMeant = Object.entries(KINDS).find(([name]) => name === refersTo)?.[1] ?? (() => false);
  return [...entities].flatMap(([ref, entity]) => (isMeant(entity) ? [ref] : []));
}

function limitOf(tolerances: readonly Tolerance[], code: string, entityId: string | undefined): number | null {
  const own = tolerances.filter(one => one.code === code);
  const found = own.find(one => one.entityId !== null && one.entityId === entityId) ?? own.find(one => one.entityId === null);
  return found ? Number(found.value) : null;
}

/** Caches by day: a file has thousands of rows, but few different days. */
function remembered(work: (day: string) => string): (day: string) => string {
  const known = new Map<string, string>();
  return day => {
    const found = known.get(day) ?? work(day);
    known.set(day, found);
    return found;
  };
}

const MONTHS_BACK = 30;

function askFor(rows: readonly Placed[], entityOf: CheckWorld['entityOf'], securities: ReadonlyMap<string, KnownSecurity>): PastAsk {
  const days = new Set<string>();
  const entityIds = new Set<string>();
  const fundIds = new Set<string>();
  const pairs = new Set<string>();
  for (const row of rows) {
    const { asOf, day, base, quote } = row.values;
    if (asOf) days.add(asOf);
    if (day) days.add(day);
    if (base && quote) pairs.add(base + quote);
    const entity = entityOf(row);
    if (entity) entityIds.add(entity.id);
    if (entity && row.on.kind.kind === 'funds') fundIds.add(entity.id);
  }
  const sorted = [...days].toSorted();
  const first = sorted[0] ?? '2000-01-31';
  const last = sorted.at(-1) ?? '2000-01-31';
  return {
    entityIds: [...entityIds],
    from: shiftMonthEnd(first, -MONTHS_BACK),
    to: shiftMonthEnd(last, 0),
    first,
    securityIds: [...new Set([...securities.values()].map(({ id }) => id))],
    pairs: [...pairs],
    fundIds: [...fundIds],
  };
}
