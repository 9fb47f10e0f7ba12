import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import s from './figures.module.css';
import { useWhyNotWrite } from './use-why-not-write';

/** A button that changes something of the asset. Whoever may not press it sees it greyed, with the reason on hover and heard. */
export function WriteButton({ whyNot, disabled = false, ...button }: ButtonProps & { whyNot?: string | null }) {
  const id = useId();
  const access = useWhyNotWrite();
  const reason = access ?? whyNot ?? null;
  // The same tree with and without a reason: the answer that brings one must not make another button of it.
  return (
    <span className={s.write} title={reason ?? undefined}>
      <Button {...button} disabled={disabled || reason !== null} {...(reason === null ? {} : { 'aria-describedby': id })} />
      {reason !== null && (
        <span id={id} className="sr-only">
          {reason}
        </span>
      )}
    </span>
  );
}
