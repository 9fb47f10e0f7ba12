import { useNavigate } from '@tanstack/react-router';
import { useAssetSwitch } from '#features/asset-list/public';
import { useProfile } from '#features/profile/public';
import type { Item } from './items';
import { keepRecent } from './recent';

/** Opens the chosen item and adds it to the recent ones. For an object of another asset the shell switches to that asset first. */
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
