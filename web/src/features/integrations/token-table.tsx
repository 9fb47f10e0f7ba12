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
import { RevokeServiceTokenDocument } from './integrations.gen';
import s from './integrations.module.css';
import { useRefreshTokens, type Token } from './queries';
import { RenewDialog } from './renew-dialog';
import { tokenText } from './text';
import { TokenDialog } from './token-dialog';

const TONES = { active: 'ok', expired: 'warn', revoked: 'quiet', creatorDisabled: 'warn' } as const;
const stateOf = ({ state }: Token) => (Object.hasOwn(TONES, state) ? (state as keyof typeof TONES) : 'revoked'); // the server sends no other

/** The organisation's tokens: permissions, expiry and last use. */
export function TokenTable({ tokens, onSecret }: { tokens: readonly Token[]; onSecret: (secret: string) => void }) {
  const t = useText(tokenText);
  const formats = useFormats();
  const [open, setOpen] = useState<{ token: Token; dialog: 'edit' | 'renew' } | null>(null);
  const used = ({ lastUsedAt, lastUsedIp }: Token) =>
    lastUsedAt ? t('usedFrom', { ago: formats.ago(lastUsedAt), ip: lastUsedIp ?? '' }) : t('neverUsed');
  const columns: TableColumn<Token>[] = [
    { id: 'name', header: t('name'), value: ({ name }) => name },
    { id: 'state', priority: 1, header: t('state'), value: token => t(stateOf(token)), node: token => <State token={token} /> },
    { id: 'scopes', header: t('scopes'), value: ({ scopes }) => scopes.join(', '), node: ({ scopes }) => <ScopeTags scopes={scopes} /> },
    { id: 'networks', header: t('networks'), value: ({ allowedCidrs }) => allowedCidrs.join(', ') || t('anywhere') },
    { id: 'expires', priority: 2, header: t('expires'), value: ({ expiresAt }) => formats.deadline(expiresAt) },
    { id: 'lastUsed', header: t('lastUsed'), value: used },
    { id: 'createdBy', header: t('createdBy'), value: ({ createdBy }) => createdBy },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: token => token.state !== 'revoked' && <RowMenu token={token} onOpen={dialog => setOpen({ token, dialog })} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('tokens')}
        columns={columns}
        rows={tokens}
        rowId={({ id }) => id}
        emphasis={({ state }) => (state === 'revoked' ? 'quiet' : undefined)}
      />
      {open?.dialog === 'edit' && <TokenDialog token={open.token} onClose={() => setOpen(null)} />}
      {open?.dialog === 'renew' && <RenewDialog token={open.token} onSecret={onSecret} onClose={() => setOpen(null)} />}
    </>
  );
}

function State({ token }: { token: Token }) {
  const t = useText(tokenText);
  const formats = useFormats();
  const state = stateOf(token);
  return (
    <span className={s.scopes}>
      <Tag tone={TONES[state]}>{t(state)}</Tag>
      {token.overlapUntil && <span className={s.hint}>{t('overlap', { time: formats.deadline(token.overlapUntil) })}</span>}
    </span>
  );
}

function ScopeTags({ scopes }: { scopes: readonly string[] }) {
  return (
    <span className={s.scopes}>
      {scopes.map(scope => (
        <Tag key={scope}>{scope}</Tag>
      ))}
    </span>
  );
}

/** The creator of a token changes and renews it; any administrator may revoke it. */
function RowMenu({ token, onOpen }: { token: Token; onOpen: (dialog: 'edit' | 'renew') => void }) {
  const t = useText(tokenText);
  const refresh = useRefreshTokens();
  const { id, version, name, isOwn } = token;
  const revoke = async () => {
    const action = async () => {
      await ask(RevokeServiceTokenDocument, { id, version });
      await refresh();
    };
    const question = { title: t('revokeAsk', { name }), body: t('revokeBody'), confirmLabel: t('revoke'), danger: true, action };
    if (await confirm(question)) toast(t('revokedNow'));
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={16} />} />}>
      {isOwn && <MenuItem onClick={() => onOpen('edit')}>{t('editAction')}</MenuItem>}
      {isOwn && <MenuItem onClick={() => onOpen('renew')}>{t('renew')}</MenuItem>}
      <MenuItem danger onClick={() => void revoke()}>
        {t('revoke')}
      </MenuItem>
    </Menu>
  );
}
