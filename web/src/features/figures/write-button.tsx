import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import { useWhyNotWrite } from './use-why-not-write';

/** A button that changes something of the asset. Whoever may not press it sees it greyed, with the reason on hover and heard. */
export function WriteButton({ whyNot, disabled = false, ...button }: ButtonProps & { whyNot?: string | null }) {
  const id = useId();
  const access = useWhyNotWrite();
  const reason = access ?? whyNot ?? null;
  if (reason === null) return <Button {...button} disabled={disabled} />;
  return (
    <span title={reason}>
      <Button {...button} disabled aria-describedby={id} />
      <span id={id} className="sr-only">
        {reason}
      </span>
    </span>
  );
}
