import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { exportText } from './export-text';
import { useBook, useBookPlace } from './queries';
import { useUnit } from './unit-switch';

/** What stands above every exported table, and how its file begins. Days are ISO: a spreadsheet reads them as days. */
export function useExportHead(title: string): { lines: string[][]; fileStart: string } {
  const t = useText(exportText);
  const formats = useFormats();
  const language = useLanguage();
  const { organisation } = useProfile();
  const { asOf, known } = useBookPlace();
  const { data: book } = useBook();
  const [unit] = useUnit();
  const lines = [
    [title],
    [t('asset'), book?.name[language] ?? ''],
    [t('asOf'), asOf],
    [t('unit'), formats.unit(unit, book?.baseCurrency ?? 'JPY'), t('rates')],
    ...(known ? [[t('known'), known]] : []),
  ];
  return { lines, fileStart: `${organisation.ref}_${asOf.replaceAll('-', '')}` };
}
