import { getRouteApi, notFound } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { BookPage, keepKnown, useBook, WriteButton, type Book, type BookEntity, type BookView } from '#features/figures/public';
import { CumulativeChart, HorizonTable, MonthlyMatrix } from '#features/performance/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PanelCell, PanelGrid } from '#ui/panel';
import { BenchmarkDetails } from './benchmark-details';
import s from './benchmarks.module.css';
import { ContributionsPanel } from './contributions-panel';
import { CurrencyVersions } from './currency-versions';
import { isChain, PartsDialog } from './parts-dialog';
import { PartsVersions } from './parts-versions';
import { useBenchmarkTerms } from './queries';
import { benchmarksText } from './text';
import { UsedBy } from './used-by';

const route = getRouteApi('/shell/$role/benchmarks/$benchmarkId');

const benchmarkIn = ({ entities }: Book, benchmarkId: string): BookEntity | undefined =>
  entities.find(({ id, kind }) => id === benchmarkId && kind === 'benchmark');

export function BenchmarkPage() {
  const t = useText(benchmarksText);
  const language = useLanguage();
  const { benchmarkId, role } = route.useParams();
  const navigate = route.useNavigate();
  const { data: book } = useBook();
  const entity = book && benchmarkIn(book, benchmarkId);
  const isBuilt = entity !== undefined && entity.type !== 'market';
  const isDerived = entity?.type === 'policyWeightedAverage' && book !== undefined && book.policies.length > 0;
  const edit = (
    <WriteButton
      kind="primary"
      icon={<Pencil size={14} />}
      onClick={() => void navigate({ search: before => ({ ...before, dialog: 'parts' }), resetScroll: false })}
    >
      {t(entity && isChain(entity.type) ? 'splice' : 'newVersion')}
    </WriteButton>
  );
  return (
    <BookPage
      title={entity?.name[language] ?? t('benchmark')}
      context={() => (
        <AppLink className={s.back} to="/$role/benchmarks" params={{ role }} search={keepKnown}>
          {t('back')}
        </AppLink>
      )}
      {...(isBuilt && !isDerived ? { actions: edit } : {})}
      changes={{ entityIds: [benchmarkId], columns: ['return.1m', 'return.fytd', 'return.1y', 'return.itd'] }}
    >
      {view => {
        const found = benchmarkIn(view.index.book, benchmarkId);
        if (!found) throw notFound();
        return <Benchmark view={view} entity={found} />;
      }}
    </BookPage>
  );
}

function Benchmark({ view, entity }: { view: BookView; entity: BookEntity }) {
  const { terms } = useBenchmarkTerms();
  const isBuilt = entity.type !== 'market';
  const own = terms?.of(entity.id);
  return (
    <div className={s.stack}>
      <HorizonTable entityId={entity.id} asOf={view.asOf} hasBenchmark={false} />
      <PanelGrid>
        <PanelCell span={8}>
          <CumulativeChart view={view} entityId={entity.id} hasBenchmark={false} />
        </PanelCell>
        <PanelCell span={4}>
          <BenchmarkDetails view={view} entity={entity} terms={own} />
        </PanelCell>
      </PanelGrid>
      <MonthlyMatrix view={view} entityId={entity.id} hasBenchmark={false} />
      {isBuilt && <ContributionsPanel index={view.index} benchmark={entity} />}
      {isBuilt && own && <PartsVersions index={view.index} benchmark={entity} versions={own.parts} />}
      {!isBuilt && <CurrencyVersions index={view.index} benchmark={entity} />}
      {terms && <UsedBy index={view.index} uses={terms.usesOf(entity.id)} />}
      {isBuilt && own && <Dialogs view={view} entity={entity} versions={own.parts} />}
    </div>
  );
}

function Dialogs({
  view,
  entity,
  versions,
}: {
  view: BookView;
  entity: BookEntity;
  versions: Parameters<typeof PartsVersions>[0]['versions'];
}) {
  const { dialog, from } = route.useSearch();
  const navigate = route.useNavigate();
  if (dialog !== 'parts') return null;
  const named = versions.find(({ fromDay }) => fromDay === from);
  const close = () => void navigate({ search: ({ dialog: _, from: __, ...rest }) => rest, resetScroll: false });
  return (
    <PartsDialog index={view.index} benchmark={entity} version={named ?? versions.at(-1)} isNew={named === undefined} onClose={close} />
  );
}
