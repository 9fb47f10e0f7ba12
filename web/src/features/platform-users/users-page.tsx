import { getRouteApi } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { PeopleList } from './people-panel';
import { platformUsersText } from './text';

const route = getRouteApi('/shell/admin/users');

export function PlatformUsersPage() {
  const t = useText(platformUsersText);
  const place = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHead title={t('users')} context={t('admin')} />
      <PeopleList
        title={t('acrossAll')}
        place={place}
        onPlace={({ page, ...next }) => void navigate({ search: { ...next, ...(page && page > 1 ? { page } : {}) }, replace: true })}
      />
    </>
  );
}
