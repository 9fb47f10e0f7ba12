import { mayManageUsers } from '@hakaru/contract/access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { LoginHistoryDocument, type LoginHistoryQuery } from './security.gen';
import { SettingsFrame } from './settings-frame';
import s from './settings.module.css';
import { historyText, settingsText } from './text';

const route = getRouteApi('/shell/settings/loginHistory');
const ROWS = 50;

export function LoginHistoryPage() {
  const t = useText(settingsText);
  const words = useText(historyText);
  const { role, name, organisation } = useProfile();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['settings', 'loginHistory', page],
    queryFn: ({ signal }) => ask(LoginHistoryDocument, { first: ROWS, page }, signal),
    placeholderData: keepPreviousData,
  });
  const history = data?.loginHistory;
  return (
    <SettingsFrame title={t('loginHistory')}>
      <Panel
        title={mayManageUsers(role) ? organisation.name : name}
        {...(mayManageUsers(role) ? {} : { subtitle: words('ownOnly') })}
        refreshing={isFetching && history !== undefined}
        flush
      >
        {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
        {!history && !isError && <SkeletonRows rows={10} />}
        {history?.data.length === 0 && <EmptyState title={words('none')} />}
        {history && history.data.length > 0 && <LoginTable rows={history.data} />}
        {history && <Pager info={history.paginatorInfo} onPage={next => void navigate({ search: next > 1 ? { page: next } : {} })} />}
      </Panel>
    </SettingsFrame>
  );
}

type LoginRow = LoginHistoryQuery['loginHistory']['data'][number];

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
  if (value === 'failed' || value === 'blockedIp') return <Tag tone="neg">{t(value)}</Tag>;
  return value === 'ok' || value === 'sso' ? t(value) : value;
}
