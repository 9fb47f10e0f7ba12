import type { Column, Ignored, Understood } from '#features/import-kinds/public';
import { at, type Finding, type Placed } from './findings';
import { keepPace } from '#platform/pace';
import type { Cell } from '#workbooks/table';

export type Staged = { rows: Placed[]; findings: Finding[]; ignored: Ignored[] };
/** Corrections already accepted, by sheet, row and column. */
export type Fixes = ReadonlyMap<string, string>;

export const fixKey = (sheet: string, row: number, column: string): string => `${sheet}\n${row}\n${column}`;

/** Reads every cell by its column's rule. A row with a cell that cannot be read is kept, so that it can be shown, and has an error. */
export async function stage(sheets: readonly Understood[], fixes: Fixes): Promise<Staged> {
  const staged: Staged = { rows: [], findings: [], ignored: [] };
  const pace = keepPace();
  for (const sheet of sheets) {
    let blank = 0;
    const columns = Object.entries(sheet.kind.columns).map(([name, column]) => ({ name, column, index: sheet.columns[name] ?? NOWHERE }));
    for (const row of sheet.rows) {
      const keys = sheet.kind.key.map(name => row.cells[sheet.columns[name] ?? NOWHERE] ?? null);
      // Totals and notes below a table have no key; they are counted as ignored.
      if (keys.every(cell => cell === null || cell === '') || isTotal(keys[0] ?? null)) blank++;
      else stageRow(sheet, columns, row, fixes, staged);
      if (pace.isDue()) await pace.rest();
    }
    if (blank > 0) staged.ignored.push({ sheet: sheet.name, rows: blank, why: 'blankKey' });
    staged.findings.push(...sheetFindings(sheet));
  }
  return staged;
}

const isTotal = (cell: Cell): boolean => typeof cell === 'string' && /^(sub)?total$|^(小計|合計|総計|計)$/i.test(cell.trim());

type Standing = { name: string; column: Column; index: number };
const NOWHERE = -1;

function stageRow(sheet: Understood, columns: readonly Standing[], row: Understood['rows'][number], fixes: Fixes, staged: Staged): void {
  const values: Record<string, string | null> = {};
  const placed: Placed = { sheet: sheet.name, row: row.number, values, on: sheet };
  const wrong = new Set<string>();
  for (const { name, column, index } of columns) {
    const fixed = fixes.size > 0 ? fixes.get(fixKey(sheet.name, row.number, name)) : undefined;
    const cell = fixed ?? row.cells[index] ?? null;
    const read = column.read(cell);
    values[name] = 'value' in read ? read.value : null;
    const problem = 'problem' in read ? read.problem : column.isRequired && !column.mayBeBlank && read.value === null ? 'required' : null;
    if (!problem) continue;
    wrong.add(name);
    staged.findings.push(at(placed, name, problem, { severity: 'error', value: shown(cell), params: limitsOf(column.choices) }));
  }
  // A cell that could not be read is null for the rules; its column already has a finding.
  for (const { column, problem } of sheet.kind.rules?.(values) ?? [])
    if (!wrong.has(column)) staged.findings.push(at(placed, column, problem, { severity: 'error' }));
  if (row.hidden) staged.findings.push(at(placed, sheet.kind.key[0] ?? '', 'hiddenRow', { severity: 'warning' }));
  staged.rows.push(placed);
}

const CHOICES_NAMED = 30;

function limitsOf(choices: readonly string[] | undefined): Record<string, string> {
  return choices ? { choices: choices.slice(0, CHOICES_NAMED).join(', ') } : {};
}

function shown(cell: Cell): string | null {
  if (cell === null || typeof cell !== 'object') return cell === null ? null : String(cell).slice(0, 200);
  return 'error' in cell ? cell.error : 'percent' in cell ? String(cell.percent) : null;
}

/** Findings about the sheet as a whole: unknown columns and merged cells. */
function sheetFindings(sheet: Understood): Finding[] {
  const about = { sheet: sheet.name, field: null, value: null, previous: null, fix: null };
  const unknown = sheet.unknown.map((name): Finding => ({
    ...about,
    severity: 'info',
    code: 'unknownColumn',
    row: sheet.headerRow,
    cell: null,
    value: name,
    params: {},
  }));
  const merged = sheet.facts.merged
    .filter(range => lastRow(range) > sheet.headerRow)
    .map((range): Finding => ({
      ...about,
      severity: 'warning',
      code: 'mergedCells',
      row: lastRow(range),
      cell: range.split(':')[0] ?? range,
      params: { range },
    }));
  return [...unknown, ...merged.slice(0, 200)];
}

const lastRow = (range: string): number => Number(/(\d+)$/.exec(range)?.[1] ?? 0);
