import { ActionIcon, Button as MantineButton, Tooltip } from '@mantine/core';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

export type ButtonProps = {
  children: ReactNode;
  /** One primary per screen; `danger` only on the confirming step of something destructive. */
  kind?: 'primary' | 'default' | 'subtle' | 'danger';
  icon?: ReactNode;
  type?: 'button' | 'submit';
  disabled?: boolean;
  busy?: boolean;
  wide?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
  form?: string;
  'aria-describedby'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
};

const VARIANTS = { primary: 'filled', danger: 'filled', default: 'default', subtle: 'subtle' } as const;

export function Button({ kind = 'default', icon, busy = false, wide = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <MantineButton
      {...rest}
      type={type}
      variant={VARIANTS[kind]}
      {...(kind === 'subtle' ? { color: 'gray' } : {})}
      {...(kind === 'danger' ? { 'data-danger': true } : {})}
      leftSection={icon}
      loading={busy}
      fullWidth={wide}
    >
      {children}
    </MantineButton>
  );
}

export type IconButtonProps = {
  /** The accessible name, also shown on hover and focus. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  pressed?: boolean;
  /** False where a tooltip would cover what is being entered. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
};

export function IconButton({ label, icon, pressed, tooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <ActionIcon type="button" aria-label={label} {...(pressed === undefined ? {} : { 'aria-pressed': pressed })} {...rest}>
      {icon}
    </ActionIcon>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
