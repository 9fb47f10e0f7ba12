import { AppError } from '@hakaru/contract/errors';
import { roleOf, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findGrantsTo, type GrantRow } from './store';

/** The granted mandates, each with the last day of its grant (null: no end). */
export type GrantedMandates = ReadonlyMap<string, string | null>;

/** The sender's access to an asset: all of it (`mandates` is null) or some mandates, and in which part. */
export type AccessScope = { ownerId: string; assetId: string; mandates: GrantedMandates | null; part: Part };

/** Owners and consultants steer the month; managers report their own mandates; trustees read. */
export type Part = 'steering' | 'reporting' | 'reading';

/** `portfolios` are the assets with month-ends and reports; `allAssets` adds the sender's benchmark assets, which have figures too. */
export type Reach = 'portfolios' | 'allAssets';

/**
 * The sender's access today, to one asset or to all: own and advised assets as a whole, of others the granted mandates. A grant that has
 * ended still covers the months up to its end.
 */
export async function findAccessScopes(ctx: SignedIn, reach: Reach, assetId: string | null = null): Promise<AccessScope[]> {
  const { organisation } = ctx.actor;
  const whole = organisation.assets
    .filter(asset => (reach === 'allAssets' || asset.type === 'portfolio') && (assetId === null || asset.id === assetId))
    .map((asset): AccessScope => ({ ownerId: asset.ownerId, assetId: asset.id, mandates: null, part: 'steering' }));
  if (assetId !== null && whole.length > 0) return whole;
  const question = { today: todayOf(ctx), ended: 'kept', assetId } as const;
  const grants = await inScope(ctx.app.database.db, { organisation: organisation.id }, db => findGrantsTo(db, organisation.id, question));
  return [...whole, ...partialScopes(grants.filter(grant => !whole.some(one => one.assetId === grant.assetId)))];
}

/** The portfolios the sender may see, of one asset or of all; an asset without access is not found. */
export async function accessScopesOf(ctx: SignedIn, assetId: string | null): Promise<AccessScope[]> {
  const scopes = await findAccessScopes(ctx, 'portfolios', assetId);
  if (assetId !== null && scopes.length === 0) throw new AppError('notFound');
  return scopes;
}

/** The access scope of one portfolio; notFound without access. */
export async function accessScopeOf(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const [scope] = await accessScopesOf(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  return scope;
}

/** The access scope of any asset with figures; null without access. */
export async function findFigureScope(ctx: SignedIn, assetId: string): Promise<AccessScope | null> {
  const [scope] = await findAccessScopes(ctx, 'allAssets', assetId);
  return scope ?? null;
}

/** The sender's permissions within a scope; a read-only user has none. */
export type Rights = {
  /** Send reminders, validate for others, confirm the month. */
  steer: boolean;
  /** Import and publish the sender's own reports. */
  report: boolean;
  /** Change how the asset's months are organised. */
  administer: boolean;
};

export function rightsIn({ actor }: SignedIn, { part, ownerId }: Pick<AccessScope, 'part' | 'ownerId'>): Rights {
  const role = roleOf(actor);
  const mayWrite = role !== 'readonly';
  return {
    steer: mayWrite && part === 'steering',
    report: mayWrite && part !== 'reading',
    administer: role === 'admin' && part === 'steering' && ownerId === actor.organisation.id,
  };
}

export function requireSteering(ctx: SignedIn, scope: AccessScope): void {
  if (!rightsIn(ctx, scope).steer) throw new AppError('unauthorized');
}

export function covers({ mandates }: Pick<AccessScope, 'mandates'>, entityId: string, asOf: string): boolean {
  if (mandates === null) return true;
  const toDay = mandates.get(entityId);
  return toDay !== undefined && (toDay === null || asOf <= toDay);
}

/** A transaction in the owner's scope; the caller has checked the access scope. */
export function atOwner<T>(ctx: SignedIn, { ownerId }: Pick<AccessScope, 'ownerId'>, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return inScope(ctx.app.database.db, { organisation: ownerId }, db => work({ ...ctx, db }));
}

function partialScopes(grants: readonly GrantRow[]): AccessScope[] {
  const byAsset = new Map<string, AccessScope & { mandates: Map<string, string | null> }>();
  for (const { ownerId, assetId, entityId, role, toDay } of grants) {
    if (!entityId) continue;
    const scope = byAsset.get(assetId) ?? { ownerId, assetId, mandates: new Map<string, string | null>(), part: 'reading' as Part }; // may be raised below
    scope.mandates.set(entityId, toDay);
    if (role === 'manager') scope.part = 'reporting';
    byAsset.set(assetId, scope);
  }
  return [...byAsset.values()];
}
