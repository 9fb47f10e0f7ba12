import { AppError } from '@hakaru/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Menu, MenuDivider, MenuItem } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { MoveDialog } from './move-dialog';
import { PEOPLE_KEY } from './people';
import {
  RequirePasswordChangeDocument,
  SendUserResetDocument,
  SetUserAccessDocument,
  UnlockUserDocument,
  type PlatformPersonFragment,
} from './platform-users.gen';
import { personText, platformUsersText } from './text';

/**
 * What support staff may do for a user. Every change is made with the version on screen; the second of two gets a conflict and sees the
 * newer version.
 */
export function PersonActions({ person }: { person: PlatformPersonFragment }) {
  const t = useText(personText);
  const words = useText(platformUsersText);
  const { id, version, name, email, sso, state, isLocked, password_reset: mustChange } = person;
  const act = useAct();
  const [isMoving, setMoving] = useState(false);
  const isDisabled = state === 'disabled';
  const sendReset = () =>
    confirm({
      title: t('sendResetAsk', { email }),
      body: t('sendResetBody'),
      confirmLabel: t('send'),
      action: () => act(() => ask(SendUserResetDocument, { id }, undefined, 'admin'), t('sent')),
    });
  const disable = () =>
    confirm({
      title: t('disableAsk', { name }),
      body: t('disableBody'),
      confirmLabel: t('disable'),
      danger: true,
      action: () => act(() => ask(SetUserAccessDocument, { id, version, disabled: true }, undefined, 'admin'), t('disabledDone')),
    });
  const enable = () => act(() => ask(SetUserAccessDocument, { id, version, disabled: false }, undefined, 'admin'), t('enabledDone'));
  const flag = () =>
    act(
      () => ask(RequirePasswordChangeDocument, { id, version, required: !mustChange }, undefined, 'admin'),
      mustChange ? t('waived') : t('required'),
    );
  const unlock = () => act(() => ask(UnlockUserDocument, { id }, undefined, 'admin'), t('unlocked'));
  return (
    <>
      <Menu target={<IconButton label={words('actionsFor', { name })} icon={<EllipsisVertical size={15} />} />}>
        <MenuItem onClick={() => void sendReset()} disabled={isDisabled}>
          {t('sendReset')}
        </MenuItem>
        <MenuItem onClick={() => void flag()} disabled={sso}>
          {mustChange ? t('waive') : t('require')}
        </MenuItem>
        <MenuItem onClick={() => void unlock()} disabled={!isLocked}>
          {t('unlock')}
        </MenuItem>
        <MenuItem onClick={() => setMoving(true)} disabled={person.superuser}>
          {t('move')}
        </MenuItem>
        <MenuDivider />
        {isDisabled ? (
          <MenuItem onClick={() => void enable()}>{t('enable')}</MenuItem>
        ) : (
          <MenuItem onClick={() => void disable()} danger>
            {t('disable')}
          </MenuItem>
        )}
      </Menu>
      {isMoving && <MoveDialog person={person} onClose={() => setMoving(false)} />}
    </>
  );
}

/** Runs an action and reports its success or refusal; the list is refetched either way. */
function useAct() {
  const t = useText(personText);
  const client = useQueryClient();
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast(done);
    } catch (error) {
      const refusal = error instanceof AppError ? error.refusal : null;
      const isOwn = error instanceof AppError && error.fields['id']?.includes('own');
      toast(refusal === 'conflict' ? t('conflict') : isOwn ? t('own') : t('failed'), { tone: 'error' });
    }
    await client.invalidateQueries({ queryKey: PEOPLE_KEY });
  };
}
