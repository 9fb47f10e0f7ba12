import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { SettingsFrame, settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { noticeText } from './settings-text';
import { QuietHoursPanel } from './quiet-hours-panel';
import s from './notification-settings.module.css';
import {
  NotificationSettingsDocument,
  UpdateNotificationSettingDocument,
  type NotificationSettingsQuery,
} from './notification-settings.gen';

const KEY = ['settings', 'notifications'] as const;
type Setting = NotificationSettingsQuery['notificationSettings'][number];

/** Each checkbox is saved as it is changed. Notices about the user's own security cannot be switched off. */
export function NotificationSettingsPage() {
  const t = useText(settingsText);
  const words = useText(noticeText);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(NotificationSettingsDocument, {}, signal) });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { mutate } = useMutation({
    mutationKey: KEY,
    // Requests run one after the other, so that the last change is the one that is stored.
    mutationFn: ({ kind, inApp, email, digest }: Setting) => {
      const sent = last.current.then(() => ask(UpdateNotificationSettingDocument, { kind, inApp, email, digest }));
      last.current = sent.catch(() => undefined);
      return sent;
    },
    // Optimistic: the checkbox changes at once, and a refusal reverts it.
    onMutate: setting => {
      const before = client.getQueryData<NotificationSettingsQuery>(KEY);
      const withChange = before?.notificationSettings.map(one => (one.kind === setting.kind ? setting : one));
      if (withChange) client.setQueryData<NotificationSettingsQuery>(KEY, { notificationSettings: withChange });
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: KEY });
      toast(t('failed'), { tone: 'error' });
    },
    onSuccess: reply => {
      // The response to an earlier change does not contain later ones still in progress, and would revert them.
      const isLast = client.isMutating({ mutationKey: KEY }) === 1;
      if (isLast) client.setQueryData<NotificationSettingsQuery>(KEY, { notificationSettings: reply.updateNotificationSetting });
      toast(t('saved'));
    },
  });
  return (
    <SettingsFrame title={words('settings')}>
      <Panel title={words('lead')} flush>
        {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonRows rows={10} />}
        {data && <SettingTable settings={data.notificationSettings} onChange={mutate} />}
      </Panel>
      <QuietHoursPanel />
    </SettingsFrame>
  );
}

function SettingTable({ settings, onChange }: { settings: readonly Setting[]; onChange: (setting: Setting) => void }) {
  const t = useText(noticeText);
  const nameOf = (kind: string) => (kind in noticeText ? t(kind as 'reportDue') : kind); // checked just before
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('inApp')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('digest')}</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(setting => (
          <tr key={setting.kind}>
            <td>
              {nameOf(setting.kind)}
              {setting.isFixed && <span className={s.lockedNote}> {t('always')}</span>}
            </td>
            {(['inApp', 'email', 'digest'] as const).map(channel => (
              <td key={channel}>
                <Checkbox
                  aria-label={`${nameOf(setting.kind)}: ${t(channel)}`}
                  checked={setting[channel]}
                  disabled={setting.isFixed || (channel === 'digest' && !setting.email)}
                  onChange={event => onChange({ ...setting, [channel]: event.currentTarget.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
