import { packageKinds } from '@hakaru/contract/address-choices';
import { importKinds } from '@hakaru/contract/enumerations';
import { packageFrequencies, packageTypes } from '@hakaru/contract/packages';
import { useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import type { AppForm } from '#ui/form/use-form';
import type { PackageTexts } from './package-form-values';
import { usePackageWords } from './package-table';
import s from './packages.module.css';
import { usePackages } from './queries';
import { datasetText, packagesText, packageWords } from './text';

type Props = { form: AppForm<PackageTexts, unknown>; ownId?: string; parents: readonly { value: string; label: string }[] };

/** The packages of the own organisation a package of this kind may inherit from. */
export function useParents(kind: string, ownId?: string): Props['parents'] {
  const names = usePackageWords();
  const { data } = usePackages({ kind });
  return (data?.data ?? []).filter(({ id }) => id !== ownId).map(one => ({ value: one.id, label: names.name(one) }));
}

/** What a package requires. Whatever is left empty is inherited from its parent. */
export function PackageFields({ form, ownId, parents }: Props) {
  const t = useText(packagesText);
  const words = useText(packageWords);
  const datasets = useText(datasetText);
  const listed = (names: readonly (keyof typeof packageWords)[]) => names.map(value => ({ value, label: words(value) }));
  return (
    <>
      <TextField {...form.field('name')} label={t('name')} required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} />
      <TextArea {...form.field('description')} label={t('description')} rows={2} limit={512} />
      <FieldPair>
        <SelectField {...form.field('kind')} label={t('kind')} options={listed(packageKinds)} required />
        <SelectField {...form.field('type')} label={t('type')} options={listed(packageTypes)} required />
      </FieldPair>
      <SelectField {...form.field('parentId')} label={t('parent')} options={parents} placeholder={t('noParent')} clearable searchable />
      <FieldPair>
        <SelectField
          {...form.field('frequency')}
          label={t('frequency')}
          options={listed(packageFrequencies)}
          placeholder={t('inherited')}
          clearable
        />
        <TextField {...form.field('deadlineDays')} label={t('deadlineDays')} hint={t('deadlineHelp')} />
      </FieldPair>
      <fieldset className={s.fieldset}>
        <legend>{t('datasets')}</legend>
        <CheckField {...form.field('ownDatasets')} label={t('ownDatasets')} />
        {form.values.ownDatasets && (
          <div className={s.ticks}>
            {importKinds.map(kind => (
              <CheckField key={kind} {...form.field(kind)} label={datasets(kind)} />
            ))}
          </div>
        )}
      </fieldset>
      {ownId && <DateField {...form.field('termsFromDay')} label={t('termsFromDay')} hint={t('termsFromDayHint')} />}
    </>
  );
}
