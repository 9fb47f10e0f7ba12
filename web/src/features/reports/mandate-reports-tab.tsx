import { mayWrite } from '@hakaru/contract/access';
import { Send } from 'lucide-react';
import { useBookContext } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { usePublish, useReports } from './queries';
import { ReportTable } from './report-table';
import { reportsText } from './text';

/** A mandate's published reports, and publishing the one of the month on screen. */
export function MandateReportsTab({ mandateId, name }: { mandateId: string; name: string }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const { assetId, asOf } = useBookContext();
  const { role } = useProfile();
  const publish = usePublish();
  const { data, isError, refetch } = useReports({ assetId, entityId: mandateId, first: 50 });
  const isPublished = data?.data.some(report => report.asOf === asOf) ?? true;
  return (
    <Panel
      title={t('title')}
      subtitle={t('lead')}
      tools={
        mayWrite(role) &&
        !isPublished && (
          <Button icon={<Send size={14} />} onClick={() => void publish({ assetId, entityId: mandateId, asOf, name })}>
            {t('publishPack')} {formats.month(asOf)}
          </Button>
        )
      }
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
      </ListStates>
    </Panel>
  );
}
