import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { AssetFrame, TracedAssets, useBookContext, WhoseMoney } from '#features/figures/public';
import { useClientName } from '#features/profile/public';
import { OpenDifferences, useOpenDifferences } from '#features/reconciliations/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { KpiStrip } from '#ui/kpi-strip';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { CancelDialog } from './cancel-dialog';
import { PopulateMonthEndDocument } from './month-end.gen';
import s from './month-end.module.css';
import { MonthEndTables } from './month-end-tables';
import { OpeningButton, OpeningNotice } from './opening-history';
import { PopulatedPanel } from './populated-panel';
import { isRunning, useMonthEnd, useNotifyWhenDone, type MonthEnd } from './queries';
import { SecondPerson } from './second-person';
import { missText, monthEndText } from './text';

/** Populates a month and cancels it: lists what is missing and what will be estimated, and asks before every step. */
export function MonthEndPage() {
  const t = useText(monthEndText);
  const { assetId } = useBookContext();
  const { role = 'owner' } = useParams({ strict: false });
  const { data, isError, refetch } = useMonthEnd(assetId);
  const wait = useNotifyWhenDone(data?.run);
  const links = (
    <>
      <AppLink to="/$role/reportingTasks" params={{ role }}>
        {t('tasks')}
      </AppLink>{' '}
      ·{' '}
      <AppLink to="/$role/reports" params={{ role }}>
        {t('reports')}
      </AppLink>
    </>
  );
  return (
    <AssetFrame>
      <PageHead title={t('title')} context={<WhoseMoney extra={links} />}>
        {data && <Actions assetId={assetId} month={data} onStarted={wait} />}
      </PageHead>
      {assetId === '' && <EmptyState title={t('noAsset')} next="asset" />}
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && assetId !== '' && <SkeletonRows rows={8} />}
      {data && (
        <TracedAssets assetOf={() => assetId}>
          <div className={s.stack}>
            <RunNotice run={data.run} />
            <State month={data} />
            <OpeningNotice opening={data.opening} />
            {data.next && <OpenDifferences assetId={assetId} asOf={data.next} />}
            <MonthEndTables month={data} />
            {data.latest && data.previous && <PopulatedPanel latest={data.latest} previous={data.previous} />}
            {data.can.set && <SecondPerson isOn={data.secondPerson} onChanged={() => void refetch()} />}
          </div>
        </TracedAssets>
      )}
    </AssetFrame>
  );
}

function State({ month }: { month: MonthEnd }) {
  const t = useText(monthEndText);
  const formats = useFormats();
  const { latest, populatedAt, populatedBy, previous, next, open, blocking, carried } = month;
  const when = populatedAt && (populatedBy ? t('by', { time: formats.time(populatedAt), name: populatedBy }) : formats.time(populatedAt));
  return (
    <KpiStrip
      label={t('state')}
      items={[
        { label: t('latest'), figure: formats.date(latest), note: when },
        { label: t('previous'), figure: formats.date(previous) },
        { label: t('next'), figure: formats.date(next) },
        { label: t('ready'), figure: next ? `${open - blocking.length - carried.length} / ${open}` : '-' },
      ]}
    />
  );
}

function RunNotice({ run }: { run: MonthEnd['run'] }) {
  const t = useText(monthEndText);
  const misses = useText(missText);
  if (!run) return null;
  if (isRunning(run)) {
    return (
      <Notice>
        <p>{t('running', { done: run.done, total: run.total })}</p>
        <progress className={s.progress} value={run.done} max={Math.max(1, run.total)} aria-label={t('title')} />
        <p>{t('leave')}</p>
      </Notice>
    );
  }
  const why = MISSES.find(name => name === run.failure);
  return run.state === 'failed' && why ? <Notice tone="warn">{t('runFailed', { why: misses(why) })}</Notice> : null;
}

const MISSES = ['notReady', 'outOfOrder', 'alreadyPopulated', 'notNewest', 'nothingEarlier', 'laterPublished', 'unexpected'] as const;

function Actions({ assetId, month, onStarted }: { assetId: string; month: MonthEnd; onStarted: (runId: string) => void }) {
  const t = useText(monthEndText);
  const misses = useText(missText);
  const formats = useFormats();
  const [isCancelling, setCancelling] = useState(false);
  const { latest, next, blocking, carried, cancelMiss, can, run } = month;
  const isBusy = isRunning(run);
  const client = useClientName();
  const differences = useOpenDifferences(assetId, next ?? '');
  const populate = async () => {
    if (!next) return;
    const title = t('populateAsk', { date: formats.date(next) });
    const body = [
      ...(carried.length > 0 ? [t('populateCarried', { carried: carried.length })] : []),
      ...(differences > 0 ? [t('populateDifferences', { n: differences })] : []),
      t('populateBody'),
    ].join(' ');
    const action = async () => onStarted((await ask(PopulateMonthEndDocument, { assetId, asOf: next })).populateMonthEnd.id);
    await confirm({ title, body, client, confirmLabel: t('populate'), failureText: t('refused'), action });
  };
  const missed = MISSES.find(name => name === cancelMiss);
  if (!can.steer) return null;
  return (
    <>
      <span title={missed ? misses(missed) : undefined}>
        <Button disabled={isBusy || cancelMiss !== null} onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      </span>
      <OpeningButton assetId={assetId} month={month} onStarted={onStarted} />
      <span title={blocking.length > 0 ? misses('notReady') : undefined}>
        <Button kind="primary" disabled={isBusy || !next || blocking.length > 0} onClick={() => void populate()}>
          {t('populate')}
        </Button>
      </span>
      {isCancelling && latest && (
        <CancelDialog assetId={assetId} month={month} latest={latest} onClose={() => setCancelling(false)} onStarted={onStarted} />
      )}
    </>
  );
}
