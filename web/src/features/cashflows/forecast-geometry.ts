import { forecastSources, type ForecastSource } from '@hakaru/contract/cash-forecast';
import { stackedSegments } from '#ui/charts/stacked-geometry';
import type { Forecast } from './queries';

export type ForecastBar = { day: string; source: ForecastSource; isConfirmed: boolean; from: number; to: number };

/** The parts of each day's bar: inflows above zero, outflows below it. */
export function barsOf(items: Forecast['items']): ForecastBar[] {
  const days = [...new Set(items.map(({ day }) => day))];
  return days.flatMap(day => {
    const own = items.flatMap(item => {
      const source = forecastSources.find(one => one === item.source);
      return item.day === day && source ? [{ ...item, source }] : [];
    });
    return stackedSegments(own.map(({ cash }) => Number(cash))).flatMap(({ part, from, to }) => {
      const item = own[part];
      return item ? [{ day, source: item.source, isConfirmed: item.isConfirmed, from, to }] : [];
    });
  });
}
