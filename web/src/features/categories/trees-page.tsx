import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { listAddress } from '#platform/list-address';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { CategoryTreesDocument, type CategoryTreesQuery } from './categories.gen';
import { kindText, treesText } from './text';

type Tree = CategoryTreesQuery['categoryTrees']['data'][number];
const ROWS = 50;
const readAddress = listAddress();

export function CategoryTreesPage() {
  const t = useText(treesText);
  const [{ page = 1, search = '' }, set] = useAddress(readAddress);
  const query = useQuery({
    queryKey: ['categories', 'trees', page, search],
    queryFn: ({ signal }) => ask(CategoryTreesDocument, { first: ROWS, page, search }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const view = useListView('categoryTrees', useColumns());
  return (
    <>
      <PageHead title={t('title')} context={t('admin')} />
      <ListedPanel
        title={t('title')}
        page={query.data?.categoryTrees}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
      />
    </>
  );
}

function useColumns(): TableColumn<Tree>[] {
  const t = useText(treesText);
  const kinds = useText(kindText);
  const language = useLanguage();
  const count = (id: 'classes' | 'columns' | 'rows' | 'members'): TableColumn<Tree> => ({
    id,
    header: t(id),
    align: 'end',
    value: row => row[id],
    figure: { power: 0, decimals: 0 },
  });
  return [
    {
      id: 'asset',
      header: t('asset'),
      value: row => (language === 'jp' ? row.assetNameJp : row.assetName),
      node: row => (
        <AppLink to="/admin/categoryTrees/$treeId" params={{ treeId: row.id }}>
          {language === 'jp' ? row.assetNameJp : row.assetName}
        </AppLink>
      ),
    },
    { id: 'organisation', priority: 2, header: t('organisation'), value: ({ organisationRef }) => organisationRef },
    { id: 'kind', priority: 1, header: t('kind'), value: ({ kind }) => kinds(kind as keyof typeof kindText) /* by a CHECK constraint */ },
    ...(['classes', 'columns', 'rows', 'members'] as const).map(count),
  ];
}
