import { useState } from 'react';
import { SettingsFrame } from '#features/settings/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { TemplateButton } from './downloads';
import { Preview } from './preview';
import { useMasterUploads } from './queries';
import { masterDataText } from './text';
import { UploadDialog } from './upload-dialog';
import { Findings, UploadTable } from './upload-table';

/** Setup from a workbook: what was uploaded, its errors, and what applying it would change. */
export function MasterDataPage() {
  const t = useText(masterDataText);
  return (
    <SettingsFrame title={t('title')} adminOnly>
      <Uploads />
    </SettingsFrame>
  );
}

function Uploads() {
  const t = useText(masterDataText);
  const { data, isError, refetch } = useMasterUploads();
  const [isOpen, setOpen] = useState(false);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = data?.find(({ id }) => id === shownId) ?? data?.[0] ?? null;
  const tools = (
    <>
      <TemplateButton />
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('upload')}
      </Button>
    </>
  );
  return (
    <>
      <Panel title={t('uploads')} subtitle={t('lead')} tools={data && data.length > 0 ? tools : null} flush>
        {data?.length === 0 ? (
          <EmptyState title={t('none')} action={tools}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ListStates
            count={data?.length}
            isError={isError}
            onRetry={() => void refetch()}
            empty={t('none')}
            next="add"
            failed={t('failed')}
          >
            <UploadTable uploads={data ?? []} onShow={setShownId} />
          </ListStates>
        )}
      </Panel>
      {shown && shown.findings.length > 0 && <Findings upload={shown} />}
      {shown && (shown.status === 'ready' || shown.status === 'applied') && <Preview upload={shown} />}
      {isOpen && <UploadDialog onClose={() => setOpen(false)} onDone={setShownId} />}
    </>
  );
}
