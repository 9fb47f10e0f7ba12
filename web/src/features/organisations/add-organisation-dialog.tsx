import { organisationInput } from '@hakaru/contract/organisation-settings';
import { organisationTypes, type OrganisationTypeName } from '@hakaru/contract/organisations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateOrganisationDocument } from './organisations.gen';
import { organisationCodes, organisationsText, typeText } from './text';

const rules = z.pick(organisationInput, { ref: true, nameEn: true, nameJp: true, type: true });

/** Only the essentials; modules, packages and the rest are set on the organisation's page, which opens next. */
export function AddOrganisationDialog({ onClose }: { onClose: () => void }) {
  const t = useText(organisationsText);
  const types = useText(typeText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const initial: z.input<typeof rules> = { ref: '', nameEn: '', nameJp: '', type: 'asset owner' satisfies OrganisationTypeName };
  const form = useForm(rules, initial, organisationCodes);
  const add = async (values: z.output<typeof rules>) => {
    const rest = { modules: [], packages: ['reporting'], shell: false, allowedCidrs: [] };
    const { createOrganisation } = await ask(CreateOrganisationDocument, { input: { ...values, ...rest } }, undefined, 'admin');
    toast(t('added'));
    await Promise.all(['organisations', 'super-user', 'organisation-packages'].map(key => client.invalidateQueries({ queryKey: [key] })));
    await navigate({
      to: '/admin/organisations/$organisationId/$tab',
      params: { organisationId: createOrganisation.id, tab: 'modules' },
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('add')} busy={form.submitting}>
      <Form form={form} submitLabel={t('add')} onSubmit={add} onCancel={onClose}>
        <TextField {...form.field('ref')} label={t('ref')} hint={t('refHint')} required autoFocus />
        <TextField {...form.field('nameEn')} label={t('nameEn')} required />
        <TextField {...form.field('nameJp')} label={t('nameJp')} required />
        <SelectField
          {...form.field('type')}
          label={t('type')}
          options={organisationTypes.map(value => ({ value, label: types(value) }))}
          required
        />
      </Form>
    </Dialog>
  );
}
