import { researchTabs } from '@hakaru/contract/address-choices';
import { Bookmark, BookmarkCheck, Plus } from 'lucide-react';
import { useListView } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { joined, onDay } from '#ui/table-value';
import { Segmented } from '#ui/tabs';
import { Tag } from '#ui/tag';
import { researchAddress } from './address';
import { ArticleDialog } from './article-dialog';
import { PaperHits } from './paper-hits';
import { useArticles, useMark, useTitleOf, type Listed } from './queries';
import s from './research.module.css';
import { researchText } from './text';

export function ResearchPage() {
  const t = useText(researchText);
  const [{ page = 1, search = '', tab = 'all', hits = 1, dialog }, set] = useAddress(researchAddress);
  const query = useArticles({ tab, search, page });
  const mayPost = query.data?.mayPostResearch === true;
  const view = useListView('research', useColumns());
  const tabs = researchTabs.filter(one => one !== 'own' || mayPost).map(value => ({ value, label: t(value) }));
  return (
    <>
      <PageHead title={t('research')} context={t('context')}>
        {mayPost && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('post')}
          </Button>
        )}
      </PageHead>
      <ListedPanel
        title={t('research')}
        page={query.data?.researchArticles}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{
          label: t('search'),
          value: search,
          onSearch: text => set({ search: text, page: undefined, hits: undefined }, { replace: true }),
        }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="wait"
        tools={
          <Segmented
            label={t('tabs')}
            value={tab}
            onChange={next => set({ tab: next === 'all' ? undefined : next, page: undefined })}
            items={tabs}
          />
        }
      />
      <PaperHits text={search} page={hits} onPage={next => set({ hits: next > 1 ? next : undefined })} />
      {dialog === 'add' && mayPost && <ArticleDialog article={null} onClose={() => set({ dialog: undefined })} />}
    </>
  );
}

function useColumns(): TableColumn<Listed>[] {
  const t = useText(researchText);
  const titleOf = useTitleOf();
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  return [
    { id: 'title', header: t('title'), value: row => titleOf(row), node: row => <Titled row={row} /> },
    { id: 'publisher', header: t('publisher'), value: ({ publisherEn, publisherJp }) => (isJapanese ? publisherJp : publisherEn) },
    {
      id: 'date',
      priority: 1,
      header: t('date'),
      value: ({ publishedAt }) => onDay(publishedAt.slice(0, 10)),
      node: ({ publishedAt }) => formats.date(publishedAt.slice(0, 10)),
    },
    {
      id: 'languages',
      header: t('languages'),
      value: ({ titleEn, titleJp, fileName }) =>
        joined(titleEn !== null ? t('english') : null, titleJp !== null ? t('japanese') : null, fileName !== null ? t('attach') : null),
      node: ({ titleEn, titleJp, fileName }) => (
        <span className={s.tags}>
          {titleEn !== null && <Tag>{t('english')}</Tag>}
          {titleJp !== null && <Tag>{t('japanese')}</Tag>}
          {fileName !== null && <Tag>{t('attach')}</Tag>}
        </span>
      ),
    },
    {
      id: 'state',
      priority: 2,
      header: t('state'),
      value: ({ isRead }) => (isRead ? t('read') : t('new')),
      node: ({ isRead }) => (isRead ? t('read') : <Tag tone="accent">{t('new')}</Tag>),
    },
    { id: 'bookmark', header: t('bookmarked'), hideHeader: true, align: 'end', menu: true, node: row => <BookmarkButton row={row} /> },
  ];
}

function Titled({ row }: { row: Listed }) {
  const titleOf = useTitleOf();
  const isJapanese = useLanguage() === 'jp';
  const summary = isJapanese ? (row.summaryJp ?? row.summaryEn) : (row.summaryEn ?? row.summaryJp);
  return (
    <div className={s.titled}>
      <AppLink to="/research/$articleId" params={{ articleId: row.id }}>
        {titleOf(row)}
      </AppLink>
      {summary && <span className={s.summary}>{summary}</span>}
    </div>
  );
}

function BookmarkButton({ row }: { row: Listed }) {
  const t = useText(researchText);
  const name = useTitleOf()(row);
  const mark = useMark();
  const Icon = row.isBookmarked ? BookmarkCheck : Bookmark;
  return (
    <IconButton
      label={row.isBookmarked ? t('unbookmarkOf', { name }) : t('bookmarkOf', { name })}
      icon={<Icon size={15} />}
      onClick={() => void mark(row.id, row.isBookmarked ? 'unbookmark' : 'bookmark')}
    />
  );
}
