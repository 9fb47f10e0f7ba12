import { useState } from 'react';
import { FigureText, horizonText, VerifyButton, type BookView } from '#features/figures/public';
import { useLanguage, useText, type Language } from '#platform/text';
import { Heatmap } from '#ui/charts/heatmap';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { performanceText } from './text';
import { asNumber, useMonths, type Months } from './use-months';

type Measure = 'return' | 'excess';

/** Months across, years down, newest first; each cell a figure. */
export function MonthlyMatrix({ view, entityId, hasBenchmark }: { view: BookView; entityId: string; hasBenchmark: boolean }) {
  const t = useText(performanceText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  const [measure, setMeasure] = useState<Measure>('return');
  const columns = [`${measure}.1m`, `${measure}.ytd`];
  const { months, isError, refetch, isFetching } = useMonths(view, entityId, columns);
  const title = t(measure === 'return' ? 'monthly' : 'monthlyExcess');
  const items = [
    { value: 'return' as const, label: t('own') },
    { value: 'excess' as const, label: t('excess') },
  ];
  const verified = [
    { column: `${measure}.1m`, label: title },
    { column: `${measure}.ytd`, label: `${title} ${horizon('ytd')}` },
  ];
  const figure = (year: number, month: number | null) => <FigureText figure={figureOf(months, { year, month, measure })} mark={false} />;
  return (
    <Panel
      title={title}
      subtitle={t('monthlyUnit')}
      refreshing={isFetching && months !== undefined}
      tools={
        <>
          {hasBenchmark && <Segmented label={t('show')} value={measure} onChange={setMeasure} items={items} />}
          {months && <VerifyButton screen="months" title={title} rows={months.days.map(asOf => ({ entityId, asOf }))} columns={verified} />}
        </>
      }
    >
      {isError && !months && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!months && !isError && <SkeletonRows rows={10} />}
      {months && (
        <Heatmap
          label={title}
          years={yearsOf(months, measure)}
          monthNames={monthNames(language)}
          strongest={strongestOf(months, measure)}
          figure={figure}
        />
      )}
    </Panel>
  );
}

type Cell = { year: number; month: number | null; measure: Measure };

/** A year's own figure is the year to date at its last month there is. */
function figureOf(months: Months | undefined, { year, month, measure }: Cell) {
  if (!months) return undefined;
  if (month !== null) return months.on(months.days.find(day => day.startsWith(monthStart(year, month))) ?? '', `${measure}.1m`);
  return months.on(months.days.findLast(day => day.startsWith(`${year}-`)) ?? '', `${measure}.ytd`);
}

function yearsOf(months: Months, measure: Measure) {
  const years = [...new Set(months.days.map(day => Number(day.slice(0, 4))))].toReversed();
  return years.map(year => ({
    year,
    months: Array.from({ length: 12 }, (_, month) => asNumber(figureOf(months, { year, month, measure })?.value)),
    total: asNumber(figureOf(months, { year, month: null, measure })?.value),
  }));
}

// Below this, colour would make noise look like news.
const FAINTEST_SCALE = 0.005;

/** Full strength is for the strongest tenth of the months, so that bonds and equities both have shades. */
function strongestOf(months: Months, measure: Measure): number {
  const sizes = months.values(`${measure}.1m`).flatMap(value => (value === null ? [] : Math.abs(value)));
  const ordered = sizes.toSorted((a, b) => a - b);
  return Math.max(FAINTEST_SCALE, ordered[Math.floor(ordered.length * 0.9)] ?? 0);
}

function monthStart(year: number, month: number): string {
  return `${year}-${String(month + 1).padStart(2, '0')}-`;
}

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-US', { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
}
