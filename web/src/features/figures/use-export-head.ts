import { useMemo } from 'react';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { ExportHead } from '#ui/export/shown-table';
import { exportText } from './export-text';
import { useBook, useBookContext } from './queries';
import { isPreliminary } from './running-month';
import { runningMonthText } from './running-month-text';
import { useUnit } from './unit-switch';

/** The heading of every table exported from a reporting screen: owner, asset, as-of date, knowledge time and unit. */
export function useExportHead(): ExportHead {
  const t = useText(exportText);
  const running = useText(runningMonthText);
  const formats = useFormats();
  const language = useLanguage();
  const { organisation } = useProfile();
  const { asOf, known } = useBookContext();
  const { data: book } = useBook();
  const unit = useUnit();
  return useMemo(
    () => ({
      orgRef: book?.clientRef ?? organisation.ref,
      day: asOf,
      lines: [
        { label: t('organisation'), value: book?.client[language] ?? organisation.name },
        { label: t('asset'), value: book?.name[language] ?? '' },
        { label: t('asOf'), value: asOf ? { date: asOf } : '' },
        ...(known ? [{ label: t('known'), value: known }] : []),
        ...(isPreliminary(book, asOf) ? [{ label: t('state'), value: running('preliminaryOf', { month: formats.month(asOf) }) }] : []),
        { label: t('unit'), value: `${formats.unit(unit, book?.baseCurrency ?? 'JPY')} · ${t('rates')}` },
      ],
    }),
    [t, running, formats, language, organisation, asOf, known, book, unit],
  );
}
