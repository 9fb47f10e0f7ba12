import { accessScopesOf, type AccessScope } from '#features/grants/public';
import type { SignedIn } from '#platform/context';

/** The access scopes of the managed mandates, by owner. Own assets and assets advised on as a whole are not a client's. */
export async function clientScopes(ctx: SignedIn): Promise<Map<string, AccessScope[]>> {
  const clients = new Map<string, AccessScope[]>();
  for (const scope of await accessScopesOf(ctx, null)) {
    if (scope.part !== 'reporting' || scope.ownerId === ctx.actor.organisation.id) continue;
    clients.set(scope.ownerId, [...(clients.get(scope.ownerId) ?? []), scope]);
  }
  return clients;
}
