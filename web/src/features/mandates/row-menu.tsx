import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useBookContext, useWhyNotWrite } from '#features/figures/public';
import { WatchMenuItem } from '#features/watchlist/public';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import type { MandateDialog } from './mandate-address';
import type { MandateRow } from './mandate-rows';
import { mandatesText } from './text';

/** Actions on one row: watch, edit, delete; users without permission see the reason. */
export function RowMenu({ row: { entity } }: { row: Pick<MandateRow, 'entity'> }) {
  const t = useText(mandatesText);
  const language = useLanguage();
  return (
    <Menu target={<IconButton label={t('actionsOf', { name: entity.name[language] })} icon={<Ellipsis size={14} />} tooltip={false} />}>
      <Items entity={entity} />
    </Menu>
  );
}

function Items({ entity }: Pick<MandateRow, 'entity'>) {
  const t = useText(mandatesText);
  const navigate = useNavigate();
  const whyNot = useWhyNotWrite();
  const { assetId } = useBookContext();
  const open = (dialog: MandateDialog) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, dialog, id: entity.id }), resetScroll: false } as never); // the list's own address, or a mandate's
  return (
    <>
      <WatchMenuItem kind={entity.type === 'subMandate' ? 'fund' : 'mandate'} assetId={assetId} subject={entity.id} />
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={() => open('edit')}>
        {t('editShort')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={() => open('delete')} danger>
        {t('deleteShort')}
      </MenuItem>
    </>
  );
}
