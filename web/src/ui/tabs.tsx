import { SegmentedControl, Tabs as MantineTabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

export type TabItem<Value extends string> = { value: Value; label: string; content?: ReactNode };

/** Views of one object. The chosen tab belongs in the URL, so value and change are given from outside. */
export function Tabs<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}) {
  const { label, value, onChange, items } = props;
  const choose = (next: string | null) => {
    const found = items.find(item => item.value === next);
    if (found) onChange(found.value);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the list scrolls sideways, and the chosen tab may be beyond its edge.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (chosen) list.current?.scrollTo({ left: chosen.offsetLeft - list.current.clientWidth / 3 });
  }, [value]);
  return (
    <MantineTabs value={value} onChange={choose} keepMounted={false}>
      <MantineTabs.List ref={list} aria-label={label}>
        {items.map(item => (
          <MantineTabs.Tab key={item.value} value={item.value}>
            {item.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map(item => (
        <MantineTabs.Panel key={item.value} value={item.value} pt={16}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

/** A small choice that changes what one panel shows: horizon, return or excess. */
export function Segmented<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly { value: Value; label: string }[];
}) {
  const { label, value, onChange, items } = props;
  return <SegmentedControl aria-label={label} value={value} onChange={onChange} data={items.map(item => ({ ...item }))} />;
}
