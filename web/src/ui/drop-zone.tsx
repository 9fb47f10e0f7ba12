import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import s from './drop-zone.module.css';

type Props = {
  title: string;
  /** What may be dropped here, one line each. */
  hints: readonly string[];
  chooseLabel: string;
  /** The file extensions that can be chosen, in the format of an input element. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
};

/** An area for files, which are dropped on it or chosen after a click. */
export function DropZone({ title, hints, chooseLabel, accept, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
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
        <span className={s.title}>{title}</span>
        {hints.map(hint => (
          <span key={hint} className={s.hint}>
            {hint}
          </span>
        ))}
      </button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        tabIndex={-1}
        accept={accept}
        aria-label={chooseLabel}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
