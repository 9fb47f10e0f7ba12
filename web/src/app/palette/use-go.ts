import { useNavigate } from '@tanstack/react-router';
import { useAssetSwitch } from '#features/asset-list/public';
import { useProfile } from '#features/profile/public';
import type { Item } from './items';
import { keepRecent } from './recent';

/** Opens what was chosen and keeps it among the recent ones. An object of another asset first turns the shell to that asset. */
export function useGo(onClose: () => void, by: string): (item: Item) => Promise<void> {
  const navigate = useNavigate();
  const change = useAssetSwitch();
  const { assetId } = useProfile();
  return async item => {
    onClose();
    if (item.assetId !== null && item.assetId !== assetId && !(await change(item.assetId))) return;
    keepRecent(by, item);
    const [path = '', search = ''] = item.path.split('?');
    const to = path as '/'; // a path of the menu tables, of a registered page or of an object's own screen
    await navigate({ to, search: Object.fromEntries(new URLSearchParams(search)) });
  };
}
