import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { atTime, exactly } from '#ui/table-value';
import type { ImportDetail } from './import-detail';
import s from './imports.module.css';
import { overrideText } from './override-text';

type Override = ImportDetail['overrides'][number];

/** The values used instead of those in the file: both values, by whom, when and why. */
export function OverridesPanel({ found }: { found: ImportDetail }) {
  const t = useText(overrideText);
  const f = useFormats();
  const columns: TableColumn<Override>[] = [
    { id: 'cell', header: t('cell'), value: ({ sheet, cell }) => `${sheet}!${cell}` },
    {
      id: 'fileValue',
      priority: 2,
      header: t('fileValue'),
      align: 'end',
      value: ({ fileValue }) => exactly(fileValue ?? t('empty')),
      node: ({ fileValue }) => <span className="num">{fileValue ?? t('empty')}</span>,
    },
    {
      id: 'usedValue',
      priority: 1,
      header: t('usedValue'),
      align: 'end',
      value: ({ usedValue }) => exactly(usedValue),
      node: ({ usedValue }) => <span className="num">{usedValue}</span>,
    },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    {
      id: 'at',
      header: t('at'),
      align: 'end',
      value: ({ at }) => atTime(f.time(at)),
      node: ({ at }) => <span className="num">{f.time(at)}</span>,
    },
    { id: 'reason', header: t('reason'), value: ({ reason }) => reason, node: ({ reason }) => <span className={s.words}>{reason}</span> },
  ];
  return (
    <Panel title={t('panel')} flush>
      <ArrangedTable
        screen="import-overrides"
        caption={t('panel')}
        columns={columns}
        rows={found.overrides}
        rowId={({ sheet, cell }) => `${sheet} ${cell}`}
      />
    </Panel>
  );
}
