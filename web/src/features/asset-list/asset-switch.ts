import { assetLabel, useProfile, useSavePreferences } from '#features/profile/public';
import { queryClient } from '#platform/query';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { assetSwitchText } from './switch-text';

/**
 * Makes an asset the current one on every screen. Asks for confirmation, since every figure depends on it; resolves to whether it is
 * current now.
 */
export function useAssetSwitch(): (id: string) => Promise<boolean> {
  const t = useText(assetSwitchText);
  const { organisation, assetId } = useProfile();
  const { mutateAsync: save } = useSavePreferences();
  return async id => {
    const wanted = organisation.assets.find(asset => asset.id === id);
    if (!wanted) return false;
    if (id === assetId) return true;
    const action = () => save({ assetId: id, assetType: wanted.type });
    const body = t('changeAssetBody', { name: assetLabel(wanted) });
    if (!(await confirm({ title: t('changeAsset'), body, confirmLabel: t('change'), action }))) return false;
    await queryClient.invalidateQueries();
    toast(t('assetUpdated'));
    return true;
  };
}
