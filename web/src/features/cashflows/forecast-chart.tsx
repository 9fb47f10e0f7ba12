import { forecastSources, type ForecastSource } from '@hakaru/contract/cash-forecast';
import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Legend, Picture, ValueAxis, type LegendItem } from '#ui/charts/chart-frame';
import { valueScale } from '#ui/charts/line-geometry';
import { useWidth } from '#ui/use-width';
import { barsOf, stepPath } from './forecast-geometry';
import { forecastText } from './forecast-text';
import type { Forecast } from './queries';

const MARGIN = { top: 10, right: 8, bottom: 24, left: 64 };
const HEIGHT = 300;
export const COLOURS: Readonly<Record<ForecastSource, string>> = {
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

/** The balance as steps over the bars of what moves it; bars that are only expected are hatched. */
export function ForecastChart({ forecast, sources }: { forecast: Forecast; sources: readonly ForecastSource[] }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(900);
  const hatch = useId();
  const { points, minimum, items } = forecast;
  const innerWidth = Math.max(80, width - MARGIN.left - MARGIN.right);
  const innerHeight = HEIGHT - MARGIN.top - MARGIN.bottom;
  const days = points.map(({ day }) => day);
  const x = scaleBand(days, [0, innerWidth]).padding(0.25);
  const bars = barsOf(items);
  const least = minimum === null ? [] : [Number(minimum)];
  const y = valueScale(
    [...points.map(({ balance }) => Number(balance)), ...bars.flatMap(({ from, to }) => [from, to]), ...least],
    innerHeight,
  );
  const amount = (value: number) => formats.amount(value);
  const legend: LegendItem[] = [
    { label: t('balance'), color: 'var(--c1)' },
    ...(minimum === null ? [] : [{ label: t('minimum'), color: 'var(--neg)' }]),
    ...sources
      .filter(source => items.some(item => item.source === source))
      .map((source): LegendItem => ({ label: t(source), color: COLOURS[source], kind: 'block' })),
  ];
  const every = Math.max(1, Math.ceil((days.length * 64) / innerWidth));
  return (
    <div ref={box}>
      <Legend items={legend} />
      <Picture summary={useSummary(forecast)} height={HEIGHT} legend={legend}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line y2="5" stroke="var(--bg-surface)" strokeWidth="3" />
          </pattern>
        </defs>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          <ValueAxis ticks={y.ticks(5).map(value => ({ value, y: y(value) }))} width={innerWidth} label={amount} />
          {bars.map(({ day, source, isConfirmed, from, to }) => {
            const place = {
              x: x(day) ?? 0,
              width: Math.max(1, x.bandwidth()),
              y: Math.min(y(from), y(to)),
              height: Math.abs(y(from) - y(to)),
            };
            return (
              <g key={`${day} ${source} ${isConfirmed}`}>
                <rect {...place} style={{ fill: COLOURS[source] }} />
                {!isConfirmed && <rect {...place} fill={`url(#${hatch})`} />}
              </g>
            );
          })}
          {minimum !== null && (
            <line x2={innerWidth} y1={y(Number(minimum))} y2={y(Number(minimum))} stroke="var(--neg)" strokeDasharray="4 3" />
          )}
          <path
            d={stepPath(points.map(({ day, balance }) => ({ left: x(day) ?? 0, right: (x(day) ?? 0) + x.step(), y: y(Number(balance)) })))}
            fill="none"
            stroke="var(--c1)"
            strokeWidth={2}
          />
          {days.map((day, at) =>
            at % every === 0 ? (
              <text key={day} x={(x(day) ?? 0) + x.bandwidth() / 2} y={innerHeight + 16} textAnchor="middle" fill="var(--ink-3)">
                {formats.date(day)}
              </text>
            ) : null,
          )}
        </g>
      </Picture>
    </div>
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
