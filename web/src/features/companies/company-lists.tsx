import { bankAccountTypes } from '@hakaru/contract/companies';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import s from './companies.module.css';
import { NEW_ACCOUNT, NEW_CONTACT, type CompanyFormProps } from './company-form';
import { companiesText, contactsText } from './text';

export function ContactFields({ form }: CompanyFormProps) {
  const t = useText(contactsText);
  const { contacts } = form.values;
  return (
    <Repeated
      title={t('contacts')}
      addLabel={t('addContact')}
      removeLabel={n => t('removeContact', { n })}
      count={contacts.length}
      onAdd={() => form.setValue('contacts', [...contacts, NEW_CONTACT])}
      onRemove={at => form.setValue('contacts', contacts.toSpliced(at, 1))}
    >
      {at => (
        <>
          <FieldPair>
            <TextField {...form.field(`contacts.${at}.name`)} label={t('contactName', { n: at + 1 })} autoComplete="off" required />
            <TextField {...form.field(`contacts.${at}.title`)} label={t('contactTitle')} autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <TextField {...form.field(`contacts.${at}.email`)} label={t('contactEmail')} type="email" autoComplete="off" />
            <TextField {...form.field(`contacts.${at}.phone_number`)} label={t('contactPhone')} type="tel" autoComplete="off" />
          </FieldPair>
        </>
      )}
    </Repeated>
  );
}

export function BankAccountFields({ form }: CompanyFormProps) {
  const t = useText(contactsText);
  const words = useText(companiesText);
  const { bankAccounts } = form.values;
  return (
    <Repeated
      title={t('bankAccounts')}
      addLabel={t('addAccount')}
      removeLabel={n => t('removeAccount', { n })}
      count={bankAccounts.length}
      onAdd={() => form.setValue('bankAccounts', [...bankAccounts, NEW_ACCOUNT])}
      onRemove={at => form.setValue('bankAccounts', bankAccounts.toSpliced(at, 1))}
    >
      {at => (
        <>
          <FieldPair>
            <TextField {...form.field(`bankAccounts.${at}.bank`)} label={t('bank', { n: at + 1 })} autoComplete="off" required />
            <TextField {...form.field(`bankAccounts.${at}.branch`)} label={t('branch')} autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <SelectField
              {...form.field(`bankAccounts.${at}.type`)}
              label={t('accountType')}
              options={bankAccountTypes.map(value => ({ value, label: t(value) }))}
              required
            />
            <TextField {...form.field(`bankAccounts.${at}.number`)} label={t('number')} autoComplete="off" required />
          </FieldPair>
          <FieldPair>
            <TextField {...form.field(`bankAccounts.${at}.holder`)} label={t('holder')} autoComplete="off" required />
            <TextField {...form.field(`bankAccounts.${at}.currency`)} label={words('currency')} autoComplete="off" required />
          </FieldPair>
        </>
      )}
    </Repeated>
  );
}

type RepeatedProps = {
  title: string;
  addLabel: string;
  removeLabel: (n: number) => string;
  count: number;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
};

function Repeated({ title, addLabel, removeLabel, count, onAdd, onRemove, children }: RepeatedProps) {
  return (
    <fieldset className={s.repeated}>
      <legend>{title}</legend>
      {Array.from({ length: count }, (_, at) => (
        // Rows have no identity of their own: the fields are addressed by place.
        <div key={at} className={s.item}>
          <div className={s.fields}>{children(at)}</div>
          <IconButton label={removeLabel(at + 1)} icon={<Trash2 size={14} />} onClick={() => onRemove(at)} />
        </div>
      ))}
      <Button icon={<Plus size={14} />} onClick={onAdd}>
        {addLabel}
      </Button>
    </fieldset>
  );
}
