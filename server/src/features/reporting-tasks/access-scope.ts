import { AppError } from '@hakaru/contract/errors';
import { inTransaction, roleOf, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findGrants, type GrantRow } from './store';

/** Which tasks of an asset the sender sees: all of them, or those of some mandates, each to its last day; and in which part they act. */
export type TaskScope = { ownerId: string; assetId: string; mandates: ReadonlyMap<string, string | null> | null; part: Part };

/** Owners and consultants steer the month; a manager reports its own mandates; a trustee reads. */
export type Part = 'steering' | 'reporting' | 'reading';

/** The access scopes of the sender, over one asset or over all; one of an asset nobody granted is not found. */
export async function accessScopesOf(ctx: SignedIn, assetId: string | null): Promise<TaskScope[]> {
  const { organisation } = ctx.actor;
  const whole = organisation.assets
    .filter(asset => asset.type === 'portfolio' && (assetId === null || asset.id === assetId))
    .map((asset): TaskScope => ({ ownerId: asset.ownerId, assetId: asset.id, mandates: null, part: 'steering' }));
  const grants = await inTransaction(ctx, ctx => findGrants(ctx.db, organisation.id, assetId, todayOf(ctx)));
  const partial = narrowed(grants.filter(grant => !whole.some(one => one.assetId === grant.assetId)));
  const scopes = [...whole, ...partial];
  if (assetId !== null && scopes.length === 0) throw new AppError('notFound');
  return scopes;
}

/** The access scope of one asset, or not found. */
export async function accessScopeOf(ctx: SignedIn, assetId: string): Promise<TaskScope> {
  const [scope] = await accessScopesOf(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  return scope;
}

/** Refuses whoever may not steer the month: a reader, or somebody who only reports or reads (decisions G93). */
export function requireSteering(ctx: SignedIn, { part }: TaskScope): void {
  if (part !== 'steering' || roleOf(ctx.actor) === 'readonly') throw new AppError('unauthorized');
}

export function covers({ mandates }: TaskScope, entityId: string, asOf: string): boolean {
  if (mandates === null) return true;
  const toDay = mandates.get(entityId);
  return toDay !== undefined && (toDay === null || asOf <= toDay);
}

/** One transaction on the owner's rows; the scope has been checked. */
export function atOwner<T>(ctx: SignedIn, { ownerId }: Pick<TaskScope, 'ownerId'>, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return inScope(ctx.app.database.db, { organisation: ownerId }, db => work({ ...ctx, db }));
}

function narrowed(grants: readonly GrantRow[]): TaskScope[] {
  const byAsset = new Map<string, TaskScope & { mandates: Map<string, string | null> }>();
  for (const { ownerId, assetId, entityId, role, toDay } of grants) {
    if (!entityId) continue;
    const scope = byAsset.get(assetId) ?? { ownerId, assetId, mandates: new Map<string, string | null>(), part: 'reading' as Part }; // may be raised below
    scope.mandates.set(entityId, toDay);
    if (role === 'manager') scope.part = 'reporting';
    byAsset.set(assetId, scope);
  }
  return [...byAsset.values()];
}
