import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { lockMonths } from '#features/month-ends/public';
import type { Kind, StagedRow, World } from '#features/import-kinds/public';
import { isSettled, latestRecording, lockShared, type Touched } from './basis-store';

type Row = { on: { kind: Kind }; values: StagedRow['values'] };

/** The keys of what the rows would write, each once. */
export function touchedBy({ entities }: World, rows: readonly Row[]): Touched {
  const touched = {
    entities: new Map<string, Touched['entities'][number]>(),
    securities: new Map<string, Touched['securities'][number]>(),
    pairs: new Map<string, Touched['pairs'][number]>(),
    corporations: new Set<string>(),
  };
  for (const { on, values } of rows) {
    const { asOf, ref, security, base, quote } = values;
    const day = asOf ?? values['day'] ?? null;
    const entity = on.kind.subject === undefined ? undefined : entities.get(values[on.kind.subject] ?? '');
    if (entity && day) touched.entities.set(`${entity.id} ${day}`, { id: entity.id, assetId: entity.assetId, day });
    if (on.kind.authority.facts !== 'owners') continue;
    const code = on.kind.kind === 'securities' ? ref : security;
    if (code) touched.securities.set(`${code} ${day}`, { ref: code, day });
    if (base && quote && day) touched.pairs.set(`${base}${quote} ${day}`, { base, quote, day });
    if (on.kind.kind === 'corporations' && ref) touched.corporations.add(ref);
  }
  return {
    entities: [...touched.entities.values()],
    securities: [...touched.securities.values()],
    pairs: [...touched.pairs.values()],
    corporations: [...touched.corporations],
  };
}

/**
 * Whether only the owner may approve a file that somebody else sent: because it writes something beyond a grant, or changes a month that is
 * confirmed or published (decisions G118, G119). Must be called in the owner's scope.
 */
export async function isOwners(
  app: App,
  db: Db,
  { client }: World,
  { rows, touched }: { rows: readonly Row[]; touched: Touched },
): Promise<boolean> {
  if (client.isOwn) return false;
  if (!client.isWhole && rows.some(({ on }) => on.kind.authority.approvedBy === 'owner')) return true;
  // Recording times never run backwards, even if the clock does; the same holds here.
  const latest = await latestRecording(db, client.id);
  const now = app.now();
  return await isSettled(db, client.id, touched, latest && latest > now ? latest : now);
}

/** Locks until the end of the transaction: nobody else can confirm the months of these rows or write to the same assets. */
export async function holdMonths(db: Db, { client }: World, { entities, securities, pairs, corporations }: Touched): Promise<void> {
  if (securities.length + pairs.length + corporations.length > 0) await lockShared(db, client.id);
  for (const assetId of [...new Set(entities.map(one => one.assetId))].toSorted())
    await lockMonths(db, { organisationId: client.id, assetId });
}
