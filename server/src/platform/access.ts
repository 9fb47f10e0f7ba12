import { isOpen, mayManageUsers, mayWrite, type Gate } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { scopeOfDoor } from '@hakaru/contract/service-tokens';
import { holderOf, roleOf, type Actor, type Context } from './context';

/**
 * Who may use a route or root field. Every one must declare it, otherwise the start fails. `session` is any signed-in user, even before
 * terms, verification or a forced password change; `member` has passed these.
 */
export type Access = { who: 'anyone' | 'session' | 'member' | 'superuser'; write?: true; manageUsers?: true; gate?: Gate; anyRole?: true };

export const ANYONE: Access = { who: 'anyone' };
export const SESSION: Access = { who: 'session' };
export const MEMBER: Access = { who: 'member' };
export const WRITER: Access = { who: 'member', write: true };
export const USER_MANAGER: Access = { who: 'member', write: true, manageUsers: true };
export const SUPERUSER: Access = { who: 'superuser' };
/** Ending an impersonation must not require the role it gave. */
export const SUPERUSER_IN_ANY_ROLE: Access = { who: 'superuser', anyRole: true };

/** Refuses a sender without access, by what the database said of them for this request. */
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
 * A program may use only the endpoints within its token's scopes; the refusal names the missing scope. What its creator may not do is
 * refused as for them. Endpoints for anyone need no token.
 */
export function requireScope({ actor }: Context, access: Access, door: string): void {
  if (!actor?.token || access.who === 'anyone') return;
  const scope = scopeOfDoor(door);
  if (!scope) throw new AppError('unauthorized', { token: ['closedToTokens'] });
  if (!actor.token.scopes.includes(scope)) throw new AppError('unauthorized', { scope: [scope] });
}

/** The authorization-module header can only narrow access: a module the user does not have is refused (decisions G61). */
function requireModule(actor: Actor, module: string | null): void {
  if (module === null) return;
  const held =
    module === 'admin'
      ? actor.user.superuser
      : ['owner', 'manager', 'client', 'consultant'].includes(module) &&
        (actor.organisation.modules.includes(module) || areaOf(CATEGORY_OF[actor.organisation.type]) === module);
  if (!held) throw new AppError('unauthorized');
}

/** A super-user's mutation is a write like any other: with a read-only role it is refused, even on the platform. */
export function requireMutationAccess(ctx: Context, access: Access): void {
  requireAccess(ctx, access);
  const { actor } = ctx;
  if (access.who === 'superuser' && !access.anyRole && actor?.original && !mayWrite(roleOf(actor))) throw new AppError('unauthorized');
}
