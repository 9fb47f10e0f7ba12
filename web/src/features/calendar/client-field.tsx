import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import type { FieldProps } from '#ui/form/field-wiring';
import { SelectField } from '#ui/form/select-field';
import { MeetingClientsDocument } from './calendar.gen';
import { meetingText } from './meeting-text';

/** The client a meeting is with, for users who work for others; hidden for everybody else. */
export function ClientField(field: Omit<FieldProps, 'label'>) {
  const t = useText(meetingText);
  const isJapanese = useLanguage() === 'jp';
  const { data = [] } = useQuery({
    queryKey: ['calendar', 'clients'],
    queryFn: async ({ signal }) => (await ask(MeetingClientsDocument, {}, signal)).meetingClients,
    staleTime: 60_000,
  });
  if (data.length === 0) return null;
  const options = data.map(({ id, nameEn, nameJp }) => ({ value: id, label: isJapanese ? nameJp : nameEn }));
  return <SelectField {...field} label={t('client')} hint={t('clientHint')} options={options} clearable searchable />;
}
