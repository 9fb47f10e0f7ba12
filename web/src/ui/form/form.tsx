import { use, useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { FormDebug } from './form-debug';
import { formText } from './form-text';
import s from './form.module.css';
import type { AppForm } from './use-form';

export type FormProps<Values, Output> = {
  form: AppForm<Values, Output>;
  onSubmit: (values: Output) => Promise<unknown>;
  /** The verb on the button: Save, Log in, Send. */
  submitLabel?: string;
  onCancel?: () => void;
  /** The label of the other button, where the action itself is called Cancel. */
  cancelLabel?: string;
  /** A wide primary button below the fields instead of a row on the right, for sign-in pages. */
  wide?: boolean;
  /** The confirming step of something destructive, with a red button. */
  danger?: boolean;
  /** Content beside the buttons, on the left. */
  aside?: ReactNode;
  label?: string;
  children: ReactNode;
};

/**
 * One column of fields with its buttons. Submit is disabled while sending or invalid; an Enter that ends a Japanese conversion does not
 * submit.
 */
export function Form<Values, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, submitLabel, onCancel, cancelLabel, wide = false, danger = false, aside, label, children } = props;
  const t = useText(formText);
  const failureId = useId();
  const blocked = form.submitting || !form.isValid;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!blocked) void form.submit(onSubmit);
  };
  return (
    <form className={s.form} onSubmit={send} onKeyDown={refuseComposingEnter} noValidate aria-label={label} aria-busy={form.submitting}>
      {children}
      {form.failure && (
        <p id={failureId} role="alert" className={s.failure}>
          {form.failure}
        </p>
      )}
      <div className={wide ? s.wide : s.actions}>
        {aside && <div className={s.aside}>{aside}</div>}
        {onCancel && (
          <Button onClick={onCancel} disabled={form.submitting}>
            {cancelLabel ?? t('cancel')}
          </Button>
        )}
        <Button
          kind={danger ? 'danger' : 'primary'}
          type="submit"
          disabled={blocked && !form.submitting}
          busy={form.submitting}
          wide={wide}
        >
          {submitLabel ?? t('submit')}
        </Button>
      </div>
      <DebugPanel form={form} />
    </form>
  );
}

function DebugPanel<Values, Output>({ form }: { form: AppForm<Values, Output> }) {
  const t = useText(formText);
  if (!use(FormDebug)) return null;
  const { values, errors, isValid, isDirty, submitting } = form;
  // Passwords are masked even here, because super-users share their screens.
  const shown = JSON.stringify(
    { values, errors, isValid, isDirty, submitting },
    (key, value: unknown) => (/password|current|token/i.test(key) && typeof value === 'string' ? '•••' : value),
    2,
  );
  return (
    <details className={s.debug}>
      <summary>{t('debugPanel')}</summary>
      <pre>{shown}</pre>
    </details>
  );
}

/** Safari reports the Enter that ends a conversion with key code 229, other browsers as composing. */
export function isComposing(event: { isComposing?: boolean; keyCode?: number }): boolean {
  return event.isComposing === true || event.keyCode === 229;
}

function refuseComposingEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}
