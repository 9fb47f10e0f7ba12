import { AppError, invalid } from '@hakaru/contract/errors';
import type { PreferencesInput } from '@hakaru/contract/preferences';
import type { Profile } from '@hakaru/contract/profile';
import { profileOf, reread } from '#features/sessions/public';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import * as accounts from '#features/user-accounts/public';

export type OwnChange = { preferences: PreferencesInput; title?: string | null; phone_number?: string | null };

/** What a person may change of themselves: preferences, and the two fields that are not locked (decisions G65). */
export async function changeOwnProfile(ctx: SignedIn, { preferences, ...own }: OwnChange): Promise<Profile> {
  if (ctx.actor.original && Object.keys(own).length > 0) throw new AppError('unauthorized'); // inside another organisation one is its guest
  const chosen = withAssetType(ctx, preferences);
  return await atHome(ctx, async ctx => {
    await accounts.setOwn(ctx, { preferences: chosen, ...own });
    if (Object.keys(own).length > 0) await record(ctx, 'user.changeOwn', { subject: 'user', subjectId: ctx.actor.user.id, after: own });
    return profileOf(await reread(ctx));
  });
}

/** The terms agreed to; once, however often it is pressed. */
export async function agreeToTerms(ctx: SignedIn): Promise<Profile> {
  const { user, original } = ctx.actor;
  if (original) throw new AppError('unauthorized'); // nobody agrees for another
  return await atHome(ctx, async ctx => {
    if (await accounts.setAgreed(ctx)) await record(ctx, 'user.agree', { subject: 'user', subjectId: user.id });
    return profileOf(await reread(ctx));
  });
}

/** An asset the user cannot see cannot be chosen, and one they can see brings its own type along. */
function withAssetType({ actor }: SignedIn, preferences: PreferencesInput): PreferencesInput {
  if (!preferences.assetId) return preferences;
  const asset = actor.organisation.assets.find(({ id }) => id === preferences.assetId);
  if (!asset) throw invalid('assetId', 'invalid');
  return { ...preferences, assetType: asset.type };
}
