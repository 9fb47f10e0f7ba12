import { Popover, TextInput } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { Calendar } from './calendar';
import { wiring, type FieldProps } from './field-wiring';
import { formText } from './form-text';
import { asText } from './text-fields';
import { plainDay } from './typed-digits';

export type DateFieldProps = FieldProps & { minDay?: string; maxDay?: string };

/** A day, typed or chosen. Stored as yyyy-MM-dd, shown as yyyy/MM/dd; anything else is kept as typed and refused by the schema. */
export function DateField({ minDay, maxDay, ...field }: DateFieldProps) {
  const { form, name } = field;
  const { onBlur, ...rest } = wiring(field);
  return (
    <DayInput
      {...rest}
      value={asText(form.value(name))}
      onChange={value => form.set(name, value)}
      onLeave={onBlur}
      {...(minDay ? { minDay } : {})}
      {...(maxDay ? { maxDay } : {})}
    />
  );
}

export type DayInputProps = {
  label: string;
  /** Hides the label visually, for toolbars where a word is beside the field. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  minDay?: string;
  maxDay?: string;
  error?: string | null;
  name?: string;
  description?: string | undefined;
  disabled?: boolean;
  readOnly?: boolean;
  withAsterisk?: boolean;
  'data-field'?: string;
};

/** The same outside a form: the as-of date in the bar. */
export function DayInput({
  label,
  hideLabel = false,
  value,
  onChange,
  onLeave,
  minDay,
  maxDay,
  disabled,
  readOnly,
  ...rest
}: DayInputProps) {
  const t = useText(formText);
  const formats = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const calendar = useCalendar();
  const isDay = plainDay(value) === value;
  const type = (text: string) => {
    setDraft(text);
    onChange(plainDay(text) ?? text);
  };
  const leave = () => {
    setDraft(null);
    onLeave?.();
  };
  const pick = (day: string) => {
    setDraft(null);
    onChange(day);
    setOpen(false);
  };
  const button = (
    <IconButton
      label={t('openCalendar', { label })}
      icon={<CalendarDays size={14} />}
      tooltip={false}
      onClick={() => void calendar.load().then(() => setOpen(!open))}
      disabled={disabled || readOnly || false}
      aria-haspopup="dialog"
      aria-expanded={open}
    />
  );
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...rest}
          {...(hideLabel ? { 'aria-label': label } : { label })}
          disabled={disabled ?? false}
          readOnly={readOnly ?? false}
          value={draft ?? (isDay ? formats.date(value) : value)}
          onChange={event => type(event.currentTarget.value)}
          onBlur={leave}
          placeholder={t('datePattern')}
          autoComplete="off"
          inputMode="numeric"
          rightSection={button}
          styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        {calendar.part && (
          <calendar.part value={isDay ? value : null} onPick={pick} {...(minDay ? { minDay } : {})} {...(maxDay ? { maxDay } : {})} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type CalendarPart = typeof Calendar;

/**
 * The calendar is a large component that few screens open, so it is loaded on the first press. It must be loaded before the popover opens,
 * because the popover moves the focus into its content.
 */
function useCalendar(): { part: CalendarPart | null; load: () => Promise<void> } {
  const [part, setPart] = useState<CalendarPart | null>(null);
  const load = async () => {
    const loaded = await import('./calendar');
    setPart(() => loaded.Calendar);
  };
  return { part, load };
}
