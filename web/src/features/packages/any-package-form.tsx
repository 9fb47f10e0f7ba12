import { id } from '@hakaru/contract/fields';
import { packageInput } from '@hakaru/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { organisationsQuery } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { PackageFields } from './package-fields';
import { inputOf, newPackage, type PackageTexts } from './package-form-values';
import { usePackageWords } from './package-table';
import { AllPackagesDocument, CreatePackageForDocument } from './packages.gen';
import { useRefreshPackages } from './queries';
import { packageCodes, packagesText } from './text';

type Texts = PackageTexts & { organisationId: string };

/** The package's schema, with its organisation. */
const owned = z.extend(packageInput, { organisationId: id });
const anyPackageForm = z.pipe(
  z.transform(({ organisationId, ...texts }: Texts): z.input<typeof owned> => ({ ...inputOf(texts), organisationId })),
  owned,
);

const MOST = 100;

/** Administrators create a package for an organisation: an entity package unless another kind is chosen. */
export function AnyPackageForm({ onClose }: { onClose: () => void }) {
  const t = useText(packagesText);
  const navigate = useNavigate();
  const refresh = useRefreshPackages();
  const { data: organisations, isPending } = useQuery(organisationsQuery);
  // One idempotency key per opened form: a second click, or a retry after a lost response, creates no second package.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(anyPackageForm, { ...newPackage('entity'), organisationId: '' }, packageCodes);
  const parents = useParentsOf(form.values);
  const add = async ({ organisationId, ...input }: z.output<typeof anyPackageForm>) => {
    const { createPackageFor } = await ask(CreatePackageForDocument, { organisationId, input, key }, undefined, 'admin');
    toast(t('created'));
    await refresh();
    await navigate({ to: '/admin/entitypackages/$packageId', params: { packageId: createPackageFor.package.id } });
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
      <PackageFields form={form} parents={parents} />
    </Form>
  );
}

/** The packages of the chosen organisation that a package of this kind may inherit from. */
function useParentsOf({ organisationId, kind }: Texts) {
  const names = usePackageWords();
  const { data } = useQuery({
    queryKey: ['packages', 'all', 'parents', organisationId, kind],
    queryFn: async ({ signal }) =>
      (await ask(AllPackagesDocument, { first: MOST, page: 1, search: '', kind, organisationId }, signal, 'admin')).allPackages.data,
    enabled: organisationId !== '',
  });
  return (data ?? []).map(one => ({ value: one.id, label: names.name(one) }));
}
