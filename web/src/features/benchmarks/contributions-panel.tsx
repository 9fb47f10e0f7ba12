import { contributionPeriods, type ContributionPeriod } from '@hakaru/contract/benchmarks';
import { FigureText, useExact, useUrlText, type BookEntity, type BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { contributionPeriodText, contributionsText } from './contributions-text';
import { useBenchmarkContributions, type Contribution } from './queries';

type Shown = Contribution['total'];
const TOTAL = 'total';

/** What every component of a built benchmark added to its return, by quarter, fiscal year or calendar year. */
export function ContributionsPanel({ index, benchmark }: { index: BookIndex; benchmark: BookEntity }) {
  const t = useText(contributionsText);
  const periods = useText(contributionPeriodText);
  const [asked, setAsked] = useUrlText('show');
  const by = contributionPeriods.find(one => one === asked) ?? 'quarter';
  const { data, isError, isPlaceholderData, refetch } = useBenchmarkContributions(benchmark.id, by);
  const choice = (
    <Segmented<ContributionPeriod>
      label={t('by')}
      value={by}
      onChange={next => setAsked(next, { replace: true })}
      items={contributionPeriods.map(value => ({ value, label: periods(value) }))}
    />
  );
  return (
    <Panel title={t('title')} subtitle={t('unit')} tools={choice} footnote={t('note')} refreshing={isPlaceholderData} flush>
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={4} />}
      {data?.length === 0 && <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>}
      {data && data.length > 0 && <Periods periods={data} index={index} benchmarkId={benchmark.id} />}
    </Panel>
  );
}

function Periods({ periods, index, benchmarkId }: { periods: readonly Contribution[]; index: BookIndex; benchmarkId: string }) {
  const t = useText(contributionsText);
  const formats = useFormats();
  const exact = useExact();
  const ids = [...new Set(periods.flatMap(({ parts }) => parts.map(({ componentId }) => componentId)))];
  // The spread comes after the components, as the benchmark's own row.
  const rows = [...ids.filter(id => id !== benchmarkId), ...ids.filter(id => id === benchmarkId), TOTAL];
  const nameOf = (id: string) => (id === TOTAL ? t('total') : id === benchmarkId ? t('spread') : index.nameOf(id));
  const figureOf = ({ parts, total }: Contribution, id: string): Shown | undefined =>
    id === TOTAL ? total : parts.find(({ componentId }) => componentId === id)?.figure;
  const columns: TableColumn<string>[] = [
    { id: 'component', header: t('component'), value: nameOf, node: id => (id === TOTAL ? <strong>{nameOf(id)}</strong> : nameOf(id)) },
    ...periods.map((period, at): TableColumn<string> => {
      const shown = (id: string) => {
        const found = figureOf(period, id);
        return found && { ...found, quality: null };
      };
      return {
        id: period.through,
        header: t('through', { date: formats.date(period.through) }),
        priority: at,
        align: 'end',
        value: id => exact(shown(id)),
        node: id => <FigureText figure={shown(id)} mark={false} />,
      };
    }),
  ];
  return <ArrangedTable screen="benchmark-contributions" caption={t('title')} columns={columns} rows={rows} rowId={id => id} />;
}
