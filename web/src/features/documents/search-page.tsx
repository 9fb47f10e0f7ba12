import { Select } from '@mantine/core';
import { SEARCH_COUNTED, SEARCH_LOOKED } from '@hakaru/contract/document-reading';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { areaOf } from '@hakaru/contract/organisations';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { searchAddress } from './address';
import s from './documents.module.css';
import { FoundPage, FoundPages } from './found-page';
import { useDocumentSearch, type Hit } from './queries';
import { documentsText, documentTypeText } from './text';

/** Searches everything that was read; a hit opens the document at its page. */
export function SearchPage() {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const [{ text = '', type, page = 1 }, set] = useAddress(searchAddress);
  return (
    <>
      <PageHead title={t('searchTitle')} context={t('searchLead')} />
      <div className={s.searchBar}>
        <SearchBox label={t('searchWords')} value={text} onSearch={words => set({ text: words, page: undefined }, { replace: true })} />
        <Select
          aria-label={t('type')}
          w={260}
          value={type ?? 'all'}
          onChange={value => set({ type: documentTypes.find(name => name === value), page: undefined })}
          data={[{ value: 'all', label: t('allTypes') }, ...documentTypes.map(value => ({ value, label: types(value) }))]}
          allowDeselect={false}
        />
      </div>
      <Hits text={text} type={type ?? null} page={page} onPage={next => set({ page: next > 1 ? next : undefined })} />
    </>
  );
}

type HitsProps = { text: string; type: DocumentType | null; page: number; onPage: (page: number) => void };

function Hits({ text, type, page, onPage }: HitsProps) {
  const t = useText(documentsText);
  const formats = useFormats();
  const query = useDocumentSearch({ text, type, page });
  const { data, isError, isFetching } = query;
  const cutShort = data?.isCutShort ? t('cutShort', { n: formats.number(SEARCH_LOOKED, { decimals: 0 }) }) : null;
  return (
    <Panel title={t('hits')} refreshing={isFetching && data !== undefined} flush>
      {text === '' ? (
        <EmptyState title={t('typeWords')} next="search" />
      ) : isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : data.data.length === 0 ? (
        <EmptyState title={t('noHits')} next="filter">
          {cutShort}
        </EmptyState>
      ) : (
        <>
          <FoundPages>
            {data.data.map(hit => (
              <HitRow key={`${hit.documentId} ${hit.page}`} hit={hit} text={text} />
            ))}
          </FoundPages>
          {cutShort && <p className={s.more}>{cutShort}</p>}
          {data.isMore && <p className={s.more}>{t('moreHits', { n: SEARCH_COUNTED })}</p>}
          <Pager info={data.paginatorInfo} onPage={onPage} isMore={data.isMore} />
        </>
      )}
    </Panel>
  );
}

function HitRow({ hit, text }: { hit: Hit; text: string }) {
  const types = useText(documentTypeText);
  const formats = useFormats();
  const role = areaOf(useVisitor().category); // this address has no area of its own
  const isJapanese = useLanguage() === 'jp';
  const entity = isJapanese ? hit.entityNameJp : hit.entityName;
  return (
    <FoundPage
      hit={hit}
      about={[types(hit.type as DocumentType) /* by a CHECK constraint */, entity, hit.asOf && formats.date(hit.asOf)]
        .filter(Boolean)
        .join(' · ')}
    >
      <AppLink
        to="/$role/documents/$documentId"
        params={{ role, documentId: hit.documentId }}
        search={{ find: text, ...(hit.page > 1 ? { page: hit.page } : {}) }}
      >
        {hit.name}
      </AppLink>
    </FoundPage>
  );
}
