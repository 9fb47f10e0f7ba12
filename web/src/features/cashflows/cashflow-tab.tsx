import { BankPanel } from '#features/bank-statements/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { CurrencyChoice } from './account-choice';
import { cashflowAddress } from './address';
import { currenciesOf } from './currencies-of';
import { LedgerPanel } from './ledger-panel';
import { usePeriod } from './period';
import { useAccounts } from './queries';
import { cashflowText } from './text';
import s from './cashflows.module.css';

/** The cash account of one mandate. */
export function CashflowTab({ mandateId }: { mandateId: string }) {
  const t = useText(cashflowText);
  const { data } = useAccounts({ assetId: null, mandateId });
  const [{ currency: wanted }, set] = useAddress(cashflowAddress);
  const { from, to } = usePeriod(false);
  const currencies = currenciesOf(data ?? []);
  const currency = currencies.find(one => one === wanted) ?? currencies[0];
  if (!data) return <SkeletonRows rows={6} />;
  if (!currency) return <EmptyState title={t('none')} next="wait" />;
  return (
    <div className={s.stack}>
      <LedgerPanel
        key={currency}
        scope={{ assetId: null, mandateId }}
        currency={currency}
        title={t('title')}
        tools={<CurrencyChoice currencies={currencies} value={currency} onChoose={value => set({ currency: value, page: undefined })} />}
      />
      <BankPanel key={`bank ${currency}`} mandateId={mandateId} currency={currency} from={from} to={to} />
    </div>
  );
}
