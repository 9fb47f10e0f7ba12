import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChosenAsset, WhoseMoney } from '#features/figures/public';
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
      <PageHead title={t('title')} context={<WhoseMoney />}>
        {mandates.length > 0 && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <TransactionsList assetId={useChosenAsset()} mandateId={null} />
      {isAdding && <TransactionDialog mandates={mandates} before={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}
