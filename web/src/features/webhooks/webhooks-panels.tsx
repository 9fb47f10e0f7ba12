import { useState } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { DeliveriesPanel } from './deliveries-panel';
import { useEndpoints } from './queries';
import { SecretDialog } from './secret-dialog';
import { webhookText } from './text';
import { WebhookDialog } from './webhook-dialog';
import { WebhookTable } from './webhook-table';

/** The endpoints that receive the organisation's events, and the state of each message. */
export function WebhooksPanels() {
  const t = useText(webhookText);
  const { data, isError, refetch } = useEndpoints();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <Panel title={t('webhooks')} subtitle={t('lead')} tools={data && data.length > 0 ? add : null} flush>
        {data?.length === 0 ? (
          <EmptyState title={t('none')} action={add}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ListStates
            count={data?.length}
            isError={isError}
            onRetry={() => void refetch()}
            empty={t('none')}
            next="add"
            failed={t('failed')}
          >
            <WebhookTable endpoints={data ?? []} onSecret={setSecret} />
          </ListStates>
        )}
        {isAdding && <WebhookDialog onSecret={setSecret} onClose={() => setAdding(false)} />}
        {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      </Panel>
      {data && data.length > 0 && <DeliveriesPanel endpoints={data} />}
    </>
  );
}
