import { mayWrite } from '@hakaru/contract/access';
import { getRouteApi } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { AssetFrame, useBook, useBookContext, WhoseMoney } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { MonthChoice } from './month-choice';
import { PublishingNotice, PublishOpening } from './opening-reports';
import { useOpeningReports } from './opening-queries';
import { usePublish, useReports } from './queries';
import { ReportTable } from './report-table';
import s from './reports.module.css';
import { reportsText } from './text';

const route = getRouteApi('/shell/$role/reports');

/** Published reports: of one asset for owners and consultants, of all clients for managers. */
export function ReportsPage() {
  const t = useText(reportsText);
  const { role } = route.useParams();
  const { month, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { assetId } = useBookContext();
  const isSteering = role === 'owner' || role === 'consultant';
  const { data, isError, isFetching, refetch } = useReports({ assetId: isSteering ? assetId || null : null, asOf: month ?? null, page });
  const { data: opening } = useOpeningReports(isSteering ? assetId : '');
  const go = (next: { month?: string | undefined; page?: number }) =>
    void navigate({
      search: { ...(next.month ? { month: next.month } : {}), ...(next.page && next.page > 1 ? { page: next.page } : {}) },
      replace: true,
    });
  return (
    <AssetFrame>
      <PageHead title={t('title')} context={<WhoseMoney />}>
        {isSteering && (
          <AppLink to="/$role/committeePacks" params={{ role }}>
            {t('committeePack')}
          </AppLink>
        )}
        {isSteering && <PublishOpening assetId={assetId} opening={opening} />}
        {isSteering && <PublishPack assetId={assetId} />}
      </PageHead>
      <div className={s.stack}>
        <PublishingNotice opening={opening} />
        <Panel
          title={t('title')}
          subtitle={t('lead')}
          tools={isSteering && <MonthChoice value={month} onChange={chosen => go({ month: chosen })} />}
          refreshing={isFetching && data !== undefined}
          flush
        >
          <ListStates
            count={data?.data.length}
            isError={isError}
            onRetry={() => void refetch()}
            empty={t('none')}
            next="publish"
            failed={t('failed')}
          >
            <ReportTable rows={data?.data ?? []} />
            {data && <Pager info={data.paginatorInfo} onPage={next => go({ month, page: next })} />}
          </ListStates>
        </Panel>
      </div>
    </AssetFrame>
  );
}

/** Publishes the pack of the newest populated month; for users who may write. */
function PublishPack({ assetId }: { assetId: string }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const language = useLanguage();
  const { role } = useProfile();
  const { data: book } = useBook();
  const publish = usePublish();
  const asOf = book?.monthEnds.at(-1);
  const { data } = useReports({ assetId, asOf: asOf ?? null, first: 1 });
  // The pack comes first in its month, so it has been published if the first row is one.
  const isPublished = data?.data[0]?.asOf === asOf && data?.data[0]?.entityId === null;
  if (!book || !asOf || !data || isPublished || !mayWrite(role)) return null;
  return (
    <Button
      kind="primary"
      icon={<Send size={14} />}
      onClick={() => void publish({ assetId, entityId: null, asOf, name: book.name[language] })}
    >
      {t('publishPack')} {formats.month(asOf)}
    </Button>
  );
}
