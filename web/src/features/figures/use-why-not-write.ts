import { mayWrite } from '@hakaru/contract/access';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { useBook, useBookContext } from './queries';
import { writeText } from './write-text';

/** Why this user cannot change anything of the asset on screen, in words; null when they can. The server checks again. */
export function useWhyNotWrite(): string | null {
  const t = useText(writeText);
  const { known } = useBookContext();
  const readonly = useWhyReadOnly();
  const isOwn = useIsOwnAsset();
  if (readonly !== null) return readonly;
  if (isOwn === false) return t('notOwner');
  return known ? t('past') : null;
}

/** The same for what belongs to the user's own organisation, whichever asset is on screen. */
export function useWhyReadOnly(): string | null {
  const t = useText(writeText);
  const { role } = useProfile();
  return mayWrite(role) ? null : t('readonly');
}

/**
 * Whether the asset on screen is the user's own; undefined until known. Own assets and assets granted as a whole are known from the
 * profile.
 */
export function useIsOwnAsset(): boolean | undefined {
  const { organisation } = useProfile();
  const { assetId } = useBookContext();
  const { data: book, isError } = useBook();
  if (assetId === '') return true;
  return organisation.assets.find(({ id }) => id === assetId)?.isOwn ?? book?.isOwn ?? (isError ? true : undefined);
}
