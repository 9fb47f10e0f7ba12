import { useMemo } from 'react';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { ExportHead } from '#ui/export/shown-table';
import { appText } from './text';

/** Whose tables these are, for what leaves a screen that has no day of its own. */
export function useWhose(): ExportHead {
  const t = useText(appText);
  const formats = useFormats();
  const { organisation } = useProfile();
  return useMemo(
    () => ({
      orgRef: organisation.ref,
      day: formats.time(new Date()).slice(0, 10),
      lines: [{ label: t('organisation'), value: organisation.name }],
    }),
    [t, formats, organisation],
  );
}
