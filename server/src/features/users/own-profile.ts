import type { PreferencesInput } from '@hakaru/contract/preferences-input';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Profile } from '@hakaru/contract/profile';
import { profileOf, reread } from '#features/sessions/public';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import * as accounts from '#features/user-accounts/public';

export type OwnChange = { preferences: PreferencesInput; title?: string | null; phone_number?: string | null };

/** Changes one's own preferences, and the two fields that users may change themselves (decisions G65). */
export async function changeOwnProfile(ctx: SignedIn, { preferences, ...own }: OwnChange): Promise<Profile> {
  if (ctx.actor.original && Object.keys(own).length > 0) throw new AppError('unauthorized'); // not while working in another organisation
  const chosen = withAssetType(ctx, preferences);
  return await atHome(ctx, async ctx => {
    await accounts.setOwn(ctx, { preferences: chosen, ...own });
    if (Object.keys(own).length > 0) await record(ctx, 'user.changeOwn', { subject: 'user', subjectId: ctx.actor.user.id, after: own });
    return profileOf(await reread(ctx));
  });
}

/** Records the agreement to the terms; repeating it changes nothing. */
export async function agreeToTerms(ctx: SignedIn): Promise<Profile> {
  const { user, original } = ctx.actor;
  if (original) throw new AppError('unauthorized'); // nobody agrees on behalf of another
  return await atHome(ctx, async ctx => {
    if (await accounts.setAgreed(ctx)) await record(ctx, 'user.agree', { subject: 'user', subjectId: user.id });
    return profileOf(await reread(ctx));
  });
}

/** The chosen asset must be one the user can see; its type is set along with it. */
function withAssetType({ actor }: SignedIn, preferences: PreferencesInput): PreferencesInput {
  if (!preferences.assetId) return preferences;
  const asset = actor.organisation.assets.find(({ id }) => id === preferences.assetId);
  if (!asset) throw invalid('assetId', 'invalid');
  return { ...preferences, assetType: asset.type };
}
