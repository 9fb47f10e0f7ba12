import { Checkbox, Popover } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { horizonText } from '#features/figures/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { defaultColumns, excessColumns, returnColumns, riskColumns, termColumns } from './mandate-columns';
import s from './mandates.module.css';
import { mandatesText } from './text';

type ChooserProps = { shown: readonly string[]; onChange: (shown: readonly string[]) => void };

/** Which columns the table shows; the choice is part of the address. */
export function ColumnChooser({ shown, onChange }: ChooserProps) {
  const t = useText(mandatesText);
  const [open, setOpen] = useState(false);
  const groups = useGroups();
  const toggle = (column: string) => onChange(shown.includes(column) ? shown.filter(one => one !== column) : [...shown, column]);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={480} withRoles={false}>
      <Popover.Target>
        <Button kind="subtle" icon={<Columns3 size={14} />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('columns')}>
        <div className={s.chooser}>
          {groups.map(({ label, columns }) => (
            <fieldset key={label} className={s.choices}>
              <legend>{label}</legend>
              {columns.map(({ id, name }) => (
                <Checkbox key={id} label={name} checked={shown.includes(id)} onChange={() => toggle(id)} />
              ))}
            </fieldset>
          ))}
        </div>
        <Button kind="subtle" onClick={() => onChange(defaultColumns)}>
          {t('columnsReset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

function useGroups() {
  const t = useText(mandatesText);
  const horizon = useText(horizonText);
  const named = (column: string) => ({ id: column, name: horizon(column.split('.')[1] as keyof typeof horizonText) }); // columns are made of horizons
  const risk = { 'trackingError.3y': t('te'), 'informationRatio.3y': t('ir') };
  return [
    { label: t('terms'), columns: termColumns.map(id => ({ id: id as string, name: t(id) })) /* widened beside the others */ },
    { label: t('returns'), columns: returnColumns.map(named) },
    { label: t('excess'), columns: excessColumns.map(named) },
    { label: t('risk3y'), columns: riskColumns.map(id => ({ id: id as string, name: risk[id] })) /* widened beside the others */ },
  ];
}
