import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { useMandateChoices } from './queries';
import { transactionsText } from './text';
import { TransactionDialog } from './transaction-dialog';
import { TransactionsList } from './transactions-list';

/** The transactions of one mandate. */
export function TransactionsTab({ mandateId }: { mandateId: string }) {
  const t = useText(transactionsText);
  const { data: mandates = [] } = useMandateChoices();
  const [isAdding, setIsAdding] = useState(false);
  const own = mandates.filter(({ id }) => id === mandateId);
  return (
    <>
      {own.length > 0 && (
        <p>
          <Button icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        </p>
      )}
      <TransactionsList assetId={null} mandateId={mandateId} />
      {isAdding && <TransactionDialog mandates={own} before={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}
