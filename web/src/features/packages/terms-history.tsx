import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { onDay } from '#ui/table-value';
import { usePackageWords } from './package-table';
import type { PackageFieldsFragment } from './packages.gen';
import { packagesText } from './text';

type Since = PackageFieldsFragment['history'][number];

/** The versions of a package's requirements, newest first, with what they inherit; nothing while there is only one. */
export function TermsHistory({ history }: { history: readonly Since[] }) {
  const t = useText(packagesText);
  const formats = useFormats();
  const words = usePackageWords();
  if (history.length < 2) return null;
  const columns: TableColumn<Since>[] = [
    {
      id: 'from',
      header: t('termsFromDay'),
      value: ({ fromDay }) => (fromDay ? onDay(fromDay) : t('fromBeginning')),
      node: ({ fromDay }) => (fromDay ? formats.date(fromDay) : t('fromBeginning')),
    },
    { id: 'frequency', priority: 1, header: t('frequency'), value: ({ frequency }) => words.word(frequency) },
    { id: 'deadline', priority: 2, header: t('deadline'), value: ({ deadlineDays }) => t('onDay', { n: deadlineDays }) },
    { id: 'datasets', header: t('datasets'), value: ({ datasets }) => words.datasets(datasets) },
  ];
  return (
    <Panel title={t('termsHistory')} subtitle={t('termsHistoryLead')} flush>
      <DataTable caption={t('termsHistory')} columns={columns} rows={history.toReversed()} rowId={({ fromDay }) => fromDay ?? ''} />
    </Panel>
  );
}
