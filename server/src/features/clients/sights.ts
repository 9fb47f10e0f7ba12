import { sightsOf, type TaskSight } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';

/** The sights of the mandates an organisation manages, by whose they are. What it owns or advises on whole is no client's. */
export async function clientSights(ctx: SignedIn): Promise<Map<string, TaskSight[]>> {
  const clients = new Map<string, TaskSight[]>();
  for (const sight of await sightsOf(ctx, null)) {
    if (sight.part !== 'reporting' || sight.ownerId === ctx.actor.organisation.id) continue;
    clients.set(sight.ownerId, [...(clients.get(sight.ownerId) ?? []), sight]);
  }
  return clients;
}
