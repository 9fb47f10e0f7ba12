import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { AllFundsDocument } from './fund-list.gen';
import { FundList } from './fund-list';
import { fundListText } from './list-text';

/** Every fund of every organisation. */
export function AdminFundsPage() {
  const t = useText(fundListText);
  return (
    <>
      <PageHead title={t('funds')} context={t('admin')} />
      <FundList
        of="admin"
        title={t('funds')}
        read={async (wanted, signal) => (await ask(AllFundsDocument, wanted, signal, 'admin')).allFunds}
        link={({ id }, children) => (
          <AppLink to="/admin/funds/$fundId" params={{ fundId: id }}>
            {children}
          </AppLink>
        )}
      />
    </>
  );
}
