import type { AmountUnit } from '@hakaru/contract/preferences';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { classColors, FUND } from '#ui/charts/palette';
import { Dialog } from '#ui/dialog';
import { Facts, type Fact } from '#ui/facts';
import { EmptyState } from '#ui/states';
import { pacingText } from './pacing-text';

/** A year-end with the value in each case; null where it cannot be forecast. */
export type FanPoint = { day: string; low: string | null; base: string | null; high: string | null };

const CASES = ['high', 'base', 'low'] as const;
const COLOURS = { high: classColors.domesticEquity, base: FUND, low: classColors.foreignBonds } as const;
const numberOf = (text: string | null) => (text === null ? null : Number(text)); // for the chart's geometry only

type PacingFanProps = {
  subtitle: string;
  fileName: string;
  refreshing?: boolean;
  points: readonly FanPoint[];
  unit: AmountUnit;
  decimals?: number;
  /** Shown instead of the chart where nothing is forecast. */ none: string;
  /** The parts of a year. */ details: (at: number) => readonly Fact[];
};

/** The forecast value at low, base and high growth; a year opens its parts. */
export function PacingFan({ subtitle, fileName, refreshing = false, points, unit, decimals = 0, none, details }: PacingFanProps) {
  const t = useText(pacingText);
  const f = useFormats();
  const [opened, setOpened] = useState<number | null>(null);
  const show = (value: number | null) => f.amount(value, { unit, decimals });
  const series = CASES.map(one => ({
    id: one,
    label: t(one),
    color: COLOURS[one],
    thin: one !== 'base',
    values: points.map(point => numberOf(point[one])),
  }));
  const day = opened === null ? undefined : points[opened]?.day;
  return (
    <ChartPanel title={t('chart')} subtitle={subtitle} fileName={fileName} refreshing={refreshing} footnote={t('model')}>
      {points.length === 0 ? (
        <EmptyState title={none} next="record" />
      ) : (
        <HistoryChart
          label={t('chart')}
          days={points.map(point => point.day)}
          series={series}
          show={show}
          axis={show}
          height={260}
          ahead
          onOpen={setOpened}
        />
      )}
      {opened !== null && day !== undefined && (
        <Dialog open onClose={() => setOpened(null)} title={t('yearTo', { day: f.date(day) })}>
          <p>{subtitle}</p>
          <Facts
            facts={[
              ...CASES.map((one): Fact => [`${t('nav')} · ${t(one)}`, f.amount(points[opened]?.[one] ?? null, { unit, decimals })]),
              ...details(opened),
            ]}
          />
        </Dialog>
      )}
    </ChartPanel>
  );
}
