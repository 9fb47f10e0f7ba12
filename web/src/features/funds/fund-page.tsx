import { isOpen } from '@hakaru/contract/access';
import { addOns } from '@hakaru/contract/add-ons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useArea } from '#features/figures/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { FundDirectoryEntryDocument, FundDocument } from './fund-list.gen';
import { FundCodesPanel, FundFacts } from './fund-facts';
import type { FundRow } from './fund-list';
import { fundListText } from './list-text';
import { fundsTitles } from './title-text';

/** One fund of the list: its details, its codes, and a link to its ledger. */
export function FundPage() {
  const t = useText(fundListText);
  const role = useArea();
  const { fundId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ['funds', 'one', fundId],
    queryFn: async ({ signal }) => (await ask(FundDocument, { id: fundId }, signal)).fund,
    throwOnError: true,
  });
  const back = (
    <AppLink to="/$role/funds" params={{ role }}>
      {t('funds')}
    </AppLink>
  );
  return <Shown fund={data} back={back} actions={data && <LedgerLink fund={data} role={role} />} />;
}

export function FundDirectoryEntryPage() {
  const t = useText(fundListText);
  const { fundId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ['funds', 'entry', fundId],
    queryFn: async ({ signal }) => (await ask(FundDirectoryEntryDocument, { id: fundId }, signal)).fundDirectoryEntry,
    throwOnError: true,
  });
  return <Shown fund={data} back={<AppLink to="/directory/funds">{t('directory')}</AppLink>} />;
}

function Shown({ fund, back, actions }: { fund: FundRow | undefined; back: ReactNode; actions?: ReactNode }) {
  const t = useText(fundListText);
  const titles = useText(fundsTitles);
  const language = useLanguage();
  if (!fund)
    return (
      <>
        <PageHead title={titles('fund')} />
        <SkeletonRows rows={8} />
      </>
    );
  return (
    <>
      <PageHead
        title={language === 'jp' ? fund.nameJp : fund.name}
        context={
          <>
            {fund.ref} · {back}
          </>
        }
      >
        {actions}
      </PageHead>
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('details')}>
            <FundFacts fund={fund} />
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <FundCodesPanel fund={fund} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}

/** Notices and statements: on the fund's own page for owners and advisers, under the client for its manager. */
function LedgerLink({ fund: { id, assetId, organisationId, commitment }, role }: { fund: FundRow; role: string }) {
  const t = useText(fundListText);
  const { assetId: current } = useProfile();
  const isHeld = isOpen(useVisitor(), addOns.privateEquity.gate);
  if (role === 'manager')
    return (
      <AppLink to="/$role/clients/$clientId/mandates/$mandateId" params={{ role, clientId: organisationId, mandateId: id }}>
        {t('open')}
      </AppLink>
    );
  if (assetId !== current || commitment === null || !isHeld) return null;
  return (
    <AppLink to="/$role/privateEquity/$fundId" params={{ role, fundId: id }}>
      {t('open')}
    </AppLink>
  );
}
