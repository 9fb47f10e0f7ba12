import { keepKnown, type BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { onDay } from '#ui/table-value';
import type { Use } from './queries';
import { benchmarksText } from './text';
import { useArea } from './use-benchmarks-address';

/** The entities measured against a benchmark, and the benchmarks it is a component of. */
export function UsedBy({ index, uses }: { index: BookIndex; uses: readonly Use[] }) {
  const t = useText(benchmarksText);
  const formats = useFormats();
  const columns: TableColumn<Use>[] = [
    {
      id: 'entity',
      header: t('entity'),
      value: ({ entityId }) => index.nameOf(entityId),
      node: ({ entityId }) => <EntityLink index={index} entityId={entityId} />,
    },
    { id: 'ref', header: t('ref'), value: ({ entityId }) => index.entity(entityId)?.ref ?? '' },
    { id: 'as', priority: 1, header: t('kind'), value: ({ as }) => t(as === 'part' ? 'asPart' : 'asBenchmark') },
    { id: 'since', priority: 2, header: t('since'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    {
      id: 'until',
      header: t('until'),
      align: 'end',
      value: ({ toDay }) => (toDay ? onDay(toDay) : t('open')),
      node: ({ toDay }) => (toDay ? formats.date(toDay) : t('open')),
    },
  ];
  return (
    <Panel title={t('usedBy')} flush>
      {uses.length === 0 ? (
        <EmptyState title={t('unused')} next="record" />
      ) : (
        <ArrangedTable
          screen="benchmark-uses"
          caption={t('usedBy')}
          columns={columns}
          rows={uses}
          rowId={({ entityId, as, fromDay }) => `${entityId} ${as} ${fromDay}`}
        />
      )}
    </Panel>
  );
}

function EntityLink({ index, entityId }: { index: BookIndex; entityId: string }) {
  const role = useArea();
  const entity = index.entity(entityId);
  const name = index.nameOf(entityId);
  if (entity?.kind === 'benchmark') {
    return (
      <AppLink quiet to="/$role/benchmarks/$benchmarkId" params={{ role, benchmarkId: entityId }} search={keepKnown}>
        {name}
      </AppLink>
    );
  }
  if (entity?.mandate) {
    return (
      <AppLink quiet to="/$role/mandates/$mandateId" params={{ role, mandateId: entityId }} search={keepKnown}>
        {name}
      </AppLink>
    );
  }
  return name;
}
