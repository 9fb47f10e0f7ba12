import { BankPanel } from '#features/bank-statements/public';
import { useChosenAsset, useIsOnAsset, WhoseMoney } from '#features/figures/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { AccountChoice, CurrencyChoice } from './account-choice';
import { cashflowAddress } from './address';
import { currenciesOf } from './currencies-of';
import { FundPanel } from './fund-panel';
import { LedgerPanel } from './ledger-panel';
import { usePeriod } from './period';
import { useAccounts, useFunds } from './queries';
import { cashflowText } from './text';
import s from './cashflows.module.css';

export function CashflowPage() {
  const t = useText(cashflowText);
  const hasAll = useIsOnAsset();
  const assetId = useChosenAsset();
  const { data: accounts, error } = useAccounts({ assetId, mandateId: null });
  const { data: funds = [] } = useFunds(assetId);
  if (error) throw error;
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />} />
      {!accounts ? (
        <SkeletonRows rows={10} />
      ) : accounts.length === 0 ? (
        <EmptyState title={t('noAccounts')} next="record" />
      ) : (
        <Flows assetId={assetId} hasAll={hasAll} accounts={accounts} funds={funds} />
      )}
    </>
  );
}

type Accounts = NonNullable<ReturnType<typeof useAccounts>['data']>;
type Funds = NonNullable<ReturnType<typeof useFunds>['data']>;
type FlowsProps = { assetId: string | null; hasAll: boolean; accounts: Accounts; funds: Funds };

/** One account, one fund, or everything of an asset, in one currency. */
function Flows({ assetId, hasAll, accounts, funds }: FlowsProps) {
  const t = useText(cashflowText);
  const language = useLanguage();
  const [{ account: asked = '', currency: wanted }, set] = useAddress(cashflowAddress);
  const first = accounts.find(({ currencies }) => currencies.length > 0) ?? accounts[0];
  const account = asked === '' && !hasAll && first ? `mandate:${first.mandateId}` : asked;
  const [kind = '', id = ''] = account.split(':');
  const fund = kind === 'fund' ? funds.find(one => one.id === id) : undefined;
  const mandate = kind === 'mandate' ? accounts.find(({ mandateId }) => mandateId === id) : undefined;
  const { from, to } = usePeriod(false);
  const currencies = currenciesOf(mandate ? [mandate] : accounts);
  const currency = currencies.find(one => one === wanted) ?? currencies[0] ?? '';
  const named = fund ?? mandate;
  const title = named ? `${named.ref} ${language === 'jp' ? named.nameJp : named.name}` : t('allAccounts');
  const choice = (
    <AccountChoice
      accounts={accounts}
      funds={funds}
      hasAll={hasAll}
      value={account}
      onChoose={value => set({ account: value || undefined, currency: undefined, page: undefined })}
    />
  );
  if (fund) return <FundPanel key={fund.id} fundId={fund.id} title={title} tools={choice} />;
  const pick = <CurrencyChoice currencies={currencies} value={currency} onChoose={value => set({ currency: value, page: undefined })} />;
  const scope = { assetId: mandate ? null : assetId, mandateId: mandate?.mandateId ?? null };
  return (
    <div className={s.stack}>
      <LedgerPanel
        key={`${account} ${currency}`}
        scope={scope}
        currency={currency}
        title={title}
        tools={
          <>
            {choice}
            {pick}
          </>
        }
      />
      {mandate && currency !== '' && <BankPanel mandateId={mandate.mandateId} currency={currency} from={from} to={to} />}
    </div>
  );
}
