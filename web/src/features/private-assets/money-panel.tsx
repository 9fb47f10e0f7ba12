import { useMemo } from 'react';
import { useFigureSeries, useOpenTrace, useUnit, type BookEntity, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { BENCHMARK, classColors, FUND } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { privateAssetsText } from './text';

const HEIGHT = 320;
const MEASURES = ['called', 'distributed', 'nav'] as const;
const COLOURS = { called: BENCHMARK, distributed: classColors.domesticEquity, nav: FUND } as const;

/** What was called and paid back so far, and what is left, month by month. */
export function MoneyPanel({ view: { index, asOf }, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const f = useFormats();
  const open = useOpenTrace();
  const [unit] = useUnit();
  const from = index.book.monthEnds[0] ?? asOf;
  const { data, isPlaceholderData } = useFigureSeries({
    entityId: entity.id,
    columns: MEASURES.map(measure => `${measure}.-`),
    from,
    to: asOf,
  });
  const points = useMemo(() => fromFirst(data ?? []), [data]);
  const series = MEASURES.map((measure, at) => ({
    id: measure,
    label: t(measure),
    color: COLOURS[measure],
    values: points.map(({ figures }) => asNumber(figures[at]?.value)),
  }));
  return (
    <ChartPanel
      title={t('money')}
      subtitle={f.unit(unit, index.book.baseCurrency)}
      fileName="private-assets"
      refreshing={isPlaceholderData}
    >
      {points.length === 0 ? (
        <SkeletonBlock height={HEIGHT} />
      ) : (
        <HistoryChart
          label={t('money')}
          days={points.map(({ asOf: day }) => day)}
          series={series}
          height={HEIGHT}
          show={value => f.amount(value, { unit })}
          axis={value => f.amount(value, { unit })}
          onOpen={at => open(points[at]?.figures[MEASURES.indexOf('nav')]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}

type Point = { asOf: string; figures: readonly { key: string; value: string | null }[] };

/** From the first month in which there is anything to draw. */
export function fromFirst<P extends Point>(points: readonly P[]): readonly P[] {
  const first = points.findIndex(({ figures }) => figures.some(({ value }) => value !== null));
  return first < 0 ? [] : points.slice(first);
}

export function asNumber(value: string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
