import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import s from './figures.module.css';
import { useIsOwnAsset, useWhyNotWrite, useWhyReadOnly } from './use-why-not-write';

/** With `organisations` it changes something of the person's own organisation, else something of the asset on screen. */
export type WriteButtonProps = ButtonProps & { whyNot?: string | null; organisations?: boolean };

/** A button that changes something. Whoever may not press it sees it greyed, with the reason on hover and heard. */
export function WriteButton({ whyNot, disabled = false, organisations = false, ...button }: WriteButtonProps) {
  const id = useId();
  const ofAsset = useWhyNotWrite();
  const ofOrganisation = useWhyReadOnly();
  const isOwn = useIsOwnAsset();
  const reason = (organisations ? ofOrganisation : ofAsset) ?? whyNot ?? null;
  // It looks ready only once it is: an answer that takes it away again would take a press with it.
  const isUndecided = !organisations && isOwn === undefined;
  // The same tree with and without a reason: the answer that brings one must not make another button of it.
  return (
    <span className={s.write} title={reason ?? undefined}>
      <Button {...button} disabled={disabled || isUndecided || reason !== null} {...(reason === null ? {} : { 'aria-describedby': id })} />
      {reason !== null && (
        <span id={id} className="sr-only">
          {reason}
        </span>
      )}
    </span>
  );
}
