import {
  attributionForms,
  OTHER_SHOWN_FROM,
  readAttributionPeriod,
  type AttributionForm,
  type AttributionHorizon,
  type AttributionPeriod,
} from '@hakaru/contract/attribution';
import { useMemo } from 'react';
import { BookPage, useArea, useFigureGrid, useUrlText, type BookView } from '#features/figures/public';
import { WithAddOn } from '#features/add-ons/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { ActiveStrip } from './active-strip';
import { columnsOf, FORMS } from './columns';
import { DecisionsPanel } from './decisions-panel';
import { EffectBars } from './effect-bars';
import { EffectPath } from './effect-path';
import { EffectTable } from './effect-table';
import { attributionText } from './text';
import { WithinClass } from './within-class';

const DEFAULT: AttributionHorizon = '1y';

/** Attribution of the excess of the whole over its policy: by class and effect, over a chosen period. */
export function AttributionPage() {
  const t = useText(attributionText);
  const [show] = useUrlText('show');
  const [asked] = useUrlText('form');
  const period = readAttributionPeriod(show) ?? DEFAULT;
  const form = attributionForms.find(one => one === asked) ?? 'arithmetic';
  const changes = useMemo(() => ({ rows: 'classes' as const, columns: columnsOf(period, form) }), [period, form]);
  return (
    <WithAddOn name="attribution" title={t('title')}>
      <BookPage title={t('title')} changes={changes}>
        {view => (view.index.policyOn(view.asOf) ? <Attribution view={view} period={period} form={form} /> : <NoMix />)}
      </BookPage>
    </WithAddOn>
  );
}

/** Shown without policy weights, with a link to the page where they are set. */
function NoMix() {
  const t = useText(attributionText);
  const role = useArea();
  const link = (
    <AppLink to="/$role/assetClasses" params={{ role }}>
      {t('toPolicy')}
    </AppLink>
  );
  return (
    <EmptyState title={t('noMix')} action={link}>
      {t('noMixBody')}
    </EmptyState>
  );
}

function Attribution({ view, period, form }: { view: BookView; period: AttributionPeriod; form: AttributionForm }) {
  const { index } = view;
  const rootId = index.root?.id ?? '';
  const entityIds = useMemo(() => [rootId, ...index.book.classes.flatMap(({ entityId }) => entityId ?? [])], [index, rootId]);
  const columns = useMemo(() => columnsOf(period, form), [period, form]);
  const { data, isPlaceholderData } = useFigureGrid({ entityIds, columns });
  const other = data?.at(rootId, `${FORMS[form].other}.${period}`)?.value ?? null;
  const hasOther = other !== null && Math.abs(Number(other)) >= OTHER_SHOWN_FROM;
  const props = { view, period, form, figures: data, hasOther, isRefreshing: isPlaceholderData };
  return (
    <>
      <ActiveStrip {...props} />
      <PanelGrid>
        <PanelCell span={12}>
          <EffectTable {...props} />
        </PanelCell>
        <WithinClass {...props} />
        <PanelCell span={6}>
          <EffectBars {...props} />
        </PanelCell>
        <PanelCell span={6}>
          <EffectPath {...props} />
        </PanelCell>
        <DecisionsPanel {...props} />
      </PanelGrid>
    </>
  );
}
