import { demoPicture } from '@hakaru/contract/demo-picture';
import type { pictureText } from './picture-text';

type Label = Exclude<keyof typeof pictureText, 'restated' | 'otherClasses' | 'sources'>;

/** Amounts in yen, everything else as fractions; the grouped classes have only values that add up. */
export type ClassRow = { label: Label; colour: string } & Shown;
export type Shown = { value: number; weight: number; fytd: number; oneYear: number; excess: number };

const LABELS = {
  DB: 'domesticBonds',
  GA: 'generalAccount',
  FH: 'hedgedBonds',
  FB: 'foreignBonds',
  DE: 'domesticEquity',
  FE: 'foreignEquity',
} as const;

/** The demo institution's own figures, as calculated by the product. */
export const classRows: readonly ClassRow[] = demoPicture.classes.map(({ ref, ...row }, at) => ({
  label: LABELS[ref],
  colour: `var(--c${at + 1})`,
  ...row,
}));
export const restRow: { count: number; value: number; weight: number } = demoPicture.rest;
export const totalRow: Shown = demoPicture.total;
export const monthlyReturns: readonly { month: string; rate: number }[] = demoPicture.months;
/** August as it was first published. */
export const AUGUST_BEFORE: number = demoPicture.augustBefore;
export const MANDATES: number = demoPicture.mandates;

const { allocation, selection, interaction } = demoPicture.effects;
export const effects: readonly { label: Label; rate: number }[] = [
  { label: 'allocation', rate: allocation },
  { label: 'selection', rate: selection },
  { label: 'interaction', rate: interaction },
];
