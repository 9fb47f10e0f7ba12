import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePackageWords } from '#features/packages/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { useDueReports, type DueReport } from './queries';
import { tasksText } from './text';

const route = getRouteApi('/shell/$role/reportingTasks');

/** The reports that were due for a month-end, as known on a past day. Their progress on that day is not stored and not shown. */
export function DuePanel({ assetId, known }: { assetId: string; known: string }) {
  const t = useText(tasksText);
  const formats = useFormats();
  const navigate = route.useNavigate();
  const { month } = route.useSearch();
  // Without a month in the address: the month that was being reported on that day.
  const asOf = month ?? shiftMonthEnd(known.slice(0, 10), -1);
  const { data, isError, isFetching, refetch } = useDueReports({ assetId, asOf, known });
  const go = (months: number) =>
    void navigate({ search: before => ({ ...before, month: shiftMonthEnd(asOf, months) }), replace: true, resetScroll: false });
  const title = t('dueOf', { month: formats.month(asOf) });
  const columns = useDueColumns();
  return (
    <Panel
      title={title}
      subtitle={t('dueLead')}
      tools={
        <>
          <IconButton label={t('previousMonth')} icon={<ChevronLeft size={16} />} onClick={() => go(-1)} />
          <IconButton label={t('nextMonth')} icon={<ChevronRight size={16} />} onClick={() => go(1)} />
        </>
      }
      refreshing={isFetching && data !== undefined}
      flush
    >
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="wait" failed={t('failed')}>
        <ArrangedTable
          screen="due-reports"
          caption={title}
          columns={columns}
          rows={data ?? []}
          rowId={({ assignmentId }) => assignmentId}
        />
      </ListStates>
    </Panel>
  );
}

function useDueColumns(): TableColumn<DueReport>[] {
  const t = useText(tasksText);
  const language = useLanguage();
  const words = usePackageWords();
  return [
    { id: 'ref', header: t('ref'), value: ({ entityRef }) => entityRef },
    { id: 'due', priority: 1, header: t('due'), value: ({ due }) => due, date: true, align: 'start' },
    { id: 'mandate', priority: 2, header: t('mandate'), value: ({ entityEn, entityJp }) => (language === 'jp' ? entityJp : entityEn) },
    { id: 'package', header: t('package'), value: one => words.name({ name: one.packageName, nameJp: one.packageNameJp }) },
    { id: 'datasets', header: t('datasets'), value: ({ datasets }) => words.datasets(datasets) },
    { id: 'deadline', header: t('deadline'), align: 'end', value: ({ deadlineDays }) => t('onDay', { n: deadlineDays }) },
  ];
}
