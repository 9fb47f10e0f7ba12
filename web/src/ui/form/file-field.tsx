import { Input } from '@mantine/core';
import { useId } from 'react';
import { wiring, type FieldProps } from './field-wiring';
import s from './form.module.css';

export type FileFieldProps = FieldProps & {
  /** Endings the file dialog offers; the server judges the content. */
  accept: string;
  /** After the choice is in the form: what else follows from it. */
  onChosen?: (file: File) => void;
};

/** One file, chosen in the browser's own dialog. */
export function FileField({ accept, onChosen, ...field }: FileFieldProps) {
  const id = useId();
  const { form, name } = field;
  const { label, description, error, withAsterisk, disabled, onBlur } = wiring(field);
  const choose = (file: File | undefined) => {
    form.set(name, file ?? null);
    if (file) onChosen?.(file);
  };
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={withAsterisk}>
      <input
        id={id}
        className={s.file}
        type="file"
        accept={accept}
        disabled={disabled || form.submitting}
        aria-required={withAsterisk}
        aria-invalid={error !== null}
        data-field={name}
        onChange={event => choose(event.currentTarget.files?.[0])}
        onBlur={onBlur}
      />
    </Input.Wrapper>
  );
}
