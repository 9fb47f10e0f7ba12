import { mayWrite } from '@hakaru/contract/access';
import { AssetFrame, useBookContext, WhoseMoney } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import s from './committee-packs.module.css';
import { PackBuilder } from './pack-builder';
import { PackHistory } from './pack-history';
import { usePublications, useTemplates } from './queries';
import { committeePackText } from './text';

/** A committee's packs: those made so far, and for users who may write the form for the next. */
export function CommitteePacksPage() {
  const t = useText(committeePackText);
  const { role } = useProfile();
  return (
    <AssetFrame>
      <PageHead title={t('title')} context={<WhoseMoney />} />
      <div className={s.stack}>
        <PackHistory />
        {mayWrite(role) && <Build />}
      </div>
    </AssetFrame>
  );
}

function Build() {
  const t = useText(committeePackText);
  const { assetId } = useBookContext();
  const { data: publications, isError, refetch } = usePublications();
  const { data: templates } = useTemplates();
  const body = () => {
    if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
    if (assetId !== '' && (!publications || !templates)) return <SkeletonRows rows={6} />;
    const [newest] = publications ?? [];
    if (!newest) return <EmptyState title={t('noPublication')}>{t('noPublicationBody')}</EmptyState>;
    return <PackBuilder publications={publications ?? []} templates={templates ?? []} />;
  };
  return (
    <Panel title={t('build')} subtitle={t('buildLead')}>
      {body()}
    </Panel>
  );
}
