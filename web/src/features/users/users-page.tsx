import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useProfile } from '#features/profile/public';
import { SettingsFrame, settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { ExportUsersButton } from './export-users-button';
import { peopleText } from './text';
import s from './users.module.css';
import { UserTable } from './user-table';
import { UsersDocument } from './users.gen';

const route = getRouteApi('/shell/settings/users');
const ROWS = 50;

export function UsersPage() {
  const t = useText(peopleText);
  const navigate = route.useNavigate();
  const add = (
    <div className={s.rowActions}>
      <ExportUsersButton />
      <Button kind="primary" icon={<UserPlus size={14} />} onClick={() => void navigate({ to: '/settings/users/new' })}>
        {t('addUser')}
      </Button>
    </div>
  );
  return (
    <SettingsFrame title={t('users')} actions={add} adminOnly>
      <UserList />
    </SettingsFrame>
  );
}

function UserList() {
  const t = useText(settingsText);
  const words = useText(peopleText);
  const { organisation } = useProfile();
  const { page = 1, search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['settings', 'users', page, search],
    queryFn: ({ signal }) => ask(UsersDocument, { first: ROWS, page, search }, signal),
    placeholderData: keepPreviousData,
  });
  const users = data?.users;
  const go = (next: { page?: number; search?: string }) => void navigate({ search: next, replace: true });
  return (
    <Panel
      title={organisation.name}
      tools={<SearchBox label={words('search')} value={search} onSearch={text => go(text ? { search: text } : {})} />}
      refreshing={isFetching && users !== undefined}
      flush
    >
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!users && !isError && <SkeletonRows rows={6} />}
      {users?.data.length === 0 && <EmptyState title={words('none')} next="filter" />}
      {users && users.data.length > 0 && <UserTable people={users.data} />}
      {users && (
        <Pager info={users.paginatorInfo} onPage={next => go({ ...(search ? { search } : {}), ...(next > 1 ? { page: next } : {}) })} />
      )}
    </Panel>
  );
}
