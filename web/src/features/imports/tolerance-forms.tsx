import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useBook } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { keptLimit, limitText, shownLimit, unitOf } from './tolerance-limit';
import { SetToleranceDocument, type ToleranceFieldsFragment, type TolerancesQuery } from './tolerances.gen';
import { toleranceCodes, tolerancesText } from './tolerances-text';

export const TOLERANCES_KEY = ['imports', 'tolerances'] as const;

/** A check that has a limit. */
export type LimitedCheck = TolerancesQuery['importChecks'][number] & { title: { en: string; jp: string }; tolerance: number };

const limitForm = z.object({ limit: limitText });

/** One limit: of the organisation, or of the mandate it is for. */
export function LimitForm({ check, own, onClose }: { check: LimitedCheck; own: ToleranceFieldsFragment | undefined; onClose: () => void }) {
  const t = useText(tolerancesText);
  const client = useQueryClient();
  const unit = unitOf(check.unit);
  const form = useForm(limitForm, { limit: shownLimit(own?.value ?? check.tolerance, unit) }, toleranceCodes);
  return (
    <Form
      form={form}
      onSubmit={async ({ limit }) => {
        await ask(SetToleranceDocument, {
          code: check.code,
          entityId: own?.entityId ?? null,
          value: keptLimit(limit, unit),
          version: own?.version ?? 0,
        });
        toast(t('saved'));
        await client.invalidateQueries({ queryKey: TOLERANCES_KEY });
        onClose();
      }}
      onCancel={onClose}
    >
      <NumberField {...form.field('limit')} label={t('limit')} unit={t(unit)} required />
    </Form>
  );
}

const exceptionForm = z.object({
  entityId: z.string().check(z.minLength(1, 'required')),
  code: z.string().check(z.minLength(1, 'required')),
  limit: limitText,
});

/** A mandate's own limit; an existing one is changed in the table. */
export function ExceptionForm({
  checks,
  taken,
  onClose,
}: {
  checks: readonly LimitedCheck[];
  taken: readonly ToleranceFieldsFragment[];
  onClose: () => void;
}) {
  const t = useText(tolerancesText);
  const language = useLanguage();
  const client = useQueryClient();
  const { data: book, isPending } = useBook();
  const form = useForm(exceptionForm, { entityId: '', code: '', limit: '' }, toleranceCodes);
  const mandates = (book?.entities ?? [])
    .filter(({ kind }) => kind === 'mandate')
    .map(({ id, ref, name }) => ({ value: id, label: `${ref} ${name[language]}` }));
  const { entityId, code } = form.values;
  const free = checks.filter(one => !taken.some(limit => limit.entityId === entityId && limit.code === one.code));
  const unit = unitOf(checks.find(one => one.code === code)?.unit ?? null);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(SetToleranceDocument, { code: input.code, entityId: input.entityId, value: keptLimit(input.limit, unit), version: 0 });
        toast(t('saved'));
        await client.invalidateQueries({ queryKey: TOLERANCES_KEY });
        onClose();
      }}
      onCancel={onClose}
    >
      <SelectField {...form.field('entityId')} label={t('mandate')} options={mandates} loading={isPending} searchable required />
      <SelectField
        {...form.field('code')}
        label={t('check')}
        options={free.map(one => ({ value: one.code, label: one.title[language] }))}
        required
      />
      <NumberField {...form.field('limit')} label={t('limit')} {...(code ? { unit: t(unit) } : {})} required />
    </Form>
  );
}
