import { useState } from 'react';
import {
  BookPage,
  FigureText,
  TracedAssets,
  useArea,
  useBook,
  useBookContext,
  useExact,
  useIsOnAsset,
  WhoseMoney,
} from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { joined } from '#ui/table-value';
import { MonthStep } from './month-step';
import { shown, useReconciledMonth, useReconciliationClients, useReconciliations, type ReconciliationHead } from './queries';
import s from './reconciliations.module.css';
import { StateTag } from './state-tag';
import { causeText, reconciliationText, stateText } from './text';
import { ToleranceDialog } from './tolerance-dialog';

/** How far the books of all mandates agree in a month. */
export function ReconciliationPage() {
  return useIsOnAsset() ? <OwnMandates /> : <ClientsMandates />;
}

function OwnMandates() {
  const t = useText(reconciliationText);
  const { assetId, known } = useBookContext();
  return <BookPage title={t('title')}>{() => <Mandates assetId={assetId} clientId={null} known={known} />}</BookPage>;
}

/** A manager has several clients, each with the mandates it manages. */
function ClientsMandates() {
  const t = useText(reconciliationText);
  const isJapanese = useLanguage() === 'jp';
  const { data: clients } = useReconciliationClients();
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />} />
      {clients?.length === 0 && <EmptyState title={t('none')} next="day" />}
      <div className={s.stack}>
        {clients?.map(({ assetId, clientId, name, nameJp }) => (
          <TracedAssets key={assetId} assetOf={() => assetId}>
            <h2>{isJapanese ? nameJp : name}</h2>
            <Mandates assetId={assetId} clientId={clientId} known={null} />
          </TracedAssets>
        ))}
      </div>
    </>
  );
}

type MandatesProps = { assetId: string; clientId: string | null; known: string | null };

function Mandates({ assetId, clientId, known }: MandatesProps) {
  const t = useText(reconciliationText);
  const formats = useFormats();
  const { month } = useReconciledMonth();
  const { data, isError, refetch, isPlaceholderData } = useReconciliations(assetId, month, known);
  const columns = useMandateColumns(clientId);
  const limits = data?.[0]?.tolerance;
  const named = { month: formats.month(month), percent: limits?.percent ?? MISSING, amount: formats.figure(limits?.amount ?? null, YEN) };
  return (
    <Panel
      title={t('mandates')}
      subtitle={t('mandatesLead', named)}
      refreshing={isPlaceholderData}
      tools={
        <>
          {limits && clientId === null && <ToleranceButton tolerance={limits} />}
          <MonthStep />
        </>
      }
      flush
    >
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="day" failed={t('failed')}>
        <div className={s.scroll}>
          <ArrangedTable
            screen="reconciliations"
            caption={t('mandates')}
            columns={columns}
            rows={data ?? []}
            rowId={({ entityId }) => entityId}
            emphasis={({ state }: ReconciliationHead) => (state === 'noTrusteeBook' ? 'quiet' : undefined)}
          />
        </div>
      </ListStates>
    </Panel>
  );
}

const YEN = { power: 0, decimals: 0 };

/** Only the owner's administrators set the tolerance. */
function ToleranceButton({ tolerance }: { tolerance: ReconciliationHead['tolerance'] }) {
  const t = useText(reconciliationText);
  const { role } = useProfile();
  const { data: book } = useBook();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'admin' || !book?.isOwn) return null;
  return (
    <>
      <Button kind="subtle" onClick={() => setOpen(true)}>
        {t('tolerance')}
      </Button>
      {isOpen && <ToleranceDialog tolerance={tolerance} onClose={() => setOpen(false)} />}
    </>
  );
}

function useMandateColumns(clientId: string | null): TableColumn<ReconciliationHead>[] {
  const t = useText(reconciliationText);
  const causes = useText(causeText);
  const states = useText(stateText);
  const language = useLanguage();
  const exact = useExact();
  type Compared = 'managerValue' | 'trusteeValue' | 'difference' | 'share' | 'rateEffect';
  const figure = (of: Compared): Pick<TableColumn<ReconciliationHead>, 'value' | 'node'> => ({
    value: row => exact(shown(row[of]), 'one'),
    node: row => <FigureText figure={shown(row[of])} unit="one" mark={false} />,
  });
  return [
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    {
      id: 'mandate',
      priority: 1,
      header: t('mandate'),
      value: ({ name, nameJp }) => (language === 'jp' ? nameJp : name),
      node: row => <MandateName row={row} clientId={clientId} />,
    },
    {
      id: 'state',
      priority: 2,
      header: t('state'),
      value: ({ state, open }) => joined(states(state), state === 'open' ? t('openCount', { n: open }) : null),
      node: row => <State row={row} />,
    },
    { id: 'manager', header: t('manager'), align: 'end', divider: true, ...figure('managerValue') },
    { id: 'trustee', header: t('trustee'), align: 'end', ...figure('trusteeValue') },
    { id: 'difference', header: t('difference'), align: 'end', ...figure('difference') },
    { id: 'share', header: t('share'), align: 'end', ...figure('share') },
    { id: 'rateEffect', header: t('rateEffect'), align: 'end', ...figure('rateEffect') },
    { id: 'cause', header: t('cause'), divider: true, value: row => row.causes.map(cause => causes(cause)).join(' · ') || MISSING },
    { id: 'confirmedBy', header: t('confirmedBy'), value: ({ decidedBy }) => decidedBy.join(', ') || MISSING },
  ];
}

function State({ row: { state, open } }: { row: ReconciliationHead }) {
  const t = useText(reconciliationText);
  return (
    <span>
      <StateTag state={state} /> {state === 'open' && <span className="num">{t('openCount', { n: open })}</span>}
    </span>
  );
}

function MandateName({ row: { entityId, name, nameJp }, clientId }: { row: ReconciliationHead; clientId: string | null }) {
  const isJapanese = useLanguage() === 'jp';
  const role = useArea();
  const { month } = useReconciledMonth();
  const search = { month } as never; // the mandate's page reads it from the address
  const shownName = isJapanese ? nameJp : name;
  return clientId === null ? (
    <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: entityId, tab: 'reconciliation' }} search={search}>
      {shownName}
    </AppLink>
  ) : (
    <AppLink
      to="/$role/clients/$clientId/mandates/$mandateId/$tab"
      params={{ role, clientId, mandateId: entityId, tab: 'reconciliation' }}
      search={search}
    >
      {shownName}
    </AppLink>
  );
}
