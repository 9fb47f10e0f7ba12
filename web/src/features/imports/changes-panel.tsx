import { ArrangedTable } from '#features/saved-views/public';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { useLanguage, useText } from '#platform/text';
import { exactly } from '#ui/table-value';
import type { ImportDetail } from './import-detail';
import type { ImportChangesQuery } from './imports.gen';
import { useChanges, useChoices } from './queries';
import { importsText } from './text';

type Change = ImportChangesQuery['importChanges'][number];

/** The differences between the corrected file and the previous one. */
export function ChangesPanel({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const language = useLanguage();
  const { data } = useChanges(found.id, found.version);
  const kinds = useChoices().data?.importKinds ?? [];
  const nameOf = ({ kind, field, before }: Change) =>
    field
      ? kinds.find(one => one.kind === kind)?.columns.find(({ name }) => name === field)?.header[language]
      : before === null
        ? t('added')
        : t('removed');
  const columns: TableColumn<Change>[] = [
    { id: 'key', header: t('key'), value: ({ key }) => key },
    { id: 'place', header: t('row'), value: ({ sheet, row }) => `${sheet}!${row}` },
    { id: 'column', priority: 1, header: t('column'), value: nameOf },
    {
      id: 'before',
      priority: 3,
      header: t('before'),
      align: 'end',
      value: ({ field, before }) => (field ? exactly(before) : null),
      node: ({ field, before }) => <span className="num">{(field && before) ?? '-'}</span>,
    },
    {
      id: 'after',
      priority: 2,
      header: t('after'),
      align: 'end',
      value: ({ field, after }) => (field ? exactly(after) : null),
      node: ({ field, after }) => <span className="num">{(field && after) ?? '-'}</span>,
    },
  ];
  return (
    <Panel title={t('changes')} flush>
      {!data && <SkeletonRows rows={3} />}
      {data?.length === 0 && <EmptyState title={t('noChanges')} next="fine" />}
      {data && data.length > 0 && (
        <ArrangedTable
          screen="import-changes"
          caption={t('changes')}
          columns={columns}
          rows={data.slice(0, 100)}
          rowId={({ sheet, row, field }) => `${sheet} ${row} ${field ?? ''}`}
        />
      )}
    </Panel>
  );
}
