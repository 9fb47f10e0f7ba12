import { useProfile } from '#features/profile/public';

/** The assets that are the organisation's own: what others granted is theirs to set up. */
export function useOwnAssets(): { id: string; name: string }[] {
  const { organisation } = useProfile();
  return organisation.assets.filter(({ isOwn }) => isOwn).map(({ id, name }) => ({ id, name }));
}
