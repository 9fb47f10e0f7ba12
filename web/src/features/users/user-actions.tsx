import { AppError } from '@hakaru/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useProfile } from '#features/profile/public';
import { settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Menu, MenuDivider, MenuItem } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { peopleText } from './text';
import { DisableUserDocument, RequireOwnPasswordChangeDocument, type PersonFragment } from './users.gen';

/** The most frequent actions of an administrator on a user. Not offered for the administrators themselves. */
export function UserActions({ person }: { person: PersonFragment }) {
  const t = useText(peopleText);
  const { id: ownId } = useProfile();
  const act = useAct();
  const { id, version, name, sso, state, password_reset: mustChange } = person;
  if (id === ownId) return null;
  const isDisabled = state === 'disabled';
  const flag = () =>
    act(() => ask(RequireOwnPasswordChangeDocument, { id, version, required: !mustChange }), mustChange ? t('waived') : t('required'));
  const disable = () =>
    confirm({
      title: t('disableAsk', { name }),
      body: t('disableBody'),
      confirmLabel: t('disable'),
      danger: true,
      action: () => act(() => ask(DisableUserDocument, { id, disabled: true }), t('disabledDone')),
    });
  const enable = () => act(() => ask(DisableUserDocument, { id, disabled: false }), t('enabledDone'));
  return (
    <Menu target={<IconButton label={t('actionsFor', { name })} icon={<EllipsisVertical size={15} />} />}>
      <MenuItem onClick={() => void flag()} disabled={sso}>
        {mustChange ? t('waive') : t('require')}
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
  );
}

/** Runs an action and reports its result; the second of two simultaneous changes is a conflict, and the list is refetched either way. */
function useAct() {
  const t = useText(peopleText);
  const words = useText(settingsText);
  const client = useQueryClient();
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast(done);
    } catch (error) {
      toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflict') : words('failed'), { tone: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['settings', 'users'] });
  };
}
