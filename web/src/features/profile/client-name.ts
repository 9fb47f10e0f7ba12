import type { ProfileAsset } from '@hakaru/contract/profile';
import { useProfile } from './profile';

/** What an asset is called in a list: with the client's name where it is not the organisation's own. */
export const assetLabel = ({ isOwn, client, name }: ProfileAsset): string => (isOwn ? name : `${client} · ${name}`);

/** The client whose money is on screen; null where it is one's own. Every question before a change names it. */
export function useClientName(): string | null {
  const { organisation, assetId } = useProfile();
  const shown = organisation.assets.find(({ id }) => id === assetId);
  return shown && !shown.isOwn ? shown.client : null;
}
