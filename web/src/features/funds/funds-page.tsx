import { useArea } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { FundDirectoryDocument, FundsDocument } from './fund-list.gen';
import { FundList } from './fund-list';
import { fundListText } from './list-text';
import { fundsTitles } from './title-text';

/** The funds open to the organisation, each with its page. */
export function FundsPage() {
  const t = useText(fundListText);
  return (
    <>
      <PageHead title={t('funds')} context={t('lead')} />
      <OpenFunds role={useArea()} />
    </>
  );
}

/** The former address of a manager's list: the same list, with a link to its new address (decisions G18). */
export function DeprecatedFundsPage() {
  const t = useText(fundListText);
  const titles = useText(fundsTitles);
  return (
    <>
      <PageHead title={titles('deprecated')} context={t('lead')} />
      <Notice tone="warn">
        {t('deprecated')}{' '}
        <AppLink to="/$role/funds" params={{ role: 'manager' }}>
          {t('toFunds')}
        </AppLink>
      </Notice>
      <OpenFunds role="manager" />
    </>
  );
}

function OpenFunds({ role }: { role: string }) {
  const t = useText(fundListText);
  return (
    <FundList
      of="funds"
      isWatchable
      title={t('funds')}
      read={async (wanted, signal) => (await ask(FundsDocument, wanted, signal)).funds}
      link={({ id }, children) => (
        <AppLink to="/$role/funds/$fundId" params={{ role, fundId: id }}>
          {children}
        </AppLink>
      )}
    />
  );
}

/** The type and codes of every fund: open to everybody, with or without the list of funds. */
export function FundDirectoryPage() {
  const t = useText(fundListText);
  return (
    <>
      <PageHead title={t('directory')} context={t('directoryLead')} />
      <FundList
        of="directory"
        title={t('funds')}
        read={async (wanted, signal) => (await ask(FundDirectoryDocument, wanted, signal)).fundDirectory}
        link={({ id }, children) => (
          <AppLink to="/directory/funds/$fundId" params={{ fundId: id }}>
            {children}
          </AppLink>
        )}
      />
    </>
  );
}
