import { useParams } from '@tanstack/react-router';
import { useArea } from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import s from './extraction-models.module.css';
import { ModelForm } from './model-form';
import { asksProvider } from './provider';
import { useModel, useReplays, type Model } from './queries';
import { ReplayPanel } from './replay-panel';
import { modelsText } from './text';
import { Trial } from './trial';

/** A model's terms and mappings, with a test run beside them. */
export function ModelPage() {
  const { modelId } = useParams({ strict: false });
  const t = useText(modelsText);
  const role = useArea();
  const isNew = modelId === 'new';
  const { data: model, error } = useModel(isNew ? undefined : modelId);
  if (error && !model) throw error;
  const back = (
    <AppLink to="/$role/documents/models" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={model?.name ?? t(isNew ? 'add' : 'model')} context={back} />
      {isNew && (
        <div className={s.stack}>
          <ModelForm key="new" model={null} draft={null} />
        </div>
      )}
      {model && <KnownModel key={model.id} model={model} />}
      {!isNew && !model && <SkeletonRows rows={8} />}
    </>
  );
}

/** The form continues the user's pending change, as long as it is based on the current model. */
function KnownModel({ model }: { model: Model }) {
  const { data: replays, error } = useReplays(model.id);
  if (error && !replays) throw error;
  if (!replays) return <SkeletonRows rows={8} />;
  const draft = replays.find(({ isOwn, isCurrent }) => isOwn && isCurrent) ?? null;
  return (
    <div className={s.stack}>
      <ModelForm key={`${model.version} ${draft?.id}`} model={model} draft={draft} />
      {replays.map(replay => (
        <ReplayPanel key={replay.id} model={model} replay={replay} />
      ))}
      <Trial modelId={model.id} asks={asksProvider(model.mappings)} />
    </div>
  );
}
