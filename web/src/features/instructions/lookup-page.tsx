import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useText } from '#platform/text';
import { DataTable } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { ListStates } from '#ui/list-states';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { EmptyState } from '#ui/states';
import { Status, type StatusName } from '#ui/status';
import { useDocumentColumns } from './document-columns';
import { SHORTEST_SEARCH, useLookup, type FoundInstruction } from './document-queries';
import { documentsText } from './documents-text';
import s from './lookup.module.css';

const route = getRouteApi('/shell/admin/instructionLivedocsLookup');
const MOST = 50;

/** For support: finds the documents of any organisation's instruction. */
export function InstructionLookupPage() {
  const t = useText(documentsText);
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useLookup(search);
  const found = query.data;
  const onSearch = (text: string) => void navigate({ search: text ? { search: text } : {}, replace: true });
  return (
    <>
      <PageHead title={t('lookup')} context={t('admin')} />
      <Panel title={t('found')} subtitle={t('contents')} tools={<SearchBox label={t('search')} value={search} onSearch={onSearch} />}>
        {search.length < SHORTEST_SEARCH ? (
          <EmptyState title={t('searchHint')} next="search" />
        ) : (
          <ListStates
            count={found?.length}
            isError={query.isError}
            onRetry={() => void query.refetch()}
            empty={t('noneFound')}
            next="filter"
            failed={t('notFetched')}
          >
            {found?.length === MOST && <Notice>{t('most')}</Notice>}
            {found?.map(one => (
              <Found key={one.id} found={one} />
            ))}
          </ListStates>
        )}
      </Panel>
    </>
  );
}

function Found({ found }: { found: FoundInstruction }) {
  const t = useText(documentsText);
  const language = useLanguage();
  const columns = useDocumentColumns();
  const number = found.number ?? found.ref;
  return (
    <section className={s.found}>
      <h3>{number}</h3>
      <Facts
        facts={[
          [t('organisation'), `${found.organisationRef} ${language === 'jp' ? found.organisationNameJp : found.organisationName}`],
          [t('mandate'), found.mandateRef],
          [t('status'), <Status key="status" value={found.status as StatusName /* the server sends no other */} />],
          [t('version'), found.version],
          ['ID', found.id],
        ]}
      />
      {found.documents.length === 0 ? (
        <EmptyState title={t('noDocuments')} next="wait" />
      ) : (
        <div className={s.scroll}>
          <DataTable caption={`${t('documents')} ${number}`} columns={columns} rows={found.documents} rowId={({ id }) => id} />
        </div>
      )}
    </section>
  );
}
