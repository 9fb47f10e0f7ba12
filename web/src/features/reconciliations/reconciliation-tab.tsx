import { Checkbox } from '@mantine/core';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { FigureText, useBookContext } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { KpiStrip, type Kpi } from '#ui/kpi-strip';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { DoneState, EmptyState, ErrorState } from '#ui/states';
import { ClearDialog } from './clear-dialog';
import { DecideDialog, type Decision } from './decide-dialog';
import { MonthStep } from './month-step';
import { isClearable, PositionsTable } from './positions-table';
import { shown, useReconciledMonth, useReconciliation, type Position, type Reconciliation } from './queries';
import s from './reconciliations.module.css';
import { reconciliationText } from './text';

/** One mandate's month in two books: the differences, their causes, and the decisions about them. */
export function ReconciliationTab({ mandateId }: { mandateId: string }) {
  const t = useText(reconciliationText);
  const { month } = useReconciledMonth();
  const { data, isError, refetch, isPlaceholderData } = useReconciliation(mandateId, month);
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} />;
  return (
    <div className={s.stack}>
      <Totals month={data} />
      {data.isLocked && data.open > 0 && <Notice>{t('locked')}</Notice>}
      <Positions month={data} asOf={month} isRefreshing={isPlaceholderData} />
    </div>
  );
}

function Totals({ month }: { month: Reconciliation }) {
  const t = useText(reconciliationText);
  const { managerValue, trusteeValue, difference, share, rateEffect, matched, explained, open } = month;
  const figure = (of: Reconciliation['difference']) => <FigureText figure={shown(of)} as="headline" />;
  const items: Kpi[] = [
    { label: t('difference'), figure: figure(difference), note: figure(share) },
    { label: t('manager'), figure: figure(managerValue) },
    { label: t('trustee'), figure: figure(trusteeValue), note: month.accounts.map(({ ref }) => ref).join(', ') },
    ...(rateEffect.value === null ? [] : [{ label: t('rateEffect'), figure: figure(rateEffect), note: t('rateEffectNote') }]),
    { label: t('state'), figure: t('openCount', { n: open }), note: t('summary', { matched, explained, open }) },
  ];
  return <KpiStrip label={t('keyFigures')} items={items} />;
}

type PositionsProps = { month: Reconciliation; asOf: string; isRefreshing: boolean };

function Positions({ month, asOf, isRefreshing }: PositionsProps) {
  const t = useText(reconciliationText);
  const formats = useFormats();
  const { assetId } = useBookContext();
  const [showsAll, setShowsAll] = useState(false);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isClearing, setIsClearing] = useState(false);
  const differing = month.positions.filter(({ state }) => state !== 'matched');
  const rows = bySize(showsAll ? month.positions : differing);
  const picked = rows.filter(row => chosen.has(row.id) && isClearable(row));
  return (
    <Panel
      title={t('positions')}
      subtitle={t('positionsLead', { month: formats.month(asOf) })}
      refreshing={isRefreshing}
      tools={
        <>
          {picked.length > 0 && (
            <Button icon={<CheckCheck size={14} />} onClick={() => setIsClearing(true)}>
              {t('clearMany', { count: picked.length })}
            </Button>
          )}
          <Checkbox
            size="xs"
            label={t('showAll')}
            checked={showsAll}
            onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
          />
          <MonthStep />
        </>
      }
      flush
    >
      {rows.length > 0 ? (
        <PositionsTable month={month} rows={rows} onDecide={setDecision} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Nothing month={month} />
      )}
      {decision && <DecideDialog decision={decision} month={month} assetId={assetId} onClose={() => setDecision(null)} />}
      {isClearing && <ClearDialog rows={picked} month={month} assetId={assetId} onClose={() => setIsClearing(false)} />}
    </Panel>
  );
}

function Nothing({ month: { state, accounts } }: { month: Reconciliation }) {
  const t = useText(reconciliationText);
  if (state === 'noTrusteeBook')
    return <EmptyState title={t('noTrusteeBook')}>{t(accounts.length > 0 ? 'noTrusteeBookBody' : 'noCustodialBody')}</EmptyState>;
  if (state === 'noManagerBook') return <EmptyState title={t('noManagerBook')} next="import" />;
  return <DoneState title={t('noDifferences')} />;
}

/** Open differences first, then by size. */
function bySize(positions: readonly Position[]): Position[] {
  const size = ({ difference }: Position) => Math.abs(Number(difference.value ?? 0));
  const isOpen = ({ state }: Position) => Number(state === 'open');
  return positions.toSorted((one, other) => isOpen(other) - isOpen(one) || size(other) - size(one));
}
