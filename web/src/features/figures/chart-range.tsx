import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { useText } from '#platform/text';
import { Segmented } from '#ui/tabs';
import { chartRangeText } from './chart-range-text';
import { useUrlText } from './url-text';

const YEARS = { '1y': 1, '3y': 3, '5y': 5 } as const;
type Range = keyof typeof YEARS | 'itd';
const isYears = (value: string | null): value is keyof typeof YEARS => value !== null && value in YEARS;

/** How much of its history the charts of a screen show. It is kept in the address: going back undoes it, and a copied link carries it. */
export function useChartRange(first: string, last: string): { range: Range; from: string } {
  const [chosen] = useUrlText('range');
  if (!isYears(chosen) || last === '') return { range: 'itd', from: first };
  const from = shiftMonthEnd(last, -12 * YEARS[chosen]);
  return { range: chosen, from: from > first ? from : first };
}

export function ChartRangeSwitch() {
  const t = useText(chartRangeText);
  const [chosen, choose] = useUrlText('range');
  const value: Range = isYears(chosen) ? chosen : 'itd';
  const items = (['1y', '3y', '5y', 'itd'] as const).map(range => ({ value: range, label: t(range) }));
  return (
    <Segmented<Range>
      label={t('range')}
      value={value}
      onChange={next => choose(next === 'itd' ? null : next, { replace: true })}
      items={items}
    />
  );
}
