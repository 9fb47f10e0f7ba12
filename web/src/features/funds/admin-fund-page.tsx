import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { HistoryPanel } from '#features/audit/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { AnyFundDocument, FundHistoryDocument } from './fund-list.gen';
import { FundForm, MergeForm } from './fund-forms';
import { FundFacts } from './fund-facts';
import type { FundRow } from './fund-list';
import { fundListText } from './list-text';
import { fundsTitles } from './title-text';

export function AdminFundPage() {
  const titles = useText(fundsTitles);
  const { fundId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ['funds', 'any', fundId],
    queryFn: async ({ signal }) => (await ask(AnyFundDocument, { id: fundId }, signal, 'admin')).anyFund,
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  if (data) return <AnyFund fund={data} />;
  return (
    <>
      <PageHead title={titles('fund')} />
      <SkeletonRows rows={8} />
    </>
  );
}

function AnyFund({ fund }: { fund: FundRow }) {
  const t = useText(fundListText);
  const language = useLanguage();
  const [isMerging, setMerging] = useState(false);
  const name = language === 'jp' ? fund.nameJp : fund.name;
  return (
    <>
      <PageHead
        title={name}
        context={
          <>
            {fund.organisationRef} · {fund.ref} · <AppLink to="/admin/funds">{t('funds')}</AppLink>
          </>
        }
      >
        <Button icon={<Merge size={14} />} onClick={() => setMerging(true)}>
          {t('merge')}
        </Button>
      </PageHead>
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('details')}>
            <FundFacts fund={fund} />
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <Panel title={t('edit')}>
            <FundForm key={fund.version} fund={fund} />
          </Panel>
        </PanelCell>
        <PanelCell span={12}>
          <HistoryPanel
            queryKey={['funds', 'history', fund.id]}
            read={async (page, signal) => (await ask(FundHistoryDocument, { id: fund.id, first: 20, page }, signal, 'admin')).fundHistory}
          />
        </PanelCell>
      </PanelGrid>
      {isMerging && (
        <Dialog open onClose={() => setMerging(false)} title={t('mergeTitle', { name })} size="small">
          <MergeForm fund={fund} onClose={() => setMerging(false)} />
        </Dialog>
      )}
    </>
  );
}
