import { useUrlText } from '#features/figures/public';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { StackedBars } from '#ui/charts/stacked-bars';
import { SkeletonBlock } from '#ui/skeletons';
import { effectsOf, FORMS } from './columns';
import { NoEffects } from './no-effects';
import { usePeriodLabel } from './period-label';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** The height of the chart beside it. */
const HEIGHT = 420;
const ROW_MIN = 28;

/** What each class added or cost, stacked by effect. */
export function EffectBars({ view, period, form, figures, isRefreshing }: AttributionProps) {
  const t = useText(attributionText);
  const label = usePeriodLabel(view.asOf);
  const effects = effectsOf(form);
  const { index } = view;
  const [, setGroup] = useUrlText('group');
  const number = (id: string, measure: string) => {
    const value = figures?.at(id, `${measure}.${period}`)?.value;
    return value === null || value === undefined ? null : Number(value);
  };
  const items = index.book.classes.flatMap(({ entityId: id }) => {
    if (id === null || number(id, FORMS[form].total) === null) return [];
    const values = effects.map(({ measure }) => number(id, measure) ?? 0);
    return [{ id, label: index.nameOf(id), values, total: number(id, FORMS[form].total) ?? 0 }];
  });
  return (
    <ChartPanel
      title={t('bars')}
      subtitle={t('tableUnit', { period: label(period) })}
      fileName="attribution-effects"
      refreshing={isRefreshing}
    >
      {!figures && <SkeletonBlock height={HEIGHT} />}
      {figures && items.length === 0 && <NoEffects figures={figures} period={period} form={form} rootId={index.root?.id ?? ''} />}
      {items.length > 0 && (
        <StackedBars
          label={t('bars')}
          parts={effects.map(({ word, color }) => ({ label: t(word), color }))}
          totalLabel={t('sum')}
          items={items}
          onOpen={setGroup}
          rowHeight={Math.max(ROW_MIN, Math.floor(HEIGHT / items.length))}
        />
      )}
    </ChartPanel>
  );
}
