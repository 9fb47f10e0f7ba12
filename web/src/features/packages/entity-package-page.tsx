import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { AssignmentTable } from './assignment-table';
import { usePackageWords } from './package-table';
import { AnyPackageDocument, type PackageFieldsFragment } from './packages.gen';
import s from './packages.module.css';
import { TermsHistory } from './terms-history';
import { packagesText } from './text';

/** One package of any organisation: its requirements, earlier versions of them, and its assignments. Only its organisation changes it. */
export function EntityPackagePage() {
  const t = useText(packagesText);
  const { packageId = '' } = useParams({ strict: false });
  const { name } = usePackageWords();
  const { data } = useQuery({
    queryKey: ['packages', 'any', packageId],
    queryFn: async ({ signal }) => (await ask(AnyPackageDocument, { id: packageId }, signal, 'admin')).anyPackage,
    throwOnError: true,
  });
  const back = <AppLink to="/admin/entitypackages">{t('entityPackages')}</AppLink>;
  return (
    <>
      <PageHead title={data ? name(data.package) : t('entityPackages')} context={back} />
      {data ? (
        <div className={s.stack}>
          <Terms record={data.package} />
          <TermsHistory history={data.package.history} />
          <Panel title={t('assignments')} flush>
            {data.assignments.length === 0 ? (
              <EmptyState title={t('noAssignments')} next="add" />
            ) : (
              <AssignmentTable rows={data.assignments} />
            )}
          </Panel>
        </div>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

function Terms({ record }: { record: PackageFieldsFragment }) {
  const t = useText(packagesText);
  const language = useLanguage();
  const words = usePackageWords();
  const { terms, parentName, parentNameJp } = record;
  return (
    <Panel title={t('details')}>
      <Facts
        facts={[
          [t('organisation'), language === 'jp' ? record.organisationJp : record.organisationEn],
          [t('kind'), words.word(record.kind)],
          [t('type'), words.word(record.type)],
          [t('description'), record.description],
          [t('parent'), parentName ? words.name({ name: parentName, nameJp: parentNameJp }) : null],
          [t('frequency'), words.word(terms.frequency)],
          [t('deadline'), t('onDay', { n: terms.deadlineDays })],
          [t('datasets'), words.datasets(terms.datasets)],
        ]}
      />
    </Panel>
  );
}
