import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { overviewText } from './text';

const AssumedRatesDialog = lazy(async () => ({ default: (await import('./assumed-rates-dialog')).AssumedRatesDialog }));

/** The assumed rate the year is compared with; maintained by an administrator of the owner. */
export function AssumedNote({ assetId, isOwn, rate }: { assetId: string; isOwn: boolean; rate: ReactNode }) {
  const t = useText(overviewText);
  const { role } = useProfile();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {t('assumedRate')} {rate}
      {isOwn && role === 'admin' && <IconButton label={t('editAssumed')} icon={<Pencil size={12} />} onClick={() => setOpen(true)} />}
      <Suspense>{isOpen && <AssumedRatesDialog assetId={assetId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
