import { packageKinds } from '@hakaru/contract/address-choices';
import { importKinds } from '@hakaru/contract/enumerations';
import { packageFrequencies, packageTypes } from '@hakaru/contract/packages';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable, type TableColumn } from '#ui/data-table';
import { exactly, joined } from '#ui/table-value';
import type { PackageFieldsFragment } from './packages.gen';
import s from './packages.module.css';
import { datasetText, packagesText, packageWords } from './text';

/** One package, or a few, as part of another page. */
export function PackageTable({ rows }: { rows: readonly PackageFieldsFragment[] }) {
  const t = useText(packagesText);
  return <DataTable caption={t('packages')} columns={usePackageColumns()} rows={rows} rowId={({ id }) => id} />;
}

/** Packages with their current terms; inherited ones are marked. */
export function usePackageColumns({ ofAll = false }: { ofAll?: boolean } = {}): TableColumn<PackageFieldsFragment>[] {
  const t = useText(packagesText);
  const language = useLanguage();
  const words = usePackageWords();
  const marked = (shown: string, own: unknown): ReactNode =>
    own === null ? (
      <>
        {shown} <span className={s.quiet}>{t('fromParent')}</span>
      </>
    ) : (
      shown
    );
  return [
    {
      id: 'name',
      header: t('name'),
      value: row => words.name(row),
      node: row =>
        ofAll ? (
          <AppLink to="/admin/entitypackages/$packageId" params={{ packageId: row.id }}>
            {words.name(row)}
          </AppLink>
        ) : (
          <AppLink to="/settings/packages/$packageId" params={{ packageId: row.id }}>
            {words.name(row)}
          </AppLink>
        ),
    },
    ...(ofAll
      ? [
          {
            id: 'organisation',
            header: t('organisation'),
            value: (row: PackageFieldsFragment) => (language === 'jp' ? row.organisationJp : row.organisationEn),
          },
        ]
      : []),
    { id: 'kind', header: t('kind'), value: ({ kind }) => words.word(kind) },
    { id: 'type', header: t('type'), value: ({ type }) => words.word(type) },
    {
      id: 'parent',
      header: t('parent'),
      value: ({ parentName, parentNameJp }) => (parentName ? words.name({ name: parentName, nameJp: parentNameJp }) : null),
    },
    {
      id: 'frequency',
      header: t('frequency'),
      value: ({ terms, frequency }) => joined(words.word(terms.frequency), frequency === null ? t('fromParent') : null),
      node: ({ terms, frequency }) => marked(words.word(terms.frequency), frequency),
    },
    {
      id: 'deadline',
      priority: 1,
      header: t('deadline'),
      value: ({ terms, deadlineDays }) => joined(t('onDay', { n: terms.deadlineDays }), deadlineDays === null ? t('fromParent') : null),
      node: ({ terms, deadlineDays }) => marked(t('onDay', { n: terms.deadlineDays }), deadlineDays),
    },
    { id: 'datasets', header: t('datasets'), value: ({ terms }) => words.datasets(terms.datasets) },
    {
      id: 'assigned',
      priority: 2,
      header: t('assigned'),
      align: 'end',
      value: ({ assigned }) => exactly(assigned),
      node: ({ assigned }) => assigned,
    },
  ];
}

/** Labels of the server's codes. */
export function usePackageWords() {
  const language = useLanguage();
  const words = useText(packageWords);
  const datasets = useText(datasetText);
  const known = [...packageKinds, ...packageTypes, ...packageFrequencies];
  return {
    name: ({ name, nameJp }: { name: string; nameJp: string | null }) => (language === 'jp' && nameJp ? nameJp : name),
    word: (given: string) => {
      const found = known.find(one => one === given);
      return found ? words(found) : given;
    },
    datasets: (given: readonly string[]) =>
      importKinds
        .filter(kind => given.includes(kind))
        .map(kind => datasets(kind))
        .join(language === 'jp' ? '、' : ', ') || '-',
  };
}
