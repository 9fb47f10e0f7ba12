import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { useOwnAssets } from './own-assets';
import { masterDataText } from './text';

export function useSaving() {
  const t = useText(masterDataText);
  return async (path: string, name: string) => {
    try {
      saveFile(name, await download(path));
    } catch {
      toast(t('fileFailed'), { tone: 'error' });
    }
  };
}

/** The workbook to fill in, prefilled with what the chosen asset has already. */
export function TemplateButton() {
  const t = useText(masterDataText);
  const language = useLanguage();
  const save = useSaving();
  const assets = useOwnAssets();
  const take = (assetId: string) => void save(`master-data/template?assetId=${assetId}&language=${language}`, 'master_data.xlsx');
  if (assets.length < 2) return <Button onClick={() => take(assets[0]?.id ?? '')}>{t('template')}</Button>;
  return (
    <Menu target={<Button>{t('template')}</Button>}>
      {assets.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => take(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
