import { isOpen, mayManageUsers, mayWrite, type Gate } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { scopeOfDoor } from '@hakaru/contract/service-tokens';
import { holderOf, roleOf, type Actor, type Context } from './context';

/**
 * Who may use a route or a root field. Every one of them declares it, and the start fails on one that does not.
 * `session` is anybody signed in, even before terms, verification or a forced password change; `member` has passed those gates.
 */
export type Access = { who: 'anyone' | 'session' | 'member' | 'superuser'; write?: true; manageUsers?: true; gate?: Gate; anyRole?: true };

export const ANYONE: Access = { who: 'anyone' };
export const SESSION: Access = { who: 'session' };
export const MEMBER: Access = { who: 'member' };
export const WRITER: Access = { who: 'member', write: true };
export const USER_MANAGER: Access = { who: 'member', write: true, manageUsers: true };
export const SUPERUSER: Access = { who: 'superuser' };
/** What ends a role must not need it. */
export const SUPERUSER_IN_ANY_ROLE: Access = { who: 'superuser', anyRole: true };

/** Refuses a sender who may not; decided from what the database said of them for this very request. */
export function requireAccess(ctx: Context, access: Access): void {
  if (access.who === 'anyone') return;
  const { actor } = ctx;
  if (!actor) throw new AppError('unauthenticated');
  requireModule(actor, ctx.request.module);
  if (access.who === 'session') return;
  if (!actor.user.verified) throw new AppError('unverified');
  if (actor.user.passwordReset || !actor.user.agreed) throw new AppError('unauthorized');
  const role = roleOf(actor);
  const may =
    (access.who !== 'superuser' || actor.user.superuser) &&
    (!access.write || mayWrite(role)) &&
    (!access.manageUsers || mayManageUsers(role)) &&
    (!access.gate || isOpen(holderOf(actor), access.gate));
  if (!may) throw new AppError('unauthorized');
}

/**
 * A program reaches only the doors its token's scopes open, and the answer names the scope it lacks; what its creator may not do is
 * refused as it is to them. A door for anyone needs no token.
 */
export function requireScope({ actor }: Context, access: Access, door: string): void {
  if (!actor?.token || access.who === 'anyone') return;
  const scope = scopeOfDoor(door);
  if (!scope) throw new AppError('unauthorized', { token: ['closedToTokens'] });
  if (!actor.token.scopes.includes(scope)) throw new AppError('unauthorized', { scope: [scope] });
}

/** The authorization-module header may only narrow: naming a module one does not hold is refused (decisions G61). */
function requireModule(actor: Actor, module: string | null): void {
  if (module === null) return;
  const held =
    module === 'admin'
      ? actor.user.superuser
      : ['owner', 'manager', 'client', 'consultant'].includes(module) &&
        (actor.organisation.modules.includes(module) || areaOf(CATEGORY_OF[actor.organisation.type]) === module);
  if (!held) throw new AppError('unauthorized');
}

/** A mutation for super-users is a write like any other: whoever works as a reader writes nothing, on the platform neither. */
export function requireMutationAccess(ctx: Context, access: Access): void {
  requireAccess(ctx, access);
  const { actor } = ctx;
  if (access.who === 'superuser' && !access.anyRole && actor?.original && !mayWrite(roleOf(actor))) throw new AppError('unauthorized');
}
