import { bankAccountTypes } from '@hakaru/contract/companies';
import { useText } from '#platform/text';
import { Repeated } from '#ui/form/repeated';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import type { BoundField } from '#ui/form/use-form';
import { NEW_ACCOUNT, NEW_CONTACT, type AccountTexts, type CompanyFormProps } from './company-form';
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

/** What a form needs to contain bank accounts. */
type WithAccounts = {
  form: {
    values: { bankAccounts: AccountTexts[] };
    field: (name: `bankAccounts.${string}`) => BoundField;
    setValue: (name: 'bankAccounts', value: AccountTexts[]) => void;
  };
};

export function BankAccountFields({ form }: WithAccounts) {
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
