import { getRouteApi } from '@tanstack/react-router';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { usePunctuality, useTasks } from './queries';
import s from './tasks.module.css';
import type { PunctualityQuery } from './reporting-tasks.gen';
import { tasksText } from './text';

type Row = PunctualityQuery['punctuality'][number];
const route = getRouteApi('/shell/$role/reportingTasks');

/** Punctuality up to the month of the list. */
export function PunctualityPanel({ assetId }: { assetId: string }) {
  const { month, label, search = '', page = 1 } = route.useSearch();
  const { data: tasks } = useTasks({ assetId, clientId: null, asOf: month ?? null, label: label ?? null, search, page });
  return <Punctuality assetId={assetId} asOf={tasks?.asOf} />;
}

/** Due days kept and missed over twelve months, by manager. */
export function Punctuality({ assetId, asOf: to }: { assetId: string; asOf: string | undefined }) {
  const t = useText(tasksText);
  const formats = useFormats();
  const language = useLanguage();
  const { data } = usePunctuality(assetId, to);
  const [first] = data ?? [];
  if (!data || !first) return null;
  const columns: TableColumn<Row>[] = [
    {
      id: 'manager',
      header: t('manager'),
      value: ({ managerEn, managerJp }) => (language === 'jp' ? managerJp : managerEn) ?? t('ownEntry'),
    },
    ...first.months.map(({ asOf }, at): TableColumn<Row> => ({
      id: asOf,
      priority: first.months.length - at,
      header: formats.month(asOf),
      align: 'end',
      value: ({ months }) => (months[at]?.total ? `${months[at].onTime}/${months[at].total}` : null),
      node: ({ months }) => {
        const { onTime = 0, total = 0 } = months[at] ?? {};
        return total === 0 ? '-' : <span className={onTime < total ? s.late : undefined}>{`${onTime}/${total}`}</span>;
      },
    })),
  ];
  return (
    <Panel title={t('punctuality')} subtitle={t('punctualityLead')} flush>
      <ArrangedTable
        screen="punctuality"
        caption={t('punctuality')}
        columns={columns}
        rows={data}
        rowId={({ managerEn }) => managerEn ?? ''}
      />
    </Panel>
  );
}
