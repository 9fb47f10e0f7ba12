import { Select } from '@mantine/core';
import { useState } from 'react';
import { measureText, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { BENCHMARK, FUND } from '#ui/charts/palette';
import { MonthChart, type Line } from './month-chart';
import { performanceText } from './text';
import { useMonths } from './use-months';

type Shown = { view: BookView; entityId: string; hasBenchmark: boolean };

/** The cumulative return since inception against the benchmark, with the monthly excess below. */
export function CumulativeChart({ view, entityId, hasBenchmark, height = 292 }: Shown & { height?: number }) {
  const t = useText(performanceText);
  const f = useFormats();
  const columns = hasBenchmark ? ['cumulativeReturn.itd', 'cumulativeBenchmark.itd', 'excess.1m'] : ['cumulativeReturn.itd'];
  const query = useMonths(view, entityId, columns);
  const lines: Line[] = [
    { column: 'cumulativeReturn.itd', label: view.index.nameOf(entityId), color: FUND },
    ...(hasBenchmark ? [{ column: 'cumulativeBenchmark.itd', label: t('benchmark'), color: BENCHMARK, thin: true }] : []),
  ];
  return (
    <MonthChart
      title={t('cumulative')}
      subtitle={from => t(wordOf(hasBenchmark, from !== null), { from: f.month(from) })}
      grows
      fileName="cumulative"
      query={query}
      lines={lines}
      show={value => f.percent(value)}
      axis={value => f.percent(value, { decimals: 0 })}
      height={height}
      {...(hasBenchmark ? { bars: { column: 'excess.1m', label: t('inMonth'), show: value => f.percent(value, { signed: true }) } } : {})}
    />
  );
}

function wordOf(hasBenchmark: boolean, isCut: boolean) {
  if (isCut) return hasBenchmark ? 'cumulativeSince' : 'cumulativeSinceAlone';
  return hasBenchmark ? 'cumulativeUnit' : 'cumulativeAlone';
}

const rollingMeasures = ['return', 'volatility', 'trackingError', 'informationRatio', 'beta'] as const;
type RollingMeasure = (typeof rollingMeasures)[number];

/** A rolling three-year figure, month by month. */
export function RollingChart({ view, entityId, hasBenchmark }: Shown) {
  const t = useText(performanceText);
  const names = useText(measureText);
  const f = useFormats();
  const [measure, setMeasure] = useState<RollingMeasure>('return');
  const isReturn = measure === 'return';
  const own = isReturn ? 'return.3y' : `${measure}.36m`;
  const columns = isReturn && hasBenchmark ? [own, 'benchmarkReturn.3y'] : [own];
  const query = useMonths(view, entityId, columns);
  const isRatio = measure === 'informationRatio' || measure === 'beta';
  const offered = rollingMeasures.filter(name => hasBenchmark || name === 'return' || name === 'volatility');
  const lines: Line[] = [
    { column: own, label: names(measure), color: FUND },
    ...(columns.length > 1 ? [{ column: 'benchmarkReturn.3y', label: t('benchmark'), color: BENCHMARK, thin: true }] : []),
  ];
  return (
    <MonthChart
      title={t('rolling')}
      subtitle={() => t('rollingUnit')}
      fileName="rolling-36m"
      tools={
        <Select
          aria-label={t('measure')}
          w={168}
          allowDeselect={false}
          data={offered.map(value => ({ value, label: names(value) }))}
          value={measure}
          onChange={next => setMeasure(offered.find(name => name === next) ?? 'return')}
        />
      }
      query={query}
      lines={lines}
      show={value => (isRatio ? f.number(value, { decimals: 2 }) : f.percent(value))}
      axis={value => (isRatio ? f.number(value, { decimals: 1 }) : f.percent(value, { decimals: 1 }))}
      height={240}
    />
  );
}

/** The drawdown from the peak, month by month. */
export function DrawdownChart({ view, entityId }: Pick<Shown, 'view' | 'entityId'>) {
  const t = useText(performanceText);
  const f = useFormats();
  const query = useMonths(view, entityId, ['drawdown.itd']);
  return (
    <MonthChart
      title={t('drawdown')}
      subtitle={() => t('drawdownUnit')}
      fileName="drawdown"
      query={query}
      lines={[{ column: 'drawdown.itd', label: t('drawdown'), color: 'var(--div-neg)' }]}
      show={value => f.percent(value)}
      axis={value => f.percent(value, { decimals: 0 })}
      height={240}
    />
  );
}
