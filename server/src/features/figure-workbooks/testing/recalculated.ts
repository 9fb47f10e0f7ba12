import { inflateRawSync } from 'node:zlib';
import { figureKey, readColumn, type Figure } from '@hakaru/contract/figures';
import type { Recalculated } from '@hakaru/workbook/testing/libre-office';
import { expect } from 'vitest';

const TOLERANCE = 1e-9;
export type ShownRow = { entityId: string; figures: Figure[] };

/** The numeric cells of the first sheet, and whether each is a formula or only a value. */
export function shownCells(bytes: Buffer): { place: string; isFormula: boolean }[] {
  const name = 'xl/worksheets/sheet1.xml';
  const xml = inflateRawSync(bytes.subarray(bytes.indexOf(name) + name.length)).toString();
  return [...xml.matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)>(.*?)<\/c>/g)].flatMap(([, column = '', row, look = '', inner = '']) =>
    Number(row) > 8 && !/^[AB]$/.test(column) && !look.includes('t="') && inner !== ''
      ? [{ place: `${column}${row}`, isFormula: inner.includes('<f') }]
      : [],
  );
}

/** Compares every figure with its cell; returns the number of figures compared. */
export function compare(book: Recalculated, sheet: string, shown: readonly ShownRow[]): number {
  const cells = book.get(sheet) ?? [];
  let compared = 0;
  for (const [at, { figures }] of shown.entries())
    for (const [column, { key, value }] of figures.entries()) {
      const cell = cells[8 + at]?.[2 + column] ?? '';
      if (value === null) expect(`${key} ${cell}`).toBe(`${key} -`);
      else {
        compared++;
        const allowed = (TOLERANCE * Math.max(1, Math.abs(Number(value)))) / steadiness(figures, key);
        if (cell === '' || !(Math.abs(Number(cell) - Number(value)) <= allowed)) expect.fail(`${key}: shown ${value}, worked out ${cell}`);
      }
    }
  return compared;
}

const BARELY_MOVING = 1e-5;

/** A ratio to a risk close to zero has no more correct digits than that risk. */
function steadiness(figures: readonly Figure[], key: string): number {
  const [id = '', measure = '', horizon = '', asOf = ''] = key.split('.');
  const column = readColumn(`trackingError.${horizon}`);
  if (measure !== 'informationRatio' || !column) return 1;
  const risk = Number(figures.find(one => one.key === figureKey({ ...column, entityId: id, asOf }))?.value);
  return risk < BARELY_MOVING ? risk : 1;
}

/** The number of differences that the workbook itself reports on its first sheet, next to its list. */
export function differing(book: Recalculated, sheet: string, check: string): number {
  const said = Number(book.get(sheet)?.[6]?.[1]);
  const listed = (book.get(check) ?? []).slice(2).filter(row => row.length > 7);
  expect(listed.length).toBeGreaterThan(10);
  return said;
}
