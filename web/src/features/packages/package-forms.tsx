import { useState } from 'react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { PackageFields, useParents } from './package-fields';
import { newPackage, packageForm, textsOf } from './package-form-values';
import { CreatePackageDocument, UpdatePackageDocument, type PackageFieldsFragment } from './packages.gen';
import { useRefreshPackages } from './queries';
import { packageCodes, packagesText } from './text';

export function AddPackageForm({ onClose }: { onClose: () => void }) {
  const t = useText(packagesText);
  const refresh = useRefreshPackages();
  // One idempotency key per opened form: a second click, or a retry after a lost response, creates no second package.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(packageForm, newPackage(), packageCodes);
  const parents = useParents(form.values.kind);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(CreatePackageDocument, { input, key });
        toast(t('created'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <PackageFields form={form} parents={parents} />
    </Form>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict. */
export function EditPackageForm({ record }: { record: PackageFieldsFragment }) {
  const t = useText(packagesText);
  const refresh = useRefreshPackages();
  const [held, setHeld] = useState(record);
  const form = useForm(packageForm, textsOf(record), packageCodes);
  const parents = useParents(form.values.kind, record.id);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        const { updatePackage } = await ask(UpdatePackageDocument, { id: held.id, version: held.version, input });
        setHeld(updatePackage);
        toast(t('updated'));
        await refresh();
      }}
    >
      <PackageFields form={form} ownId={record.id} parents={parents} />
    </Form>
  );
}
