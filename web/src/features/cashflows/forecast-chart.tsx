import { forecastSources, type ForecastSource } from '@hakaru/contract/cash-forecast';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { FlowChart } from '#ui/charts/flow-chart';
import { barsOf } from './forecast-geometry';
import { forecastText } from './forecast-text';
import type { Forecast } from './queries';

const COLOURS: Readonly<Record<ForecastSource, string>> = {
  calls: 'var(--c2)',
  distributions: 'var(--c5)',
  expectedCalls: 'var(--c2)',
  expectedDistributions: 'var(--c5)',
  fees: 'var(--c3)',
  benefits: 'var(--c4)',
  fxSettlement: 'var(--c6)',
  bonds: 'var(--c7)',
  other: 'var(--c8)',
};

/** The balance as a step line over bars of the movements; expected ones are hatched. A click on a day opens its movements. */
export function ForecastChart({ forecast, onOpen }: { forecast: Forecast; onOpen: (day: string) => void }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const { points, minimum, items, currency } = forecast;
  return (
    <FlowChart
      label={t('chart')}
      summary={useSummary(forecast)}
      days={points.map(({ day }) => day)}
      parts={barsOf(items).map(({ source, isConfirmed, ...bar }) => ({
        ...bar,
        name: t(source),
        color: COLOURS[source],
        isExpected: !isConfirmed,
      }))}
      level={{ label: t('balance'), values: points.map(({ balance }) => Number(balance)) }}
      limit={minimum === null ? null : { label: t('minimum'), value: Number(minimum) }}
      show={value => formats.number(value, { decimals: minorUnitsOf(currency) })}
      axis={value => formats.amount(value)}
      onOpen={at => onOpen(points[at]?.day ?? '')}
    />
  );
}

function useSummary({ lowest, currency }: Forecast): string {
  const t = useText(forecastText);
  const formats = useFormats();
  if (!lowest) return t('balance');
  return `${t('lowest')}: ${t('lowestOn', { amount: `${currency} ${formats.number(lowest.balance)}`, day: formats.date(lowest.day) })}`;
}

export const sourcesOf = (without: string): ForecastSource[] => {
  const off = without.split(',');
  return forecastSources.filter(source => !off.includes(source));
};
