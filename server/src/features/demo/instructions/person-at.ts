import { demoId } from '#features/demo/demo-id';
import { demoGrants, demoOrganisations } from '#features/demo/organisations';
import { standIn } from '#features/demo/workbooks/send';
import type { App, SignedIn } from '#platform/context';
import { dayAt } from '#platform/today';

/** A demo user at a past moment, with the assets the organisation owns or advises on and that day as the demo's today. */
export function personAt(app: App, email: string, at: string): SignedIn {
  const ctx = standIn(app, email, at);
  const { organisation } = ctx.actor;
  const advised = demoGrants.filter(({ grantee }) => grantee === organisation.ref).map(({ asset }): string => asset);
  const assets = demoOrganisations.flatMap(owner =>
    (owner.assets ?? [])
      .filter(({ ref }) => owner.ref === organisation.ref || advised.includes(ref))
      .map(({ ref, en, jp, type }) => ({
        id: demoId(ref),
        ownerId: demoId(owner.ref),
        type,
        ownerEn: owner.en,
        ownerJp: owner.jp,
        nameEn: en,
        nameJp: jp,
        first: null,
        latest: null,
        holdsFunds: false,
      })),
  );
  const settings = { ...ctx.app.settings, demoToday: dayAt(ctx.app.now(), organisation.timeZone) };
  return { ...ctx, app: { ...ctx.app, settings }, actor: { ...ctx.actor, organisation: { ...organisation, assets } } };
}
