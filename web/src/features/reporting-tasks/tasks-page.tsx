import { useParams } from '@tanstack/react-router';
import { BookPage, useBookContext, useIsOnAsset, WhoseMoney } from '#features/figures/public';
import { WaitingProposals } from '#features/imports/public';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { DuePanel } from './due-panel';
import { PunctualityPanel } from './punctuality-panel';
import { TasksPanel } from './tasks-panel';
import s from './tasks.module.css';
import { tasksText } from './text';

/** The reports due, from whom and by when. Owners and consultants see one asset; a manager all clients at once. */
export function TasksPage() {
  const t = useText(tasksText);
  if (useIsOnAsset()) return <BookPage title={t('title')}>{() => <OfAsset />}</BookPage>;
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />} />
      <TasksPanel assetId={null} />
    </>
  );
}

function OfAsset() {
  const { assetId, known } = useBookContext();
  const { role } = useParams({ strict: false });
  if (known) return <DuePanel assetId={assetId} known={known} />;
  return (
    <div className={s.stack}>
      {role === 'owner' && <WaitingProposals />}
      <TasksPanel assetId={assetId} hasTrace />
      <PunctualityPanel assetId={assetId} />
    </div>
  );
}
