import { isOpen, mayWrite } from '@hakaru/contract/access';
import { SPC_GATE } from '@hakaru/contract/navigation';
import type { DeadlineKind, SpcForm, SpcScheme } from '@hakaru/contract/spcs';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useMonthName } from '#platform/month-name';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { KpiStrip } from '#ui/kpi-strip';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { DeadlinesPanel, nearest, soon, thisWeek } from './deadlines-panel';
import { useSpcName, useSpcs, type Spc } from './queries';
import { SpcDialog } from './spc-dialog';
import s from './spcs.module.css';
import { deadlineText, formText, schemeText, spcsText } from './text';

/** The accountant's landing page: what is due across companies, and which accounts are not reconciled. */
export function SpcsPage() {
  const t = useText(spcsText);
  const visitor = useVisitor();
  const isAccountant = isOpen(visitor, SPC_GATE);
  const { data, error, refetch } = useSpcs(isAccountant);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title={t('title')}>
        {isAccountant && mayWrite(visitor.role) && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      {!isAccountant ? (
        <NotAccountant />
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Companies spcs={data.spcs} cash={data.spcCash} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      {isAdding && <SpcDialog spc={null} onClose={() => setAdding(false)} />}
    </>
  );
}

function NotAccountant() {
  const t = useText(spcsText);
  return (
    <EmptyState title={t('notAccountant')}>
      {t('notAccountantBody')}{' '}
      <AppLink to="/$role/assetList" params={{ role: 'client' }}>
        {t('assetList')}
      </AppLink>
      {' · '}
      <AppLink to="/research">{t('research')}</AppLink>
    </EmptyState>
  );
}

type Held = { spcs: readonly Spc[]; cash: string | null };

function Companies({ spcs, cash }: Held) {
  const t = useText(spcsText);
  const columns = useColumns();
  if (spcs.length === 0) return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>;
  return (
    <div className={s.stack}>
      <Glance spcs={spcs} cash={cash} />
      <Panel title={t('list')} subtitle={t('listNote')} flush>
        <ArrangedTable screen="spcs" caption={t('list')} columns={columns} rows={spcs} rowId={({ id }) => id} />
      </Panel>
      <DeadlinesPanel spcs={spcs} />
    </div>
  );
}

function Glance({ spcs, cash }: Held) {
  const t = useText(spcsText);
  const kindOf = useText(deadlineText);
  const formats = useFormats();
  const next = nearest(spcs);
  const total = (of: (spc: Spc) => number) => spcs.reduce((all, spc) => all + of(spc), 0);
  const items = [
    {
      label: t('nextTax'),
      figure: formats.date(next?.day),
      note: next ? `${kindOf(next.kind as DeadlineKind)} · ${t('within30', { n: soon(spcs).length })}` : null, // a code of the contract
    },
    {
      label: t('payments'),
      figure: formats.number(thisWeek(spcs).length),
      note:
        thisWeek(spcs)
          .map(({ spc }) => spc.code)
          .join(', ') || t('noPayments'),
    },
    {
      label: t('unreconciled'),
      figure: formats.number(total(one => one.unreconciled)),
      note: t('openLines', { n: total(one => one.openLines) }),
    },
    {
      label: t('cash'),
      figure: formats.number(cash),
      note: t('cashNote', { n: total(one => one.accounts) }),
    },
    {
      label: t('companies'),
      figure: formats.number(spcs.length),
      note: t('mismatches', { n: spcs.filter(({ kanaMismatches }) => kanaMismatches > 0).length }),
    },
  ];
  return <KpiStrip label={t('atAGlance')} items={items} />;
}

function useColumns(): TableColumn<Spc>[] {
  const t = useText(spcsText);
  const formOf = useText(formText);
  const schemeOf = useText(schemeText);
  const kindOf = useText(deadlineText);
  const nameOf = useSpcName();
  const formats = useFormats();
  const monthName = useMonthName();
  return [
    {
      id: 'name',
      header: t('name'),
      value: spc => `${spc.code} ${nameOf(spc)}`,
      node: spc => (
        <AppLink to="/client/spcs/$spcId/$tab" params={{ spcId: spc.id, tab: 'overview' }}>
          {`${spc.code} ${nameOf(spc)}`}
        </AppLink>
      ),
    },
    { id: 'nextDeadline', priority: 1, header: t('nextDeadline'), align: 'end', value: ({ deadlines }) => formats.date(deadlines[0]?.day) },
    { id: 'deadline', header: t('deadline'), value: ({ deadlines: [first] }) => (first ? kindOf(first.kind as DeadlineKind) : null) }, // a code of the contract
    { id: 'reconciliation', header: t('reconciliation'), value: ({ unreconciled }) => unreconciled, node: spc => <Reconciled spc={spc} /> },
    {
      id: 'bankBalance',
      priority: 2,
      header: t('bankBalance'),
      figure: { power: 0, decimals: 0 },
      value: ({ bankBalance }) => bankBalance,
    },
    { id: 'assignee', header: t('assignee'), value: ({ assignee }) => assignee },
    { id: 'form', header: t('form'), value: ({ form }) => formOf(form as SpcForm) }, // a code of the contract
    { id: 'scheme', header: t('scheme'), value: ({ scheme }) => schemeOf(scheme as SpcScheme) }, // a code of the contract
    { id: 'fiscalMonth', header: t('fiscalMonth'), value: ({ fiscalMonth }) => monthName(fiscalMonth) },
    // The longest column is last, so that deadlines are visible without scrolling sideways.
    {
      id: 'investors',
      header: t('investors'),
      value: ({ investors }) => investors.map(({ name }) => name).join('、'),
      node: ({ investors }) => <span className={s.investors}>{investors.map(({ name }) => name).join('、') || MISSING}</span>,
    },
  ];
}

function Reconciled({ spc: { accounts, unreconciled } }: { spc: Spc }) {
  const t = useText(spcsText);
  if (accounts === 0) return <Tag>{t('noAccounts')}</Tag>;
  return unreconciled === 0 ? <Tag tone="ok">{t('reconciled')}</Tag> : <Tag tone="warn">{t('toReconcile', { n: unreconciled })}</Tag>;
}
