import { geometricPathMeasures, pathMeasures, type AttributionForm } from '@hakaru/contract/attribution';
import { useMemo } from 'react';
import { useOpenTrace } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { effectsOf, FORMS, OTHER_COLOUR } from './columns';
import { NoEffects } from './no-effects';
import { useAttributionPath, type PathPoint } from './queries';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** The effects accumulated month by month, up to the values in the table; a point opens its trace. */
export function EffectPath({ view, period, form, figures, hasOther }: AttributionProps) {
  const t = useText(attributionText);
  const f = useFormats();
  const { data, isError, isPlaceholderData, refetch } = useAttributionPath(period, form);
  const first = data?.[0];
  const last = data?.at(-1);
  const span = first && last ? t('pathUnit', { from: f.month(first.asOf), to: f.month(last.asOf) }) : '%';
  return (
    <ChartPanel time title={t('path')} subtitle={span} fileName="attribution-path" refreshing={isPlaceholderData}>
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonBlock height={HEIGHT} />}
      {data?.length === 0 && <NoEffects figures={figures} period={period} form={form} rootId={view.index.root?.id ?? ''} />}
      {data?.length === 1 && <EmptyState title={t('oneMonth')}>{t('oneMonthBody')}</EmptyState>}
      {data && data.length > 1 && <Drawing points={data} form={form} hasOther={hasOther} />}
    </ChartPanel>
  );
}

const HEIGHT = 420;

function Drawing({ points, form, hasOther }: { points: readonly PathPoint[]; form: AttributionForm; hasOther: boolean }) {
  const t = useText(attributionText);
  const f = useFormats();
  const open = useOpenTrace();
  const measures: readonly string[] = form === 'geometric' ? geometricPathMeasures : pathMeasures;
  const [days, series] = useMemo(() => {
    const take = (measure: string) => points.map(({ figures }) => asNumber(figures[measures.indexOf(measure)]?.value));
    return [
      points.map(({ asOf }) => asOf),
      [
        { id: 'total', label: t('active'), color: 'var(--ink-1)', values: take(FORMS[form].total) },
        ...effectsOf(form).map(({ measure, word, color }) => ({ id: word, label: t(word), color, values: take(measure) })),
        ...(hasOther ? [{ id: 'other', label: t('other'), color: OTHER_COLOUR, thin: true, values: take(FORMS[form].other) }] : []),
      ],
    ];
  }, [points, form, measures, hasOther, t]);
  const totalAt = measures.indexOf(FORMS[form].total);
  return (
    <HistoryChart
      label={t('path')}
      days={days}
      series={series}
      height={HEIGHT}
      show={value => f.excess(value)}
      axis={value => f.percent(value, { decimals: 1 })}
      onOpen={at => open(points[at]?.figures[totalAt]?.key ?? '')}
    />
  );
}

function asNumber(value: string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
