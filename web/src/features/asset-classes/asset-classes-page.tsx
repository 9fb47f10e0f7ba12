import { BookPage, LikeForLikePanel, useArea, useFigureGrid, type BookView } from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Later } from '#ui/later';
import { PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { BandsPanel } from './bands-panel';
import { LIST_COLUMNS } from './columns';
import { PolicyTable } from './policy-table';
import { PolicyVersions } from './policy-versions';
import { assetClassesText } from './text';
import { WeightHistory } from './weight-history';

const CHANGES = { rows: 'classes', columns: LIST_COLUMNS } as const;

/** Policy against actual weights: which classes are out of band, by how much, and the amount needed to return. */
export function AssetClassesPage() {
  const t = useText(assetClassesText);
  const role = useArea();
  return (
    <BookPage
      title={t('title')}
      changes={CHANGES}
      context={({ index }) => (
        <>
          {t('count', { n: index.book.classes.length })} ·{' '}
          <AppLink to="/$role/categories" params={{ role }}>
            {t('categories')}
          </AppLink>{' '}
          ·{' '}
          <AppLink to="/$role/assetClasses/rebalancing" params={{ role }}>
            {t('rebalancing')}
          </AppLink>
        </>
      )}
    >
      {view => (view.index.book.classes.length === 0 ? <NoClasses /> : <Classes view={view} />)}
    </BookPage>
  );
}

/** Shown for an asset without classes, with a link to the page where they are made. */
function NoClasses() {
  const t = useText(assetClassesText);
  const role = useArea();
  const link = (
    <AppLink to="/$role/categories/configure" params={{ role }}>
      {t('configure')}
    </AppLink>
  );
  return <EmptyState title={t('none')} action={link} />;
}

function Classes({ view }: { view: BookView }) {
  const { data, isPlaceholderData } = useFigureGrid({ rows: 'classes', columns: LIST_COLUMNS });
  const total = useFigureGrid({ rows: 'root', columns: LIST_COLUMNS });
  const rootId = view.index.root?.id ?? '';
  const props = { view, figures: data, total: total.data, isRefreshing: isPlaceholderData };
  return (
    <>
      <PanelGrid>
        <LikeForLikePanel
          view={view}
          wholeId={rootId}
          partIds={view.index.book.classes.flatMap(({ entityId }) => entityId ?? [])}
          value={total.data?.at(rootId, 'marketValue.-')}
        />
        <PanelCell span={12}>
          <PolicyTable {...props} />
        </PanelCell>
      </PanelGrid>
      <Later name="assetClasses">
        <PanelGrid>
          <PanelCell span={4}>
            <BandsPanel {...props} />
          </PanelCell>
          <PanelCell span={8}>
            <WeightHistory view={view} />
          </PanelCell>
          <PanelCell span={12}>
            <PolicyVersions view={view} />
          </PanelCell>
        </PanelGrid>
      </Later>
    </>
  );
}
