import { assignmentInput } from '@hakaru/contract/packages';
import * as z from 'zod/mini';
import { useBook } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AssignPackageDocument, UpdatePackageAssignmentDocument, type PackageQuery } from './packages.gen';
import { useRefreshPackages } from './queries';
import { packageCodes, packagesText } from './text';

export type Assignment = PackageQuery['packageAssignments'][number];
type Texts = { entityId: string; reportingStart: string; reportingEnd: string };

/** The contract's schema of a period, beside the choice of the entity. */
const periodForm = z.pipe(
  z.transform(({ reportingStart, reportingEnd }: Texts): z.input<typeof assignmentInput> => ({
    reportingStart,
    reportingEnd: reportingEnd.trim() === '' ? null : reportingEnd,
  })),
  assignmentInput,
);

/** The entity a package is assigned to, and the period. */
export function AssignForm({
  packageId,
  kind,
  taken,
  onClose,
}: {
  packageId: string;
  kind: string;
  taken: readonly string[];
  onClose: () => void;
}) {
  const t = useText(packagesText);
  const language = useLanguage();
  const refresh = useRefreshPackages();
  const { data: book } = useBook();
  const form = useForm(periodForm, { entityId: '', reportingStart: '', reportingEnd: '' }, packageCodes);
  const options = (book?.entities ?? [])
    .filter(
      ({ id, kind: own, type }) =>
        !taken.includes(id) && (kind === 'account' ? own === 'mandate' || own === 'account' : type === 'subMandate' || own === 'fund'),
    )
    .map(({ id, ref, name }) => ({ value: id, label: `${ref} ${name[language]}` }));
  const { entityId } = form.values;
  return (
    <Form
      form={form}
      submitLabel={t('assign')}
      onSubmit={async input => {
        await ask(AssignPackageDocument, { packageId, entityId, input });
        toast(t('assignedDone'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <SelectField {...form.field('entityId')} label={t('entity')} options={options} searchable required />
      <Period form={form} />
    </Form>
  );
}

export function AssignmentForm({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const t = useText(packagesText);
  const refresh = useRefreshPackages();
  const { id, version, entityId, reportingStart, reportingEnd } = assignment;
  const form = useForm(periodForm, { entityId, reportingStart, reportingEnd: reportingEnd ?? '' }, packageCodes);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(UpdatePackageAssignmentDocument, { id, version, input });
        toast(t('updated'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <Period form={form} />
    </Form>
  );
}

function Period({ form }: { form: AppForm<Texts, unknown> }) {
  const t = useText(packagesText);
  return (
    <FieldPair>
      <DateField {...form.field('reportingStart')} label={t('start')} required />
      <DateField {...form.field('reportingEnd')} label={t('end')} />
    </FieldPair>
  );
}
