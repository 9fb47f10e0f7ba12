import { notFound, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FavouriteStar } from '#features/favourites/public';
import {
  BookPage,
  FigureText,
  knownSearch,
  LikeForLikePanel,
  useArea,
  useBook,
  useFigureGrid,
  type BookView,
} from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { KpiStrip } from '#ui/kpi-strip';
import { PanelCell, PanelGrid } from '#ui/panel';
import { ClassMandates } from './class-mandates';
import { ClassPerformance } from './class-performance';
import { ClassWeights } from './class-weights';
import { DETAIL_COLUMNS } from './columns';
import { PolicyVersions } from './policy-versions';
import { assetClassesText } from './text';

/** One class: its weight against policy, its performance and its managers. */
export function AssetClassPage() {
  const t = useText(assetClassesText);
  const language = useLanguage();
  const { assetClassId } = useParams({ strict: false });
  const { data: book } = useBook();
  const held = book?.classes.find(({ id }) => id === assetClassId);
  const changes = useMemo(() => ({ entityIds: held?.entityId ? [held.entityId] : [], columns: DETAIL_COLUMNS }), [held]);
  return (
    <BookPage
      title={held?.name[language] ?? t('title')}
      context={() => <Back />}
      {...(held ? { changes, actions: <FavouriteStar kind="assetClass" id={held.id} /> } : {})}
    >
      {view => {
        const found = view.index.book.classes.find(({ id }) => id === assetClassId);
        if (!found?.entityId) throw notFound();
        return <AssetClass view={view} classId={found.id} entityId={found.entityId} />;
      }}
    </BookPage>
  );
}

function Back() {
  const t = useText(assetClassesText);
  const role = useArea();
  return (
    <AppLink to="/$role/assetClasses" params={{ role }} search={knownSearch}>
      {t('backToList')}
    </AppLink>
  );
}

function AssetClass({ view, classId, entityId }: { view: BookView; classId: string; entityId: string }) {
  const t = useText(assetClassesText);
  const { data } = useFigureGrid({ entityIds: [entityId], columns: DETAIL_COLUMNS });
  const currency = view.index.book.baseCurrency;
  const show = (column: string) => <FigureText as="headline" currency={currency} figure={data?.at(entityId, column)} />;
  return (
    <>
      <KpiStrip
        label={t('kpis')}
        items={[
          { label: t('value'), figure: show('marketValue.-') },
          {
            label: t('weight'),
            figure: show('weight.-'),
            note: (
              <>
                {t('policyOf')} {show('policyWeight.-')} ± {show('band.-')}
              </>
            ),
          },
          { label: t('deviation'), figure: show('deviation.-') },
          { label: t('toPolicy'), figure: show('toPolicy.-') },
          { label: t('toBand'), figure: show('toBand.-') },
        ]}
      />
      <PanelGrid>
        <LikeForLikePanel
          view={view}
          wholeId={entityId}
          partIds={view.index.children(entityId).map(({ id }) => id)}
          value={data?.at(entityId, 'marketValue.-')}
        />
        <PanelCell span={8}>
          <ClassPerformance figures={data} entityId={entityId} />
        </PanelCell>
        <PanelCell span={4}>
          <PolicyVersions view={view} only={classId} />
        </PanelCell>
        <PanelCell span={12}>
          <ClassMandates view={view} entityId={entityId} />
        </PanelCell>
        <PanelCell span={12}>
          <ClassWeights view={view} entityId={entityId} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}
