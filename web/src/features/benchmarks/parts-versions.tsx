import { weightedTypes } from '@hakaru/contract/benchmarks';
import { getRouteApi } from '@tanstack/react-router';
import { keepKnown, useWhyNotWrite, type BookEntity, type BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import type { PartsVersion } from './queries';
import { benchmarksText } from './text';
import { useArea } from './use-benchmarks-address';

const route = getRouteApi('/shell/$role/benchmarks/$benchmarkId');

/** The versions of the composition, newest first, side by side. */
export function PartsVersions({
  index,
  benchmark,
  versions,
}: {
  index: BookIndex;
  benchmark: BookEntity;
  versions: readonly PartsVersion[];
}) {
  const t = useText(benchmarksText);
  const isByPolicy = benchmark.type === 'policyWeightedAverage' && index.book.policies.length > 0;
  const footnote = benchmark.type === 'mvWeightedAverage' ? t('byValue') : isByPolicy ? t('byPolicy') : null;
  return (
    <Panel title={t('versions')} subtitle={t('versionsHint')} flush {...(footnote ? { footnote } : {})}>
      {versions.length === 0 ? (
        <EmptyState title={t('noVersions')} next="add" />
      ) : (
        <VersionTable index={index} benchmark={benchmark} versions={versions} />
      )}
    </Panel>
  );
}

function VersionTable({ index, benchmark, versions }: { index: BookIndex; benchmark: BookEntity; versions: readonly PartsVersion[] }) {
  const t = useText(benchmarksText);
  const formats = useFormats();
  const role = useArea();
  const whyNot = useWhyNotWrite();
  const navigate = route.useNavigate();
  const newestFirst = versions.toReversed();
  const isWeighted = weightedTypes.some(type => type === benchmark.type);
  const rows = [...new Set(newestFirst.flatMap(({ weights }) => weights.map(({ componentId }) => componentId)))];
  const share = ({ weights }: PartsVersion, id: string) => {
    const held = weights.find(({ componentId }) => componentId === id);
    if (!held) return '';
    return benchmark.type === 'mvWeightedAverage' ? t('byValueMark') : formats.number(held.weightPercent, { decimals: isWeighted ? 2 : 0 });
  };
  const columns: TableColumn<string>[] = [
    {
      id: 'part',
      header: t('component'),
      value: id => index.nameOf(id),
      node: id => (
        <AppLink quiet to="/$role/benchmarks/$benchmarkId" params={{ role, benchmarkId: id }} search={keepKnown}>
          {index.nameOf(id)}
        </AppLink>
      ),
    },
    ...newestFirst.map((version, at) => ({
      id: version.fromDay,
      priority: at,
      header: t('from', { date: formats.date(version.fromDay) }),
      align: 'end' as const,
      value: (id: string) => share(version, id),
    })),
  ];
  const edit = (fromDay: string) => (
    <Button
      kind="subtle"
      onClick={() => void navigate({ search: before => ({ ...before, dialog: 'parts', from: fromDay }), resetScroll: false })}
    >
      {t('editVersion')}
      <span className="sr-only"> {formats.date(fromDay)}</span>
    </Button>
  );
  return (
    <ArrangedTable
      screen="benchmark-versions"
      caption={t('versions')}
      columns={columns}
      rows={rows}
      rowId={id => id}
      {...(whyNot === null ? { foot: id => (id === 'part' ? null : { value: null, node: edit(id) }) } : {})}
    />
  );
}
