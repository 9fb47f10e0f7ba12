import type { DocumentType } from '@hakaru/contract/documents';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { documentTypeText } from '#features/documents/public';
import { useArea, WriteButton } from '#features/figures/public';
import { TablePanel } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { PageHead } from '#ui/page-head';
import { exactly } from '#ui/table-value';
import { useModels, type Model } from './queries';
import { modelsText } from './text';

/** One model for each document type and issuer's layout. */
export function ModelsPage() {
  const t = useText(modelsText);
  const types = useText(documentTypeText);
  const role = useArea();
  const navigate = useNavigate();
  const query = useModels();
  const columns: TableColumn<Model>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ name }) => name,
      node: ({ id, name }) => (
        <AppLink quiet to="/$role/documents/models/$modelId" params={{ role, modelId: id }}>
          {name}
        </AppLink>
      ),
    },
    {
      id: 'type',
      priority: 1,
      header: t('documentType'),
      value: ({ documentType }) => types(documentType as DocumentType) /* the server's own rule */,
    },
    { id: 'layout', header: t('layout'), value: ({ layout }) => layout ?? null },
    {
      id: 'mappings',
      priority: 2,
      header: t('mappingCount'),
      align: 'end',
      value: ({ mappings }) => exactly(mappings.length),
      node: ({ mappings }) => <span className="num">{mappings.length}</span>,
    },
  ];
  return (
    <>
      <PageHead title={t('title')} context={t('lead')}>
        <WriteButton
          organisations
          kind="primary"
          icon={<Plus size={14} />}
          onClick={() => void navigate({ to: '/$role/documents/models/$modelId', params: { role, modelId: 'new' } })}
        >
          {t('add')}
        </WriteButton>
      </PageHead>
      <TablePanel
        title={t('title')}
        screen="extraction-models"
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        empty={t('none')}
        next="add"
      />
    </>
  );
}
