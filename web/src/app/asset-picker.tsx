import { UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { assetLabel } from '#features/profile/public';
import { useText } from '#platform/text';
import { Menu, MenuChoice } from '#ui/menu';
import { useAssetChoice } from './asset-choice';
import s from './shell.module.css';
import { appText } from './text';

/** In the bar where there is room; the narrow menu has its own list. */
export function AssetPicker() {
  const t = useText(appText);
  const choice = useAssetChoice();
  if (!choice) return null;
  const { assets, current, choose } = choice;
  const target = (
    // Named by its content: the client and the asset stand on two lines, and are read out as one.
    <UnstyledButton className={s.picker} data-client={!current.isOwn}>
      <span className="sr-only">{t('asset')}: </span>
      {current.isOwn ? (
        <span className={s.pickerName}>{current.name}</span>
      ) : (
        <span className={s.pickerClient}>
          <span className={s.pickerName}>{current.client}</span>
          <span className="sr-only"> · </span>
          <span className={s.pickerName}>{current.name}</span>
        </span>
      )}
      <ChevronDown size={13} aria-hidden="true" />
    </UnstyledButton>
  );
  return (
    <Menu target={target} width={320}>
      <MenuChoice
        value={current.id}
        onChange={id => void choose(id)}
        options={assets.map(asset => ({ value: asset.id, label: assetLabel(asset) }))}
      />
    </Menu>
  );
}
