import { mayManageUsers } from '@hakaru/contract/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useProfile } from '#features/profile/public';
import { FactorPanel } from '#features/second-factors/public';
import { PasswordForm } from '#features/sign-in/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { SkeletonBlock, SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { browserName } from './browser-name';
import { EndOtherSessionsDocument, EndSessionDocument, SessionsDocument, type SessionsQuery } from './security.gen';
import { SettingsFrame } from './settings-frame';
import s from './settings.module.css';
import { securityText, settingsText } from './text';

export function SecurityPage() {
  const t = useText(settingsText);
  const { originalOrganisation } = useProfile();
  return (
    <SettingsFrame title={t('security')}>
      <PasswordPanel />
      {originalOrganisation === null && <FactorPanel />}
      <SessionsPanel />
    </SettingsFrame>
  );
}

/** Only administrators may change their own password here (specification 6); everybody else sees whom to ask. */
function PasswordPanel() {
  const t = useText(securityText);
  const words = useText(settingsText);
  const { role, originalOrganisation } = useProfile();
  const isOpen = mayManageUsers(role) && originalOrganisation === null;
  return (
    <Panel title={t('password')}>
      {isOpen ? (
        <Suspense fallback={<SkeletonBlock height={320} />}>
          <PasswordForm />
        </Suspense>
      ) : (
        <>
          <p>{words('locked')}</p>
          <p className={s.lockedNote}>{t('forgotInstead')}</p>
        </>
      )}
    </Panel>
  );
}

const KEY = ['settings', 'sessions'] as const;

function SessionsPanel() {
  const t = useText(securityText);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(SessionsDocument, {}, signal) });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const { mutateAsync: endOthers } = useMutation({ mutationFn: () => ask(EndOtherSessionsDocument, {}), onSuccess: refresh });
  const { mutate: end } = useMutation({
    mutationFn: (id: string) => ask(EndSessionDocument, { id }),
    onSuccess: () => toast(t('ended')),
    onSettled: refresh,
  });
  const askFirst = async () => {
    if (await confirm({ title: t('endOthersAsk'), confirmLabel: t('endOthers'), danger: true, action: endOthers })) toast(t('endedOthers'));
  };
  const sessions = data?.sessions ?? [];
  const tools = sessions.length > 1 && <Button onClick={() => void askFirst()}>{t('endOthers')}</Button>;
  return (
    <Panel title={t('sessions')} tools={tools} flush>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data ? (
        <SessionTable sessions={sessions} onEnd={end} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Panel>
  );
}

type SessionRow = SessionsQuery['sessions'][number];

function SessionTable({ sessions, onEnd }: { sessions: readonly SessionRow[]; onEnd: (id: string) => void }) {
  const t = useText(securityText);
  const formats = useFormats();
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('device')}</th>
          <th scope="col">{t('ip')}</th>
          <th scope="col">{t('since')}</th>
          <th scope="col">{t('seen')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, userAgent, ipAddress, createdAt, seenAt, isCurrent }) => (
          <tr key={id}>
            <td>{browserName(userAgent ?? null) ?? t('unknown')}</td>
            <td className="num">{ipAddress}</td>
            <td className="num">{formats.time(createdAt)}</td>
            <td className="num">{formats.ago(seenAt)}</td>
            <td>{isCurrent ? <Tag tone="accent">{t('thisOne')}</Tag> : <Button onClick={() => onEnd(id)}>{t('end')}</Button>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
