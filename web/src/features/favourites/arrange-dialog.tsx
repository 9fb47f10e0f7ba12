import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useLanguage, useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { toast } from '#ui/toast-queue';
import s from './favourites.module.css';
import { useChangeFavourites, useFavourites, type Favourite } from './queries';
import { favouriteKindText, favouritesText } from './text';
import { useSaid } from './use-said';

/** Reorders favourites and removes them. */
export function ArrangeFavouritesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(favouritesText);
  const said = useSaid();
  const { data: favourites = [] } = useFavourites();
  const { order, remove } = useChangeFavourites();
  const onError = (error: unknown) => void toast(said(error), { tone: 'error' });
  const isBusy = order.isPending || remove.isPending;
  const move = (from: number, to: number) => order.mutate(moved(favourites, from, to), { onError });
  return (
    <Dialog open onClose={onClose} title={t('manageTitle')} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {favourites.length === 0 && <p className={s.none}>{t('none')}</p>}
      <ul className={s.list}>
        {favourites.map((one, at) => (
          <Line
            key={`${one.kind} ${one.id}`}
            favourite={one}
            isBusy={isBusy}
            onUp={at > 0 ? () => move(at, at - 1) : null}
            onDown={at < favourites.length - 1 ? () => move(at, at + 1) : null}
            onRemove={() => remove.mutate(one, { onError })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type LineProps = { favourite: Favourite; isBusy: boolean; onUp: (() => void) | null; onDown: (() => void) | null; onRemove: () => void };

function Line({ favourite, isBusy, onUp, onDown, onRemove }: LineProps) {
  const t = useText(favouritesText);
  const kind = useText(favouriteKindText);
  const language = useLanguage();
  const name = language === 'jp' ? favourite.nameJp : favourite.name;
  const client = language === 'jp' ? favourite.clientNameJp : favourite.clientName;
  const known = favourite.kind in favouriteKindText ? kind(favourite.kind as keyof typeof favouriteKindText) : null; // looked up just before
  return (
    <li className={s.item}>
      <span className={s.name}>
        {favourite.code !== null && <span className={s.code}>{favourite.code}</span>} {name}
        <span className={s.note}>{[known, client].filter(part => part !== null).join(' · ')}</span>
      </span>
      <Move label={t('up', { name })} icon={<ArrowUp size={14} />} onMove={isBusy ? null : onUp} />
      <Move label={t('down', { name })} icon={<ArrowDown size={14} />} onMove={isBusy ? null : onDown} />
      <Move label={t('removeOne', { name })} icon={<Trash2 size={14} />} onMove={isBusy ? null : onRemove} />
    </li>
  );
}

/**
 * Not `disabled` where it does nothing, which would lose the focus; without a tooltip, which would stay behind after its line has moved.
 */
function Move({ label, icon, onMove }: { label: string; icon: ReactNode; onMove: (() => void) | null }) {
  return <IconButton label={label} icon={icon} tooltip={false} aria-disabled={onMove === null} onClick={() => onMove?.()} />;
}

function moved(favourites: readonly Favourite[], from: number, to: number): Favourite[] {
  const one = favourites[from];
  return one ? favourites.toSpliced(from, 1).toSpliced(to, 0, one) : [...favourites];
}
