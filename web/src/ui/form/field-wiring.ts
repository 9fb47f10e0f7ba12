import { afterPress } from './after-press';
import type { BoundField } from './use-form';

export type FieldProps = BoundField & {
  label: string;
  /** A short hint under the label. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** Props for the Mantine input of every field. Fields stay readable while the form is being sent. */
export function wiring({ form, name, label, hint, required, disabled, autoFocus }: FieldProps) {
  const error = form.error(name);
  return {
    label,
    name,
    description: hint,
    error,
    ...(error ? { 'aria-invalid': true } : {}),
    withAsterisk: required ?? false,
    disabled: disabled ?? false,
    readOnly: form.submitting,
    'data-field': name,
    ...(required ? { 'aria-required': true } : {}),
    ...(autoFocus ? { 'data-autofocus': true, autoFocus: true } : {}),
    onBlur: () => afterPress(() => form.check(name)),
  };
}
