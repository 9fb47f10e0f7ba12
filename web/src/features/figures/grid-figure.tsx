import type { AmountUnit } from '@hakaru/contract/preferences';
import type { MouseEvent } from 'react';
import { CommentMark } from '#features/comments/public';
import { MISSING, useFormats } from '#platform/formats';
import { measureOfKey, shapeOf } from './figure-shape';
import { useReason } from './figure-text';
import s from './figures.module.css';
import { PartialMark } from './quality-mark';
import type { ShownFigure } from './queries';
import { useOpenTrace } from './trace-context';

type Shown = { figure: ShownFigure; onClick: (event: MouseEvent) => void };

/**
 * A figure in a grid cell. The cell holds the focus and Enter opens the trace through the grid; a plain click opens it here, while a drag
 * or Shift still selects a range. There are hundreds on a screen, so marks and reasons are looked up only where there are any.
 */
export function GridFigure({ figure, unit }: { figure: ShownFigure | undefined; unit: AmountUnit }) {
  const open = useOpenTrace();
  const formats = useFormats();
  if (!figure) return null;
  const onClick = (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) open(figure.key);
  };
  const measure = measureOfKey(figure.key);
  return (
    <>
      {figure.quality && <PartialMark figure={figure} />}
      <CommentMark kind="figure" subject={figure.key} />
      {figure.value === null || !measure ? (
        <MissingFigure figure={figure} onClick={onClick} />
      ) : (
        <span className={s.gridFigure} onClick={onClick}>
          {formats.figure(figure.value, shapeOf(measure, unit))}
        </span>
      )}
    </>
  );
}

function MissingFigure({ figure, onClick }: Shown) {
  const why = useReason(figure);
  return (
    <span className={s.gridFigure} onClick={onClick} {...(why ? { title: why } : {})}>
      {MISSING}
      {why && <span className="sr-only"> {why}</span>}
    </span>
  );
}
