import { mayWrite } from '@hakaru/contract/access';
import { FileDown, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { spcAddress } from './address';
import { BookMark } from './book-mark';
import { ledgerText } from './ledger-text';
import { LinkDialog } from './link-dialog';
import { useBankAccounts, type BankAccount, type Spc } from './queries';
import s from './spcs.module.css';
import { StatementPanel } from './statement-panel';
import { TakeDialog } from './take-dialog';

/** The company's bank accounts, each beside its ledger account, and the statement of the chosen one. */
export function BankAccountsTab({ spc }: { spc: Spc }) {
  const t = useText(ledgerText);
  const { role } = useVisitor();
  const [{ account }] = useAddress(spcAddress);
  const { data, error, refetch } = useBankAccounts(spc.id);
  const [dialog, setDialog] = useState<'link' | 'take' | null>(null);
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  const chosen = data.find(({ id }) => id === account) ?? data.find(({ openLines }) => openLines > 0) ?? data[0];
  const tools = mayWrite(role) && (
    <>
      <Button icon={<Link2 size={14} />} onClick={() => setDialog('link')}>
        {t('link')}
      </Button>
      {chosen && (
        <Button kind="primary" icon={<FileDown size={14} />} onClick={() => setDialog('take')}>
          {t('take')}
        </Button>
      )}
    </>
  );
  return (
    <div className={s.stack}>
      {data.map(
        ({ id, isHolderKnown, holderKana }) =>
          !isHolderKnown && (
            <Notice key={id} tone="warn">
              {t('mismatchBody', { kana: holderKana })}
            </Notice>
          ),
      )}
      <Panel title={t('bankAccounts')} subtitle={t('bankAccountsNote')} tools={tools} flush>
        {data.length === 0 ? <EmptyState title={t('noAccounts')} next="add" /> : <Accounts accounts={data} chosen={chosen?.id ?? ''} />}
      </Panel>
      {chosen && <StatementPanel key={chosen.id} spcId={spc.id} account={chosen} />}
      {dialog === 'link' && <LinkDialog spcId={spc.id} onClose={() => setDialog(null)} />}
      {dialog === 'take' && chosen && <TakeDialog accounts={data} chosen={chosen.id} onClose={() => setDialog(null)} />}
    </div>
  );
}

function Accounts({ accounts, chosen }: { accounts: readonly BankAccount[]; chosen: string }) {
  const t = useText(ledgerText);
  const isJapanese = useLanguage() === 'jp';
  const formats = useFormats();
  const [, set] = useAddress(spcAddress);
  const bankOf = (one: BankAccount) =>
    [isJapanese ? one.bankNameJp : one.bankNameEn, isJapanese ? one.branchNameJp : one.branchNameEn].filter(Boolean).join(' ');
  const yen = { power: 0, decimals: 0 } as const;
  const columns: TableColumn<BankAccount>[] = [
    {
      id: 'number',
      header: t('number'),
      value: ({ number }) => number,
      node: ({ id, number }) => (
        <Button kind="subtle" onClick={() => set({ account: id, page: undefined })} aria-expanded={id === chosen}>
          {number}
        </Button>
      ),
    },
    { id: 'bank', header: t('bank'), value: bankOf },
    { id: 'book', header: t('book'), value: ({ book }) => book, node: ({ book }) => <BookMark book={book} /> },
    {
      id: 'holder',
      header: t('holder'),
      value: ({ holder }) => holder,
      node: ({ holder, isHolderKnown }) => (
        <>
          {holder} {!isHolderKnown && <Tag tone="warn">{t('mismatch')}</Tag>}
        </>
      ),
    },
    { id: 'statementDay', header: t('statementDay'), align: 'end', value: ({ statementDay }) => formats.date(statementDay) },
    { id: 'statement', header: t('statement'), figure: yen, value: ({ statementBalance }) => statementBalance },
    { id: 'ledger', priority: 2, header: t('ledger'), figure: yen, value: ({ ledgerThen, ledgerNow }) => ledgerThen ?? ledgerNow },
    { id: 'difference', priority: 1, header: t('difference'), figure: yen, value: ({ difference }) => difference },
    { id: 'open', header: t('open'), figure: yen, value: ({ openLines }) => openLines },
  ];
  return <ArrangedTable screen="spc-bank-accounts" caption={t('bankAccounts')} columns={columns} rows={accounts} rowId={({ id }) => id} />;
}
