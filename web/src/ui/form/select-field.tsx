import { Select } from '@mantine/core';
import { useText } from '#platform/text';
import { wiring, type FieldProps } from './field-wiring';
import { formText } from './form-text';
import { asText } from './text-fields';

/** `error` marks an option that could not be read: it is shown as '-- Error: …' and cannot be chosen. */
export type SelectOption = { value: string; label: string; disabled?: boolean; error?: string };

export type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** The whole list failed to load. */
  optionsError?: string | null;
  loading?: boolean;
  searchable?: boolean;
  clearable?: boolean;
  placeholder?: string;
};

export function SelectField({
  options,
  optionsError,
  loading = false,
  searchable = false,
  clearable = false,
  placeholder,
  ...field
}: SelectFieldProps) {
  const t = useText(formText);
  const { form, name } = field;
  const failed = (reason: string) => t('optionError', { reason });
  const value = asText(form.value(name));
  return (
    <Select
      {...wiring(field)}
      data={listed({ options, optionsError, failed })}
      value={value === '' ? null : value}
      onChange={next => form.set(name, next ?? '')}
      placeholder={loading ? t('optionsLoading') : (placeholder ?? t('choose'))}
      nothingFoundMessage={t('noOptions')}
      searchable={searchable}
      clearable={clearable}
      maxDropdownHeight={320}
      comboboxProps={{ transitionProps: { duration: 90 } }}
    />
  );
}

type Listed = { value: string; label: string; disabled: boolean };

export function listed(given: {
  options: readonly SelectOption[];
  optionsError?: string | null | undefined;
  failed: (reason: string) => string;
}): Listed[] {
  const { options, optionsError, failed } = given;
  if (optionsError) return [{ value: '-- error', label: failed(optionsError), disabled: true }];
  return options.map(({ value, label, disabled = false, error }) => ({
    value,
    label: error ? failed(error) : label,
    disabled: disabled || error !== undefined,
  }));
}
