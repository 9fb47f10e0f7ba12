import { categoryAxes, openCategoryKinds } from '@hakaru/contract/address-choices';
import { useArea, useBook, useBookContext, useWhyNotWrite } from '#features/figures/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { configureAddress } from './address';
import s from './categories.module.css';
import { Configuration } from './configuration';
import { useCandidates, useCategories } from './queries';
import { axisText, categoriesText, configureText, kindText } from './text';

/** Assigns entities to classes and to the columns and rows of the grid. */
export function ConfigurePage() {
  const t = useText(categoriesText);
  const words = useText(configureText);
  const language = useLanguage();
  const role = useArea();
  const { assetId } = useBookContext();
  const { data: book } = useBook();
  return (
    <>
      <PageHead
        title={t('configure')}
        context={
          <>
            {book?.name[language]} ·{' '}
            <AppLink to="/$role/categories" params={{ role }}>
              {words('back')}
            </AppLink>
          </>
        }
      />
      <Switches />
      {assetId ? <Loaded assetId={assetId} /> : <EmptyState title={t('noAsset')} next="asset" />}
    </>
  );
}

function Switches() {
  const t = useText(categoriesText);
  const words = useText(configureText);
  const kinds = useText(kindText);
  const axes = useText(axisText);
  const [{ kind = 'portfolio', axis = 'class' }, set] = useAddress(configureAddress);
  return (
    <div className={`${s.switch} ${s.bar}`}>
      <Segmented
        label={t('kinds')}
        value={kind}
        onChange={next => set({ kind: next })}
        items={openCategoryKinds.map(value => ({ value, label: kinds(value) }))}
      />
      <Segmented
        label={words('axis')}
        value={axis}
        onChange={next => set({ axis: next })}
        items={categoryAxes.map(value => ({ value, label: axes(value) }))}
      />
    </div>
  );
}

function Loaded({ assetId }: { assetId: string }) {
  const t = useText(categoriesText);
  const [{ kind = 'portfolio', axis = 'class' }] = useAddress(configureAddress);
  const whyNot = useWhyNotWrite();
  const categories = useCategories(assetId);
  const candidates = useCandidates(assetId, kind);
  const retry = () => void Promise.all([categories.refetch(), candidates.refetch()]);
  if (categories.isError || candidates.isError) return <ErrorState title={t('failed')} onRetry={retry} />;
  if (!categories.data || !candidates.data) return <SkeletonRows rows={12} />;
  const own = categories.data.filter(category => category.kind === kind);
  // When somebody else has saved meanwhile, the draft starts again from the new state.
  const key = `${kind} ${own.map(({ id, version }) => `${id}.${version}`).join()}`;
  return <Configuration key={key} assetId={assetId} axis={axis} categories={own} candidates={candidates.data} whyNot={whyNot} />;
}
