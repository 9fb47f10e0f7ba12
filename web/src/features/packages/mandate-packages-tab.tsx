import { useBook, useBookContext } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { usePackageWords } from './package-table';
import type { MandatePackagesQuery } from './packages.gen';
import { useMandatePackages } from './queries';
import { packagesText } from './text';

type Row = MandatePackagesQuery['mandatePackages'][number];

/** The packages a mandate reports by, with the next month and its due day. */
export function MandatePackagesTab({ mandateId }: { mandateId: string }) {
  const t = useText(packagesText);
  const { assetId } = useBookContext();
  const { data, isError, refetch } = useMandatePackages(assetId, mandateId);
  return (
    <Panel title={t('packages')} subtitle={t('lead')} flush>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data?.length === 0 && <EmptyState title={t('noneOfMandate')}>{t('noneOfMandateBody')}</EmptyState>}
      {data && data.length > 0 && <Rows rows={data} />}
    </Panel>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useText(packagesText);
  const words = usePackageWords();
  const { data: book } = useBook();
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ packageName, packageNameJp }) => words.name({ name: packageName, nameJp: packageNameJp }),
      node: ({ packageId, packageName, packageNameJp }) => {
        const name = words.name({ name: packageName, nameJp: packageNameJp });
        // The packages belong to their owner: this tab is the only place where a manager sees them.
        if (!book?.isOwn) return name;
        return (
          <AppLink to="/settings/packages/$packageId" params={{ packageId }}>
            {name}
          </AppLink>
        );
      },
    },
    { id: 'datasets', header: t('datasets'), value: ({ datasets }) => words.datasets(datasets) },
    { id: 'frequency', header: t('frequency'), value: ({ frequency }) => words.word(frequency) },
    { id: 'deadline', header: t('deadline'), value: ({ deadlineDays }) => t('onDay', { n: deadlineDays }) },
    { id: 'start', header: t('start'), align: 'end', value: ({ reportingStart }) => reportingStart, date: true },
    { id: 'end', header: t('end'), align: 'end', value: ({ reportingEnd }) => reportingEnd, date: true },
    { id: 'asOf', priority: 2, header: t('currentAsOf'), align: 'end', divider: true, value: ({ currentAsOf }) => currentAsOf, date: true },
    { id: 'due', priority: 1, header: t('currentDue'), align: 'end', value: ({ currentDue }) => currentDue, date: true },
  ];
  return <ArrangedTable screen="mandate-packages" caption={t('packages')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
