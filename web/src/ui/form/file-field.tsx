import { Input } from '@mantine/core';
import { useId } from 'react';
import { useText } from '#platform/text';
import { wiring, type FieldProps } from './field-wiring';
import { formText } from './form-text';
import s from './form.module.css';

export type FileFieldProps = FieldProps & {
  /** Extensions offered by the file dialog; the server validates the content. */
  accept: string;
  /** Called after the file is stored in the form. */
  onChosen?: (file: File) => void;
};

/** One file, chosen in the browser's own dialog. */
export function FileField({ accept, onChosen, ...field }: FileFieldProps) {
  const id = useId();
  const t = useText(formText);
  const { form, name } = field;
  const chosen = form.value(name);
  const { label, description, error, withAsterisk, disabled, onBlur } = wiring(field);
  const choose = (file: File | undefined) => {
    form.set(name, file ?? null);
    if (file) onChosen?.(file);
  };
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={withAsterisk}>
      {/* The browser's own button is in the browser's language: it is invisible above ours, and provides keyboard, drop and dialog. */}
      <div className={s.file}>
        <span className={s.fileButton} aria-hidden>
          {t('chooseFile')}
        </span>
        <span className={s.fileName} aria-hidden>
          {chosen instanceof File ? chosen.name : t('noFile')}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled || form.submitting}
          aria-required={withAsterisk}
          aria-invalid={error !== null}
          data-field={name}
          onChange={event => choose(event.currentTarget.files?.[0])}
          onBlur={onBlur}
        />
      </div>
    </Input.Wrapper>
  );
}
