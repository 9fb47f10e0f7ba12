import { UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ProfileAsset } from '@hakaru/contract/profile';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { queryClient } from '#platform/query';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { Menu, MenuChoice } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import s from './shell.module.css';
import { appText } from './text';

/** Shown where there is something to choose. A change asks first: every figure on every screen depends on it. */
export function AssetPicker() {
  const t = useText(appText);
  const { organisation, assetId } = useProfile();
  const { mutateAsync: save } = useSavePreferences();
  const navigate = useNavigate();
  const { assets } = organisation;
  const current = assets.find(({ id }) => id === assetId);
  if (assets.length < 2 || !current) return null;
  const choose = async ({ id, name, type }: ProfileAsset) => {
    if (id === current.id) return;
    const action = () => save({ assetId: id, assetType: type });
    const question = { title: t('changeAsset'), body: t('changeAssetBody', { name }), confirmLabel: t('change'), action };
    if (!(await confirm(question))) return;
    await queryClient.invalidateQueries();
    toast(t('assetUpdated'));
    // A benchmark has no overview and no accounts, so the screen we stand on may be gone.
    if (type !== current.type) await navigate({ to: '/' });
  };
  const target = (
    <UnstyledButton className={s.picker} aria-label={`${t('asset')}: ${current.name}`}>
      <span className={s.pickerName}>{current.name}</span>
      <ChevronDown size={13} aria-hidden="true" />
    </UnstyledButton>
  );
  return (
    <Menu target={target} width={280}>
      <MenuChoice
        value={current.id}
        onChange={id => void choose(assets.find(asset => asset.id === id) ?? current)}
        options={assets.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Menu>
  );
}
