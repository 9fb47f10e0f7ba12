import { Select } from '@mantine/core';
import { useState } from 'react';
import { useDocumentChoices } from '#features/data-points/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import type { TryExtractionModelQuery } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { ShownRequest } from './provider';
import { useTrial } from './queries';
import { modelsText, statusText } from './text';

type Tried = TryExtractionModelQuery['tryExtractionModel'][number];

/** What the saved model reads from one document; nothing is stored. */
export function Trial({ modelId, asks }: { modelId: string; asks: boolean }) {
  const t = useText(modelsText);
  const statuses = useText(statusText);
  const { data: documents } = useDocumentChoices();
  const [documentId, setDocumentId] = useState<string | null>(null);
  const { data, isFetching } = useTrial(modelId, documentId);
  const columns: TableColumn<Tried>[] = [
    { id: 'dataPoint', header: t('dataPoint'), value: ({ dataPointName }) => dataPointName },
    { id: 'value', priority: 1, header: t('value'), value: ({ value }) => value ?? null },
    { id: 'found', header: t('found'), value: ({ found }) => found ?? null },
    {
      id: 'page',
      header: t('page'),
      align: 'end',
      value: ({ page }) => exactly(page || null),
      node: ({ page }) => <span className="num">{page || '-'}</span>,
    },
    {
      id: 'confidence',
      priority: 3,
      header: t('confidence'),
      align: 'end',
      value: ({ confidence }) => exactly(confidence),
      node: ({ confidence }) => <span className="num">{confidence}%</span>,
    },
    {
      id: 'status',
      priority: 2,
      header: t('status'),
      value: ({ status }) => statuses(status as keyof typeof statusText), // the server sends no other
      node: ({ status }) => (
        <Tag tone={status === 'found' ? 'ok' : 'warn'}>{statuses(status as keyof typeof statusText) /* the server sends no other */}</Tag>
      ),
    },
  ];
  return (
    <Panel title={t('tryOn')} subtitle={t('tryLead')} refreshing={isFetching && data !== undefined}>
      <div className={s.stack}>
        <Select
          label={t('document')}
          w={360}
          maw="100%"
          value={documentId}
          onChange={setDocumentId}
          data={(documents ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          searchable
        />
        {documentId && asks && <ShownRequest modelId={modelId} documentId={documentId} />}
        {documentId && !data && <SkeletonRows rows={4} />}
        {data && (
          <div className={s.wide}>
            <ArrangedTable
              screen="extraction-trial"
              caption={t('tryOn')}
              columns={columns}
              rows={data}
              rowId={({ dataPointId }) => dataPointId}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
