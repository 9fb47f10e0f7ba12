import { Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useText } from '#platform/text';
import { wiring, type FieldProps } from './field-wiring';
import { formText } from './form-text';
import s from './form.module.css';

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'search';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  icon?: ReactNode;
};

export function TextField({ type = 'text', placeholder, autoComplete, maxLength, icon, ...field }: TextFieldProps) {
  const { form, name } = field;
  return (
    <TextInput
      {...wiring(field)}
      type={type}
      placeholder={placeholder}
      autoComplete={autoComplete}
      maxLength={maxLength}
      leftSection={icon}
      value={asText(form.value(name))}
      onChange={event => form.set(name, event.currentTarget.value)}
    />
  );
}

export type PasswordFieldProps = FieldProps & { autoComplete?: 'current-password' | 'new-password' };

export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const t = useText(formText);
  const { form, name } = field;
  return (
    <PasswordInput
      {...wiring(field)}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      value={asText(form.value(name))}
      onChange={event => form.set(name, event.currentTarget.value)}
    />
  );
}

export type TextAreaProps = FieldProps & { rows?: number; limit?: number };

/** Text of several lines. Beyond `limit` it shows an error instead of truncating pasted text. */
export function TextArea({ rows = 4, limit, ...field }: TextAreaProps) {
  const t = useText(formText);
  const { form, name } = field;
  const value = asText(form.value(name));
  const used = [...value].length;
  return (
    <div>
      <Textarea
        {...wiring(field)}
        rows={rows}
        value={value}
        onChange={event => form.set(name, event.currentTarget.value)}
        onPaste={() => requestAnimationFrame(() => form.check(name))}
      />
      {limit !== undefined && <span className={used > limit ? `${s.count} neg` : s.count}>{t('charactersLeft', { used, limit })}</span>}
    </div>
  );
}

export function CheckField(field: Omit<FieldProps, 'required'>) {
  const { form, name } = field;
  const { readOnly, withAsterisk: _, ...rest } = wiring(field);
  return (
    <Checkbox
      {...rest}
      disabled={rest.disabled || readOnly}
      checked={form.value(name) === true}
      onChange={event => form.set(name, event.currentTarget.checked)}
    />
  );
}

/** Two fields side by side; below each other on narrow screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={s.pair}>{children}</div>;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? value.toString() : '';
}
