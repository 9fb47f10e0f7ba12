import { createContext, use, useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { formText } from './form-text';
import s from './form.module.css';
import type { AppForm } from './use-form';

export type FormProps<Values, Output> = {
  form: AppForm<Values, Output>;
  onSubmit: (values: Output) => Promise<unknown>;
  /** The verb on the button: Save, Log in, Send. */
  submitLabel?: string;
  onCancel?: () => void;
  /** What the other button says where the act itself is called Cancel. */
  cancelLabel?: string;
  /** A wide primary button under the fields instead of a row at the right: sign-in pages. */
  wide?: boolean;
  /** The confirming step of something destructive: its button is red. */
  danger?: boolean;
  /** Something beside the buttons, at the left. */
  aside?: ReactNode;
  label?: string;
  children: ReactNode;
};

/** One column of fields and its buttons. Submit waits while sending or invalid; Enter that ends a Japanese conversion does not send. */
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

/** Provided as true for super-users: every form then shows what it holds. */
export const FormDebug = createContext(false);

function DebugPanel<Values, Output>({ form }: { form: AppForm<Values, Output> }) {
  const t = useText(formText);
  if (!use(FormDebug)) return null;
  const { values, errors, isValid, isDirty, submitting } = form;
  // Passwords stay unreadable even here: super-users share screens.
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

/** Safari reports the Enter that ends a conversion as key code 229, the others as composing. */
export function isComposing(event: { isComposing?: boolean; keyCode?: number }): boolean {
  return event.isComposing === true || event.keyCode === 229;
}

function refuseComposingEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}
