import { Select } from '@mantine/core';
import { useLanguage, useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import type { ImportDetail } from './import-detail';
import { marksText } from './marks-text';
import { useChoices, useImportActions } from './queries';

/** For a file whose codes do not identify the client: its sender names the client here, and it is read again. */
export function ClientChoice({
  found,
  isBare = false,
}: {
  found: Pick<ImportDetail, 'id' | 'version' | 'refusal' | 'isOwn'>;
  isBare?: boolean;
}) {
  const t = useText(marksText);
  const language = useLanguage();
  const clients = useChoices().data?.importClients ?? [];
  const { chooseClient } = useImportActions();
  if (!found.isOwn || found.refusal?.code !== 'noOwner') return null;
  const choose = (ownerId: string | null) => {
    if (ownerId === null) return;
    chooseClient
      .mutateAsync({ id: found.id, version: found.version, ownerId })
      .catch(() => toast(t('clientFailed'), { tone: 'error', persist: true }));
  };
  return (
    <Select
      {...(isBare ? { 'aria-label': t('chooseClient'), size: 'xs' } : { label: t('chooseClient') })}
      placeholder={t('chooseClientHint')}
      data={clients.map(({ id, name }) => ({ value: id, label: name[language] }))}
      value={null}
      onChange={choose}
      disabled={chooseClient.isPending}
      maw={360}
      searchable
    />
  );
}
