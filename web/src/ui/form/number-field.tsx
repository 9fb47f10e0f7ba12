import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { wiring, type FieldProps } from './field-wiring';
import { asText } from './text-fields';
import { plainNumber } from './typed-digits';

export type NumberFieldProps = FieldProps & { unit?: string; placeholder?: string };

/**
 * A number as decimal text, so that no digit is lost. Typing is not changed, because a conversion may be in progress; on leaving the field,
 * full-width digits and separators are normalised.
 */
export function NumberField({ unit, placeholder, ...field }: NumberFieldProps) {
  const { form, name } = field;
  const { onBlur, ...rest } = wiring(field);
  const held = asText(form.value(name));
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    setDraft(null);
    onBlur();
  };
  const type = (text: string) => {
    setDraft(text);
    form.set(name, plainNumber(text) ?? text);
  };
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      rightSection={unit ? <span>{unit}</span> : undefined}
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      value={draft ?? held}
      onChange={event => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
