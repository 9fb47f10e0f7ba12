import { useOpenTrace, type BookEntity, type BookView } from '#features/figures/public';
import { useMonths } from '#features/performance/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { FUND } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { privateAssetsText } from './text';

const HEIGHT = 320;
const RATE = 'irrNet.-';
const COLUMNS = [RATE];

/** The J-curve: the net IRR since inception at each month-end, negative while fees precede gains. */
export function RatePanel({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const f = useFormats();
  const open = useOpenTrace();
  const { months, isPlaceholderData } = useMonths(view, entity.id, COLUMNS);
  return (
    <ChartPanel time title={t('jCurve')} subtitle={t('jCurveUnit')} fileName="j-curve" refreshing={isPlaceholderData}>
      {!months && <SkeletonBlock height={HEIGHT} />}
      {months?.days.length === 0 && <EmptyState title={t('none')} next="documents" />}
      {months && months.days.length > 0 && (
        <HistoryChart
          label={t('jCurve')}
          days={months.days}
          series={[{ id: 'irrNet', label: t('irrNet'), color: FUND, values: months.values(RATE) }]}
          height={HEIGHT}
          show={value => f.percent(value, { decimals: 1 })}
          axis={value => f.percent(value, { decimals: 0 })}
          onOpen={at => open(months.figure(at, RATE)?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
