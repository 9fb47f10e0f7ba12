import { useState } from 'react';
import { FigureText, horizonText, useUrlText, VerifyButton, type BookView } from '#features/figures/public';
import { useLanguage, useText, type Language } from '#platform/text';
import { Heatmap } from '#ui/charts/heatmap';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { performanceText } from './text';
import { asNumber, useMonths, type Months } from './use-months';
import { monthOrder, yearsOfMonths, type YearOfMonths, type YearsKind } from './years';

type Measure = 'return' | 'excess';
type Shown = { view: BookView; entityId: string; hasBenchmark: boolean };

/** Months across, years down, newest first; each cell is a figure. Returns are shown beside those of the same months a year earlier. */
export function MonthlyMatrix({ view, entityId, hasBenchmark }: Shown) {
  const t = useText(performanceText);
  const language = useLanguage();
  const [measure, setMeasure] = useState<Measure>('return');
  const years = useYears(view, entityId);
  const columns = columnsOf(measure, years.kind);
  const { months, isError, refetch, isFetching } = useMonths(view, entityId, columns);
  const verified = useVerified(columns);
  const title = t(measure === 'return' ? 'monthly' : 'monthlyExcess');
  const names = monthNames(language);
  const isFiscal = years.kind === 'fiscal';
  const items = [
    { value: 'return' as const, label: t('own') },
    { value: 'excess' as const, label: t('excess') },
  ];
  return (
    <Panel
      title={title}
      subtitle={isFiscal ? t('monthlyFiscal', { month: names[years.start - 1] ?? '' }) : t('monthlyUnit')}
      refreshing={isFetching && months !== undefined}
      {...(measure === 'return' ? { footnote: t(isFiscal ? 'priorFiscalNote' : 'priorNote') } : {})}
      tools={
        <>
          {years.canSwitch && <YearsSwitch kind={years.kind} />}
          {hasBenchmark && <Segmented label={t('show')} value={measure} onChange={setMeasure} items={items} />}
          {months && <VerifyButton screen="months" title={title} rows={months.days.map(asOf => ({ entityId, asOf }))} columns={verified} />}
        </>
      }
    >
      {isError && !months && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!months && !isError && <SkeletonRows rows={10} />}
      {months && <Table title={title} months={months} measure={measure} years={years} names={names} />}
    </Panel>
  );
}

type Years = { kind: YearsKind; start: number };

/** Calendar years unless the address says otherwise; no choice where the fiscal year is the calendar year. */
function useYears({ index }: BookView, entityId: string): Years & { canSwitch: boolean } {
  const [chosen] = useUrlText('years');
  const start = index.entity(entityId)?.mandate?.fiscal_year_start ?? index.book.fiscal_year_start;
  const canSwitch = start !== 1;
  return { kind: chosen === 'fiscal' && canSwitch ? 'fiscal' : 'calendar', start, canSwitch };
}

function YearsSwitch({ kind }: { kind: YearsKind }) {
  const t = useText(performanceText);
  const [, choose] = useUrlText('years');
  const items = (['calendar', 'fiscal'] as const).map(value => ({ value, label: t(value) }));
  return (
    <Segmented<YearsKind>
      label={t('years')}
      value={kind}
      onChange={next => choose(next === 'calendar' ? null : next, { replace: true })}
      items={items}
    />
  );
}

/** The columns requested for every month: its own figure, and those of the year up to it. */
function columnsOf(measure: Measure, kind: YearsKind): string[] {
  const horizons = kind === 'fiscal' ? (['fytd', '12m'] as const) : (['ytd'] as const);
  const compared = measure === 'return' ? ['return', 'priorReturn', 'overPrior'] : [measure];
  return [`${measure}.1m`, ...horizons.flatMap(horizon => compared.map(name => `${name}.${horizon}`))];
}

function useVerified(columns: readonly string[]) {
  const t = useText(performanceText);
  const horizon = useText(horizonText);
  const names: Readonly<Record<string, string>> = {
    return: t('monthly'),
    excess: t('monthlyExcess'),
    priorReturn: t('priorYear'),
    overPrior: t('onTheYear'),
  };
  return columns.map(column => {
    const [name = '', span = ''] = column.split('.');
    const over = span in horizonText ? horizon(span as keyof typeof horizonText) : span; // looked up in the table just before
    return { column, label: span === '1m' ? (names[name] ?? name) : `${names[name] ?? name} ${over}` };
  });
}

type TableProps = { title: string; months: Months; measure: Measure; years: Years; names: readonly string[] };

function Table({ title, months, measure, years: shown, names }: TableProps) {
  const t = useText(performanceText);
  const all = yearsOfMonths(months.days, shown).filter(year => hasAny(months, year, measure));
  const isFiscal = shown.kind === 'fiscal';
  const yearOf = (number: number) => all.find(({ year }) => year === number);
  const ofYear = (number: number, name: string) => {
    const year = yearOf(number);
    return year && months.on(year.last, `${name}.${year.horizon}`);
  };
  const figure = (number: number, at: number | null) => (
    <FigureText figure={at === null ? ofYear(number, measure) : months.on(yearOf(number)?.days[at] ?? '', `${measure}.1m`)} mark={false} />
  );
  const more = (name: string, header: string) => ({
    header,
    value: (number: number) => asNumber(ofYear(number, name)?.value),
    figure: (number: number) => <FigureText figure={ofYear(number, name)} mark={false} />,
  });
  return (
    <Heatmap
      label={title}
      years={all.map(({ year, days }) => ({
        year,
        ...(isFiscal ? { label: t('fiscalYear', { year: String(year) }) } : {}),
        months: days.map(day => asNumber(months.on(day ?? '', `${measure}.1m`)?.value)),
        total: asNumber(ofYear(year, measure)?.value),
      }))}
      monthNames={monthOrder(shown).map(month => names[month] ?? '')}
      strongest={strongestOf(months, measure)}
      figure={figure}
      more={
        measure === 'return'
          ? [
              more('priorReturn', t(isFiscal ? 'priorFiscalYear' : 'priorYear')),
              more('overPrior', t(isFiscal ? 'onTheFiscalYear' : 'onTheYear')),
            ]
          : []
      }
    />
  );
}

/** A year without any report has no row. */
function hasAny(months: Months, { days }: YearOfMonths, measure: Measure): boolean {
  return days.some(day => day !== null && (months.on(day, `${measure}.1m`)?.value ?? null) !== null);
}

// On a smaller scale, colour would exaggerate noise.
const FAINTEST_SCALE = 0.005;

/** Full colour strength is reached by the strongest tenth of the months, so that bonds and equities both show shades. */
function strongestOf(months: Months, measure: Measure): number {
  const sizes = months.values(`${measure}.1m`).flatMap(value => (value === null ? [] : Math.abs(value)));
  const ordered = sizes.toSorted((a, b) => a - b);
  return Math.max(FAINTEST_SCALE, ordered[Math.floor(ordered.length * 0.9)] ?? 0);
}

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-US', { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
}
