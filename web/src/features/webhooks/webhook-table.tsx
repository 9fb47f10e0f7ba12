import { WEBHOOK_OVERLAP_HOURS } from '@hakaru/contract/webhooks';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { useRefreshWebhooks, type Endpoint } from './queries';
import { eventText, webhookText } from './text';
import { WebhookDialog } from './webhook-dialog';
import {
  DeleteWebhookEndpointDocument,
  PauseWebhookEndpointDocument,
  RenewWebhookSecretDocument,
  TestWebhookEndpointDocument,
} from './webhooks.gen';
import s from './webhooks.module.css';

const TONES = { active: 'ok', paused: 'quiet', disabled: 'warn', creatorDisabled: 'warn' } as const;

/** The organisation's webhooks: address, events and delivery state. */
export function WebhookTable({ endpoints, onSecret }: { endpoints: readonly Endpoint[]; onSecret: (secret: string) => void }) {
  const t = useText(webhookText);
  const word = useText(eventText);
  const formats = useFormats();
  const [editing, setEditing] = useState<Endpoint | null>(null);
  const columns: TableColumn<Endpoint>[] = [
    { id: 'name', header: t('name'), value: ({ name }) => name, node: endpoint => <Name endpoint={endpoint} /> },
    { id: 'state', priority: 1, header: t('state'), value: ({ state }) => t(state), node: endpoint => <State endpoint={endpoint} /> },
    {
      id: 'events',
      header: t('events'),
      value: ({ events }) => events.map(kind => word(kind)).join(' · '),
      node: ({ events }) => <span className={s.events}>{events.map(kind => word(kind)).join(' · ')}</span>,
    },
    {
      id: 'lastDelivered',
      priority: 2,
      header: t('lastDelivered'),
      value: ({ lastDeliveredAt }) => (lastDeliveredAt ? formats.ago(lastDeliveredAt) : t('neverDelivered')),
    },
    { id: 'responsible', header: t('responsible'), value: ({ responsible }) => responsible },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: endpoint => <RowMenu endpoint={endpoint} onEdit={() => setEditing(endpoint)} onSecret={onSecret} />,
    },
  ];
  return (
    <>
      <DataTable caption={t('webhooks')} columns={columns} rows={endpoints} rowId={({ id }) => id} />
      {editing && <WebhookDialog endpoint={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function Name({ endpoint: { name, url } }: { endpoint: Endpoint }) {
  return (
    <span className={s.stack}>
      {name}
      <span className={s.url}>{url}</span>
    </span>
  );
}

function State({ endpoint: { state, restsUntil, waiting, overlapUntil } }: { endpoint: Endpoint }) {
  const t = useText(webhookText);
  const formats = useFormats();
  return (
    <span className={s.stack}>
      <Tag tone={TONES[state]}>{t(state)}</Tag>
      {waiting > 0 && <span className={s.hint}>{t('waitingCount', { n: waiting })}</span>}
      {restsUntil && <span className={s.hint}>{t('resting', { time: formats.deadline(restsUntil) })}</span>}
      {overlapUntil && <span className={s.hint}>{t('overlap', { time: formats.deadline(overlapUntil) })}</span>}
    </span>
  );
}

type MenuProps = { endpoint: Endpoint; onEdit: () => void; onSecret: (secret: string) => void };

function RowMenu({ endpoint: { id, version, name, state }, onEdit, onSecret }: MenuProps) {
  const t = useText(webhookText);
  const refresh = useRefreshWebhooks();
  const test = async () => {
    await ask(TestWebhookEndpointDocument, { id });
    await refresh();
    toast(t('tested'));
  };
  const pause = async (isPaused: boolean) => {
    await ask(PauseWebhookEndpointDocument, { id, version, isPaused });
    await refresh();
    toast(t('saved'));
  };
  const renew = async () => {
    const action = async () => {
      const { renewWebhookSecret } = await ask(RenewWebhookSecretDocument, { id, version });
      await refresh();
      onSecret(renewWebhookSecret.secret);
    };
    await confirm({
      title: t('renewAsk', { name }),
      body: t('renewBody', { hours: WEBHOOK_OVERLAP_HOURS }),
      confirmLabel: t('renew'),
      action,
    });
  };
  const remove = async () => {
    const action = async () => {
      await ask(DeleteWebhookEndpointDocument, { id, version });
      await refresh();
    };
    const question = { title: t('removeAsk', { name }), body: t('removeBody'), confirmLabel: t('remove'), danger: true, action };
    if (await confirm(question)) toast(t('removedNow'));
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={16} />} />}>
      {state === 'active' && <MenuItem onClick={() => void test()}>{t('test')}</MenuItem>}
      <MenuItem onClick={onEdit}>{t('editAction')}</MenuItem>
      {state === 'active' && <MenuItem onClick={() => void pause(true)}>{t('pause')}</MenuItem>}
      {(state === 'paused' || state === 'disabled') && <MenuItem onClick={() => void pause(false)}>{t('resume')}</MenuItem>}
      <MenuItem onClick={() => void renew()}>{t('renew')}</MenuItem>
      <MenuItem danger onClick={() => void remove()}>
        {t('remove')}
      </MenuItem>
    </Menu>
  );
}
