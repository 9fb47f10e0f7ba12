import { useEffect, useRef } from 'react';
import { useText } from '#platform/text';
import { DropZone } from '#ui/drop-zone';
import { importsText } from './text';

/** A place for files. Cells copied from a spreadsheet may be pasted anywhere on the page. */
export function ImportDropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText(importsText);
  usePaste(onFiles);
  return (
    <DropZone
      title={t('dropHere')}
      hints={[t('limits'), t('pasteHint')]}
      chooseLabel={t('chooseFiles')}
      accept=".xlsx,.csv,.tsv,.txt"
      onFiles={onFiles}
    />
  );
}

/** Cells arrive as tab-separated lines; a file copied from a folder may be pasted as well. Text pasted into a field is left alone. */
function usePaste(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) latest.current(files);
      else if (text.includes('\t') && text.includes('\n'))
        latest.current([new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' })]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
