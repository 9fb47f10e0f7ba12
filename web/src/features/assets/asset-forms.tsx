import { assetInput } from '@hakaru/contract/assets';
import { id } from '@hakaru/contract/fields';
import { assetTypes } from '@hakaru/contract/organisations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { organisationsQuery } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateAssetDocument, UpdateAssetDocument, type AssetFullFragment } from './assets.gen';
import { assetCodes, assetsText } from './text';

const addInput = z.extend(assetInput, { organisationId: id });
type Start = z.input<typeof addInput>;

export function AddAssetForm({ onClose }: { onClose: () => void }) {
  const t = useText(assetsText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: organisations, isPending } = useQuery(organisationsQuery);
  const start: Start = { organisationId: '', ref: '', nameEn: '', nameJp: '', type: 'portfolio', baseCurrency: 'JPY' };
  const form = useForm(addInput, start, assetCodes);
  const add = async ({ organisationId, ...input }: z.output<typeof addInput>) => {
    const { createAsset } = await ask(CreateAssetDocument, { organisationId, input }, undefined, 'admin');
    toast(t('added'));
    await client.invalidateQueries({ queryKey: ['organisations', 'assets'] });
    await navigate({ to: '/admin/assets/$assetId', params: { assetId: createAsset.id } });
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
      <AssetFields field={name => form.field(name)} />
    </Form>
  );
}

export function EditAssetForm({ asset }: { asset: AssetFullFragment }) {
  const t = useText(assetsText);
  const client = useQueryClient();
  const { id: assetId, version, ref, nameEn, nameJp, baseCurrency } = asset;
  const type = assetTypes.find(name => name === asset.type) ?? 'portfolio';
  const form = useForm(assetInput, { ref, nameEn, nameJp, type, baseCurrency }, assetCodes);
  const save = async (input: z.output<typeof assetInput>) => {
    const { updateAsset } = await ask(UpdateAssetDocument, { id: assetId, version, input }, undefined, 'admin');
    toast(t('saved'));
    client.setQueryData(['assets', 'one', assetId], updateAsset);
    await Promise.all(
      [
        ['assets', 'history'],
        ['organisations', 'assets'],
      ].map(queryKey => client.invalidateQueries({ queryKey })),
    );
  };
  return (
    <Form form={form} onSubmit={save}>
      <AssetFields field={name => form.field(name)} isFixed={asset.hasFacts} hasEntities={asset.entities > 0} />
    </Form>
  );
}

type FieldsProps = { field: (name: keyof z.input<typeof assetInput>) => BoundField; isFixed?: boolean; hasEntities?: boolean };

function AssetFields({ field, isFixed = false, hasEntities = false }: FieldsProps) {
  const t = useText(assetsText);
  return (
    <>
      <TextField {...field('ref')} label={t('ref')} autoComplete="off" required />
      <TextField {...field('nameEn')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...field('nameJp')} label={t('nameJp')} autoComplete="off" required />
      <FieldPair>
        <SelectField
          {...field('type')}
          label={t('type')}
          options={assetTypes.map(value => ({ value, label: t(value) }))}
          disabled={hasEntities}
          required
        />
        <TextField
          {...field('baseCurrency')}
          label={t('baseCurrency')}
          {...(isFixed ? { hint: t('currencyFixed') } : {})}
          disabled={isFixed}
          autoComplete="off"
          required
        />
      </FieldPair>
    </>
  );
}
