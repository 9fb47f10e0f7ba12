import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBook } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import type { CompanyDialog } from './address';
import { CreateCompanyDocument, DeleteCompanyDocument, UpdateCompanyDocument } from './companies.gen';
import { CompanyFields } from './company-fields';
import { companyForm, newCompany, textsOf } from './company-form';
import { useCompany, useRefreshCompanies, type Company } from './queries';
import { companiesText, companyCodes } from './text';

export type CompanyDialogsProps = {
  dialog: CompanyDialog | undefined;
  /** The company to edit or delete. */
  id: string | undefined;
  assetId: string;
  onClose: () => void;
  onDeleted?: () => void;
};

/** The dialog named in the address, if any. */
export function CompanyDialogs({ dialog, id, assetId, onClose, onDeleted = onClose }: CompanyDialogsProps) {
  const t = useText(companiesText);
  const { data: company } = useCompany(dialog && dialog !== 'add' ? id : undefined);
  if (!dialog || (dialog !== 'add' && !id)) return null;
  return (
    <Dialog open onClose={onClose} title={t(dialog)} size={dialog === 'delete' ? 'small' : 'medium'}>
      {dialog === 'add' ? (
        <AddCompanyForm assetId={assetId} onClose={onClose} />
      ) : !company ? (
        <SkeletonRows rows={6} />
      ) : dialog === 'edit' ? (
        <EditCompanyForm key={company.id} company={company} onClose={onClose} />
      ) : (
        <DeleteCompanyForm company={company} onClose={onClose} onDeleted={onDeleted} />
      )}
    </Dialog>
  );
}

function AddCompanyForm({ assetId, onClose }: { assetId: string; onClose: () => void }) {
  const t = useText(companiesText);
  const { data: book } = useBook();
  const refresh = useRefreshCompanies();
  const form = useForm(companyForm, newCompany(book?.baseCurrency ?? 'JPY'), companyCodes);
  const add = async (input: z.output<typeof companyForm>) => {
    await ask(CreateCompanyDocument, { assetId, input });
    toast(t('created'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={add} onCancel={onClose}>
      <CompanyFields form={form} />
    </Form>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict, and no input is lost. */
function EditCompanyForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useText(companiesText);
  const refresh = useRefreshCompanies();
  const [{ id, version }] = useState(company);
  const form = useForm(companyForm, textsOf(company), companyCodes);
  const save = async (input: z.output<typeof companyForm>) => {
    await ask(UpdateCompanyDocument, { id, version, input });
    toast(t('updated'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <CompanyFields form={form} />
    </Form>
  );
}

/** The user types the code to confirm, because a deletion cannot be undone. */
function DeleteCompanyForm({ company, onClose, onDeleted }: { company: Company; onClose: () => void; onDeleted: () => void }) {
  const t = useText(companiesText);
  const language = useLanguage();
  const refresh = useRefreshCompanies();
  const { id, ref } = company;
  const rule = z.object({ code: z.string().check(z.refine(text => text.trim() === ref, 'otherCode')) });
  const form = useForm(rule, { code: '' }, companyCodes);
  const remove = async () => {
    await ask(DeleteCompanyDocument, { id }).catch(onItsField);
    toast(t('deleted'));
    onDeleted();
    await refresh();
  };
  return (
    <Form form={form} submitLabel={t('deleteShort')} danger onSubmit={remove} onCancel={onClose}>
      <p>{t('deleteBody', { name: language === 'jp' ? company.nameJp : company.name })}</p>
      <TextField {...form.field('code')} label={t('deleteAsk', { ref })} autoComplete="off" autoFocus required />
    </Form>
  );
}

/** Reports the server's refusal at the form's only field. */
function onItsField(error: unknown): never {
  if (error instanceof AppError && error.fields['id']) throw new AppError('invalid', { code: error.fields['id'] });
  throw error;
}
