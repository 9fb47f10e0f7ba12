import { useFormats } from '#platform/formats';
import { queryClient } from '#platform/query';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { asOfText } from './as-of-text';
import { useProfile, useSavePreferences } from './profile';

/**
 * Sets the as-of date of every screen, or follows the newest populated month-end (null). Asks for confirmation first, because every figure
 * depends on it.
 */
export function useAsOfChange(): (day: string | null) => Promise<void> {
  const t = useText(asOfText);
  const formats = useFormats();
  const { organisation, assetId } = useProfile();
  const { mutateAsync: save } = useSavePreferences();
  const latest = organisation.assets.find(({ id }) => id === assetId)?.latestAsOf ?? null;
  return async day => {
    const body =
      day === null ? t('latestBody') : t(latest && day > latest ? 'preliminaryBody' : 'changeAsOfBody', { date: formats.date(day) });
    const action = () => save(day ? { asOfDate: day, useLatestAsOfDate: false } : { asOfDate: null, useLatestAsOfDate: true });
    if (!(await confirm({ title: t('changeAsOf'), body, confirmLabel: t('change'), action }))) return;
    await queryClient.invalidateQueries();
    toast(t('asOfUpdated'));
  };
}
