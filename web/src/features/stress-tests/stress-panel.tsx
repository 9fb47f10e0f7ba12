import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useBookContext, useUrlText, type BookView } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { useRefreshStressTests, useStressTests, type StressTest } from './queries';
import { StressDialog } from './stress-dialog';
import { StressResult } from './stress-result';
import s from './stress.module.css';
import { RemoveStressTestDocument } from './stress-tests.gen';
import { stressText } from './text';

/** The organisation's saved stress tests, one of them calculated at the month-end on screen. */
export function StressPanel({ view }: { view: BookView }) {
  const t = useText(stressText);
  const { role } = useVisitor();
  const { known } = useBookContext();
  const { data, error, refetch } = useStressTests();
  const [wanted, setWanted] = useUrlText('stress');
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const test = data?.find(({ id }) => id === wanted) ?? data?.[0];
  const mayChange = mayWrite(role) && known === null;
  const tools = (
    <div className={s.tools}>
      {test && (
        <Select
          aria-label={t('test')}
          w={240}
          allowDeselect={false}
          data={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={test.id}
          onChange={id => setWanted(id, { replace: true })}
        />
      )}
      {mayChange && <Button onClick={() => setDialog('add')}>{t('add')}</Button>}
      {mayChange && test && <Changes test={test} onEdit={() => setDialog('edit')} />}
    </div>
  );
  return (
    <Panel title={t('title')} subtitle={t('subtitle')} tools={tools} footnote={t('foot')} flush>
      {error && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={12} />}
      {data?.length === 0 && <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>}
      {test && <StressResult view={view} id={test.id} />}
      {dialog && (
        <StressDialog
          view={view}
          {...(dialog === 'edit' && test ? { test } : {})}
          onSaved={id => setWanted(id, { replace: true })}
          onClose={() => setDialog(null)}
        />
      )}
    </Panel>
  );
}

function Changes({ test, onEdit }: { test: StressTest; onEdit: () => void }) {
  const t = useText(stressText);
  const remove = useRemoval(test);
  return (
    <>
      <Button onClick={onEdit}>{t('edit')}</Button>
      <Button onClick={() => void remove()}>{t('remove')}</Button>
    </>
  );
}

function useRemoval({ id, version, name }: StressTest) {
  const t = useText(stressText);
  const refresh = useRefreshStressTests();
  return () =>
    confirm({
      title: t('removeAsk', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      action: async () => {
        try {
          await ask(RemoveStressTestDocument, { id, version });
          toast(t('removed'));
        } catch (error) {
          toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflict') : t('failed'), { tone: 'error' });
        }
        await refresh();
      },
    });
}
