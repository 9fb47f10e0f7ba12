import { useState } from 'react';
import { useArea } from '#features/figures/public';
import { useListView } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { ListedPanel } from '#ui/listed-panel';
import { useDocumentColumns } from './documents-page';
import { useDocuments } from './queries';
import { documentsText } from './text';

/** The documents of a mandate and of the funds below it; they are filed and changed in the vault. */
export function MandateDocumentsTab({ mandateId }: { mandateId: string }) {
  const t = useText(documentsText);
  const role = useArea();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = useDocuments({ page, search, type: null, reading: null, entityId: mandateId });
  const view = useListView(
    'mandate-documents',
    useDocumentColumns().filter(({ id }) => id !== 'actions'),
  );
  return (
    <ListedPanel
      title={t('title')}
      page={query.data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{
        label: t('search'),
        value: search,
        onSearch: text => {
          setSearch(text);
          setPage(1);
        },
      }}
      onPage={setPage}
      empty={t('noneOfMandate')}
      next="documents"
      tools={
        <AppLink to="/$role/documents" params={{ role }} search={{ entity: mandateId }}>
          {t('openVault')}
        </AppLink>
      }
    />
  );
}
