import { demoId } from '#features/demo/demo-id';
import { demoOrganisations } from '#features/demo/organisations';
import { standIn } from '#features/demo/workbooks/send';
import type { App, SignedIn } from '#platform/context';
import { dayAt } from '#platform/today';

/** A demo person who also knows which assets their organisation owns, on the day it was then. */
export function personAt(app: App, email: string, at: string): SignedIn {
  const ctx = standIn(app, email, at);
  const { organisation } = ctx.actor;
  const own = demoOrganisations.find(({ ref }) => ref === organisation.ref)?.assets ?? [];
  const assets = own.map(({ ref, en, jp, type }) => ({
    id: demoId(ref),
    ownerId: organisation.id,
    type,
    ownerEn: organisation.nameEn,
    ownerJp: organisation.nameJp,
    nameEn: en,
    nameJp: jp,
    first: null,
    latest: null,
    holdsFunds: false,
  }));
  const settings = { ...ctx.app.settings, demoToday: dayAt(ctx.app.now(), organisation.timeZone) };
  return { ...ctx, app: { ...ctx.app, settings }, actor: { ...ctx.actor, organisation: { ...organisation, assets } } };
}
