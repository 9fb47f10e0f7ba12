import { Checkbox } from '@mantine/core';
import { companyStatuses } from '@hakaru/contract/address-choices';
import { partyRoles } from '@hakaru/contract/enumerations';
import { useBook } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import s from './companies.module.css';
import type { CompanyFormProps } from './company-form';
import { BankAccountFields, ContactFields } from './company-lists';
import { companiesText, roleText } from './text';

export function CompanyFields({ form }: CompanyFormProps) {
  const t = useText(companiesText);
  return (
    <>
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required autoFocus />
        <FundField form={form} />
      </FieldPair>
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
      <FieldPair>
        <TextField {...form.field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
        <TextField {...form.field('nameKana')} label={t('nameKana')} hint={t('nameKanaHint')} autoComplete="off" />
      </FieldPair>
      <Holding form={form} />
      <Roles form={form} />
      <FieldPair>
        <TextField {...form.field('country')} label={t('country')} hint={t('countryHint')} autoComplete="off" />
        <TextField {...form.field('currency')} label={t('currency')} hint={t('currencyHint')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('phone_number')} label={t('phone_number')} type="tel" autoComplete="off" />
        <TextField {...form.field('fax_number')} label={t('fax_number')} type="tel" autoComplete="off" />
      </FieldPair>
      <TextArea {...form.field('address')} label={t('address')} rows={2} />
      <ContactFields form={form} />
      <BankAccountFields form={form} />
    </>
  );
}

function Holding({ form }: CompanyFormProps) {
  const t = useText(companiesText);
  return (
    <>
      <SelectField
        {...form.field('status')}
        label={t('status')}
        options={companyStatuses.map(value => ({ value, label: t(value) }))}
        required
      />
      <FieldPair>
        <DateField {...form.field('investedDate')} label={t('investedDate')} />
        <DateField {...form.field('realizedDate')} label={t('realizedDate')} required={form.values.status === 'realized'} />
      </FieldPair>
    </>
  );
}

function FundField({ form }: CompanyFormProps) {
  const t = useText(companiesText);
  const language = useLanguage();
  const { data: book } = useBook();
  const funds = (book?.entities ?? []).filter(({ kind }) => kind === 'fund');
  const holders = funds.length > 0 ? funds : (book?.entities ?? []).filter(({ kind }) => kind === 'mandate');
  const options = holders.map(({ id, name }) => ({ value: id, label: name[language] }));
  return <SelectField {...form.field('fundId')} label={t('fund')} options={options} searchable clearable />;
}

function Roles({ form }: CompanyFormProps) {
  const t = useText(companiesText);
  const roles = useText(roleText);
  const held = form.values.roles;
  return (
    <fieldset className={s.roles}>
      <legend>{t('roles')}</legend>
      {partyRoles.map(role => (
        <Checkbox
          key={role}
          label={roles(role)}
          checked={held.includes(role)}
          onChange={event => form.setValue('roles', event.currentTarget.checked ? [...held, role] : held.filter(one => one !== role))}
        />
      ))}
    </fieldset>
  );
}
