import type { ProfileAsset } from '@hakaru/contract/profile';
import { use } from 'react';
import { assetLabel, useProfile, useSavePreferences } from '#features/profile/public';
import { queryClient } from '#platform/query';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { AssetContext } from './asset-context';
import { otherAssetText } from './other-asset-text';
import { useUrlText } from './url-text';

/** The asset a link was made for, when another is on screen; null when it is the same, none is named, or it is not open to this user. */
export function useOtherAsset(): ProfileAsset | null {
  const [named] = useUrlText('asset');
  const ofClient = use(AssetContext);
  const { organisation, assetId } = useProfile();
  if (ofClient !== null || named === null || named === assetId) return null;
  return organisation.assets.find(({ id }) => id === named) ?? null;
}

/** Figures of one asset must not appear under the name of another: the user switches to the asset or goes back. */
export function OpenInAsset({ asset }: { asset: ProfileAsset }) {
  const t = useText(otherAssetText);
  const { mutateAsync: save, isPending } = useSavePreferences();
  const name = assetLabel(asset);
  const change = async () => {
    await save({ assetId: asset.id, assetType: asset.type });
    await queryClient.invalidateQueries();
    toast(t('changed', { name }));
  };
  return (
    <EmptyState
      title={t('elsewhere', { name })}
      action={
        <Button kind="primary" busy={isPending} onClick={() => void change()}>
          {t('openIn', { name })}
        </Button>
      }
    >
      {t('why')}
    </EmptyState>
  );
}
