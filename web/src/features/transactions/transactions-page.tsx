import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useArea, useBookContext } from '#features/figures/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { useMandateChoices } from './queries';
import { transactionsText } from './text';
import { TransactionDialog } from './transaction-dialog';
import { TransactionsList } from './transactions-list';

export function TransactionsPage() {
  const t = useText(transactionsText);
  const { data: mandates = [] } = useMandateChoices();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHead title={t('title')}>
        {mandates.length > 0 && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <TransactionsList assetId={useAssetId()} mandateId={null} />
      {isAdding && <TransactionDialog mandates={mandates} before={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** Owners and advisers look at the asset they have chosen; managers and banks at everything that is theirs. */
function useAssetId(): string | null {
  const role = useArea();
  const { assetId } = useBookContext();
  return role === 'owner' || role === 'consultant' ? assetId || null : null;
}
