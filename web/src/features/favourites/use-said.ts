import { AppError } from '@hakaru/contract/errors';
import { useText } from '#platform/text';
import { favouritesText } from './text';

/** Why a change of the favourites was not saved. */
export function useSaid(): (error: unknown) => string {
  const t = useText(favouritesText);
  return error => {
    if (!(error instanceof AppError)) return t('failed');
    if (error.refusal === 'conflict') return t('changedMeanwhile');
    return Object.values(error.fields).flat().includes('tooMany') ? t('tooMany') : t('failed');
  };
}
