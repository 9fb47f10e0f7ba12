import { moduleNames, packageText } from '#features/organisations/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText, useWords } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { Tag } from '#ui/tag';
import { differences, type Difference, type Holder } from './comparison';
import { packagesText } from './text';

export function ComparisonPanel({ holders }: { holders: readonly Holder[] }) {
  const t = useText(packagesText);
  const moduleName = useWords(moduleNames);
  const packageName = useWords(packageText);
  const rows = differences(holders);
  const columns: TableColumn<Difference>[] = [
    {
      id: 'what',
      header: t('what'),
      value: ({ kind, name }) => `${kind === 'module' ? moduleName(name) : packageName(name)} (${t(kind)})`,
    },
    ...holders.map(({ id, ref }, at): TableColumn<Difference> => ({
      id,
      header: ref,
      value: ({ held }) => (held[at] ? t('held') : t('notHeld')),
      node: ({ held }) => (held[at] ? <Tag tone="ok">{t('held')}</Tag> : <Tag>{t('notHeld')}</Tag>),
    })),
  ];
  return (
    <Panel title={t('comparison')} subtitle={t('onlyDifferences')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('same')} next="choose" />
      ) : (
        <ArrangedTable
          screen="package-comparison"
          caption={t('comparison')}
          columns={columns}
          rows={rows}
          rowId={({ kind, name }) => `${kind} ${name}`}
        />
      )}
    </Panel>
  );
}
