import { AppError } from '@hakaru/contract/errors';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { importsText } from './text';

/** Downloads a file; a failure is reported with its reason. */
export function useFetchFile(): (path: string, name: string) => Promise<void> {
  const t = useText(importsText);
  return async (path, name) => {
    try {
      saveFile(name, await download(path));
    } catch (error) {
      const isGone = error instanceof AppError && error.refusal === 'notFound';
      toast(t('fetchFailed', { reason: t(isGone ? 'notFound' : 'tryAgain') }), { tone: 'error', persist: true });
    }
  };
}
