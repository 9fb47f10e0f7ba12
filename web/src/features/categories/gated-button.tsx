import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/button';

/** A button with the reason it cannot be pressed, seen on hover and heard. */
export function GatedButton({ whyNot, ...button }: ButtonProps & { whyNot: string | null }) {
  const id = useId();
  if (whyNot === null) return <Button {...button} />;
  return (
    <span title={whyNot}>
      <Button {...button} disabled aria-describedby={id} />
      <span id={id} className="sr-only">
        {whyNot}
      </span>
    </span>
  );
}
