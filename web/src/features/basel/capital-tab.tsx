import { mayWrite } from '@hakaru/contract/access';
import { useState } from 'react';
import { FigureText, useBookContext } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { KpiStrip } from '#ui/kpi-strip';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import s from './basel.module.css';
import { BridgePanel } from './bridge-panel';
import { CascadePanel } from './cascade-panel';
import { CompositionDialog } from './composition-dialog';
import { EvidenceDialog } from './evidence-dialog';
import { LinesPanel } from './lines-panel';
import { MissingTable } from './missing-table';
import { shown, useBasel, type BaselFund, type BaselReport } from './queries';
import { baselText } from './text';

/** The capital requirement of one fund, and why: approach by approach, line by line. */
export function CapitalTab({ entityId }: { entityId: string }) {
  const t = useText(baselText);
  const { data, error, refetch } = useBasel(entityId);
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} />;
  const [fund] = data.rows;
  return fund ? <Capital report={data} fund={fund} /> : <EmptyState title={t('noFunds')} next="day" />;
}

function Capital({ report, fund }: { report: BaselReport; fund: BaselFund }) {
  const t = useText(baselText);
  const { role } = useVisitor();
  const { known } = useBookContext();
  const [dialog, setDialog] = useState<'composition' | 'evidence' | null>(null);
  const close = () => setDialog(null);
  const figure = (of: BaselFund['rwa']) => <FigureText figure={shown(of)} as="headline" />;
  const items = [
    { label: t('capital'), figure: figure(fund.capital), note: t('capitalNote', { percent: report.capitalPercent }) },
    { label: t('rwa'), figure: figure(fund.rwa) },
    { label: t('riskWeight'), figure: figure(fund.riskWeight) },
    { label: t('exposure'), figure: figure(fund.exposure) },
    { label: t('coverage'), figure: figure(fund.coverage) },
    { label: t('missingCost'), figure: figure(fund.missingCost) },
  ];
  const canWrite = report.isOwn && mayWrite(role) && known === null;
  const tools = canWrite ? (
    <>
      <Button onClick={() => setDialog('composition')}>{t('enterComposition')}</Button>
      <Button onClick={() => setDialog('evidence')}>{t('enterEvidence')}</Button>
    </>
  ) : null;
  return (
    <div className={s.stack}>
      <KpiStrip label={t('keyFigures')} items={items} />
      <CascadePanel fund={fund} tools={tools} />
      <BridgePanel report={report} />
      <MissingTable funds={[fund]} isOfOne />
      <LinesPanel fund={fund} />
      {dialog === 'composition' && <CompositionDialog fund={fund} asOf={report.asOf} onClose={close} />}
      {dialog === 'evidence' && <EvidenceDialog fund={fund} asOf={report.asOf} onClose={close} />}
    </div>
  );
}
