import { useNavigate, useParams } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { HistoryPanel } from '#features/audit/public';
import { AssetFrame, useArea, useBook, useBookContext, WriteButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { Tag } from '#ui/tag';
import { companyAddress } from './address';
import s from './companies.module.css';
import { BankAccountsPanel } from './bank-accounts-panel';
import { CompanyStatusTag } from './companies-page';
import { CompanyHistoryDocument } from './companies.gen';
import { CompanyDialogs } from './company-dialogs';
import { useCompany, type Company } from './queries';
import { companiesText, contactsText, roleText } from './text';

export function CompanyPage() {
  const { companyId } = useParams({ strict: false });
  const t = useText(companiesText);
  const language = useLanguage();
  const role = useArea();
  const { assetId } = useBookContext();
  const navigate = useNavigate();
  const [{ dialog }, set] = useAddress(companyAddress);
  const { data: company, error } = useCompany(companyId);
  if (error) throw error;
  return (
    <AssetFrame>
      <PageHead
        title={company ? (language === 'jp' ? company.nameJp : company.name) : t('company')}
        context={
          <>
            {company?.ref} ·{' '}
            <AppLink to="/$role/companies" params={{ role }}>
              {t('title')}
            </AppLink>
          </>
        }
      >
        <WriteButton icon={<Trash2 size={14} />} onClick={() => set({ dialog: 'delete' })}>
          {t('deleteShort')}
        </WriteButton>
        <WriteButton kind="primary" icon={<Pencil size={14} />} onClick={() => set({ dialog: 'edit' })}>
          {t('editShort')}
        </WriteButton>
      </PageHead>
      {company ? <CompanyPanels company={company} /> : <SkeletonRows rows={8} />}
      <CompanyDialogs
        dialog={dialog === 'add' ? undefined : dialog}
        id={companyId}
        assetId={assetId}
        onClose={() => set({ dialog: undefined })}
        onDeleted={() => void navigate({ to: '/$role/companies', params: { role } })}
      />
    </AssetFrame>
  );
}

function CompanyPanels({ company }: { company: Company }) {
  const { data: book } = useBook();
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Particulars company={company} />
      </PanelCell>
      <PanelCell span={6}>
        <div className={s.stack}>
          <Contacts company={company} />
          <BankAccountsPanel screen="company-bank-accounts" bankAccounts={company.bankAccounts} />
        </div>
      </PanelCell>
      <PanelCell span={12}>
        {book?.isOwn !== false && (
          <HistoryPanel
            queryKey={['companies', 'history', company.id]}
            read={async (page, signal) => (await ask(CompanyHistoryDocument, { id: company.id, first: 20, page }, signal)).companyHistory}
          />
        )}
      </PanelCell>
    </PanelGrid>
  );
}

function Particulars({ company }: { company: Company }) {
  const t = useText(companiesText);
  const roles = useText(roleText);
  const formats = useFormats();
  const language = useLanguage();
  const area = useArea();
  const fund = company.fundId && (
    <AppLink to="/$role/mandates/$mandateId" params={{ role: area, mandateId: company.fundId }}>
      {language === 'jp' ? company.fundNameJp : company.fundName}
    </AppLink>
  );
  const held = company.roles.length > 0 && (
    <span className={s.tags}>
      {company.roles.map(role => (
        <Tag key={role}>{roles(role as keyof typeof roleText) /* by a CHECK constraint */}</Tag>
      ))}
    </span>
  );
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('status'), <CompanyStatusTag key="status" status={company.status} />],
          [t('fund'), fund],
          [t('investedDate'), formats.date(company.investedDate)],
          [t('realizedDate'), formats.date(company.realizedDate)],
          [t('nameEn'), company.name],
          [t('nameJp'), company.nameJp],
          [t('nameKana'), company.nameKana],
          [t('roles'), held || null],
          [t('country'), company.country],
          [t('currency'), company.currency],
          [t('phone_number'), company.phone_number],
          [t('fax_number'), company.fax_number],
          [t('address'), company.address],
        ]}
      />
    </Panel>
  );
}

function Contacts({ company: { contacts } }: { company: Company }) {
  const t = useText(contactsText);
  const columns: TableColumn<Company['contacts'][number]>[] = [
    { id: 'name', header: t('person'), value: ({ name }) => name },
    { id: 'title', priority: 1, header: t('contactTitle'), value: ({ title }) => title },
    { id: 'email', header: t('contactEmail'), value: ({ email }) => email },
    { id: 'phone', priority: 2, header: t('contactPhone'), value: one => one.phone_number },
  ];
  return (
    <Panel title={t('contacts')} flush>
      {contacts.length === 0 ? (
        <EmptyState title={t('noContacts')} next="record" />
      ) : (
        <ArrangedTable
          screen="company-contacts"
          caption={t('contacts')}
          columns={columns}
          rows={contacts}
          rowId={({ name, email }) => `${name} ${email}`}
        />
      )}
    </Panel>
  );
}
