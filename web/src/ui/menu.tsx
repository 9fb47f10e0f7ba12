import { Menu as MantineMenu } from '@mantine/core';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** A menu under its button. Children: MenuItem, MenuLabel, MenuDivider, MenuChoice. */
export function Menu({ target, children, width, position = 'bottom-end' }: MenuProps) {
  return (
    <MantineMenu position={position} withInitialFocusPlaceholder={false} {...(width === undefined ? {} : { width })}>
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export type MenuProps = {
  /** One focusable element that takes a ref: Button, IconButton. */
  target: ReactElement;
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

/** One of several: language, theme, density. Announced as radio items. */
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
