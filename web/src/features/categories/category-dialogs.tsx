import { categoryAxes, openCategoryKinds } from '@hakaru/contract/address-choices';
import { categoryChange, categoryInput, CATEGORY_COLOURS } from '@hakaru/contract/categories';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateCategoryDocument, UpdateCategoryDocument } from './categories.gen';
import { useRefreshCategories, type Category } from './queries';
import { axisText, categoriesText, categoryCodes, kindText } from './text';

type Texts = Record<'name' | 'nameJp' | 'colour', string>;
const numbers = <T extends Texts>(texts: T) => ({
  ...texts,
  nameJp: texts.nameJp.trim() === '' ? null : texts.nameJp,
  colour: Number(texts.colour),
});

const addForm = z.pipe(
  z.transform((texts: Texts & Record<'kind' | 'axis' | 'ref', string>) => numbers(texts) as z.input<typeof categoryInput>), // the next schema validates it
  categoryInput,
);
const editForm = z.pipe(
  z.transform((texts: Texts) => numbers(texts) as z.input<typeof categoryChange>), // the next schema validates it
  categoryChange,
);

export function AddCategoryDialog({ assetId, kind, onClose }: { assetId: string; kind: string; onClose: () => void }) {
  const t = useText(categoriesText);
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <AddCategoryForm assetId={assetId} kind={kind} onClose={onClose} />
    </Dialog>
  );
}

function AddCategoryForm({ assetId, kind, onClose }: { assetId: string; kind: string; onClose: () => void }) {
  const t = useText(categoriesText);
  const kinds = useText(kindText);
  const axes = useText(axisText);
  const refresh = useRefreshCategories();
  const start = {
    kind: kind === 'archived' ? 'portfolio' : kind,
    axis: 'class',
    ref: '',
    name: '',
    nameJp: '',
    colour: String(CATEGORY_COLOURS),
  };
  const form = useForm(addForm, start, categoryCodes);
  const add = async (input: z.output<typeof addForm>) => {
    await ask(CreateCategoryDocument, { assetId, input });
    toast(t('created'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={add} onCancel={onClose}>
      <FieldPair>
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          options={openCategoryKinds.map(value => ({ value, label: kinds(value) }))}
          required
        />
        <SelectField
          {...form.field('axis')}
          label={t('use')}
          options={categoryAxes.map(value => ({ value, label: axes(value) }))}
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} hint={t('refHint')} autoComplete="off" required autoFocus />
        <ColourField field={form.field('colour')} disabled={form.values.axis !== 'class'} />
      </FieldPair>
      <Names name={form.field('name')} nameJp={form.field('nameJp')} />
    </Form>
  );
}

export function EditCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useText(categoriesText);
  return (
    <Dialog open onClose={onClose} title={t('edit')}>
      <EditCategoryForm category={category} onClose={onClose} />
    </Dialog>
  );
}

function EditCategoryForm({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useText(categoriesText);
  const refresh = useRefreshCategories();
  const { id, version, name, nameJp, colour, axis } = category;
  const form = useForm(editForm, { name, nameJp, colour: String(colour) }, categoryCodes);
  const save = async (input: z.output<typeof editForm>) => {
    await ask(UpdateCategoryDocument, { id, version, input });
    toast(t('updated'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <Names name={form.field('name')} nameJp={form.field('nameJp')} />
      {axis === 'class' && <ColourField field={form.field('colour')} disabled={false} />}
    </Form>
  );
}

function Names({ name, nameJp }: { name: BoundField; nameJp: BoundField }) {
  const t = useText(categoriesText);
  return (
    <>
      <TextField {...name} label={t('nameEn')} autoComplete="off" required />
      <TextField {...nameJp} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
    </>
  );
}

function ColourField({ field, disabled }: { field: BoundField; disabled: boolean }) {
  const t = useText(categoriesText);
  const options = Array.from({ length: CATEGORY_COLOURS }, (_, at) => ({ value: String(at + 1), label: t('colourN', { n: at + 1 }) }));
  return <SelectField {...field} label={t('colour')} options={options} disabled={disabled} />;
}
