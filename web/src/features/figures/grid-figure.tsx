import type { AmountUnit } from '@hakaru/contract/preferences';
import type { MouseEvent } from 'react';
import { CommentMark } from '#features/comments/public';
import { useFigureText, useReason } from './figure-text';
import s from './figures.module.css';
import { PartialMark } from './quality-mark';
import type { ShownFigure } from './queries';
import { useOpenTrace } from './trace-context';

/**
 * A figure in a grid cell. The cell holds the focus and Enter opens the trace through the grid; a plain click does it here, while a drag
 * or Shift still selects a range.
 */
export function GridFigure({ figure, unit }: { figure: ShownFigure | undefined; unit: AmountUnit }) {
  const open = useOpenTrace();
  const { shown } = useFigureText(figure, { as: 'cell', unit, currency: 'JPY' });
  const why = useReason(figure);
  if (!figure) return null;
  const onClick = (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) open(figure.key);
  };
  return (
    <>
      <PartialMark figure={figure} />
      <CommentMark kind="figure" subject={figure.key} />
      <span className={s.gridFigure} onClick={onClick} {...(why ? { title: why } : {})}>
        {shown}
        {why && <span className="sr-only"> {why}</span>}
      </span>
    </>
  );
}
