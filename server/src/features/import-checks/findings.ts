import type { FindingSeverity } from '@hakaru/contract/imports';
import { cellAddress, type StagedRow, type Understood } from '#features/import-kinds/public';

/** A remark about a cell, in codes; the sentences are with the check that produced it. */
export type Finding = {
  severity: FindingSeverity;
  code: string;
  sheet: string;
  row: number | null;
  cell: string | null;
  field: string | null;
  value: string | null;
  previous: string | null;
  params: Readonly<Record<string, string>>;
  /** A replacement that would correct the value, where one can safely be offered. */
  fix: string | null;
};

/** A staged row with the sheet it comes from. */
export type Placed = StagedRow & { on: Understood };

type Said = {
  severity?: FindingSeverity;
  value?: string | null;
  previous?: string | null;
  params?: Finding['params'];
  fix?: string | null;
};

/** A finding at a row's column. */
export function at(row: Placed, field: string, code: string, said: Said = {}): Finding {
  return {
    severity: said.severity ?? 'warning',
    code,
    sheet: row.sheet,
    row: row.row,
    cell: field in row.on.columns ? cellAddress(row.on, row.row, field) : null,
    field,
    value: said.value === undefined ? (row.values[field] ?? null) : said.value,
    previous: said.previous ?? null,
    params: said.params ?? {},
    fix: said.fix ?? null,
  };
}
