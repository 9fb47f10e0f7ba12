import { askWith } from '#support/ask';
import { logIn } from '#support/sign-in';
import type { UserName } from '#support/users';

type Me = { me: { organisation: { assets: { id: string; name: string }[] } } };
const MAIN = ['年金資産（本体）', 'Main portfolio'];

/**
 * Stores the preferences of a user: the pension fund's main portfolio at a month-end. They persist for every later test, so only a user
 * that no other file signs in as may be given here.
 */
export async function lookAt(name: UserName, asOfDate: string): Promise<void> {
  const { token } = await logIn(name);
  const { me } = await askWith<Me>(token, '{ me { organisation { assets { id name } } } }');
  const assetId = me.organisation.assets.find(({ name }) => MAIN.includes(name))?.id;
  const preferences = { assetId, assetType: 'portfolio', asOfDate, useLatestAsOfDate: false };
  await askWith(token, STORE_PREFERENCES, { preferences });
}

export const STORE_PREFERENCES = 'mutation ($preferences: PreferencesInput!) { updateProfile(preferences: $preferences) { id } }';
