import { invalid } from '@hakaru/contract/errors';
import { importKinds, type ImportKind } from '@hakaru/contract/enumerations';
import { inScope } from '#platform/db';
import type { App, SignedIn } from '#platform/context';
import { todayIn, type DayKeeper } from '#platform/today';
import type { KnownEntity } from './kinds/kind';
import { findEntities, findGrants, type Grant } from './reference-store';

/** An organisation somebody may import for, and how much of it: all, or what they were granted. */
export type Client = { id: string; nameEn: string; nameJp: string; isOwn: boolean; kinds: readonly ImportKind[] };
type Sighted = Client & { within: { assetIds: string[]; entityIds: string[] } | null };

/** What reaches beyond one mandate is the owner's, or its consultant's, to tell. */
const OWNERS_ONLY: readonly ImportKind[] = ['benchmarks', 'corporations', 'fxrates'];

/** Whom the sender's organisation may import for today: itself, and those that granted it a mandate or an asset. */
export async function clientsOf(ctx: SignedIn): Promise<Client[]> {
  return (await sightsOf(ctx.app, ctx.actor.organisation)).map(({ within: _, ...client }) => client);
}

/** Who imports, and what decides which grants hold for them today. */
export type Uploader = { id: string; nameEn: string; nameJp: string } & DayKeeper;

async function sightsOf(app: App, uploader: Uploader): Promise<Sighted[]> {
  const { id, nameEn, nameJp } = uploader;
  const grants = await inScope(app.database.db, 'platform', db => findGrants(db, id, todayIn(app, uploader)));
  const own: Sighted = { ...{ id, nameEn, nameJp }, isOwn: true, kinds: importKinds, within: null };
  return [own, ...granted(grants)];
}

function granted(grants: readonly Grant[]): Sighted[] {
  const clients = new Map<string, Sighted & { within: { assetIds: string[]; entityIds: string[] } }>();
  for (const { ownerId, ownerEn, ownerJp, assetId, entityId } of grants) {
    const client = clients.get(ownerId) ?? {
      id: ownerId,
      nameEn: ownerEn,
      nameJp: ownerJp,
      isOwn: false,
      kinds: [],
      within: { assetIds: [], entityIds: [] },
    };
    clients.set(ownerId, client);
    if (entityId) client.within.entityIds.push(entityId);
    else client.within.assetIds.push(assetId);
  }
  return [...clients.values()].map(client => ({
    ...client,
    kinds: client.within.assetIds.length > 0 ? importKinds : importKinds.filter(kind => !OWNERS_ONLY.includes(kind)),
  }));
}

/** What a file may speak of: one client's entities by code. */
export type World = { client: Client; entities: ReadonlyMap<string, KnownEntity> };

export async function worldsOf(app: App, uploader: Uploader, ownerId: string | null): Promise<World[]> {
  const sights = (await sightsOf(app, uploader)).filter(({ id }) => ownerId === null || id === ownerId);
  const worlds: World[] = [];
  for (const { within, ...client } of sights) {
    const entities = await inScope(app.database.db, { organisation: client.id }, db => findEntities(db, client.id, within));
    worlds.push({ client, entities: new Map(entities.map(entity => [entity.ref.toUpperCase(), entity])) });
  }
  return worlds;
}

/** Refuses a client the sender may not import for, as it would one that does not exist. */
export async function requireClient(ctx: SignedIn, ownerId: string): Promise<void> {
  if (!(await clientsOf(ctx)).some(({ id }) => id === ownerId)) throw invalid('ownerId', 'notFound');
}
