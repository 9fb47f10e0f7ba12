import { Checkbox, Popover } from '@mantine/core';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '#platform/text';
import { Button, IconButton, type IconButtonProps } from '#ui/button';
import s from './saved-views.module.css';
import { savedViewsText } from './text';

/** A column that can be chosen, and whether it is shown. */
export type ChoosableColumn = { id: string; name: string; group?: string | undefined; isShown: boolean };

type ChooserProps = {
  columns: readonly ChoosableColumn[];
  onToggle: (id: string) => void;
  onMove: (id: string, step: -1 | 1) => void;
  onReset: () => void;
  /** The accessible name where only the icon is shown. */
  of: string | undefined;
};

/** Chooses the columns of a table and their order, by pointer or keyboard. */
export function ColumnChooser({ columns, onToggle, onMove, onReset, of }: ChooserProps) {
  const t = useText(savedViewsText);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const shown = columns.filter(({ isShown }) => isShown);
  const move = (column: ChoosableColumn, step: -1 | 1) => {
    const at = shown.indexOf(column) + step;
    if (at < 0 || at >= shown.length) return;
    onMove(column.id, step);
    setSaid(t('moved', { column: column.name, n: at + 1, of: shown.length }));
  };
  const onKey = (event: KeyboardEvent, column: ChoosableColumn) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(column, event.key === 'ArrowUp' ? -1 : 1);
  };
  const target: Pick<IconButtonProps, 'icon' | 'onClick' | 'aria-haspopup' | 'aria-expanded'> = {
    icon: <Columns3 size={14} />,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => setOpen(!open),
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={340} withRoles={false}>
      <Popover.Target>
        {of ? (
          <IconButton label={t('columnsOf', { table: of })} {...target} />
        ) : (
          <Button kind="subtle" {...target}>
            {t('columns')}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('columns')}>
        <ul className={s.columns}>
          {columns.map(column => (
            <li key={column.id} className={s.column} onKeyDown={event => onKey(event, column)}>
              <Checkbox
                label={<Named column={column} />}
                checked={column.isShown}
                onChange={() => onToggle(column.id)}
                className={s.choice ?? ''}
              />
              {column.isShown && (
                <>
                  <IconButton
                    label={t('up', { column: column.name })}
                    icon={<ArrowUp size={14} />}
                    onClick={() => move(column, -1)}
                    disabled={column === shown[0]}
                  />
                  <IconButton
                    label={t('down', { column: column.name })}
                    icon={<ArrowDown size={14} />}
                    onClick={() => move(column, 1)}
                    disabled={column === shown.at(-1)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        <div className={s.foot}>
          <span className={s.hint}>{t('columnsHint')}</span>
          <Button kind="subtle" onClick={onReset}>
            {t('reset')}
          </Button>
        </div>
        <span className="sr-only" role="status">
          {said}
        </span>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A column's name, followed by the heading of its group. */
function Named({ column: { name, group } }: { column: ChoosableColumn }) {
  return (
    <>
      {name} {group && <span className={s.hint}>{group}</span>}
    </>
  );
}
