import { Network } from 'lucide-react';
import { useMemo } from 'react';
import {
  BookPage,
  FigureTable,
  FigureText,
  figuresText,
  knownSearch,
  useArea,
  useFigureGrid,
  useUrlText,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { SearchBox } from '#ui/search-box';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { ACCOUNT_COLUMNS, useAccountColumns } from './account-columns';
import { accountTree } from './account-tree';
import s from './accounts.module.css';
import { accountsText } from './text';

const CHANGES = { rows: 'accounts', columns: ACCOUNT_COLUMNS } as const;

/** Every reporting node of the asset as a tree: totals, classes, mandates, their parts. */
export function AccountsPage() {
  const t = useText(accountsText);
  const role = useArea();
  const link = (
    <AppLink to="/$role/accounts/map" params={{ role }} search={knownSearch} className={s.mapLink}>
      <Network size={14} aria-hidden="true" />
      {t('openMap')}
    </AppLink>
  );
  return (
    <BookPage title={t('title')} changes={CHANGES} actions={link}>
      {view => (view.index.root ? <Accounts view={view} root={view.index.root} /> : <EmptyState title={t('none')} next="record" />)}
    </BookPage>
  );
}

function Accounts({ view, root }: { view: BookView; root: BookEntity }) {
  const t = useText(accountsText);
  const words = useText(figuresText);
  const { index, asOf } = view;
  const { data } = useFigureGrid({ rows: 'accounts', columns: ACCOUNT_COLUMNS });
  const columns = useAccountColumns(data, index);
  const [q, setSearch] = useUrlText('q');
  const search = q ?? '';
  const [show, setShow] = useUrlText('show');
  const closed = show === 'closed';
  const tree = useMemo(() => accountTree(index, { search, closed, asOf }), [index, search, closed, asOf]);
  const rows = useMemo(() => (tree.get(root.id)?.length ? [root] : []), [tree, root]);
  const children = useMemo(() => (entity: BookEntity) => tree.get(entity.id), [tree]);
  if (!data) return <SkeletonRows rows={16} />;
  const figures = ACCOUNT_COLUMNS.map(column => [column, data.at(root.id, column)] as const);
  return (
    <FigureTable
      key={search === '' ? 'whole' : 'found'}
      label={t('title')}
      fileName="accounts"
      rows={rows}
      columns={columns}
      rowId={idOf}
      figureOf={(row, column) => data.at(row.id, column)}
      initiallyOpen={search === '' ? new Set([root.id, ...index.children(root.id).map(({ id }) => id)]) : 'all'}
      totals={{
        label: words('total'),
        values: Object.fromEntries(figures.map(([column, figure]) => [column, figure?.value])),
        nodes: Object.fromEntries(figures.map(([column, figure]) => [column, <FigureText key={column} figure={figure} mark={false} />])),
      }}
      footnote={words('annualised')}
      empty={<EmptyState title={t('noMatch')} next="filter" />}
      tools={
        <>
          <div className={s.search}>
            <SearchBox label={t('find')} value={search} onSearch={text => setSearch(text || null, { replace: true })} />
          </div>
          <Segmented
            label={t('closed')}
            value={closed ? 'closed' : 'open'}
            onChange={value => setShow(value === 'closed' ? 'closed' : null, { replace: true })}
            items={[
              { value: 'open', label: t('hideClosed') },
              { value: 'closed', label: t('showClosed') },
            ]}
          />
        </>
      }
    >
      {children}
    </FigureTable>
  );
}

const idOf = ({ id }: BookEntity) => id;
