import type { ProfileAsset } from '@hakaru/contract/profile';
import { useNavigate } from '@tanstack/react-router';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { queryClient } from '#platform/query';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { appText } from './text';

export type AssetChoice = { assets: readonly ProfileAsset[]; current: ProfileAsset; choose: (id: string) => Promise<void> };

/** Null where there is nothing to choose. A change asks first: every figure on every screen depends on it. */
export function useAssetChoice(): AssetChoice | null {
  const t = useText(appText);
  const { organisation, assetId } = useProfile();
  const { mutateAsync: save } = useSavePreferences();
  const navigate = useNavigate();
  const { assets } = organisation;
  const current = assets.find(({ id }) => id === assetId);
  if (assets.length < 2 || !current) return null;
  const choose = async (id: string) => {
    const wanted = assets.find(asset => asset.id === id);
    if (!wanted || wanted.id === current.id) return;
    const action = () => save({ assetId: id, assetType: wanted.type });
    const body = t('changeAssetBody', { name: wanted.name });
    if (!(await confirm({ title: t('changeAsset'), body, confirmLabel: t('change'), action }))) return;
    await queryClient.invalidateQueries();
    toast(t('assetUpdated'));
    // A benchmark has no overview and no accounts, so the screen we stand on may be gone.
    if (wanted.type !== current.type) await navigate({ to: '/' });
  };
  return { assets, current, choose };
}
