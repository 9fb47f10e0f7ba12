import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useText } from '#platform/text';
import s from './imports.module.css';
import { importsText } from './text';

/** A place for files. Cells copied from a spreadsheet may be pasted anywhere on the page. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText(importsText);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePaste(onFiles);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div className={s.drop} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <button type="button" className={s.choose} onClick={() => input.current?.click()}>
        <Upload size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={s.dropTitle}>{t('dropHere')}</span>
        <span className={s.quiet}>{t('limits')}</span>
        <span className={s.quiet}>{t('pasteHint')}</span>
      </button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        tabIndex={-1}
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={t('chooseFiles')}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Cells arrive as lines of tabs; a file dragged from a folder may be pasted as well. Text typed into a field is left alone. */
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
