import { useState } from 'react';
import { SettingsFrame } from '#features/settings/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { FilesPanel } from './files-panel';
import { IntakeDialog } from './intake-dialog';
import { IntakeTable } from './intake-table';
import { useIntakes } from './queries';
import { intakesText } from './text';

/** Folders and mail addresses whose files are imported by themselves, managed by the organisation's administrators. */
export function IntakesPage() {
  const t = useText(intakesText);
  return (
    <SettingsFrame title={t('title')} adminOnly>
      <Intakes />
    </SettingsFrame>
  );
}

function Intakes() {
  const t = useText(intakesText);
  const { data, isError, refetch } = useIntakes();
  const [isAdding, setAdding] = useState(false);
  if (!data) return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} />;
  const { isFolderOpen, isMailOpen, intakes } = data;
  const isOffered = isFolderOpen || isMailOpen;
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {!isOffered && <Notice>{t('closed')}</Notice>}
      <Panel title={t('folders')} subtitle={t('lead')} tools={isOffered && intakes.length > 0 ? add : null} flush>
        {intakes.length > 0 ? (
          <IntakeTable intakes={intakes} isFolderOpen={isFolderOpen} isMailOpen={isMailOpen} />
        ) : (
          <EmptyState title={t('none')} action={isOffered ? add : null}>
            {t('noneHint')}
          </EmptyState>
        )}
      </Panel>
      {intakes.length > 0 && <FilesPanel />}
      {isAdding && <IntakeDialog taken={intakes.map(({ ownerId }) => ownerId)} isMailOpen={isMailOpen} onClose={() => setAdding(false)} />}
    </>
  );
}
