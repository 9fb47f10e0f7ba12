import { mayWrite } from '@hakaru/contract/access';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { useBook, useBookContext } from './queries';
import { writeText } from './write-text';

/** Why this person cannot change anything of the asset on screen, in words; null when they can. The server decides again. */
export function useWhyNotWrite(): string | null {
  const t = useText(writeText);
  const { role } = useProfile();
  const { known } = useBookContext();
  const { data: book } = useBook();
  if (!mayWrite(role)) return t('readonly');
  if (book && !book.isOwn) return t('notOwner');
  return known ? t('past') : null;
}
