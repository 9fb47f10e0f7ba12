import type { BoundField } from '#ui/form/use-form';
import s from './second-factors.module.css';

/** The message of a field without an input. */
export function FieldError({ form, name }: BoundField) {
  const error = form.error(name);
  return (
    error && (
      <p className={s.error} role="alert">
        {error}
      </p>
    )
  );
}
