import type { MouseEvent } from 'react';
import s from './figures.module.css';
import { useOpenTrace } from './trace-context';

/** A reported value in a grid cell, by the name of its fact. As with figures, a plain click opens it and a drag or Shift still selects. */
export function RecordedCell({ fact, text }: { fact: string | null; text: string }) {
  const open = useOpenTrace();
  if (fact === null) return text;
  const onClick = (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) open(fact);
  };
  return (
    <span className={s.gridFigure} onClick={onClick}>
      {text}
    </span>
  );
}
