import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { FUND } from '#ui/charts/palette';
import type { RateRow } from './queries';
import { fxText } from './text';
import { useRateNames } from './use-names';

type PairLineProps = { pair: string; rates: readonly RateRow[]; subtitle?: string; onOpen: (day: string) => void };

/** One pair's mid rates in chronological order; a point leads to who reported it. */
export function PairLine({ pair, rates, subtitle, onOpen }: PairLineProps) {
  const t = useText(fxText);
  const formats = useFormats();
  const names = useRateNames();
  const oldestFirst = rates.filter(rate => rate.pair === pair).toSorted((a, b) => a.date.localeCompare(b.date));
  if (oldestFirst.length < 2) return null;
  const label = t('curve', { pair: names.pair(pair) });
  return (
    <ChartPanel time title={label} {...(subtitle ? { subtitle } : {})} fileName={pair}>
      <HistoryChart
        label={label}
        days={oldestFirst.map(({ date }) => date)}
        series={[{ id: pair, label: t('mid'), color: FUND, values: oldestFirst.map(({ mid }) => Number(mid)) }]}
        show={value => formats.number(value, { decimals: 4 })}
        axis={value => formats.number(value, { decimals: 2 })}
        height={220}
        near
        onOpen={at => onOpen(oldestFirst[at]?.date ?? '')}
      />
    </ChartPanel>
  );
}
