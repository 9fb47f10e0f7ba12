import { Checkbox } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { DeleteDataPointMappingDocument, LockDataPointMappingDocument, RemoveNonLockedMappingsDocument } from './data-points.gen';
import s from './data-points.module.css';
import { PointForm } from './point-form';
import { useAttempt, useDataPoint, useMappings, usePointName, type Mapping } from './queries';
import { dataPointsText } from './text';

/** One data point: its inputs, and the documents it belongs to. */
export function DataPointPage() {
  const { dataPointId } = useParams({ strict: false });
  const t = useText(dataPointsText);
  const role = useArea();
  const nameOf = usePointName();
  const { data: point, error } = useDataPoint(dataPointId);
  if (error && !point) throw error;
  const back = (
    <AppLink to="/$role/documents/dataPoints" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={point ? nameOf(point) : t('dataPoint')} context={back} />
      {point ? (
        <div className={s.stack}>
          <PointForm key={`${point.id} ${point.version}`} point={point} />
          <Mappings dataPointId={point.id} />
        </div>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

function Mappings({ dataPointId }: { dataPointId: string }) {
  const t = useText(dataPointsText);
  const attempt = useAttempt();
  const whyNot = useWhyReadOnly();
  const query = useMappings(dataPointId);
  const columns: TableColumn<Mapping>[] = [
    { id: 'document', header: t('document'), value: ({ documentName }) => documentName },
    { id: 'by', header: t('by'), value: ({ createdByName }) => createdByName },
    {
      id: 'locked',
      header: t('locked'),
      value: ({ isLocked }) => isLocked,
      node: ({ id, documentName, isLocked }) => (
        <Checkbox
          size="xs"
          aria-label={t('lockOf', { name: documentName })}
          checked={isLocked}
          disabled={whyNot !== null}
          onChange={() => void attempt(() => ask(LockDataPointMappingDocument, { id, isLocked: !isLocked }), 'updateManyFailed')}
        />
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ id, documentName }) => (
        <IconButton
          label={t('deleteMappingOf', { name: documentName })}
          icon={<Trash2 size={14} />}
          disabled={whyNot !== null}
          onClick={() => void attempt(() => ask(DeleteDataPointMappingDocument, { id }), 'deleteMappingFailed')}
        />
      ),
    },
  ];
  return (
    <Panel
      title={t('mappings')}
      subtitle={t('mappingsLead')}
      tools={
        <Button
          disabled={whyNot !== null || !query.data?.length}
          onClick={() => void attempt(() => ask(RemoveNonLockedMappingsDocument, { dataPointId }), 'removeNonLockedFailed')}
        >
          {t('removeNonLocked')}
        </Button>
      }
      flush
    >
      <ListStates
        count={query.data?.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('noMappings')}
        next="add"
      >
        <ArrangedTable
          screen="data-point-mappings"
          caption={t('mappings')}
          columns={columns}
          rows={query.data ?? []}
          rowId={({ id }) => id}
        />
      </ListStates>
    </Panel>
  );
}
