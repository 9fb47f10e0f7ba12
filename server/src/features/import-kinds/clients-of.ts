import { invalid } from '@hakaru/contract/errors';
import { importKinds, type ImportKind } from '@hakaru/contract/enumerations';
import { findGrantsTo, type GrantRow } from '#features/grants/public';
import { inScope } from '#platform/db';
import type { App, SignedIn } from '#platform/context';
import { type DayKeeper, todayIn } from '#platform/today';
import type { KnownEntity } from './kind';
import { findEntities, findManaged, findOrganisationNames, type OrganisationName, type Within } from './reference-store';

/** An organisation the sender may import for, and how much of it: everything, or what was granted. */
export type Client = {
  id: string;
  nameEn: string;
  nameJp: string;
  isOwn: boolean;
  /**
   * Whether the sender looks after the whole organisation: the owner itself or its consultant. Others only propose what reaches beyond
   * their grants.
   */
  isWhole: boolean;
  kinds: readonly ImportKind[];
};
type Granted = Within & { trusted: Within };
type ScopedClient = Client & { within: Granted | null };

/**
 * Roles of a trust bank: it reports the owner's custodial accounts, and may read but not write what a manager reports (decisions G64,
 * G119).
 */
const TRUSTED: readonly string[] = ['trustee', 'masterTrustee', 'custodian'];

/** The organisations the sender may import for today: itself, and those that granted it a mandate or an asset. */
export async function clientsOf(ctx: SignedIn): Promise<Client[]> {
  return (await scopedClientsOf(ctx.app, ctx.actor.organisation)).map(({ within: _, ...client }) => client);
}

/** The importing organisation, with what determines its local date and so which grants are in force. */
export type Uploader = { id: string; nameEn: string; nameJp: string } & DayKeeper;

/** The roles that send files, or read those of the mandates they look after. */
const SENDERS = ['manager', 'subAdvisor', 'consultant', 'fundAdministrator', ...TRUSTED];

async function scopedClientsOf(app: App, uploader: Uploader): Promise<ScopedClient[]> {
  const { id, nameEn, nameJp } = uploader;
  const question = { today: todayIn(app, uploader), ended: 'leftOut', roles: SENDERS } as const;
  const { grants, owners } = await inScope(app.database.db, 'platform', async db => {
    const grants = await findGrantsTo(db, id, question);
    return { grants, owners: await findOrganisationNames(db, grants.map(({ ownerId }) => ownerId)) }; // oxfmt-ignore
  });
  const own: ScopedClient = { id, nameEn, nameJp, isOwn: true, isWhole: true, kinds: importKinds, within: null };
  return [own, ...owners.map(owner => granted(owner, grants.filter(({ ownerId }) => ownerId === owner.id)))]; // oxfmt-ignore
}

function granted(owner: OrganisationName, grants: readonly GrantRow[]): ScopedClient {
  const isWhole = grants.some(({ role, entityId }) => role === 'consultant' && entityId === null);
  const trusted = grants.filter(({ role }) => TRUSTED.includes(role));
  const reported = grants.filter(({ role }) => !TRUSTED.includes(role));
  return { ...owner, isOwn: false, isWhole, kinds: importKinds, within: { ...withinOf(reported), trusted: withinOf(trusted) } };
}

/** A grant without an entity covers the whole asset, otherwise the single mandate. */
function withinOf(grants: readonly GrantRow[]): Within {
  return {
    assetIds: grants.filter(({ entityId }) => entityId === null).map(({ assetId }) => assetId),
    entityIds: grants.flatMap(({ entityId }) => entityId ?? []),
  };
}

/** What a file may refer to: one client's entities by code. */
export type World = {
  client: Client;
  entities: ReadonlyMap<string, KnownEntity>;
  /** Entities the sender may see but whose values another organisation reports. */
  guarded: ReadonlySet<string>;
};

export async function worldsOf(app: App, uploader: Uploader, ownerId: string | null): Promise<World[]> {
  const day = todayIn(app, uploader);
  const scopes = (await scopedClientsOf(app, uploader)).filter(({ id }) => ownerId === null || id === ownerId);
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
      return { entities: [...own, ...kept], guarded: new Set([...guarded, ...trusteesOnly(client, own, trusted)]) };
    });
    worlds.push({ client, guarded, entities: new Map(entities.map(entity => [entity.ref.toUpperCase(), entity])) });
  }
  return worlds;
}

/** A custodial account is the trust bank's book: the manager of the mandate above it is reconciled with it and may not write it. */
function trusteesOnly({ isWhole }: Client, own: readonly KnownEntity[], trusted: readonly KnownEntity[]): string[] {
  if (isWhole) return [];
  const kept = new Set(trusted.map(({ id }) => id));
  return own.filter(({ id, kind }) => kind === 'custodial' && !kept.has(id)).map(({ id }) => id);
}

/** Refuses a client the sender may not import for in the same way as one that does not exist. */
export async function requireClient(ctx: SignedIn, ownerId: string): Promise<void> {
  if (!(await clientsOf(ctx)).some(({ id }) => id === ownerId)) throw invalid('ownerId', 'notFound');
}
