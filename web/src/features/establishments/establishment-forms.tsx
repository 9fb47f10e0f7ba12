import { establishmentInput } from '@hakaru/contract/establishments';
import { id } from '@hakaru/contract/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useEntityChoices } from '#features/entities/public';
import { organisationsQuery } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import {
  CreateEstablishmentDocument,
  LinkEstablishmentDocument,
  UpdateEstablishmentDocument,
  type EstablishmentFullFragment,
} from './establishments.gen';
import { establishmentCodes, establishmentsText } from './text';

type Texts = Record<'ref' | 'name' | 'nameJp' | 'country', string>;
const none = (text: string) => (text.trim() === '' ? null : text);
const owned = z.extend(establishmentInput, { organisationId: id });
const addForm = z.pipe(
  z.transform((texts: Texts & { organisationId: string }): z.input<typeof owned> => ({ ...texts, nameJp: none(texts.nameJp) })),
  owned,
);
const editForm = z.pipe(
  z.transform((texts: Texts): z.input<typeof establishmentInput> => ({ ...texts, nameJp: none(texts.nameJp) })),
  establishmentInput,
);

export function AddEstablishmentForm({ onClose }: { onClose: () => void }) {
  const t = useText(establishmentsText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: organisations, isPending } = useQuery(organisationsQuery);
  const form = useForm(addForm, { organisationId: '', ref: '', name: '', nameJp: '', country: 'JP' }, establishmentCodes);
  const add = async ({ organisationId, ...input }: z.output<typeof addForm>) => {
    const { createEstablishment } = await ask(CreateEstablishmentDocument, { organisationId, input }, undefined, 'admin');
    toast(t('added'));
    await client.invalidateQueries({ queryKey: ['establishments'] });
    await navigate({ to: '/admin/establishments/$establishmentId', params: { establishmentId: createEstablishment.id } });
  };
  return (
    <Form form={form} onSubmit={add} onCancel={onClose}>
      <SelectField
        {...form.field('organisationId')}
        label={t('organisation')}
        options={(organisations ?? []).map(({ id: value, ref, name }) => ({ value, label: `${ref} · ${name}` }))}
        loading={isPending}
        searchable
        required
      />
      <EstablishmentFields field={name => form.field(name)} />
    </Form>
  );
}

export function EditEstablishmentForm({ establishment }: { establishment: EstablishmentFullFragment }) {
  const t = useText(establishmentsText);
  const keep = useKeep();
  const { id: establishmentId, version, ref, name, nameJp, country } = establishment;
  const form = useForm(editForm, { ref, name, nameJp, country }, establishmentCodes);
  const save = async (input: z.output<typeof editForm>) => {
    keep((await ask(UpdateEstablishmentDocument, { id: establishmentId, version, input }, undefined, 'admin')).updateEstablishment);
    toast(t('saved'));
  };
  return (
    <Form form={form} onSubmit={save}>
      <EstablishmentFields field={field => form.field(field)} />
    </Form>
  );
}

function EstablishmentFields({ field }: { field: (name: keyof Texts) => BoundField }) {
  const t = useText(establishmentsText);
  return (
    <>
      <TextField {...field('ref')} label={t('ref')} autoComplete="off" required />
      <TextField {...field('name')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      <TextField {...field('country')} label={t('country')} hint={t('countryHint')} autoComplete="off" required />
    </>
  );
}

const linkForm = z.object({ accountId: id });

export function LinkForm({ establishment, onClose }: { establishment: EstablishmentFullFragment; onClose: () => void }) {
  const t = useText(establishmentsText);
  const language = useLanguage();
  const keep = useKeep();
  const { id: establishmentId, version, organisationId } = establishment;
  const choices = useEntityChoices({ organisationId });
  const form = useForm(linkForm, { accountId: '' }, establishmentCodes);
  const options = (choices.data ?? [])
    .filter(({ kind }) => kind === 'account' || kind === 'custodial' || kind === 'mandate')
    .map(one => ({ value: one.id, label: `${one.ref} · ${language === 'jp' ? one.nameJp : one.name}` }));
  const link = async ({ accountId }: z.output<typeof linkForm>) => {
    keep((await ask(LinkEstablishmentDocument, { id: establishmentId, version, accountId }, undefined, 'admin')).linkEstablishment);
    toast(t('linked'));
    onClose();
  };
  return (
    <Form form={form} submitLabel={t('link')} onSubmit={link} onCancel={onClose}>
      <SelectField {...form.field('accountId')} label={t('account')} options={options} loading={choices.isPending} searchable required />
    </Form>
  );
}

/** Puts the mutation's response into the cache and refetches lists and histories. */
export function useKeep() {
  const client = useQueryClient();
  return (establishment: EstablishmentFullFragment) => {
    client.setQueryData(['establishments', 'one', establishment.id], establishment);
    for (const part of ['list', 'history']) void client.invalidateQueries({ queryKey: ['establishments', part] });
  };
}
