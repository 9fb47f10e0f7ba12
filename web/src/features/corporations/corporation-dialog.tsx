import { Checkbox } from '@mantine/core';
import { corporationRoles } from '@hakaru/contract/address-choices';
import { isOpen } from '@hakaru/contract/access';
import { corporationTypes, type CorporationInput } from '@hakaru/contract/corporations';
import { SPC_GATE } from '@hakaru/contract/navigation';
import { useState } from 'react';
import { BankAccountFields } from '#features/companies/public';
import { useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { Repeated } from '#ui/form/repeated';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { corporationForm, NEW_OFFICER, textsOf, type CorporationFormProps } from './corporation-form';
import { CreateCorporationDocument, UpdateCorporationDocument } from './corporations.gen';
import s from './corporations.module.css';
import { useCorporationName, useRefreshCorporations, useSpcChoices, type Corporation } from './queries';
import { corporationCodes, corporationRoleText, corporationsText, corporationTypeText } from './text';

/** Adds or changes a corporation. Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict. */
export function CorporationDialog({ corporation, onClose }: { corporation: Corporation | null; onClose: () => void }) {
  const t = useText(corporationsText);
  const refresh = useRefreshCorporations();
  const [opened] = useState(corporation);
  const form = useForm(corporationForm, textsOf(opened), corporationCodes);
  const save = async (input: CorporationInput) => {
    if (opened) await ask(UpdateCorporationDocument, { id: opened.id, version: opened.version, input });
    else await ask(CreateCorporationDocument, { input });
    toast(t(opened ? 'updated' : 'created'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(opened ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <Particulars form={form} />
        <Roles form={form} />
        <Officers form={form} />
        <BankAccountFields form={form} />
      </Form>
    </Dialog>
  );
}

function Particulars({ form }: CorporationFormProps) {
  const t = useText(corporationsText);
  const typeOf = useText(corporationTypeText);
  const nameOf = useCorporationName();
  const seesSpcs = isOpen(useVisitor(), SPC_GATE);
  const { data: spcs } = useSpcChoices(seesSpcs);
  const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: t('monthOf', { n: at + 1 }) }));
  const choices = (spcs ?? []).map(({ id, code, name, nameEn }) => ({
    value: id,
    label: `${code} ${nameOf({ name: nameEn, nameJp: name })}`,
  }));
  return (
    <>
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required />
        <TextField {...form.field('kana')} label={t('kana')} hint={t('kanaHint')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
        <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...form.field('type')}
          label={t('type')}
          options={corporationTypes.map(value => ({ value, label: typeOf(value) }))}
          required
        />
        <TextField {...form.field('number')} label={t('number')} hint={t('numberHint')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <SelectField {...form.field('fiscalMonth')} label={t('fiscalMonth')} options={months} clearable />
        <DateField {...form.field('establishedOn')} label={t('establishedOn')} />
      </FieldPair>
      <TextField {...form.field('address')} label={t('address')} autoComplete="off" />
      {seesSpcs && <SelectField {...form.field('spcId')} label={t('spc')} hint={t('spcHint')} options={choices} clearable searchable />}
    </>
  );
}

function Roles({ form }: CorporationFormProps) {
  const t = useText(corporationsText);
  const roleOf = useText(corporationRoleText);
  const held = form.values.roles;
  return (
    <fieldset className={s.roles}>
      <legend>{t('roles')}</legend>
      {corporationRoles.map(role => (
        <Checkbox
          key={role}
          label={roleOf(role)}
          checked={held.includes(role)}
          onChange={event => form.setValue('roles', event.currentTarget.checked ? [...held, role] : held.filter(one => one !== role))}
        />
      ))}
    </fieldset>
  );
}

function Officers({ form }: CorporationFormProps) {
  const t = useText(corporationsText);
  const { officers } = form.values;
  return (
    <Repeated
      title={t('officers')}
      addLabel={t('addOfficer')}
      removeLabel={n => t('removeOfficer', { n })}
      count={officers.length}
      onAdd={() => form.setValue('officers', [...officers, NEW_OFFICER])}
      onRemove={at => form.setValue('officers', officers.toSpliced(at, 1))}
    >
      {at => (
        <>
          <FieldPair>
            <TextField {...form.field(`officers.${at}.name`)} label={t('officerOf', { n: at + 1 })} autoComplete="off" required />
            <TextField {...form.field(`officers.${at}.title`)} label={t('officerTitle')} autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <DateField {...form.field(`officers.${at}.since`)} label={t('since')} />
            <CheckField {...form.field(`officers.${at}.isRepresentative`)} label={t('signs')} />
          </FieldPair>
        </>
      )}
    </Repeated>
  );
}
