import type { AmountUnit } from '@hakaru/contract/preferences';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { HistoryChart } from '#ui/charts/history-chart';
import { classColors, FUND } from '#ui/charts/palette';
import { pacingText } from './pacing-text';

/** A year-end with the value in each case; null where it cannot be said. */
export type FanPoint = { day: string; low: string | null; base: string | null; high: string | null };

const CASES = ['high', 'base', 'low'] as const;
const COLOURS = { high: classColors.domesticEquity, base: FUND, low: classColors.foreignBonds } as const;
const numberOf = (text: string | null) => (text === null ? null : Number(text)); // a length on screen

/** The value to come at low, base and high growth. */
export function PacingFan({ points, unit, decimals = 0 }: { points: readonly FanPoint[]; unit: AmountUnit; decimals?: number }) {
  const t = useText(pacingText);
  const f = useFormats();
  const show = (value: number | null) => f.amount(value, { unit, decimals });
  const series = CASES.map(one => ({
    id: one,
    label: t(one),
    color: COLOURS[one],
    thin: one !== 'base',
    values: points.map(point => numberOf(point[one])),
  }));
  return <HistoryChart label={t('chart')} days={points.map(({ day }) => day)} series={series} show={show} axis={show} height={260} />;
}
