import { useMemo } from 'react';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { ExportHead } from '#ui/export/shown-table';
import { exportText } from './export-text';
import { useBook, useBookContext } from './queries';
import { useUnit } from './unit-switch';

/** What stands above every table that leaves a reporting screen: whose, of which asset, as of when, known when, in which unit. */
export function useExportHead(): ExportHead {
  const t = useText(exportText);
  const formats = useFormats();
  const language = useLanguage();
  const { organisation } = useProfile();
  const { asOf, known } = useBookContext();
  const { data: book } = useBook();
  const [unit] = useUnit();
  return useMemo(
    () => ({
      orgRef: organisation.ref,
      day: asOf,
      lines: [
        { label: t('organisation'), value: book?.client[language] ?? organisation.name },
        { label: t('asset'), value: book?.name[language] ?? '' },
        { label: t('asOf'), value: asOf ? { date: asOf } : '' },
        ...(known ? [{ label: t('known'), value: known }] : []),
        { label: t('unit'), value: `${formats.unit(unit, book?.baseCurrency ?? 'JPY')} · ${t('rates')}` },
      ],
    }),
    [t, formats, language, organisation, asOf, known, book, unit],
  );
}
