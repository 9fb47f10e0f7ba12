import type { ProfileAsset } from '@hakaru/contract/profile';
import { useNavigate } from '@tanstack/react-router';
import { useAssetSwitch } from '#features/asset-list/public';
import { useProfile } from '#features/profile/public';

export type AssetChoice = { assets: readonly ProfileAsset[]; current: ProfileAsset; choose: (id: string) => Promise<void> };

/** Null when there are fewer than two assets. */
export function useAssetChoice(): AssetChoice | null {
  const { organisation, assetId } = useProfile();
  const change = useAssetSwitch();
  const navigate = useNavigate();
  const { assets } = organisation;
  const current = assets.find(({ id }) => id === assetId);
  if (assets.length < 2 || !current) return null;
  const choose = async (id: string) => {
    const wanted = assets.find(asset => asset.id === id);
    if (!wanted || wanted.id === current.id || !(await change(id))) return;
    // A benchmark has no overview and no accounts, so the current screen may not exist for it.
    if (wanted.type !== current.type) await navigate({ to: '/' });
  };
  return { assets, current, choose };
}
