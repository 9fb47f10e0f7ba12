import { FigureText, useFigureGrid, type BookEntity, type BookView } from '#features/figures/public';
import { CumulativeChart } from '#features/performance/public';
import { FundsPanel } from '#features/private-assets/public';
import { useText } from '#platform/text';
import { KpiStrip, type Kpi } from '#ui/kpi-strip';
import { PanelCell, PanelGrid } from '#ui/panel';
import s from './detail.module.css';
import { detailText } from './detail-text';
import { PartiesPanel, TermsPanel } from './terms-panel';

const FIGURES = [
  'marketValue.-',
  'weight.-',
  'return.1m',
  'excess.1m',
  'return.fytd',
  'excess.fytd',
  'return.1y',
  'excess.1y',
  'return.itd',
  'excess.itd',
  'trackingError.3y',
  'informationRatio.3y',
];

/** Key figures, the contract and its parties. */
export function OverviewTab({ view, entity }: { view: BookView; entity: BookEntity }) {
  const hasBenchmark = entity.benchmarkId !== null;
  return (
    <>
      <KeyFigures entity={entity} hasBenchmark={hasBenchmark} currency={view.index.book.baseCurrency} />
      <PanelGrid>
        {entity.mandate?.isPrivate && (
          <PanelCell span={12}>
            <FundsPanel view={view} entity={entity} />
          </PanelCell>
        )}
        <PanelCell span={8}>
          <CumulativeChart view={view} entityId={entity.id} hasBenchmark={hasBenchmark} height={386} />
        </PanelCell>
        <PanelCell span={4}>
          <div className={s.side}>
            <TermsPanel view={view} entity={entity} />
            <PartiesPanel entity={entity} />
          </div>
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function KeyFigures({ entity, hasBenchmark, currency }: { entity: BookEntity; hasBenchmark: boolean; currency: string }) {
  const t = useText(detailText);
  const { data: grid } = useFigureGrid({ entityIds: [entity.id], columns: FIGURES });
  const figure = (column: string) => <FigureText figure={grid?.at(entity.id, column)} as="headline" currency={currency} />;
  const note = (word: string, column: string) => ({
    note: (
      <>
        {word} {figure(column)}
      </>
    ),
  });
  const excess = (horizon: string) => (hasBenchmark ? note(t('excessNote'), `excess.${horizon}`) : {});
  const items: Kpi[] = [
    { label: t('marketValue'), figure: figure('marketValue.-'), ...note(t('weight'), 'weight.-') },
    { label: t('return1m'), figure: figure('return.1m'), ...excess('1m') },
    { label: t('returnFytd'), figure: figure('return.fytd'), ...excess('fytd') },
    { label: t('return1y'), figure: figure('return.1y'), ...excess('1y') },
    { label: t('returnItd'), figure: figure('return.itd'), ...excess('itd') },
    // Private values are smoothed by appraisal, so a tracking error against a market index would mislead.
    ...(hasBenchmark && !entity.mandate?.isPrivate
      ? [{ label: t('te3y'), figure: figure('trackingError.3y'), ...note(t('irNote'), 'informationRatio.3y') }]
      : []),
  ];
  return <KpiStrip label={t('keyFigures')} items={items} />;
}
