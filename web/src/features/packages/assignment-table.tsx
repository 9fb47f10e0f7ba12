import { Pencil, X } from 'lucide-react';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { toast } from '#ui/toast-queue';
import type { Assignment } from './assignment-forms';
import { UnassignPackageDocument } from './packages.gen';
import s from './packages.module.css';
import { useRefreshPackages } from './queries';
import { packagesText } from './text';

/** What a package is assigned to. Read-only without `onEdit`. */
export function AssignmentTable({ rows, onEdit }: { rows: readonly Assignment[]; onEdit?: (row: Assignment) => void }) {
  const t = useText(packagesText);
  const language = useLanguage();
  const refresh = useRefreshPackages();
  const unassign = async (row: Assignment) => {
    const done = await confirm({
      title: t('unassignAsk', { name: row.entityRef }),
      confirmLabel: t('unassign'),
      danger: true,
      failureText: t('deleteFailed'),
      action: () => ask(UnassignPackageDocument, { id: row.id }),
    });
    if (!done) return;
    toast(t('unassigned'));
    await refresh();
  };
  const actions: TableColumn<Assignment> = {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    align: 'end',
    menu: true,
    node: row => (
      <span className={s.actions}>
        <IconButton label={`${t('change')}: ${row.entityRef}`} icon={<Pencil size={14} />} onClick={() => onEdit?.(row)} />
        <IconButton label={`${t('unassign')}: ${row.entityRef}`} icon={<X size={14} />} onClick={() => void unassign(row)} />
      </span>
    ),
  };
  const columns: TableColumn<Assignment>[] = [
    { id: 'ref', header: t('ref'), value: ({ entityRef }) => entityRef },
    { id: 'name', priority: 1, header: t('entity'), value: ({ entityEn, entityJp }) => (language === 'jp' ? entityJp : entityEn) },
    { id: 'start', priority: 2, header: t('start'), align: 'end', value: ({ reportingStart }) => reportingStart, date: true },
    { id: 'end', header: t('end'), align: 'end', value: ({ reportingEnd }) => reportingEnd, date: true },
    ...(onEdit ? [actions] : []),
  ];
  return <ArrangedTable screen="package-assignments" caption={t('assignments')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
