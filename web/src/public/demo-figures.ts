import type { pictureText } from './picture-text';

type Label = Exclude<keyof typeof pictureText, 'restated'>;

/** Amounts in yen, everything else as fractions. The parts add up to the total and the months link to the year: a test holds them to it. */
export type ClassRow = { label: Label; colour: string; value: number; weight: number; fytd: number; oneYear: number; excess: number };

export const classRows: readonly ClassRow[] = [
  { label: 'domesticBonds', colour: 'var(--c1)', value: 36_295e6, weight: 0.294, fytd: -0.002, oneYear: -0.0112, excess: 0.0011 },
  { label: 'foreignBonds', colour: 'var(--c2)', value: 22_098e6, weight: 0.179, fytd: 0.0231, oneYear: 0.0384, excess: -0.0008 },
  { label: 'domesticEquity', colour: 'var(--c3)', value: 15_185e6, weight: 0.123, fytd: 0.0894, oneYear: 0.132, excess: 0.0064 },
  { label: 'foreignEquity', colour: 'var(--c4)', value: 23_209e6, weight: 0.188, fytd: 0.114, oneYear: 0.1765, excess: 0.0021 },
  { label: 'alternatives', colour: 'var(--c5)', value: 24_321e6, weight: 0.197, fytd: 0.0395, oneYear: 0.0652, excess: 0.0035 },
  { label: 'cash', colour: 'var(--c6)', value: 2_346e6, weight: 0.019, fytd: 0.0017, oneYear: 0.0031, excess: 0 },
];
export const totalRow = { value: 123_454e6, weight: 1, fytd: 0.0438, oneYear: 0.0659, excess: 0.0021 } as const;

export const monthlyReturns: readonly { month: string; rate: number }[] = [
  { month: '2026-04', rate: 0.0112 },
  { month: '2026-05', rate: -0.0034 },
  { month: '2026-06', rate: 0.0148 },
  { month: '2026-07', rate: 0.0062 },
  { month: '2026-08', rate: -0.0021 },
  { month: '2026-09', rate: 0.0165 },
];
/** August as it was first published. */
export const AUGUST_BEFORE = -0.0024;

export const effects: readonly { label: Label; rate: number }[] = [
  { label: 'allocation', rate: 0.0009 },
  { label: 'selection', rate: 0.0021 },
  { label: 'currency', rate: -0.0004 },
  { label: 'fees', rate: -0.0005 },
];
