import type { ReactNode } from 'react';
import { KnownControl, KnownStrip, TraceContext, useExportHead, useUrlText } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ExportContext } from '#ui/export/export-context';
import { PageHead } from '#ui/page-head';
import { usePageFrame } from '#ui/print/use-page-frame';
import { marketText } from './market-text';
import { useMarketContext } from './queries';

type MarketPageProps = { title: string; context?: ReactNode; actions?: ReactNode; children: ReactNode };

/** The frame of market data pages: they need no portfolio, and nothing on them is calculated from one. */
export function MarketPage({ title, context, actions, children }: MarketPageProps) {
  const t = useText(marketText);
  const formats = useFormats();
  const { organisation } = useProfile();
  const { asOf } = useMarketContext();
  const head = useExportHead();
  // What opens here is the history of a fact, not the trace of a calculated figure.
  const [, setFact] = useUrlText('fact');
  usePageFrame(head, 'screen');
  const place = [organisation.name, asOf ? t('asOf', { date: formats.date(asOf) }) : t('today')].join(' · ');
  return (
    <ExportContext value={head}>
      <TraceContext value={setFact}>
        <PageHead
          title={title}
          context={
            <>
              {place}
              {context && <> · {context}</>}
            </>
          }
        >
          {actions}
          <KnownControl canCompare={false} />
        </PageHead>
        <KnownStrip />
        {children}
      </TraceContext>
    </ExportContext>
  );
}
