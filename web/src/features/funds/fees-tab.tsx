import { useState } from 'react';
import { FigureText, useExact } from '#features/figures/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { feeBaseText, feeOutcomeText, feesText } from './fees-text';
import s from './funds.module.css';
import { useFundFees, type CarryCheck, type FeeCheck, type FeeChecks } from './queries';
import { fundsText } from './text';

/** The manager's fees checked against the terms: the fee quarter by quarter, and the carry of each statement. */
export function FeesTab({ fundId }: { fundId: string }) {
  const t = useText(feesText);
  const words = useText(fundsText);
  const { data, isError, refetch } = useFundFees(fundId);
  if (isError && !data) return <ErrorState title={words('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  if (!data.hasTerms) return <EmptyState title={t('noTermsYet')} next="record" />;
  return (
    <>
      <div className={s.above}>
        <Fees checks={data} />
      </div>
      <Carries checks={data} />
    </>
  );
}

const TONES = { agrees: 'ok', differs: 'warn' } as const;

function Outcome({ outcome }: { outcome: string }) {
  const words = useText(feeOutcomeText);
  const tone = outcome === 'agrees' || outcome === 'differs' ? TONES[outcome] : 'quiet';
  return <Tag tone={tone}>{words(outcome as keyof typeof feeOutcomeText) /* the server sends no other */}</Tag>;
}

function useAmount(): (amount: string | null) => string {
  const f = useFormats();
  return amount => (amount === null ? MISSING : f.number(amount, { decimals: amount.includes('.') ? 2 : 0 }));
}

function Fees({ checks: { fees, currency } }: { checks: FeeChecks }) {
  const t = useText(feesText);
  const words = useText(fundsText);
  const outcomes = useText(feeOutcomeText);
  const partWords = usePartWords();
  const exact = useExact();
  const amount = useAmount();
  const columns: TableColumn<FeeCheck>[] = [
    { id: 'quarter', header: t('quarter'), value: ({ to }) => to, date: true },
    {
      id: 'outcome',
      priority: 1,
      header: t('outcome'),
      value: ({ outcome }) => outcomes(outcome as keyof typeof feeOutcomeText) /* the server sends no other */,
      node: ({ outcome }) => <Outcome outcome={outcome} />,
    },
    {
      id: 'difference',
      priority: 2,
      header: t('difference'),
      align: 'end',
      value: one => exactly(one.difference),
      node: one => <span className="num">{amount(one.difference)}</span>,
    },
    {
      id: 'charged',
      header: t('charged'),
      align: 'end',
      value: ({ notices }) =>
        notices.length === 1 ? exact(notices[0]?.figure, 'one') : joined(...notices.map(({ figure }) => exact(figure, 'one'))),
      node: ({ notices }) =>
        notices.length === 0 ? MISSING : notices.map(({ day, figure }) => <FigureText key={day} figure={figure} unit="one" mark={false} />),
    },
    {
      id: 'computed',
      header: t('computed'),
      align: 'end',
      value: one => exactly(one.computed),
      node: one => <span className="num">{amount(one.computed)}</span>,
    },
    {
      id: 'working',
      header: t('working'),
      value: check =>
        partWords(check)
          .map(({ said }) => said)
          .join('; '),
      node: check => <FeeWorking check={check} />,
    },
    {
      id: 'givenBack',
      header: t('givenBack'),
      align: 'end',
      value: one => exactly(one.givenBack),
      node: one => <span className="num">{amount(one.givenBack)}</span>,
    },
  ];
  return (
    <Panel title={t('fees')} subtitle={words('whole', { currency })} footnote={t('feesNote')} flush>
      {fees.length === 0 ? (
        <EmptyState title={t('noQuarters')} next="wait" />
      ) : (
        <DataTable caption={t('fees')} columns={columns} rows={fees} rowId={({ to }) => to} />
      )}
    </Panel>
  );
}

/** The basis and rate of the fee; with its share of the days where the terms change within the quarter. */
function usePartWords(): (check: FeeCheck) => { from: string; said: string }[] {
  const t = useText(feesText);
  const bases = useText(feeBaseText);
  const amount = useAmount();
  return ({ parts }) => {
    const all = parts.reduce((total, { days }) => total + days, 0);
    return parts.map(part => {
      const base = bases(part.base as keyof typeof feeBaseText); // the server sends no other
      const said = t('part', { base, amount: amount(part.amount), percent: part.percent });
      const share = parts.length > 1 ? ` × ${t('days', { days: String(part.days), all: String(all) })}` : '';
      return { from: part.from, said: said + share };
    });
  };
}

function FeeWorking({ check }: { check: FeeCheck }) {
  return usePartWords()(check).map(({ from, said }) => (
    <span key={from} className={s.earlier}>
      {said}
    </span>
  ));
}

function Carries({ checks: { carries, currency } }: { checks: FeeChecks }) {
  const exact = useExact();
  const t = useText(feesText);
  const f = useFormats();
  const words = useText(fundsText);
  const amount = useAmount();
  const outcomes = useText(feeOutcomeText);
  const [chosen, setChosen] = useState<CarryCheck | null>(null);
  const columns: TableColumn<CarryCheck>[] = [
    { id: 'day', header: t('day'), value: ({ day }) => day, date: true },
    {
      id: 'outcome',
      priority: 1,
      header: t('outcome'),
      value: ({ outcome }) => outcomes(outcome as keyof typeof feeOutcomeText) /* the server sends no other */,
      node: ({ outcome }) => <Outcome outcome={outcome} />,
    },
    {
      id: 'above',
      priority: 2,
      header: t('above'),
      align: 'end',
      value: one => exactly(one.difference),
      node: one => <span className="num">{amount(one.difference)}</span>,
    },
    {
      id: 'stated',
      header: t('stated'),
      align: 'end',
      value: one => exactly(one.stated),
      node: one => <span className="num">{amount(one.stated)}</span>,
    },
    {
      id: 'computed',
      header: t('computed'),
      align: 'end',
      value: one => exactly(one.working?.accrued),
      node: one => <span className="num">{amount(one.working?.accrued ?? null)}</span>,
    },
    {
      id: 'nav',
      header: t('nav'),
      align: 'end',
      value: ({ nav }) => exact(nav, 'one'),
      node: ({ nav }) => <FigureText figure={nav} unit="one" mark={false} />,
    },
    {
      id: 'working',
      header: t('working'),
      value: one => (one.working ? t('working') : null),
      node: one =>
        one.working && (
          <Button aria-label={t('show', { day: f.date(one.day) })} onClick={() => setChosen(one)}>
            {t('working')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t('carries')} subtitle={words('whole', { currency })} footnote={t('carriesNote')} flush>
      {carries.length === 0 ? (
        <EmptyState title={t('noStatements')} next="documents" />
      ) : (
        <DataTable caption={t('carries')} columns={columns} rows={carries} rowId={({ day }) => day} />
      )}
      {chosen && <CarryWorking check={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

const STEPS = ['contributed', 'received', 'value', 'owed', 'preferred', 'excess', 'caughtUp', 'shared', 'entitled', 'accrued'] as const;

function CarryWorking({ check: { day, working }, onClose }: { check: CarryCheck; onClose: () => void }) {
  const t = useText(feesText);
  const f = useFormats();
  const amount = useAmount();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('show', { day: f.date(day) })}
      size="small"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Facts facts={STEPS.map(step => [t(step), amount(working?.[step] ?? null)])} />
    </Dialog>
  );
}
