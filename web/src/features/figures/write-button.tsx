import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import s from './figures.module.css';
import { useIsOwnAsset, useWhyNotWrite, useWhyReadOnly } from './use-why-not-write';

/** With `organisations` the button changes something of the user's own organisation, otherwise something of the asset on screen. */
export type WriteButtonProps = ButtonProps & { whyNot?: string | null; organisations?: boolean };

/** A button that changes something. A user who may not press it sees it disabled, with the reason as its tooltip and for screen readers. */
export function WriteButton({ whyNot, disabled = false, organisations = false, ...button }: WriteButtonProps) {
  const id = useId();
  const ofAsset = useWhyNotWrite();
  const ofOrganisation = useWhyReadOnly();
  const isOwn = useIsOwnAsset();
  const reason = (organisations ? ofOrganisation : ofAsset) ?? whyNot ?? null;
  // Enabled only once the permission is known: a response that disabled it later could swallow a click.
  const isUndecided = !organisations && isOwn === undefined;
  // The element tree is the same with and without a reason: the response that brings one must not remount the button.
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
