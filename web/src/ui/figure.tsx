import { isNegative, MISSING, type FigureValue } from '#platform/formats';

export type FigureProps = {
  /** The text shown, from `useFormats()`. */
  text: string;
  /** The raw value. Only given where a negative value is bad (returns, gains), and then shown in red. Not for flows and weights. */
  worseBelowZero?: FigureValue;
  /** Decimals after which −0.00… counts as zero, in the raw value's own scale; a return in fractions shown with 2 decimals has 4. */
  decimals?: number;
};

/** A number or date in text or in a cell: tabular digits, never wrapped or truncated. */
export function Figure({ text, worseBelowZero, decimals = 4 }: FigureProps) {
  const worse = text !== MISSING && worseBelowZero !== undefined && isNegative(worseBelowZero, decimals);
  return <span className={worse ? 'num neg' : 'num'}>{text}</span>;
}
