import { FoundPage, FoundPages } from '#features/documents/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import s from './research.module.css';
import { usePaperSearch, useTitleOf } from './queries';
import { researchText } from './text';

/** Search hits in attached PDFs: the sentence and its page, which opens. Renders nothing without hits. */
export function PaperHits({ text, page, onPage }: { text: string; page: number; onPage: (page: number) => void }) {
  const t = useText(researchText);
  const titleOf = useTitleOf();
  const { data, isFetching } = usePaperSearch({ text, page });
  if (text === '' || !data || data.data.length === 0) return null;
  return (
    <div className={s.below}>
      <Panel
        title={t('inPapers')}
        subtitle={t(data.isMore ? 'inPapersMore' : 'inPapersCount', { n: data.paginatorInfo.total })}
        refreshing={isFetching}
        flush
      >
        <FoundPages>
          {data.data.map(hit => (
            <FoundPage key={`${hit.articleId} ${hit.page}`} hit={hit} about={hit.fileName}>
              <AppLink
                to="/research/$articleId"
                params={{ articleId: hit.articleId }}
                search={{ find: text, ...(hit.page > 1 ? { page: hit.page } : {}) }}
              >
                {titleOf(hit)}
              </AppLink>
            </FoundPage>
          ))}
        </FoundPages>
        {data.paginatorInfo.lastPage > 1 && <Pager info={data.paginatorInfo} onPage={onPage} isMore={data.isMore} />}
      </Panel>
    </div>
  );
}
