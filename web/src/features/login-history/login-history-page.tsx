import { mayManageUsers } from '@hakaru/contract/access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useProfile } from '#features/profile/public';
import { SettingsFrame, settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import type { LoginRow } from './login-export';
import { loginSearch, refined, type LoginSearch } from './login-filter';
import { outcomeOf } from './login-outcome';
import { LoginExport, LoginFilters } from './login-tools';
import { LoginHistoryDocument } from './login-history.gen';
import s from './login-history.module.css';
import { historyText } from './text';

const route = getRouteApi('/shell/settings/loginHistory');
const ROWS = 50;

export function LoginHistoryPage() {
  const t = useText(settingsText);
  const words = useText(historyText);
  const { role, name, organisation } = useProfile();
  const isOwnOnly = !mayManageUsers(role);
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const go = (search: LoginSearch) => void navigate({ search, replace: true });
  // Reads the address at the time of the change, because the search box reports with a delay.
  const refine = (change: LoginSearch) => void navigate({ search: held => refined(held, change), replace: true });
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['settings', 'loginHistory', asked],
    queryFn: ({ signal }) => ask(LoginHistoryDocument, { page: 1, ...asked, first: ROWS }, signal),
    placeholderData: keepPreviousData,
  });
  const history = data?.loginHistory;
  return (
    <SettingsFrame title={words('title')} actions={<LoginExport asked={asked} />}>
      <Panel
        title={isOwnOnly ? name : organisation.name}
        {...(isOwnOnly ? { subtitle: words('ownOnly') } : {})}
        refreshing={isFetching && history !== undefined}
        flush
      >
        <LoginFilters asked={asked} isOwnOnly={isOwnOnly} onAsk={refine} />
        {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
        {!history && !isError && <SkeletonRows rows={10} />}
        {history?.data.length === 0 && <Nothing isFiltered={Boolean(asked.search ?? asked.from ?? asked.to)} onClear={() => go({})} />}
        {history && history.data.length > 0 && <LoginTable rows={history.data} />}
        {history && <Pager info={history.paginatorInfo} onPage={page => go(loginSearch({ ...asked, page }))} />}
      </Panel>
    </SettingsFrame>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText(historyText);
  if (!isFiltered) return <EmptyState title={t('none')} next="wait" />;
  return <EmptyState title={t('noneFound')} action={<Button onClick={onClear}>{t('clear')}</Button>} />;
}

function LoginTable({ rows }: { rows: readonly LoginRow[] }) {
  const t = useText(historyText);
  const formats = useFormats();
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('logInTime')}</th>
          <th scope="col">{t('userName')}</th>
          <th scope="col">{t('ipAddress')}</th>
          <th scope="col">{t('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, logInTime, userName, ipAddress, outcome }) => (
          <tr key={id}>
            <td className="num">{formats.time(logInTime)}</td>
            <td>{userName}</td>
            <td className="num">{ipAddress}</td>
            <td>
              <Outcome value={outcome} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ value }: { value: string }) {
  const t = useText(historyText);
  const label = outcomeOf(value, t);
  return value === 'failed' || value === 'blockedIp' ? <Tag tone="neg">{label}</Tag> : label;
}
