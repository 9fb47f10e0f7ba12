import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { noticeText } from './settings-text';
import s from './notification-settings.module.css';
import { QuietHoursDocument, SetQuietHoursDocument } from './notification-settings.gen';

const KEY = ['settings', 'quietHours'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MORNING = 8;

type Hours = { from: number; to: number } | null;

/** The hours in which no mail is sent. Choosing a start sets an end too, because one is meaningless without the other. */
export function QuietHoursPanel() {
  const t = useText(noticeText);
  const settings = useText(settingsText);
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(QuietHoursDocument, {}, signal) });
  const { mutate } = useMutation({
    mutationFn: (hours: Hours) => ask(SetQuietHoursDocument, { from: hours?.from ?? null, to: hours?.to ?? null }),
    onSuccess: reply => {
      client.setQueryData(KEY, { quietHours: reply.setQuietHours });
      toast(settings('saved'));
    },
    onError: () => toast(settings('failed'), { tone: 'error' }),
  });
  if (!data) return null;
  const hours = data.quietHours;
  const options = HOURS.map(hour => ({ value: String(hour), label: t('hour', { hour: String(hour).padStart(2, '0') }) }));
  const begin = (value: string) => mutate(value === '' ? null : { from: Number(value), to: hours?.to ?? endFor(Number(value)) });
  return (
    <Panel title={t('quiet')} subtitle={t('quietLead')}>
      <div className={s.hours}>
        <NativeSelect
          label={t('quietFrom')}
          value={hours ? String(hours.from) : ''}
          data={[{ value: '', label: t('quietNone') }, ...options.filter(({ value }) => value !== String(hours?.to))]}
          onChange={({ currentTarget }) => begin(currentTarget.value)}
        />
        {hours && (
          <NativeSelect
            label={t('quietTo')}
            value={String(hours.to)}
            data={options.filter(({ value }) => value !== String(hours.from))}
            onChange={({ currentTarget }) => mutate({ from: hours.from, to: Number(currentTarget.value) })}
          />
        )}
      </div>
    </Panel>
  );
}

const endFor = (from: number): number => (from === MORNING ? MORNING + 1 : MORNING);
