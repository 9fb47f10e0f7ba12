import { webhookInput, webhookKinds, type WebhookInput, type WebhookKind } from '@hakaru/contract/webhooks';
import { Checkbox } from '@mantine/core';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshWebhooks, type Endpoint } from './queries';
import { eventText, webhookCodes, webhookText } from './text';
import { CreateWebhookEndpointDocument, UpdateWebhookEndpointDocument } from './webhooks.gen';
import s from './webhooks.module.css';

type Props = { endpoint?: Endpoint; onSecret?: (secret: string) => void; onClose: () => void };

/** Creates a webhook, whose secret is shown afterwards, or changes one. */
export function WebhookDialog({ endpoint, onSecret, onClose }: Props) {
  const t = useText(webhookText);
  const refresh = useRefreshWebhooks();
  const form = useForm(webhookInput, heldBy(endpoint), webhookCodes);
  const save = async (input: WebhookInput) => {
    const secret = await send(endpoint, input);
    await refresh();
    onClose();
    if (secret === null) toast(t('saved'));
    else onSecret?.(secret);
  };
  return (
    <Dialog open onClose={onClose} title={t(endpoint ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} required />
        <TextField {...form.field('url')} label={t('url')} hint={t('urlHint')} required />
        <Events chosen={form.values.events} failure={form.errors['events'] ?? null} onChange={events => form.setValue('events', events)} />
      </Form>
    </Dialog>
  );
}

type EventsProps = { chosen: readonly WebhookKind[]; failure: string | null; onChange: (events: WebhookKind[]) => void };

function Events({ chosen, failure, onChange }: EventsProps) {
  const t = useText(webhookText);
  const word = useText(eventText);
  const set = (kind: WebhookKind, isChosen: boolean) =>
    onChange(webhookKinds.filter(one => (one === kind ? isChosen : chosen.includes(one))));
  return (
    <fieldset className={s.choices}>
      <legend>{t('events')}</legend>
      {webhookKinds.map(kind => (
        <Checkbox
          key={kind}
          label={word(kind)}
          checked={chosen.includes(kind)}
          onChange={event => set(kind, event.currentTarget.checked)}
        />
      ))}
      {failure === null ? <span className={s.hint}>{t('eventsHint')}</span> : <span className="neg">{failure}</span>}
    </fieldset>
  );
}

/** Returns the secret of a new webhook, or null when one was changed. */
async function send(endpoint: Endpoint | undefined, input: WebhookInput): Promise<string | null> {
  if (!endpoint) return (await ask(CreateWebhookEndpointDocument, { input })).createWebhookEndpoint.secret;
  await ask(UpdateWebhookEndpointDocument, { id: endpoint.id, version: endpoint.version, input });
  return null;
}

function heldBy(endpoint: Endpoint | undefined): WebhookInput {
  return { name: endpoint?.name ?? '', url: endpoint?.url ?? '', events: endpoint ? [...endpoint.events] : [...webhookKinds] };
}
