import type { ReactNode } from 'react';
import type { BookEntity } from '#features/figures/public';
import { NotesTab } from '#features/mandates/public';
import { useText } from '#platform/text';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Tabs } from '#ui/tabs';
import { ChecksPanel } from './checks-panel';
import { CompaniesTab } from './companies-tab';
import { DocumentsTab } from './documents-tab';
import { FeesTab } from './fees-tab';
import { LedgerPanel } from './ledger-panel';
import { PacingTab } from './pacing-tab';
import { useFundLedger, type FundLedger } from './queries';
import { StatementsPanel } from './statements-panel';
import { TermsTab } from './terms-tab';
import { fundsText } from './text';

export const fundTabs = ['ledger', 'statements', 'companies', 'documents', 'terms', 'feesAndCarry', 'pacing', 'notes'] as const;
export type FundTab = (typeof fundTabs)[number];

export function FundTabs({ entity, tab, onTab }: { entity: BookEntity; tab: FundTab; onTab: (tab: FundTab) => void }) {
  const t = useText(fundsText);
  const ofLedger = (show: (ledger: FundLedger) => ReactNode) => <WithLedger fundId={entity.id}>{show}</WithLedger>;
  const contents: Record<FundTab, () => ReactNode> = {
    ledger: () =>
      ofLedger(ledger => (
        <>
          <ChecksPanel ledger={ledger} />
          <LedgerPanel ledger={ledger} />
        </>
      )),
    statements: () => ofLedger(ledger => <StatementsPanel ledger={ledger} />),
    companies: () => <CompaniesTab fundId={entity.id} />,
    documents: () => <DocumentsTab fundId={entity.id} />,
    terms: () => ofLedger(ledger => <TermsTab ledger={ledger} />),
    feesAndCarry: () => <FeesTab fundId={entity.id} />,
    pacing: () => <PacingTab fundId={entity.id} />,
    notes: () => <NotesTab id={entity.id} />,
  };
  const items = fundTabs.map(value => ({ value, label: t(value), content: value === tab ? contents[value]() : null }));
  return <Tabs label={t('tabs')} value={tab} onChange={onTab} items={items} />;
}

function WithLedger({ fundId, children }: { fundId: string; children: (ledger: FundLedger) => ReactNode }) {
  const t = useText(fundsText);
  const { data, isError, refetch } = useFundLedger(fundId);
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  return data ? children(data) : <SkeletonRows rows={12} />;
}
