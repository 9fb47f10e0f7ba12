import { useMemo } from 'react';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import type { ExportHead } from '#ui/export/shown-table';
import { appText } from './text';

/** Names the organisation in exports of a screen that has no as-of date. */
export function useWhose(): ExportHead {
  const t = useText(appText);
  const { organisation } = useProfile();
  return useMemo(
    () => ({
      orgRef: organisation.ref,
      day: null,
      lines: [{ label: t('organisation'), value: organisation.name }],
    }),
    [t, organisation],
  );
}
