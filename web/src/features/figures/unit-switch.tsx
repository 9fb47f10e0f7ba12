import { amountUnits, type AmountUnit } from '@hakaru/contract/preferences';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuChoice } from '#ui/menu';
import { figuresText } from './text';

/** The unit of amounts: one preference per user. */
export function useUnit(): AmountUnit {
  return useProfile().preferences.unit;
}

export function UnitSwitch({ currency = 'JPY' }: { currency?: string }) {
  const t = useText(figuresText);
  const formats = useFormats();
  const unit = useUnit();
  const { mutate } = useSavePreferences();
  return (
    <Menu target={<Button kind="subtle">{t('unitIs', { unit: formats.unit(unit, currency) })}</Button>}>
      <MenuChoice
        value={unit}
        onChange={next => mutate({ unit: next })}
        options={amountUnits.map(value => ({ value, label: formats.unit(value, currency) }))}
      />
    </Menu>
  );
}
