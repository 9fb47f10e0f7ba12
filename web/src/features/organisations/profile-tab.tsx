import { organisationInput } from '@hakaru/contract/organisation-settings';
import { CATEGORY_OF, organisationTypes } from '@hakaru/contract/organisations';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { ConflictNotice } from './conflict-notice';
import { MismatchNotice } from './mismatch-notice';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { organisationCodes, organisationsText, tabText, typeText } from './text';
import { useChange } from './use-change';

const rules = z.pick(organisationInput, { ref: true, nameEn: true, nameJp: true, type: true });

export function ProfileTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(organisationsText);
  const tabs = useText(tabText);
  const types = useText(typeText);
  const editing = useChange(organisation);
  const { ref, nameEn, nameJp, modules } = organisation;
  const type = organisationTypes.find(name => name === organisation.type) ?? 'others';
  const form = useForm(rules, { ref, nameEn, nameJp, type }, organisationCodes);
  return (
    <Panel title={tabs('profile')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <MismatchNotice category={CATEGORY_OF[form.values.type]} modules={modules} />
        <Form form={form} submitLabel={t('save')} onSubmit={values => editing.save(values)}>
          <TextField {...form.field('ref')} label={t('ref')} hint={t('refHint')} required />
          <TextField {...form.field('nameEn')} label={t('nameEn')} required />
          <TextField {...form.field('nameJp')} label={t('nameJp')} required />
          <SelectField
            {...form.field('type')}
            label={t('type')}
            hint={`${t('category')}: ${types(CATEGORY_OF[form.values.type])}`}
            options={organisationTypes.map(value => ({ value, label: types(value) }))}
            required
          />
        </Form>
      </div>
    </Panel>
  );
}
