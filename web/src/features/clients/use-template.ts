import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { clientsText } from './text';

/** A workbook for every dataset, prefilled with the client's codes and the values last reported. */
export function useTemplate(): (client: { id: string; ref: string }) => Promise<void> {
  const t = useText(clientsText);
  const language = useLanguage();
  return async ({ id, ref }) => {
    try {
      const query = new URLSearchParams({ language, ownerId: id });
      saveFile(`${ref}_template.xlsx`, await download(`imports/templates/all?${query.toString()}`));
    } catch {
      toast(t('templateFailed'), { tone: 'error', persist: true });
    }
  };
}
