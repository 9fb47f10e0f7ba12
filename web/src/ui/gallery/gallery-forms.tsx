import { AppError, invalid } from '@hakaru/contract/errors';
import { day, email, name, pasted, TEXT_LIMITS } from '@hakaru/contract/fields';
import { newPassword } from '@hakaru/contract/passwords';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { FormDebug } from '#ui/form/form-debug';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, PasswordField, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { galleryFormText, galleryText } from './gallery-text';

const rules = z.object({
  name,
  email,
  password: newPassword,
  role: z.string().check(z.minLength(1, 'required')),
  bank: z.string(),
  opened: day,
  weight: z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'number')),
  note: pasted,
  notify: z.boolean(),
});

const EMPTY = { name: '', email: '', password: '', role: '', bank: '', opened: '2026-09-30', weight: '12.5', note: '', notify: true };

export function GalleryForms() {
  const t = useText(galleryFormText);
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Panel title={t('example')} subtitle={t('exampleNote')}>
          <Everything />
        </Panel>
      </PanelCell>
      <PanelCell span={6}>
        <PanelGrid>
          <PanelCell span={12}>
            <Panel title={t('refused')} subtitle={t('refusedNote')}>
              <Refused label={t('refused')} fail={() => invalid('ref', 'taken')} />
            </Panel>
          </PanelCell>
          <PanelCell span={12}>
            <Panel title={t('down')}>
              <Refused label={t('down')} fail={() => new AppError('unavailable')} />
            </Panel>
          </PanelCell>
          <PanelCell span={12}>
            <Panel title={t('debug')}>
              <FormDebug value={true}>
                <Refused label={t('debug')} fail={() => invalid('ref', 'taken')} />
              </FormDebug>
            </Panel>
          </PanelCell>
        </PanelGrid>
      </PanelCell>
    </PanelGrid>
  );
}

function Everything() {
  const t = useText(galleryFormText);
  const words = useText(galleryText);
  const form = useForm(rules, EMPTY);
  const roles = (['admin', 'user', 'readonly'] as const).map(value => ({ value, label: t(value) }));
  return (
    <Form form={form} onSubmit={async () => toast(words('saved'))} onCancel={form.reset} label={t('example')}>
      <TextField {...form.field('name')} label={t('name')} required />
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="off" required />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="new-password" required />
      <FieldPair>
        <SelectField {...form.field('role')} label={t('role')} options={roles} required />
        <SelectField {...form.field('bank')} label={t('bank')} options={[]} optionsError={t('bankReason')} />
      </FieldPair>
      <FieldPair>
        <DateField {...form.field('opened')} label={t('opened')} required />
        <NumberField {...form.field('weight')} label={t('weight')} unit="%" required />
      </FieldPair>
      <TextArea {...form.field('note')} label={t('note')} limit={TEXT_LIMITS.pasted} />
      <CheckField {...form.field('notify')} label={t('agree')} />
    </Form>
  );
}

const refRules = z.object({ ref: name, locked: z.string() });

function Refused({ label, fail }: { label: string; fail: () => AppError }) {
  const t = useText(galleryFormText);
  const form = useForm(refRules, { ref: 'NOMBPI', locked: 'JPY' });
  return (
    <Form form={form} onSubmit={() => Promise.reject(fail())} label={label}>
      <TextField {...form.field('ref')} label={t('ref')} required />
      <TextField {...form.field('locked')} label={t('disabledField')} disabled />
    </Form>
  );
}
