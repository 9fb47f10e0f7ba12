import { useMemo, type ReactNode } from 'react';
import { useClientName, useProfile } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { ExportContext, useExportContext } from '#ui/export/export-context';
import type { ExportHead } from '#ui/export/shown-table';
import { usePageFrame } from '#ui/print/use-page-frame';
import { exportText } from './export-text';
import { useBook, useBookContext } from './queries';
import { figuresText } from './text';
import { useArea } from './use-area';

/** Whether users of this area work on one chosen asset; managers and banks see everything that is open to them. */
export function useIsOnAsset(): boolean {
  const role = useArea();
  return role === 'owner' || role === 'consultant';
}

/** The chosen asset, or null in areas that show everything. */
export function useChosenAsset(): string | null {
  const { assetId } = useBookContext();
  return useIsOnAsset() ? assetId || null : null;
}

/** The owner and asset shown on a page without a month-end, for its heading. */
export function WhoseMoney({ extra }: { extra?: ReactNode }) {
  const t = useText(figuresText);
  const language = useLanguage();
  const { organisation } = useProfile();
  const isOnAsset = useIsOnAsset();
  const { data: book } = useBook();
  const names = isOnAsset
    ? [book?.client[language] ?? (organisation.type === 'owner' ? organisation.name : null), book?.name[language]]
    : [organisation.name, t('allClients')];
  return (
    <span>
      {names.filter(Boolean).join(' · ')}
      {extra && <> · {extra}</>}
    </span>
  );
}

/** The client whose asset is on screen, also of a manager's or trustee's mandate; null for an own asset. */
export function useClientOnScreen(): string | null {
  const language = useLanguage();
  const named = useClientName();
  const { data: book } = useBook();
  return named ?? (book && !book.isOwn ? book.client[language] : null);
}

/** Around a page of the chosen asset without a month-end: its exports and its paper name the owner and the asset, not the reader's organisation. */
export function AssetFrame({ children }: { children: ReactNode }) {
  const t = useText(exportText);
  const language = useLanguage();
  const { organisation } = useProfile();
  const isOnAsset = useIsOnAsset();
  const outer = useExportContext();
  const { data: book } = useBook();
  const head = useMemo((): ExportHead => {
    const own = outer ?? { orgRef: organisation.ref, day: null, lines: [{ label: t('organisation'), value: organisation.name }] };
    if (!isOnAsset || !book) return own;
    const lines = [
      { label: t('organisation'), value: book.client[language] },
      { label: t('asset'), value: book.name[language] },
    ];
    return { ...own, orgRef: book.clientRef, lines };
  }, [t, language, organisation, isOnAsset, outer, book]);
  usePageFrame(head, 'screen');
  return <ExportContext value={head}>{children}</ExportContext>;
}
