import { type FieldErrors } from './errors';

/** One row of the split editor: percentages as text, because 33.3333 has no exact float. */
export type SplitRow = { id: string; percent: string | null };

const SCALE = 10_000n;
const TOTAL = 100n * SCALE;
const PERCENT = /^-?\d{1,6}(?:\.\d{1,8})?$/;

/** The percentage in ten-thousandths, exactly; null when it is not a number or has more than four decimals. */
export function percentUnits(percent: string): bigint | null {
  if (!PERCENT.test(percent)) return null;
  const [whole = '0', fraction = ''] = percent.replace('-', '').split('.');
  const padded = fraction.padEnd(4, '0');
  if (/[1-9]/.test(padded.slice(4))) return null;
  const units = BigInt(whole) * SCALE + BigInt(padded.slice(0, 4));
  return percent.startsWith('-') ? -units : units;
}

/** The errors of a split, by row (`rows.{id}`) and as a whole (`total`); empty when it is valid. */
export function splitErrors(rows: readonly SplitRow[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  let sum = 0n;
  for (const { id, percent } of rows) {
    if (percent === null) continue;
    const units = percentUnits(percent);
    if (units === null || units < 0n || units > TOTAL) errors[`rows.${id}`] = ['targetRange'];
    sum += units ?? 0n;
  }
  if (Object.keys(errors).length === 0 && sum !== TOTAL) errors['total'] = ['splitTotal'];
  return errors;
}

/** The rows to store: those with a share. */
export function keptRows(rows: readonly SplitRow[]): { id: string; percent: string }[] {
  return rows.flatMap(({ id, percent }) => (percent !== null && percentUnits(percent) !== 0n ? [{ id, percent }] : []));
}

/** The sum of a split as shown by the editor, at four decimals. */
export function splitTotal(rows: readonly SplitRow[]): string {
  const sum = rows.reduce((total, { percent }) => total + ((percent === null ? 0n : percentUnits(percent)) ?? 0n), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(5, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
