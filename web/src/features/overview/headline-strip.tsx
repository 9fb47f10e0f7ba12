import type { ReactNode } from 'react';
import { FigureText, QualityNote, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import type { AccountsProps } from './shared-props';
import { AssumedNote } from './assumed-card';
import { overviewText } from './text';

/** Value, returns against the composite, and the year against the assumed rate. */
export function HeadlineStrip({ view, rootId, accounts, total, isRefreshing }: AccountsProps & { total: FigureGrid | undefined }) {
  const t = useText(overviewText);
  const currency = view.index.book.baseCurrency;
  const show = (column: string): ReactNode => (
    <FigureText as="headline" currency={currency} figure={accounts?.at(rootId, column) ?? total?.at(rootId, column)} />
  );
  const performance = (label: string, horizon: string) => ({
    label,
    figure: show(`return.${horizon}`),
    noteLines: 2,
    note: (
      <>
        {t('benchmark')} {show(`benchmarkReturn.${horizon}`)}
        <br />
        {t('excess')} {show(`excess.${horizon}`)}
      </>
    ),
  });
  const value = accounts?.at(rootId, 'marketValue.-');
  return (
    <KpiStrip
      label={t('kpis')}
      refreshing={isRefreshing}
      items={[
        {
          label: t('marketValue'),
          figure: show('marketValue.-'),
          note: (
            <>
              {t('profitAndFlow')} {show('profit.1m')} · {t('flow')} {show('flow.1m')}
              <br />
              <QualityNote figure={value} />
            </>
          ),
          noteLines: 3,
        },
        performance(t('returnMonth'), '1m'),
        performance(t('returnFiscal'), 'fytd'),
        performance(t('returnYear'), '1y'),
        {
          label: t('assumed'),
          figure: show('overAssumed.1y'),
          note: <AssumedNote assetId={view.index.book.assetId} isOwn={view.index.book.isOwn} rate={show('assumedReturn.1y')} />,
        },
      ]}
    />
  );
}
