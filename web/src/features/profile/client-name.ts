import type { ProfileAsset } from '@hakaru/contract/profile';
import { useProfile } from './profile';

/** The name of an asset in a list: with the client's name where it is not the organisation's own. */
export const assetLabel = ({ isOwn, client, name }: ProfileAsset): string => (isOwn ? name : `${client} · ${name}`);

/** The client whose asset is on screen; null for an own asset. Every confirmation names it. */
export function useClientName(): string | null {
  const { organisation, assetId } = useProfile();
  const shown = organisation.assets.find(({ id }) => id === assetId);
  return shown && !shown.isOwn ? shown.client : null;
}
