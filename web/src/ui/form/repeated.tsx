import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/button';
import s from './repeated.module.css';

type RepeatedProps = {
  title: string;
  addLabel: string;
  removeLabel: (n: number) => string;
  count: number;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
};

/** A repeated group of fields, with buttons to add and remove one. */
export function Repeated({ title, addLabel, removeLabel, count, onAdd, onRemove, children }: RepeatedProps) {
  return (
    <fieldset className={s.repeated}>
      <legend>{title}</legend>
      {Array.from({ length: count }, (_, at) => (
        // Rows have no id: the fields are addressed by index.
        <div key={at} className={s.item}>
          <div className={s.fields}>{children(at)}</div>
          <IconButton label={removeLabel(at + 1)} icon={<Trash2 size={14} />} onClick={() => onRemove(at)} />
        </div>
      ))}
      <Button icon={<Plus size={14} />} onClick={onAdd}>
        {addLabel}
      </Button>
    </fieldset>
  );
}
