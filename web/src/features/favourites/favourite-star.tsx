import type { FavouriteKind } from '@hakaru/contract/favourites';
import { Star } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { useSaid } from './use-said';
import { useChangeFavourites, useFavourites } from './queries';
import { favouritesText } from './text';

/** The star in a page's header: pressed while the page is one of the user's favourites. */
export function FavouriteStar({ kind, id }: { kind: FavouriteKind; id: string }) {
  const t = useText(favouritesText);
  const said = useSaid();
  const { data } = useFavourites();
  const { add, remove } = useChangeFavourites();
  const isKept = data?.some(one => one.kind === kind && one.id === id) ?? false;
  const change = isKept ? remove : add;
  return (
    <IconButton
      label={t('one')}
      icon={<Star size={16} fill={isKept ? 'currentColor' : 'none'} />}
      pressed={isKept}
      disabled={data === undefined}
      onClick={() => {
        if (!add.isPending && !remove.isPending) change.mutate({ kind, id }, { onError: error => toast(said(error), { tone: 'error' }) });
      }}
    />
  );
}
