import type { ReactNode } from 'react';
import {
  FigureText,
  useArea,
  useFigureGrid,
  useRunningMonth,
  type RunningMonth,
  type BookEntity,
  type FigureGrid,
} from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { KpiStrip, type Kpi } from '#ui/kpi-strip';
import { hasPolicy, type AccountsProps } from './shared-props';
import { overviewText } from './text';

type Props = AccountsProps & { total: FigureGrid | undefined; mandates: FigureGrid | undefined; unfunded: FigureGrid | undefined };

const CAPITAL = ['baselCapital.-', 'baselRwa.-'] as const;

/** What needs attention: risk, classes out of band, late reports, and whether cash covers the commitments. */
export function WatchStrip({ view, rootId, accounts, total, mandates, unfunded, isRefreshing }: Props) {
  const t = useText(overviewText);
  const currency = view.index.book.baseCurrency;
  const show = (column: string): ReactNode => <FigureText as="headline" currency={currency} figure={total?.at(rootId, column)} />;
  const { data: running, isLoading } = useRunningMonth(view.index.book.assetId);
  const f = useFormats();
  // Banks see their capital here; other owners have no such figure to request.
  const area = useArea();
  const { organisationPackages } = useVisitor();
  const hasBasel = area === 'owner' && organisationPackages.includes('basel');
  const { data: capital } = useFigureGrid({ rows: 'root', columns: hasBasel ? CAPITAL : [] });
  const promised = unfunded?.at(rootId, 'unfunded.-');
  const cash = view.index.book.entities.filter(isCash).flatMap(({ id }) => mandates?.at(id, 'marketValue.-') ?? []);
  const lateFigure = (month: RunningMonth | null | undefined): Omit<Kpi, 'label'> => {
    if (!month) return { figure: BLANK, note: BLANK };
    if (month.reports === 0) return { figure: MISSING, note: t('noReports') };
    return { figure: <LateLink n={month.late} />, note: t('ofReports', { n: month.reports, month: f.month(month.asOf) }) };
  };
  const items: (Kpi | null)[] = [
    {
      label: t('volatility'),
      figure: show('volatility.3y'),
      note: (
        <>
          {t('trackingError')} {show('trackingError.3y')} · {t('informationRatio')} {show('informationRatio.3y')}
        </>
      ),
    },
    {
      label: t('outside'),
      figure: show('outsideBand.-'),
      note: hasPolicy(view, accounts) ? t('ofClasses', { n: view.index.book.classes.length }) : t('noPolicy'),
    },
    // Cards stand while their figures are on the way, so that their neighbours do not move.
    running || isLoading ? { label: t('lateReports'), ...lateFigure(running) } : null,
    hasBasel
      ? {
          label: t('capital'),
          figure: <FigureText as="headline" currency={currency} figure={capital?.at(rootId, 'baselCapital.-')} />,
          note: (
            <>
              {t('weightedAssets')} <FigureText as="headline" currency={currency} figure={capital?.at(rootId, 'baselRwa.-')} />
            </>
          ),
        }
      : null,
    unfunded === undefined || (promised && promised.value !== null)
      ? {
          label: t('unfunded'),
          figure: <FigureText as="headline" currency={currency} figure={promised} />,
          note: (
            <>
              {t('cash')}{' '}
              {cash.map(figure => (
                <FigureText key={figure.key} as="headline" currency={currency} figure={figure} />
              ))}
            </>
          ),
        }
      : null,
  ];
  return <KpiStrip quiet label={t('watch')} refreshing={isRefreshing} items={items.filter(item => item !== null)} />;
}

/** Holds a line open until its figure arrives. */
const BLANK = '\u00a0';

function isCash({ mandate }: BookEntity): boolean {
  return mandate?.style === 'cash';
}

function LateLink({ n }: { n: number }) {
  const role = useArea();
  const formats = useFormats();
  return (
    <AppLink quiet to="/$role/reportingTasks" params={{ role }}>
      {formats.number(n, { decimals: 0 })}
    </AppLink>
  );
}
