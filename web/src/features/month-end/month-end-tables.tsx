import { useParams } from '@tanstack/react-router';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { DoneState, EmptyState } from '#ui/states';
import { useAwaitedColumns } from './awaited-columns';
import type { LackingFieldsFragment } from './month-end.gen';
import type { MonthEnd } from './queries';
import { monthEndText } from './text';

type Named = { ref: string; nameEn: string; nameJp: string };

/** What the next month lacks, what will be estimated, and what is only informative. */
export function MonthEndTables({ month }: { month: MonthEnd }) {
  const { next, blocking, carried, unmeasured } = month;
  const awaited = useAwaitedColumns(month);
  const t = useText(monthEndText);
  const formats = useFormats();
  const mandates = useNames<LackingFieldsFragment>('mandate');
  const benchmarks = useNames<Named>('benchmark');
  const why: TableColumn<LackingFieldsFragment> = {
    id: 'why',
    header: t('why'),
    value: ({ blocker }) => t(blocker === 'inError' ? 'inError' : 'noValue'),
  };
  if (!next) return <EmptyState title={t('nothingNext')}>{t('nothingNextBody')}</EmptyState>;
  return (
    <>
      <Panel title={`${t('blocking')} (${blocking.length})`} subtitle={`${formats.date(next)} · ${t('blockingLead')}`} flush>
        {blocking.length === 0 ? (
          <DoneState title={t('allReady')} />
        ) : (
          <ArrangedTable
            screen="month-end-blocking"
            caption={t('blocking')}
            columns={[...mandates, why, ...awaited]}
            rows={blocking}
            rowId={({ entityId }) => entityId}
          />
        )}
      </Panel>
      {carried.length > 0 && (
        <Panel title={`${t('carried')} (${carried.length})`} subtitle={t('carriedLead')} flush>
          <ArrangedTable
            screen="month-end-carried"
            caption={t('carried')}
            columns={[...mandates, ...awaited]}
            rows={carried}
            rowId={({ entityId }) => entityId}
          />
        </Panel>
      )}
      {unmeasured.length > 0 && (
        <Panel title={`${t('unmeasured')} (${unmeasured.length})`} subtitle={t('unmeasuredLead')} flush>
          <ArrangedTable
            screen="month-end-unmeasured"
            caption={t('unmeasured')}
            columns={benchmarks}
            rows={unmeasured}
            rowId={({ ref }) => ref}
          />
        </Panel>
      )}
    </>
  );
}

function useNames<Row extends Named & { entityId?: string }>(word: 'mandate' | 'benchmark'): TableColumn<Row>[] {
  const t = useText(monthEndText);
  const language = useLanguage();
  const { role = 'owner' } = useParams({ strict: false });
  const name = ({ nameEn, nameJp }: Named) => (language === 'jp' ? nameJp : nameEn);
  return [
    {
      id: 'name',
      header: t(word),
      value: row => name(row),
      node: row =>
        row.entityId ? (
          <AppLink to="/$role/mandates/$mandateId" params={{ role, mandateId: row.entityId }}>
            {name(row)}
          </AppLink>
        ) : (
          name(row)
        ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
  ];
}
