import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { BenchmarksPage } from '#features/benchmarks/public';
import { BookPage, keepKnown, WriteButton } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { figureColumnsOf, shownColumns } from './mandate-columns';
import { MandateDialogs } from './mandate-dialogs';
import { MandatesList } from './mandates-list';
import { mandatesOf } from './mandate-rows';
import { mandatesText } from './text';

const route = getRouteApi('/shell/$role/mandates');

/** The list of mandates. An asset that is a benchmark has none and lists benchmarks instead. */
export function MandatesPage() {
  const { assetType } = useProfile();
  return assetType === 'benchmark' ? <BenchmarksPage /> : <PortfolioMandates />;
}

function PortfolioMandates() {
  const t = useText(mandatesText);
  const { role } = route.useParams();
  const { dialog, id, columns } = route.useSearch();
  const navigate = route.useNavigate();
  const close = () => void navigate({ search: ({ dialog: _, id: __, ...rest }) => rest, resetScroll: false });
  const add = (
    <WriteButton
      kind="primary"
      icon={<Plus size={14} />}
      onClick={() => void navigate({ search: before => ({ ...before, dialog: 'add' }), resetScroll: false })}
    >
      {t('add')}
    </WriteButton>
  );
  return (
    <BookPage
      title={t('title')}
      context={({ index }) => t('count', { n: mandatesOf(index).length })}
      actions={
        <>
          <AppLink to="/$role/benchmarks" params={{ role }} search={keepKnown}>
            {t('benchmarks')}
          </AppLink>
          <AppLink to="/$role/companies" params={{ role }}>
            {t('companies')}
          </AppLink>
          {add}
        </>
      }
      changes={{ rows: 'accounts', columns: figureColumnsOf(shownColumns(columns)) }}
    >
      {view => (
        <>
          <MandatesList view={view} />
          <MandateDialogs dialog={dialog} id={id} onClose={close} />
        </>
      )}
    </BookPage>
  );
}
