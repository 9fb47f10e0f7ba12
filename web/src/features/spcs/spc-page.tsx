import { mayWrite } from '@hakaru/contract/access';
import { spcTabs, type SpcForm, type SpcScheme, type SpcTab } from '@hakaru/contract/spcs';
import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useMonthName } from '#platform/month-name';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { Tabs } from '#ui/tabs';
import { BankAccountsTab } from './bank-accounts-tab';
import { CashPanel } from './cash-panel';
import { DeadlinesPanel } from './deadlines-panel';
import { DocumentsTab } from './documents-tab';
import { LedgerTab } from './ledger-tab';
import { useSpc, useSpcName, type Spc } from './queries';
import { PaymentsPanel } from './payments-panel';
import { ReportsTab } from './reports-tab';
import { SpcDialog } from './spc-dialog';
import s from './spcs.module.css';
import { formText, schemeText, spcsText, spcTabText } from './text';

/** One company: its data, banks, books and documents. */
export function SpcPage() {
  const { spcId = '', tab = 'overview' } = useParams({ strict: false });
  const t = useText(spcsText);
  const nameOf = useSpcName();
  const schemeOf = useText(schemeText);
  const { data: spc } = useSpc(spcId);
  const chosen = spcTabs.find(one => one === tab);
  if (!chosen) throw notFound();
  const back = <AppLink to="/client/spcs">{t('title')}</AppLink>;
  // Companies with similar names are distinguished by code and scheme, which are shown beside the name on every tab.
  const context = spc ? (
    <>
      {back} · {spc.code} · {schemeOf(spc.scheme as SpcScheme)} {/* a code of the contract */}
    </>
  ) : (
    back
  );
  return (
    <>
      <PageHead title={spc ? nameOf(spc) : t('one')} context={context}>
        {spc && <EditButton spc={spc} />}
      </PageHead>
      {spc ? <Views spc={spc} tab={chosen} /> : <SkeletonRows rows={8} />}
    </>
  );
}

function EditButton({ spc }: { spc: Spc }) {
  const t = useText(spcsText);
  const { role } = useVisitor();
  const [isEditing, setEditing] = useState(false);
  if (!mayWrite(role)) return null;
  return (
    <>
      <Button icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <SpcDialog spc={spc} onClose={() => setEditing(false)} />}
    </>
  );
}

function Views({ spc, tab }: { spc: Spc; tab: SpcTab }) {
  const t = useText(spcsText);
  const tabOf = useText(spcTabText);
  const navigate = useNavigate();
  const content: Record<SpcTab, ReactNode> = {
    overview: <Overview spc={spc} />,
    bankAccounts: <BankAccountsTab spc={spc} />,
    ledger: <LedgerTab spc={spc} />,
    documents: <DocumentsTab spc={spc} />,
    reports: <ReportsTab spc={spc} />,
  };
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onChange={next => void navigate({ to: '/client/spcs/$spcId/$tab', params: { spcId: spc.id, tab: next } })}
      items={spcTabs.map(value => ({ value, label: tabOf(value), content: value === tab ? content[value] : null }))}
    />
  );
}

function Overview({ spc }: { spc: Spc }) {
  const t = useText(spcsText);
  const formOf = useText(formText);
  const schemeOf = useText(schemeText);
  const formats = useFormats();
  const monthName = useMonthName();
  return (
    <div className={s.stack}>
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('facts')}>
            <Facts
              facts={[
                [t('code'), spc.code],
                [t('kana'), spc.kana],
                [t('form'), formOf(spc.form as SpcForm)], // a code of the contract
                [t('scheme'), schemeOf(spc.scheme as SpcScheme)], // a code of the contract
                [t('fiscalMonth'), monthName(spc.fiscalMonth)],
                [t('bankBalance'), spc.bankBalance === null ? null : formats.number(spc.bankBalance)],
                [t('closedUntil'), spc.closedUntil ? formats.date(spc.closedUntil) : t('neverClosed')],
                [t('assignee'), spc.assignee || null],
              ]}
            />
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <InvestorsPanel spc={spc} />
        </PanelCell>
      </PanelGrid>
      <CashPanel spc={spc} />
      <PaymentsPanel spc={spc} />
      <DeadlinesPanel spcs={[spc]} />
    </div>
  );
}

function InvestorsPanel({ spc: { investors } }: { spc: Spc }) {
  const t = useText(spcsText);
  const columns: TableColumn<Spc['investors'][number]>[] = [
    { id: 'name', header: t('name'), value: ({ name }) => name },
    { id: 'kana', header: t('kana'), value: ({ kana }) => kana },
    { id: 'percent', header: t('share'), figure: { power: 0, decimals: 4 }, value: ({ percent }) => percent },
  ];
  return (
    <Panel title={t('investors')} subtitle={t('investorsNote')} flush>
      {investors.length === 0 ? (
        <EmptyState title={t('noInvestors')} next="record" />
      ) : (
        <ArrangedTable screen="spc-investors" caption={t('investors')} columns={columns} rows={investors} rowId={({ name }) => name} />
      )}
    </Panel>
  );
}
