import type { AmountUnit } from '@hakaru/contract/preferences';
import { CommentMark } from '#features/comments/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { shifted } from '#ui/grid/grid-export';
import { headlineOf, measureOfKey, shapeOf } from './figure-shape';
import s from './figures.module.css';
import { reasonText } from './measure-text';
import { PartialMark, useLacking } from './quality-mark';
import type { ShownFigure } from './queries';
import { figuresText } from './text';
import { useOpenTrace } from './trace-context';
import { useUnit } from './unit-switch';

export type FigureTextProps = {
  figure: ShownFigure | undefined;
  /** `headline` carries its unit (¥123.5bn, 4.38%); a cell leaves it to the header. */
  as?: 'cell' | 'headline';
  unit?: AmountUnit;
  currency?: string;
  /** False where a whole column would have the same mark. */
  mark?: boolean;
  /** False where a word beside the amount says its direction. */
  signed?: boolean;
};

/** A figure with its trace, opened by a click or Enter. A missing one is a dash with its reason. */
export function FigureText({ figure, as = 'cell', unit, currency = 'JPY', mark = true, signed = true }: FigureTextProps) {
  const t = useText(figuresText);
  const open = useOpenTrace();
  const text = useFigureText(figure, { as, unit, currency, signed });
  const why = useReason(figure);
  if (!figure) return null;
  return (
    <>
      <CommentMark kind="figure" subject={figure.key} />
      <button
        type="button"
        className={text.isWorse ? `${s.figure} ${s.worse} num` : `${s.figure} num`}
        title={why ?? t('howItCame')}
        aria-haspopup="dialog"
        data-exact={text.exact}
        onClick={() => open(figure.key)}
      >
        {text.shown}
        {why && <span className="sr-only"> {why}</span>}
      </button>
      {mark && <PartialMark figure={figure} />}
    </>
  );
}

type TextOptions = { as: 'cell' | 'headline'; unit: AmountUnit | undefined; currency: string; signed?: boolean };

export function useFigureText(
  figure: ShownFigure | undefined,
  { as, unit, currency, signed = true }: TextOptions,
): { shown: string; isWorse: boolean; exact: string | undefined } {
  const formats = useFormats();
  const own = useUnit();
  const measure = figure ? measureOfKey(figure.key) : null;
  if (!figure || !measure) return { shown: MISSING, isWorse: false, exact: undefined };
  const full = shapeOf(measure, unit ?? own);
  const shape = signed ? full : { ...full, signed: false };
  const shown = as === 'headline' ? headlineOf(measure, figure.value, { formats, currency }) : formats.figure(figure.value, shape);
  // All digits of the shown value, in the same unit, as exported.
  const exact = as === 'cell' && figure.value !== null ? shifted(figure.value, shape.power) : undefined;
  return { shown, isWorse: (shape.worseBelowZero ?? false) && /^[−▲]/.test(shown), exact };
}

/** Why a figure is missing, in words; null when it is there. */
export function useReason(figure: ShownFigure | undefined): string | null {
  const t = useText(reasonText);
  const lacking = useLacking(figure);
  if (!figure || figure.value !== null) return null;
  const { reason } = figure;
  const why = t(reason && reason in reasonText ? (reason as keyof typeof reasonText) : 'no_data'); // looked up in the table just before
  return lacking && reason === 'gap' ? `${why} (${lacking})` : why;
}
