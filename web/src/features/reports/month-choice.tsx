import { Select } from '@mantine/core';
import { useBook } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { reportsText } from './text';

/** One month of the asset's, or all of them. */
export function MonthChoice({ value, onChange }: { value: string | undefined; onChange: (month: string | undefined) => void }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const { data: book } = useBook();
  const months = [...(book?.monthEnds ?? [])].toReversed().slice(0, 36);
  return (
    <Select
      aria-label={t('month')}
      placeholder={t('anyMonth')}
      data={months.map(month => ({ value: month, label: formats.month(month) }))}
      value={value ?? null}
      onChange={month => onChange(month ?? undefined)}
      clearable
      w={150}
    />
  );
}
