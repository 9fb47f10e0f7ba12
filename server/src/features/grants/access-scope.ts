import { AppError } from '@hakaru/contract/errors';
import { roleOf, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findGrantsTo, type GrantRow } from './store';

/** The mandates somebody was granted, each up to its last day (null: no end). */
export type GrantedMandates = ReadonlyMap<string, string | null>;

/** What of an asset the sender sees: all of it (`mandates` null), or some mandates; and in which part they act. */
export type AccessScope = { ownerId: string; assetId: string; mandates: GrantedMandates | null; part: Part };

/** Owners and consultants steer the month; a manager reports its own mandates; a trustee reads. */
export type Part = 'steering' | 'reporting' | 'reading';

/** `portfolios` are what months are closed and reported for; `allAssets` adds the sender's benchmark assets, which have figures as well. */
export type Reach = 'portfolios' | 'allAssets';

/**
 * What the sender sees today, of one asset or of all: the own and advised assets whole, of others the granted mandates. A grant that has
 * ended still shows the months up to its end.
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

/** The portfolios the sender sees, of one asset or of all; one that nobody granted is not found. */
export async function accessScopesOf(ctx: SignedIn, assetId: string | null): Promise<AccessScope[]> {
  const scopes = await findAccessScopes(ctx, 'portfolios', assetId);
  if (assetId !== null && scopes.length === 0) throw new AppError('notFound');
  return scopes;
}

/** The scope over one portfolio, or not found. */
export async function accessScopeOf(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const [scope] = await accessScopesOf(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  return scope;
}

/** The scope over any asset that has figures, or null. */
export async function findFigureScope(ctx: SignedIn, assetId: string): Promise<AccessScope | null> {
  const [scope] = await findAccessScopes(ctx, 'allAssets', assetId);
  return scope ?? null;
}

/** What the sender may do within a scope; a reader may do nothing in any. */
export type Rights = {
  /** Remind, validate for others, confirm the month. */
  steer: boolean;
  /** Bring in and publish what is the sender's to report. */
  report: boolean;
  /** Change how the asset's months are run. */
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

/** Refuses whoever may not steer the month: a reader, or somebody who only reports or reads. */
export function requireSteering(ctx: SignedIn, scope: AccessScope): void {
  if (!rightsIn(ctx, scope).steer) throw new AppError('unauthorized');
}

export function covers({ mandates }: Pick<AccessScope, 'mandates'>, entityId: string, asOf: string): boolean {
  if (mandates === null) return true;
  const toDay = mandates.get(entityId);
  return toDay !== undefined && (toDay === null || asOf <= toDay);
}

/** One transaction on the owner's rows; the scope has been checked. */
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
