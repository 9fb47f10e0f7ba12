import { Menu as MantineMenu } from '@mantine/core';
import { Check } from 'lucide-react';
import { cloneElement, useEffect, useRef, useState, type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react';

/**
 * A menu below its button. Children: MenuItem, MenuLabel, MenuDivider, MenuChoice. Until it is first opened only the button is rendered,
 * because a table has one in every row and most are never opened.
 */
export function Menu(props: MenuProps) {
  const { target } = props;
  const [isAwake, setAwake] = useState(false);
  if (isAwake) return <AwakeMenu {...props} />;
  const onClick: TargetProps['onClick'] = event => {
    target.props.onClick?.(event);
    setAwake(true);
  };
  return cloneElement(target, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick });
}

/** Mounted by the click that opens it. Its button is a new element, so it is given the focus first. */
function AwakeMenu({ target, children, width, position = 'bottom-end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <MantineMenu
      opened={isOpen}
      onChange={setOpen}
      position={position}
      withInitialFocusPlaceholder={false}
      {...(width === undefined ? {} : { width })}
    >
      <MantineMenu.Target>{cloneElement(target, { ref: button })}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type TargetProps = {
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
};

export type MenuProps = {
  /** One focusable element that takes a ref: Button, IconButton. */
  target: ReactElement<TargetProps>;
  children: ReactNode;
  width?: number;
  position?: 'bottom-start' | 'bottom-end';
};

export type MenuItemProps = { children: ReactNode; onClick?: () => void; icon?: ReactNode; disabled?: boolean; danger?: boolean };

export function MenuItem({ children, onClick, icon, disabled = false, danger = false }: MenuItemProps) {
  return (
    <MantineMenu.Item
      leftSection={icon}
      disabled={disabled}
      {...(onClick ? { onClick: () => onClick() } : {})}
      {...(danger ? { style: { color: 'var(--neg)' } } : {})}
    >
      {children}
    </MantineMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <MantineMenu.Label>{children}</MantineMenu.Label>;
}

export function MenuDivider() {
  return <MantineMenu.Divider />;
}

export type MenuOption<Value extends string> = { value: Value; label: string; lang?: string };

/** One of several options: language, theme, density. Announced as radio items. */
export function MenuChoice<Value extends string>(props: {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly MenuOption<Value>[];
}) {
  const { value, onChange, options } = props;
  const choose = (next: string) => {
    const found = options.find(option => option.value === next);
    if (found) onChange(found.value);
  };
  return (
    <MantineMenu.RadioGroup value={value} onChange={choose}>
      {options.map(option => (
        <MantineMenu.RadioItem key={option.value} value={option.value} lang={option.lang} closeMenuOnClick checkIcon={<Check size={14} />}>
          {option.label}
        </MantineMenu.RadioItem>
      ))}
    </MantineMenu.RadioGroup>
  );
}
