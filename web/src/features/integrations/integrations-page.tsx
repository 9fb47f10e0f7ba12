import { useState } from 'react';
import { SettingsFrame } from '#features/settings/public';
import { WebhooksPanels } from '#features/webhooks/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { useTokens } from './queries';
import { SecretDialog } from './secret-dialog';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';
import { integrationsText, tokenText } from './text';

/** How other systems access the organisation's data, managed by its administrators. */
export function IntegrationsPage() {
  const t = useText(integrationsText);
  return (
    <SettingsFrame title={t('title')} adminOnly>
      <p>
        {t('docsLead')} <AppLink to="/docs/api">{t('docs')}</AppLink>
      </p>
      <TokensPanel />
      <WebhooksPanels />
    </SettingsFrame>
  );
}

function TokensPanel() {
  const t = useText(tokenText);
  const words = useText(integrationsText);
  const { data, isError, refetch } = useTokens();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('tokens')} subtitle={t('lead')} tools={data && data.length > 0 ? add : null} flush>
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
          failed={words('failed')}
        >
          <TokenTable tokens={data ?? []} onSecret={setSecret} />
        </ListStates>
      )}
      {isAdding && <TokenDialog onSecret={setSecret} onClose={() => setAdding(false)} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}
