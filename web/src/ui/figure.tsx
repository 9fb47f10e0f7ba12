import { isNegative, MISSING, type FigureValue } from '#platform/formats';

export type FigureProps = {
  /** What is shown, from `useFormats()`. */
  text: string;
  /** The raw value. Given only where below zero means worse (returns, gains): it then reads red. Flows and weights leave it out. */
  worseBelowZero?: FigureValue;
  /** Decimals after which −0.00… counts as zero, in the raw value's own scale; a return in fractions shown with 2 decimals has 4. */
  decimals?: number;
};

/** A number or date in running text or a cell: tabular, never wrapped, never cut. */
export function Figure({ text, worseBelowZero, decimals = 4 }: FigureProps) {
  const worse = text !== MISSING && worseBelowZero !== undefined && isNegative(worseBelowZero, decimals);
  return <span className={worse ? 'num neg' : 'num'}>{text}</span>;
}
