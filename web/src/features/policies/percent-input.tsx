import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { plainNumber } from '#ui/form/typed-digits';

type PercentInputProps = { label: string; value: string; onChange: (value: string) => void; error: string | null };

/** A percentage as text, so that no digit is lost. What is typed stays until the field is left; full-width digits are accepted. */
export function PercentInput({ label, value, onChange, error }: PercentInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    onChange(plainNumber(text) ?? text.trim());
  };
  return (
    <TextInput
      aria-label={label}
      {...(error ? { error, 'aria-invalid': true } : {})}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      value={draft ?? value}
      onChange={event => type(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
