import { useProfile } from '#features/profile/public';

/** The organisation's own assets; granted ones are set up by their owners. */
export function useOwnAssets(): { id: string; name: string }[] {
  const { organisation } = useProfile();
  return organisation.assets.filter(({ isOwn }) => isOwn).map(({ id, name }) => ({ id, name }));
}
