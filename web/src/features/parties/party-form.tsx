import { partyRoles } from '@hakaru/contract/enumerations';
import { partyInput } from '@hakaru/contract/parties';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AddPartyDocument, KnownOrganisationsDocument, UpdatePartyDocument } from './parties.gen';
import { useRefreshParties, type Party } from './queries';
import { partiesText, partyCodes, partyRoleText } from './text';

type Texts = Record<'role' | 'name' | 'nameJp' | 'organisationId' | 'fromDay' | 'toDay', string>;

/** Converts the form's texts, empty ones to null, and validates them with the contract's schema. */
const partyForm = z.pipe(
  z.transform(({ nameJp, organisationId, toDay, ...texts }: Texts) => {
    const none = (text: string) => (text.trim() === '' ? null : text);
    return { ...texts, nameJp: none(nameJp), organisationId: none(organisationId), toDay: none(toDay) } as z.input<typeof partyInput>; // the next schema validates it
  }),
  partyInput,
);

const NEW: Texts = { role: 'manager', name: '', nameJp: '', organisationId: '', fromDay: '', toDay: '' };

export function PartyForm({ entityId, party, onClose }: { entityId: string; party: Party | null; onClose: () => void }) {
  const t = useText(partiesText);
  const roles = useText(partyRoleText);
  const refresh = useRefreshParties();
  const start = party ? { ...party, organisationId: party.organisationId ?? '', toDay: party.toDay ?? '' } : NEW;
  const { role, name, nameJp, organisationId, fromDay, toDay } = start;
  const form = useForm(partyForm, { role, name, nameJp, organisationId, fromDay, toDay }, partyCodes);
  const save = async (input: z.output<typeof partyForm>) => {
    if (party) await ask(UpdatePartyDocument, { id: party.id, version: party.version, input });
    else await ask(AddPartyDocument, { entityId, input });
    toast(t(party ? 'updated' : 'added'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <SelectField {...form.field('role')} label={t('role')} options={partyRoles.map(value => ({ value, label: roles(value) }))} required />
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required autoFocus />
      <TextField {...form.field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      <OrganisationField field={form.field('organisationId')} />
      <FieldPair>
        <DateField {...form.field('fromDay')} label={t('from')} required />
        <DateField {...form.field('toDay')} label={t('to')} />
      </FieldPair>
    </Form>
  );
}

function OrganisationField({ field }: { field: BoundField }) {
  const t = useText(partiesText);
  const language = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: ['parties', 'known'],
    queryFn: async ({ signal }) => (await ask(KnownOrganisationsDocument, {}, signal)).knownOrganisations.data,
  });
  const options = (data ?? []).map(({ id, name, nameJp }) => ({ value: id, label: language === 'jp' ? nameJp : name }));
  return (
    <SelectField
      {...field}
      label={t('organisation')}
      hint={t('organisationHint')}
      options={options}
      loading={isPending}
      placeholder={t('notHere')}
      clearable
    />
  );
}
