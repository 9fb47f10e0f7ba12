import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/button';
import { Menu, MenuChoice } from '#ui/menu';

type ChoiceProps = {
  label: string;
  /** The label for choosing none. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

const ALL = '*';

/** Filters a list by one value, or by none. */
export function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const chosen = options.find(option => option.value === value)?.label ?? all;
  return (
    <Menu
      target={
        <Button kind="subtle" icon={<ChevronDown size={14} />} aria-label={`${label}: ${chosen}`}>
          {chosen}
        </Button>
      }
    >
      <MenuChoice
        value={value || ALL}
        onChange={(next: string) => onChoose(next === ALL ? '' : next)}
        options={[{ value: ALL, label: all }, ...options]}
      />
    </Menu>
  );
}
