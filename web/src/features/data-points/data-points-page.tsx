import { Checkbox, Select } from '@mantine/core';
import { breakdownTypes, timeDimensions, type BreakdownType, type TimeDimension, type ValueType } from '@hakaru/contract/data-points';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { documentTypeText } from '#features/documents/public';
import { useArea, useWhyReadOnly, WriteButton } from '#features/figures/public';
import { TablePanel } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { PageHead } from '#ui/page-head';
import { exactly } from '#ui/table-value';
import { AddDialog } from './add-dialog';
import {
  AssociateDataPointsDocument,
  DisassociateDataPointsDocument,
  RemoveDataPointsDocument,
  UpdateDataPointsDocument,
} from './data-points.gen';
import s from './data-points.module.css';
import { useAttempt, useDataPoints, useDocumentChoices, usePointName, type Point } from './queries';
import { breakdownText, dataPointsText, tableText, timeText, valueTypeText } from './text';

/** The data points the organisation reads from its documents, with bulk actions. */
export function DataPointsPage() {
  const t = useText(dataPointsText);
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useDataPoints();
  const columns = useColumns(chosen, setChosen);
  return (
    <>
      <PageHead title={t('title')} context={t('lead')}>
        <WriteButton organisations kind="primary" icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
          {t('add')}
        </WriteButton>
      </PageHead>
      {chosen.length > 0 && <BulkBar ids={chosen} onDone={() => setChosen([])} />}
      <TablePanel
        title={t('title')}
        screen="data-points"
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        empty={t('none')}
        next="add"
      />
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function useColumns(chosen: readonly string[], choose: (ids: readonly string[]) => void): TableColumn<Point>[] {
  const t = useText(dataPointsText);
  const types = useText(documentTypeText);
  const values = useText(valueTypeText);
  const breakdowns = useText(breakdownText);
  const times = useText(timeText);
  const role = useArea();
  const whyNot = useWhyReadOnly();
  const nameOf = usePointName();
  const tableWord = useWords(tableText);
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  return [
    {
      id: 'name',
      header: t('name'),
      value: nameOf,
      node: point => (
        <AppLink quiet to="/$role/documents/dataPoints/$dataPointId" params={{ role, dataPointId: point.id }}>
          {nameOf(point)}
        </AppLink>
      ),
    },
    {
      id: 'type',
      priority: 1,
      header: t('documentType'),
      value: ({ documentType }) => types(documentType as keyof typeof documentTypeText) /* the server sends no other */,
    },
    { id: 'table', header: t('table'), value: ({ tableName }) => tableWord(tableName) },
    {
      id: 'valueType',
      priority: 2,
      header: t('valueType'),
      value: ({ valueType }) => values(valueType as ValueType) /* by a CHECK constraint */,
    },
    {
      id: 'breakdown',
      header: t('breakdownType'),
      value: ({ breakdownType }) => breakdowns(breakdownType as BreakdownType) /* by a CHECK constraint */,
    },
    {
      id: 'time',
      header: t('timeDimension'),
      value: ({ timeDimension }) => times(timeDimension as TimeDimension) /* by a CHECK constraint */,
    },
    {
      id: 'uses',
      header: t('uses'),
      align: 'end',
      value: ({ uses }) => exactly(uses),
      node: ({ uses }) => <span className="num">{uses}</span>,
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ id, name }) => (
        <Checkbox
          size="xs"
          aria-label={t('choose', { name })}
          checked={chosen.includes(id)}
          disabled={whyNot !== null}
          onChange={() => toggle(id)}
        />
      ),
    },
  ];
}

function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const t = useText(dataPointsText);
  const breakdowns = useText(breakdownText);
  const times = useText(timeText);
  const attempt = useAttempt();
  const { data: documents } = useDocumentChoices();
  const [documentId, setDocumentId] = useState<string | null>(null);
  const [breakdownType, setBreakdown] = useState<BreakdownType>('none');
  const [timeDimension, setTime] = useState<TimeDimension>('asOf');
  const points = [...ids];
  const run = async (work: () => Promise<unknown>, failed: Parameters<typeof attempt>[1]) => (await attempt(work, failed)) && onDone();
  return (
    <div className={s.bar}>
      <b>{t('chosen', { n: ids.length })}</b>
      <Select
        label={t('document')}
        w={260}
        value={documentId}
        onChange={setDocumentId}
        data={(documents ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
      />
      <Button
        disabled={!documentId}
        onClick={() =>
          void run(() => ask(AssociateDataPointsDocument, { dataPointIds: points, documentId: documentId ?? '' }), 'associateFailed')
        }
      >
        {t('associate')}
      </Button>
      <Button
        disabled={!documentId}
        onClick={() =>
          void run(() => ask(DisassociateDataPointsDocument, { dataPointIds: points, documentId: documentId ?? '' }), 'disassociateFailed')
        }
      >
        {t('disassociate')}
      </Button>
      <Select
        label={t('breakdownType')}
        w={150}
        value={breakdownType}
        onChange={value => setBreakdown(breakdownTypes.find(one => one === value) ?? 'none')}
        data={breakdownTypes.map(value => ({ value, label: breakdowns(value) }))}
        allowDeselect={false}
      />
      <Select
        label={t('timeDimension')}
        w={170}
        value={timeDimension}
        onChange={value => setTime(timeDimensions.find(one => one === value) ?? 'asOf')}
        data={timeDimensions.map(value => ({ value, label: times(value) }))}
        allowDeselect={false}
      />
      <Button
        onClick={() => void run(() => ask(UpdateDataPointsDocument, { ids: points, breakdownType, timeDimension }), 'updateManyFailed')}
      >
        {t('update')}
      </Button>
      <Button onClick={() => void run(() => ask(RemoveDataPointsDocument, { ids: points }), 'removeFailed')}>{t('remove')}</Button>
    </div>
  );
}
