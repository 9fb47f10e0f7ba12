import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useArea } from '#features/figures/public';
import { AppLink } from '#ui/app-link';
import { Notice } from '#ui/notice';
import { useReconciliations } from './queries';
import { reconciliationText } from './text';

/** Warns that books still differ in a month, without blocking anything. Renders nothing when all agree or nothing is compared. */
export function OpenDifferences({ assetId, asOf }: { assetId: string; asOf: string }) {
  const t = useText(reconciliationText);
  const formats = useFormats();
  const role = useArea();
  const open = useOpenDifferences(assetId, asOf);
  if (open === 0) return null;
  const search = { month: asOf } as never; // the page reads it from the address
  return (
    <Notice tone="warn">
      {t('openDifferences', { n: open, month: formats.month(asOf) })}{' '}
      <AppLink to="/$role/reconciliation" params={{ role }} search={search}>
        {t('openDifferencesLink')}
      </AppLink>
    </Notice>
  );
}

/** The number of open differences of a month; zero until loaded. */
export function useOpenDifferences(assetId: string, asOf: string): number {
  const { data } = useReconciliations(assetId, asOf, null);
  return data?.reduce((sum, row) => sum + row.open, 0) ?? 0;
}
