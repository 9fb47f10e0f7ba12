import { PeoplePanel } from '#features/platform-users/public';
import { useText } from '#platform/text';
import { tabText } from './text';
import type { OrganisationDetailFragment } from './organisations.gen';

export function UsersTab({ organisation: { id } }: { organisation: OrganisationDetailFragment }) {
  const t = useText(tabText);
  return <PeoplePanel title={t('users')} organisationId={id} />;
}
