import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import type { TableColumn } from '#ui/data-table';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Segmented } from '#ui/tabs';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { ImportDetail } from './import-detail';
import { useChoices, useRows } from './queries';
import { stagedCell, stagedValue } from './staged-value';
import { importsText } from './text';

type Line = { row: number; values: Readonly<Record<string, string | null>> };

/** The rows as parsed: dates as days, numbers as numbers. */
export function PreviewPanel({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const language = useLanguage();
  const f = useFormats();
  const [sheetName, setSheetName] = useState(found.sheets[0]?.name ?? '');
  const [page, setPage] = useState(1);
  const sheet = found.sheets.find(({ name }) => name === sheetName) ?? found.sheets[0];
  const { data } = useRows(found.id, found.version, sheet?.name ?? '', page);
  const kind = useChoices().data?.importKinds.find(one => one.kind === sheet?.kind);
  const shown = kind?.columns.filter(({ name }) => sheet?.columns.includes(name)) ?? [];
  const columns: TableColumn<Line>[] = [
    { id: 'row', header: t('row'), value: ({ row }) => row, node: ({ row }) => <span className="num">{row}</span> },
    ...shown.map(({ name, header, shape }, at): TableColumn<Line> => ({
      id: name,
      priority: at,
      header: header[language],
      align: shape === 'text' ? 'start' : 'end',
      value: ({ values }) => stagedCell(shape, values[name] ?? null),
      node: ({ values }) => <span className="num">{stagedValue(f, shape, values[name] ?? null)}</span>,
    })),
  ];
  const lines = (data?.data ?? []).map(({ row, values }) => ({ row, values: values as Line['values'] })); // texts by column, as staged
  return (
    <Panel
      title={t('preview')}
      flush
      tools={
        found.sheets.length > 1 && (
          <Segmented
            label={t('sheet')}
            value={sheet?.name ?? ''}
            onChange={name => {
              setSheetName(name);
              setPage(1);
            }}
            items={found.sheets.map(({ name }) => ({ value: name, label: name }))}
          />
        )
      }
    >
      {data ? (
        <ArrangedTable
          screen={`import-${sheet?.kind ?? 'rows'}`}
          caption={t('preview')}
          columns={columns}
          rows={lines}
          rowId={({ row }) => String(row)}
        />
      ) : (
        <SkeletonRows rows={5} />
      )}
      {data && data.paginatorInfo.lastPage > 1 && <Pager info={data.paginatorInfo} onPage={setPage} />}
    </Panel>
  );
}
