import type { ReactNode } from 'react';
import type { BookView } from '#features/figures/public';
import { DrawdownChart, RollingChart } from '#features/performance/public';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { PanelCell, PanelGrid } from '#ui/panel';
import { RealisedTable } from './realised-table';
import { riskText } from './text';

type RealisedProps = { view: BookView; entityId: string };

/** States which of the two kinds of risk is shown. */
export function RealisedNotice({ children }: { children: ReactNode }) {
  const t = useText(riskText);
  return (
    <Notice>
      <strong>{t('realised')}</strong> {children} {t('realisedNote')}
    </Notice>
  );
}

/** Realised risk of one entity: statistics over three windows, rolling figures, and the drawdown. */
export function Realised({ view, entityId }: RealisedProps) {
  const hasBenchmark = (view.index.entity(entityId)?.benchmarkId ?? null) !== null;
  return (
    <PanelGrid>
      <PanelCell span={12}>
        <RealisedTable entityId={entityId} hasBenchmark={hasBenchmark} />
      </PanelCell>
      <PanelCell span={6}>
        <RollingChart view={view} entityId={entityId} hasBenchmark={hasBenchmark} />
      </PanelCell>
      <PanelCell span={6}>
        <DrawdownChart view={view} entityId={entityId} />
      </PanelCell>
    </PanelGrid>
  );
}
