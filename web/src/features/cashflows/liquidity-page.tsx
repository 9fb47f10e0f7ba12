import type { LadderStepId } from '@hakaru/contract/liquidity';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useChosenAsset, useIsOnAsset, WhoseMoney } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Bars } from '#ui/charts/bars';
import { ChartPanel } from '#ui/charts/chart-panel';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { AccountChoice } from './account-choice';
import { forecastAddress } from './address';
import { LiquidityDialog, type OpenCell } from './liquidity-dialog';
import { useLiquidityLadder, type LiquidityLadder } from './liquidity-queries';
import { LiquidityTable } from './liquidity-table';
import { liquidityText } from './liquidity-text';
import { useAccounts, type Scope } from './queries';
import { RungDialog } from './rung-dialog';
import { RedemptionPanel } from './redemption-panel';
import { cashflowText } from './text';
import s from './cashflows.module.css';

const EACH = 'each';

/** Cash, forwards, private funds and bonds on one ladder, for one account or for everything. */
export function LiquidityPage() {
  const t = useText(cashflowText);
  const words = useText(liquidityText);
  const hasAll = useIsOnAsset();
  const assetId = useChosenAsset();
  const { data: accounts, error } = useAccounts({ assetId, mandateId: null });
  if (error) throw error;
  return (
    <>
      <PageHead title={t('liquidity')} context={<WhoseMoney extra={words('lead')} />} />
      {accounts === undefined && <SkeletonRows rows={10} />}
      {accounts?.length === 0 && <EmptyState title={t('noAccounts')} next="record" />}
      {accounts && accounts.length > 0 && <LadderOf assetId={assetId} hasAll={hasAll} accounts={accounts} />}
    </>
  );
}

type Accounts = NonNullable<ReturnType<typeof useAccounts>['data']>;

function LadderOf({ assetId, hasAll, accounts }: { assetId: string | null; hasAll: boolean; accounts: Accounts }) {
  const words = useText(liquidityText);
  const [{ account: asked = '', currency: into }, set] = useAddress(forecastAddress);
  const [cell, setCell] = useState<OpenCell | null>(null);
  const account = asked === '' && !hasAll ? `mandate:${accounts[0]?.mandateId ?? ''}` : asked;
  const mandate = accounts.find(({ mandateId }) => account === `mandate:${mandateId}`);
  const scope: Scope = { assetId: mandate ? null : assetId, mandateId: mandate?.mandateId ?? null };
  const { data, isError, refetch } = useLiquidityLadder({ ...scope, into: into ?? null });
  const currencies = [...new Set([...(data?.currencies ?? []), 'JPY', 'USD', ...(into ? [into] : [])])];
  const tools = (
    <>
      <AccountChoice
        accounts={accounts}
        funds={[]}
        hasAll={hasAll}
        value={account}
        onChoose={value => set({ account: value || undefined })}
      />
      <Select
        aria-label={words('shownIn')}
        size="xs"
        w={168}
        allowDeselect={false}
        data={[{ value: EACH, label: words('each') }, ...currencies.map(value => ({ value, label: value }))]}
        value={into ?? EACH}
        onChange={value => set({ currency: value === null || value === EACH ? undefined : value })}
      />
    </>
  );
  return (
    <div className={s.stack}>
      <Panel title={words('table')} tools={tools} footnote={<Notes ladder={data} />} flush>
        {isError && !data && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonRows rows={10} />}
        {data && data.rows.length === 0 && <EmptyState title={words('none')} next="wait" />}
        {data && data.rows.length > 0 && <LiquidityTable ladder={data} onOpen={setCell} />}
      </Panel>
      <RedemptionPanel scope={scope} accounts={accounts} />
      {data?.sums.map(sum => (
        <RunningChart key={sum.currency} ladder={data} currency={sum.currency} onOpen={setCell} />
      ))}
      {cell && <LiquidityDialog scope={scope} cell={cell} isTurned={into !== undefined} onClose={() => setCell(null)} />}
    </div>
  );
}

function Notes({ ladder }: { ladder: LiquidityLadder | undefined }) {
  const words = useText(liquidityText);
  const formats = useFormats();
  const used = (ladder?.rates ?? []).map(({ base, quote, day, rate }) => `${base}/${quote} ${rate} (${formats.date(day)})`);
  return (
    <>
      {words('note')}
      {used.length > 0 && ` ${words('rates', { rates: used.join(', ') })}`}
    </>
  );
}

/** The amount available by each step of the ladder. An unknown amount is left out of the chart and is a gap in the table. */
function RunningChart({ ladder, currency, onOpen }: { ladder: LiquidityLadder; currency: string; onOpen: (cell: OpenCell) => void }) {
  const words = useText(liquidityText);
  const formats = useFormats();
  const [step, setStep] = useState<LadderStepId | null>(null);
  const running = ladder.sums.find(sum => sum.currency === currency)?.running ?? [];
  const items = ladder.steps.flatMap(({ id }, at) => {
    const amount = running[at]?.amount ?? null;
    return amount === null ? [] : [{ id, label: words(id as LadderStepId), value: Number(amount) }]; // a ladder step; the number is a bar
  });
  const format = (value: number) => formats.number(String(Math.round(value / 1_000_000)), { decimals: 0 });
  return (
    <>
      <ChartPanel title={`${words('chart')} · ${currency}`} subtitle={formats.unit('million', currency)} fileName={`liquidity-${currency}`}>
        {items.length === 0 ? (
          <EmptyState title={words('noRate')} next="day" />
        ) : (
          <Bars label={words('chart')} items={items} format={format} onOpen={id => setStep(id as LadderStepId /* a ladder step */)} />
        )}
      </ChartPanel>
      {step && <RungDialog ladder={ladder} currency={currency} step={step} onOpen={onOpen} onClose={() => setStep(null)} />}
    </>
  );
}
