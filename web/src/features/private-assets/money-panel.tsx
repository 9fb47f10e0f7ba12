import { useOpenTrace, useUnit, type BookEntity, type BookView } from '#features/figures/public';
import { useMonths } from '#features/performance/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { BENCHMARK, classColors, FUND } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { privateAssetsText } from './text';

const HEIGHT = 320;
const MEASURES = ['called', 'distributed', 'nav'] as const;
const COLUMNS = MEASURES.map(measure => `${measure}.-`);
const COLOURS = { called: BENCHMARK, distributed: classColors.domesticEquity, nav: FUND } as const;

/** Calls and distributions so far, and the remaining value, month by month. */
export function MoneyPanel({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const f = useFormats();
  const open = useOpenTrace();
  const unit = useUnit();
  const { months, isPlaceholderData } = useMonths(view, entity.id, COLUMNS);
  return (
    <ChartPanel
      time
      title={t('money')}
      subtitle={f.unit(unit, view.index.book.baseCurrency)}
      fileName="private-assets"
      refreshing={isPlaceholderData}
    >
      {!months && <SkeletonBlock height={HEIGHT} />}
      {months?.days.length === 0 && <EmptyState title={t('none')} next="documents" />}
      {months && months.days.length > 0 && (
        <HistoryChart
          label={t('money')}
          days={months.days}
          series={MEASURES.map(measure => ({
            id: measure,
            label: t(measure),
            color: COLOURS[measure],
            values: months.values(`${measure}.-`),
          }))}
          height={HEIGHT}
          show={value => f.amount(value, { unit })}
          axis={value => f.amount(value, { unit })}
          onOpen={at => open(months.figure(at, 'nav.-')?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
