import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { Menu, MenuDivider, MenuItem } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { useExportContext } from './export-context';
import { exportText } from './export-text';
import type { ExportKind } from './save-table';
import type { ShownTable } from './shown-table';

export type ExportMenuProps = {
  /** Part of the file's name. */
  screen: string;
  /** Called on the click: returns the table as shown then. */
  shown: () => ShownTable | null | Promise<ShownTable | null>;
  /** The accessible name where only the icon is shown. */
  of?: string;
  /** Further actions, below the file formats. */
  more?: ReactNode;
};

/** Exports what is shown. The writer is loaded with the first click. */
export function ExportMenu({ screen, shown, of, more }: ExportMenuProps) {
  const t = useText(exportText);
  const save = useSave(screen, shown);
  const target = of ? (
    <IconButton label={t('exportTable', { table: of })} icon={<Download size={14} />} />
  ) : (
    <Button kind="subtle" icon={<Download size={14} />}>
      {t('export')}
    </Button>
  );
  return (
    <Menu target={target}>
      <MenuItem icon={<FileSpreadsheet size={14} />} onClick={() => save('xlsx')}>
        {t('xlsx')}
      </MenuItem>
      <MenuItem icon={<FileText size={14} />} onClick={() => save('csv')}>
        {t('csv')}
      </MenuItem>
      <MenuItem icon={<FileText size={14} />} onClick={() => save('shiftJis')}>
        {t('shiftJis')}
      </MenuItem>
      {more}
      <MenuDivider />
      <MenuItem icon={<Printer size={14} />} onClick={printSoon}>
        {t('print')}
      </MenuItem>
    </Menu>
  );
}

function useSave(screen: string, shown: ExportMenuProps['shown']): (kind: ExportKind) => void {
  const t = useText(exportText);
  const formats = useFormats();
  const head = useExportContext();
  const saveNow = async (kind: ExportKind) => {
    const [{ saveTable }, table] = await Promise.all([import('./save-table'), shown()]);
    if (!table) return;
    const now = new Date();
    const printedAt = formats.time(now.toISOString()).replaceAll('/', '-');
    const known = head ?? { orgRef: 'hakaru', day: null, lines: [] };
    const replaced = await saveTable({ table, head: known, words: { printedAt: t('printedAt') }, printedAt }, screen, kind);
    if (replaced.length > 0) toast(t('replaced', { letters: replaced.slice(0, 10).join(' ') }), { tone: 'info' });
  };
  return kind => void saveNow(kind).catch(() => toast(t('failed'), { tone: 'error' }));
}

/** Waits until the menu has closed, which would otherwise be printed. */
function printSoon(): void {
  setTimeout(() => window.print(), 250);
}
