import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { PackagesTab } from './entitlement-tabs';
import { useNameOf } from './names';
import { PlatformOrganisationDocument } from './organisations.gen';
import { organisationsTitles } from './title-text';
import { organisationKey } from './use-change';

/** The entitlements of one organisation. */
export function OrganisationPackagesPage() {
  const t = useText(organisationsTitles);
  const nameOf = useNameOf();
  const { organisationId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: organisationKey(organisationId),
    queryFn: ({ signal }) => ask(PlatformOrganisationDocument, { id: organisationId }, signal, 'admin'),
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  const organisation = data?.organisation;
  const back = <AppLink to="/admin/organisationPackages">{t('packages')}</AppLink>;
  return (
    <>
      <PageHead title={organisation ? nameOf(organisation) : t('packages')} context={back} />
      {organisation ? <PackagesTab key={organisation.version} organisation={organisation} /> : <SkeletonRows rows={6} />}
    </>
  );
}
