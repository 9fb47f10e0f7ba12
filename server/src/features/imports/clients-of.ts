import { invalid } from '@hakaru/contract/errors';
import { importKinds, type ImportKind } from '@hakaru/contract/enumerations';
import { inScope } from '#platform/db';
import type { App, SignedIn } from '#platform/context';
import { todayIn, type DayKeeper } from '#platform/today';
import type { KnownEntity } from './kinds/kind';
import { findEntities, findGrants, findManaged, type Grant, type Within } from './reference-store';

/** An organisation somebody may import for, and how much of it: all, or what they were granted. */
export type Client = {
  id: string;
  nameEn: string;
  nameJp: string;
  isOwn: boolean;
  /** Whether the sender looks after the whole: the owner itself, or its consultant. Others propose what reaches beyond their grants. */
  isWhole: boolean;
  kinds: readonly ImportKind[];
};
type Granted = Within & { trusted: Within };
type ScopedClient = Client & { within: Granted | null };

/** A trust bank keeps the owner's accounts; what a manager reports it may read, and never writes (decisions G64, G119). */
const TRUSTED: readonly string[] = ['trustee', 'masterTrustee', 'custodian'];

/** Whom the sender's organisation may import for today: itself, and those that granted it a mandate or an asset. */
export async function clientsOf(ctx: SignedIn): Promise<Client[]> {
  return (await accessScopesOf(ctx.app, ctx.actor.organisation)).map(({ within: _, ...client }) => client);
}

/** Who imports, and what decides which grants hold for them today. */
export type Uploader = { id: string; nameEn: string; nameJp: string } & DayKeeper;

async function accessScopesOf(app: App, uploader: Uploader): Promise<ScopedClient[]> {
  const { id, nameEn, nameJp } = uploader;
  const grants = await inScope(app.database.db, 'platform', db => findGrants(db, id, todayIn(app, uploader)));
  const own: ScopedClient = { ...{ id, nameEn, nameJp }, isOwn: true, isWhole: true, kinds: importKinds, within: null };
  return [own, ...granted(grants)];
}

function granted(grants: readonly Grant[]): ScopedClient[] {
  const clients = new Map<string, ScopedClient & { within: MutableGranted }>();
  for (const { ownerId, ownerEn, ownerJp, assetId, entityId, role } of grants) {
    const client = clients.get(ownerId) ?? {
      ...{ id: ownerId, nameEn: ownerEn, nameJp: ownerJp, isOwn: false, isWhole: false, kinds: importKinds },
      within: { assetIds: [], entityIds: [], trusted: { assetIds: [], entityIds: [] } },
    };
    const within = TRUSTED.includes(role) ? client.within.trusted : client.within;
    if (entityId) within.entityIds.push(entityId);
    else within.assetIds.push(assetId);
    clients.set(ownerId, { ...client, isWhole: client.isWhole || (role === 'consultant' && entityId === null) });
  }
  return [...clients.values()];
}

type MutableWithin = { assetIds: string[]; entityIds: string[] };
type MutableGranted = MutableWithin & { trusted: MutableWithin };

/** What a file may speak of: one client's entities by code. */
export type World = {
  client: Client;
  entities: ReadonlyMap<string, KnownEntity>;
  /** Entities the sender may see while their values are somebody else's to report. */
  guarded: ReadonlySet<string>;
};

export async function worldsOf(app: App, uploader: Uploader, ownerId: string | null): Promise<World[]> {
  const day = todayIn(app, uploader);
  const scopes = (await accessScopesOf(app, uploader)).filter(({ id }) => ownerId === null || id === ownerId);
  const worlds: World[] = [];
  for (const { within, ...client } of scopes) {
    const { entities, guarded } = await inScope(app.database.db, { organisation: client.id }, async db => {
      if (within === null) return { entities: await findEntities(db, client.id, null), guarded: new Set<string>() };
      const own = await findEntities(db, client.id, within, client.isWhole ? null : day);
      const trusted = await findEntities(db, client.id, within.trusted);
      const known = new Set(own.map(({ id }) => id));
      const kept = trusted.filter(({ id }) => !known.has(id));
      const managed = await findManaged(db, client.id, { senderId: uploader.id, day });
      const guarded = kept.filter(({ id, kind }) => kind !== 'custodial' && managed.has(id)).map(({ id }) => id);
      return { entities: [...own, ...kept], guarded: new Set(guarded) };
    });
    worlds.push({ client, guarded, entities: new Map(entities.map(entity => [entity.ref.toUpperCase(), entity])) });
  }
  return worlds;
}

/** Refuses a client the sender may not import for, as it would one that does not exist. */
export async function requireClient(ctx: SignedIn, ownerId: string): Promise<void> {
  if (!(await clientsOf(ctx)).some(({ id }) => id === ownerId)) throw invalid('ownerId', 'notFound');
}
