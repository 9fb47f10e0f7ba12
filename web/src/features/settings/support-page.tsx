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
import { supportText } from './people-text';
import { SettingsFrame } from './settings-frame';
import s from './settings.module.css';
import { SupportAccessDocument, type SupportAccessQuery } from './support.gen';
import { roleText, settingsText } from './text';

const route = getRouteApi('/shell/settings/support');
const ROWS = 50;

/** Administrators see who in support entered their organisation, when, and what was done there. */
export function SupportPage() {
  const t = useText(settingsText);
  return (
    <SettingsFrame title={t('support')} adminOnly>
      <SupportPanel />
    </SettingsFrame>
  );
}

function SupportPanel() {
  const t = useText(settingsText);
  const words = useText(supportText);
  const { organisation } = useProfile();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings', 'support', page],
    queryFn: ({ signal }) => ask(SupportAccessDocument, { first: ROWS, page }, signal),
    placeholderData: keepPreviousData,
  });
  const entries = data?.auditEntries;
  return (
    <Panel title={organisation.name} subtitle={words('lead')} flush>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!entries && !isError && <SkeletonRows />}
      {entries?.data.length === 0 && <EmptyState title={words('none')} />}
      {entries && entries.data.length > 0 && (
        <>
          <EntryTable entries={entries.data} />
          <Pager info={entries.paginatorInfo} onPage={next => void navigate({ search: next > 1 ? { page: next } : {} })} />
        </>
      )}
    </Panel>
  );
}

type Entry = SupportAccessQuery['auditEntries']['data'][number];

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const t = useText(supportText);
  const roles = useText(roleText);
  const formats = useFormats();
  const said = (action: string) => (action === 'impersonation.start' ? t('start') : action === 'impersonation.stop' ? t('stop') : action);
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('at')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('asRole')}</th>
          <th scope="col">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, userName, asRole, action }) => (
          <tr key={id}>
            <td className="num">{formats.time(at)}</td>
            <td>{userName ?? t('unknown')}</td>
            <td>{asRole === 'admin' || asRole === 'user' || asRole === 'readonly' ? roles(asRole) : asRole}</td>
            <td>{said(action)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
