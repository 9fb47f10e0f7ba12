import { mayWrite } from '@hakaru/contract/access';
import { Select } from '@mantine/core';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { useClientName } from './client-columns';
import { NameClientPersonDocument } from './clients.gen';
import s from './clients.module.css';
import { useColleagues, useRefreshClients, type Client } from './queries';
import { clientsText } from './text';

/** The colleague responsible for the client; any user who may write can name one. */
export function PersonChoice({ client }: { client: Client }) {
  const t = useText(clientsText);
  const { role } = useProfile();
  const name = useClientName()(client);
  const { data: colleagues = [] } = useColleagues();
  const refresh = useRefreshClients();
  const { userId, version } = client.person;
  if (!mayWrite(role)) return client.person.name ?? '-';
  const choose = async (chosen: string | null) => {
    try {
      await ask(NameClientPersonDocument, { clientId: client.id, userId: chosen, version });
      toast(t('personUpdated'));
    } catch {
      toast(t('personFailed'), { tone: 'error' });
    }
    await refresh();
  };
  return (
    <Select
      className={s.choice ?? ''}
      aria-label={t('personOf', { name })}
      placeholder={t('nobody')}
      data={colleagues.map(({ id, name: label }) => ({ value: id, label }))}
      value={userId}
      onChange={chosen => void choose(chosen)}
      clearable
    />
  );
}
