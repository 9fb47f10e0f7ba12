import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { normal, stream } from './random';

/** The fictional markets: correlated monthly returns from November 2016 to October 2026. */
export const FIRST_MONTH = monthIndexOf('2016-11-30');
export const LAST_MONTH = monthIndexOf('2026-10-31');
export const MONTHS = Array.from({ length: LAST_MONTH - FIRST_MONTH + 1 }, (_, index) => FIRST_MONTH + index);

export const factorNames = ['DB', 'FH', 'FC', 'FB', 'DE', 'DS', 'FE', 'EM', 'AL', 'USD', 'EUR', 'GBP'] as const;
export type FactorName = (typeof factorNames)[number];
export type Currency = 'JPY' | 'USD' | 'EUR' | 'GBP';

const MEANS = [0.6, 0.8, 1.6, 3.0, 7.0, 7.5, 9.5, 6.5, 3.4, 2.2, 2.0, 1.6];
const DEVIATIONS = [2.4, 4.2, 5.0, 8.0, 15.5, 17.5, 16.5, 18.5, 4.5, 9.0, 8.5, 10.0];
const CORRELATIONS = [
  [1],
  [0.55, 1],
  [0.4, 0.75, 1],
  [0.15, 0.3, 0.3, 1],
  [-0.15, -0.05, 0.25, 0.35, 1],
  [-0.15, -0.05, 0.25, 0.3, 0.88, 1],
  [-0.12, 0, 0.35, 0.6, 0.72, 0.66, 1],
  [-0.1, 0, 0.35, 0.5, 0.62, 0.58, 0.78, 1],
  [0.05, 0.15, 0.35, 0.2, 0.35, 0.35, 0.42, 0.4, 1],
  [-0.1, -0.15, -0.05, 0.72, 0.32, 0.26, 0.42, 0.28, 0.05, 1],
  [-0.08, -0.1, 0.05, 0.7, 0.38, 0.32, 0.5, 0.42, 0.12, 0.62, 1],
  [-0.1, -0.12, 0.05, 0.62, 0.4, 0.34, 0.52, 0.45, 0.12, 0.58, 0.72, 1],
];

/** Fictional months of stress and rebound, in percent on top of the random draw. */
const SHOCKS: Readonly<Record<string, Partial<Record<FactorName, number>>>> = {
  '2019-08': { DE: -5, DS: -6, FE: -6, EM: -7, FC: -1, AL: -2, USD: -2, EUR: -2, GBP: -3, FB: -1.5 },
  '2021-05': { DE: 4, DS: 5, FE: 4, EM: 5 },
  '2022-09': { DB: -1.5, FH: -3, FC: -3.5, FB: -2, DE: -6, DS: -6, FE: -7, EM: -8, AL: -2 },
  '2023-01': { FH: 2, FC: 2.5, DE: 3, FE: 4 },
  '2025-02': { DE: -4, FE: -5, EM: -4, USD: -2.5, EUR: -1.5, GBP: -2, FB: -1.5 },
};
const SPOT_START: Readonly<Record<'USD' | 'EUR' | 'GBP', number>> = { USD: 112, EUR: 124, GBP: 140 };

export type Factors = Readonly<Record<FactorName, readonly number[]>>;

export function makeFactors(): Factors {
  const lower = cholesky(CORRELATIONS);
  const draw = stream('factors');
  const series = Object.fromEntries(factorNames.map(name => [name, [] as number[]])) as Record<FactorName, number[]>; // built from the same names
  for (const month of MONTHS) {
    const normals = factorNames.map(() => normal(draw));
    const shocks = SHOCKS[monthEndOfIndex(month).slice(0, 7)] ?? {};
    for (const [row, name] of factorNames.entries()) {
      let mixed = 0;
      for (let column = 0; column <= row; column++) mixed += (lower[row]?.[column] ?? 0) * (normals[column] ?? 0);
      const drawn = (MEANS[row] ?? 0) / 1200 + ((DEVIATIONS[row] ?? 0) / 100 / Math.sqrt(12)) * mixed + (shocks[name] ?? 0) / 100;
      series[name].push(Math.round(drawn * 1e6) / 1e6);
    }
  }
  return series;
}

/** Month-end spot rates in yen; the yen itself is 1. */
export function makeSpots(factors: Factors): Readonly<Record<Currency, readonly number[]>> {
  const path = (currency: 'USD' | 'EUR' | 'GBP') => {
    let spot = SPOT_START[currency];
    return factors[currency].map(change => (spot *= 1 + change));
  };
  return { JPY: MONTHS.map(() => 1), USD: path('USD'), EUR: path('EUR'), GBP: path('GBP') };
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map(() => matrix.map(() => 0));
  for (const [row, cells] of matrix.entries()) {
    for (let column = 0; column <= row; column++) {
      let rest = cells[column] ?? 0;
      for (let k = 0; k < column; k++) rest -= (lower[row]?.[k] ?? 0) * (lower[column]?.[k] ?? 0);
      const line = lower[row];
      if (line) line[column] = row === column ? Math.sqrt(rest) : rest / (lower[column]?.[column] ?? 1);
    }
  }
  return lower;
}
