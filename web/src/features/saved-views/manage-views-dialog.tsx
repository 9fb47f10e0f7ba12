import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { SavedView } from '@hakaru/contract/saved-views';
import { Pencil, Star, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { savedViewInput } from '@hakaru/contract/saved-views';
import * as z from 'zod/mini';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import type { useChangeViews } from './queries';
import s from './saved-views.module.css';
import { savedViewsText, viewCodeText } from './text';

type ManageProps = { views: readonly SavedView[]; change: ReturnType<typeof useChangeViews>; onClose: () => void };

/** Renames, shares and deletes views, and sets the one a screen opens with; the team's views are listed separately. */
export function ManageViewsDialog({ views, change, onClose }: ManageProps) {
  const t = useText(savedViewsText);
  const own = views.filter(({ isTeam }) => !isTeam);
  const shared = views.filter(({ isTeam }) => isTeam);
  return (
    <Dialog open onClose={onClose} title={t('manageTitle')} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {shared.length > 0 && <h3 className={s.group}>{t('ownViews')}</h3>}
      {own.length === 0 && <p className={s.body}>{t('none')}</p>}
      <Lines views={own} change={change} />
      {shared.length > 0 && <h3 className={s.group}>{t('teamViews')}</h3>}
      <Lines views={shared} change={change} />
    </Dialog>
  );
}

function Lines({ views, change }: Omit<ManageProps, 'onClose'>) {
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <ul className={s.list}>
      {views.map(view => (
        <li key={view.id} className={s.item}>
          {renaming === view.id ? (
            <Rename view={view} change={change} onDone={() => setRenaming(null)} />
          ) : (
            <ViewLine view={view} change={change} onRename={() => setRenaming(view.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ViewLine({ view, change, onRename }: { view: SavedView; change: ManageProps['change']; onRename: () => void }) {
  const t = useText(savedViewsText);
  const { role } = useVisitor();
  const { share, remove } = useAsked(view, change);
  const { id, name, isDefault, isTeam, sharedBy, mayChange } = view;
  return (
    <>
      <span className={s.itemName}>
        {name} {isDefault && <span className={s.note}>{t('isDefault')}</span>}
        {sharedBy !== null && <span className={s.sharer}>{t('sharedBy', { name: sharedBy })}</span>}
      </span>
      <IconButton
        label={t('asDefault', { name })}
        icon={<Star size={14} fill={isDefault ? 'currentColor' : 'none'} />}
        pressed={isDefault}
        onClick={() => change.choose.mutate(isDefault ? null : id)}
      />
      {!isTeam && mayWrite(role) && <IconButton label={t('share', { name })} icon={<Users size={14} />} onClick={share} />}
      {mayChange && <IconButton label={t('rename', { name })} icon={<Pencil size={14} />} onClick={onRename} />}
      {mayChange && <IconButton label={t('remove', { name })} icon={<Trash2 size={14} />} onClick={remove} />}
    </>
  );
}

/** The actions that ask for confirmation, with the messages for their failure. */
function useAsked(view: SavedView, change: ManageProps['change']): { share: () => void; remove: () => void } {
  const t = useText(savedViewsText);
  const code = useText(viewCodeText);
  const { name, isTeam } = view;
  const failureText = (error: unknown) => {
    if (!(error instanceof AppError)) return t('failed');
    if (error.refusal === 'conflict') return t('changedMeanwhile');
    const said = Object.values(error.fields).flat()[0];
    return said === 'taken' || said === 'tooMany' ? code(said) : t('failed');
  };
  const share = () =>
    void confirm({
      title: t('shareAsk', { name }),
      body: t('shareBody'),
      confirmLabel: t('shareNow'),
      action: () => change.share.mutateAsync(view),
      failureText,
    });
  const remove = () =>
    void confirm({
      title: t('removeAsk', { name }),
      ...(isTeam ? { body: t('removeTeamBody') } : {}),
      confirmLabel: t('removeNow'),
      danger: true,
      action: () => change.remove.mutateAsync(view),
      failureText,
    });
  return { share, remove };
}

const nameInput = z.strictObject({ name: savedViewInput.shape.name });

function Rename({ view, change, onDone }: { view: SavedView; change: ManageProps['change']; onDone: () => void }) {
  const t = useText(savedViewsText);
  const form = useForm(nameInput, { name: view.name }, viewCodeText);
  return (
    <Form
      form={form}
      submitLabel={t('save')}
      onCancel={onDone}
      onSubmit={async ({ name }) => {
        await change.update.mutateAsync({ ...view, name });
        onDone();
      }}
    >
      <TextField {...form.field('name')} label={t('name')} required />
    </Form>
  );
}
